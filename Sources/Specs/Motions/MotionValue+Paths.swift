internal import Drawing
internal import MotionCore

extension MotionValue<[[[ShapeCubic]]]> {
    /// Closed outlines as path data, or a list of them with the same commands.
    static var outlines: MotionValue {
        func one(_ reader: SpecReader) -> [[ShapeCubic]] {
            let path = reader.parsed(Path()) { text throws(PathDataError) in try Path(svg: text) }
            return path.lines.map { $0.cubics }
        }
        func read(_ reader: SpecReader) -> [[[ShapeCubic]]] {
            guard reader.isList else { return [one(reader)] }
            if reader.count == 0 { reader.problem("the list is empty; write a path") }
            let items = Array(reader.list(MotionFields.maxParts))
            let paths = items.map(one)
            for (item, path) in zip(items, paths) where path.map({ $0.count }) != paths[0].map({ $0.count }) {
                item.problem(
                    "the path has other commands than the first one; write all of them with the same")
                return [paths[0]]
            }
            return paths
        }
        func text(_ paths: [[[ShapeCubic]]]) -> String {
            let texts = paths.map { $0.map { data($0, isClosed: true) }.joined(separator: " ") }
            return texts.count == 1
                ? quotedText(texts[0]) : "[\(texts.map(quotedText).joined(separator: ", "))]"
        }
        return MotionValue(
            [], .either(.text(1, nil), .list(.text(1, nil), 1...MotionFields.maxParts)), read, text: text)
    }
}

extension MotionValue<PathLine> {
    /// One line as path data.
    static var line: MotionValue {
        func read(_ reader: SpecReader) -> PathLine {
            let path = reader.parsed(Path()) { text throws(PathDataError) in
                try Path(svg: text, closesAll: false)
            }
            let lines = path.lines
            guard lines.count == 1, lines[0].cubics.count <= MotionFields.maxKeys else {
                reader.problem(
                    lines.count == 1
                        ? "the line has \(lines[0].cubics.count) pieces; use at most \(MotionFields.maxKeys)"
                        : "a line is one stroke, from one M on; give each of these \(lines.count) an element of its own"
                )
                return PathLine([], isClosed: false)
            }
            return lines[0]
        }
        return MotionValue(
            PathLine([], isClosed: false), .text(1, nil), read,
            text: { quotedText(data($0.cubics, isClosed: $0.isClosed)) })
    }
}

private func quotedText(_ text: String) -> String { "\"\(text)\"" }

private func data(_ line: [ShapeCubic], isClosed: Bool) -> String {
    func text(_ point: PlanePoint) -> String { point.x.shortestText + " " + point.y.shortestText }
    guard let first = line.first else { return "" }
    let curves = line.map { "C" + [$0.first, $0.second, $0.end].map(text).joined(separator: " ") }
    return "M" + text(first.start) + " " + curves.joined(separator: " ") + (isClosed ? "Z" : "")
}

internal import Basics
internal import PictureFiles

extension SheetSyntax {
    /// The texture atlas of libGDX, in its old format and in that since 1.9.14.
    static let gdx = SheetSyntax(
        ending: ".atlas", marks: ["size:"],
        read: { text, sheet throws(SpecError) in
            var (page, name) = (Int?.none, String?.none)
            var fields: [String: [Double]] = [:]
            var turn = SheetFrame.Turn.none
            func finish(_ sheet: inout SheetFile) throws(SpecError) {
                guard let page, let region = name else { return }
                let bounds = (fields["bounds"] ?? (fields["xy"] ?? []) + (fields["size"] ?? [])).map {
                    Int($0)
                }
                guard bounds.count == 4 else {
                    throw sheet.wrong("the region \(quoted(region)) has no place or no size")
                }
                let index = fields["index"]?.first.map { Int($0) } ?? -1
                var frame = SheetFrame(
                    name: index < 0 ? region : "\(region) \(index)", page: page, x: bounds[0], y: bounds[1],
                    width: bounds[2], height: bounds[3])
                // The offset is from the lower left corner.
                let offsets = fields["offsets"] ?? (fields["offset"] ?? []) + (fields["orig"] ?? [])
                if offsets.count == 4 {
                    (frame.wholeWidth, frame.wholeHeight) = (Int(offsets[2]), Int(offsets[3]))
                    frame.left = Int(offsets[0])
                    frame.top = frame.wholeHeight - Int(offsets[1]) - frame.height
                }
                frame.turn = turn
                try sheet.add(frame)
            }
            for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                let line = trimmed(line)
                if line.isEmpty {
                    try finish(&sheet)
                    (page, name) = (nil, nil)
                } else if page == nil {
                    page = try sheet.page(String(line))
                } else if let colon = line.firstIndex(of: ":") {
                    let (key, value) = (line[..<colon], line[colon...].dropFirst())
                    fields[String(key)] = numbersIn(String(value))
                    if key == "rotate" {
                        turn = value.contains("true") || value.contains("90") ? .counterclockwise : .none
                    }
                } else {
                    try finish(&sheet)
                    (name, fields, turn) = (String(line), [:], .none)
                }
            }
            try finish(&sheet)
            return true
        },
        siblings: { _, _ in [] })

    /// The sheet of TexturePacker for Unity. It lacks the sizes of whole frames, and has only their centers: all frames get
    /// the size that the part which reaches furthest needs.
    static let unity = SheetSyntax(
        ending: ".tpsheet", marks: [":texture="],
        read: { text, sheet throws(SpecError) in
            var image: Int?
            var rows: [(name: String, box: [Int], pivot: [Double])] = []
            for line in text.split(whereSeparator: \.isNewline) where line.first != "#" {
                if line.hasPrefix(":texture=") { image = try sheet.page(String(line.dropFirst(9))) }
                if line.first == ":" { continue }
                let fields = line.split(separator: ";", omittingEmptySubsequences: false).map { trimmed($0) }
                let box = fields.dropFirst().prefix(4).compactMap { wholeNumber($0) }
                let pivot = fields.dropFirst(5).prefix(2).compactMap { SpecNumber.value(of: $0) }
                guard box.count == 4, pivot.count == 2, pivot.allSatisfy({ $0.magnitude < 65536 }) else {
                    throw sheet.wrong("the line \(quoted(String(line))) does not tell where a sprite is")
                }
                rows.append((String(fields[0]), box, pivot))
            }
            guard let image else { return false }
            /// Returns twice the greatest distance from the center of a frame to the edge of its part.
            func reach(_ axis: Int) -> Int {
                let all = rows.map { row in
                    let before = row.pivot[axis] * Double(row.box[2 + axis])
                    return 2 * max(before, Double(row.box[2 + axis]) - before)
                }
                return Int(min(65536, (all.max() ?? 0).rounded()))
            }
            let (width, height) = (reach(0), reach(1))
            let pageHeight = sheet.pages[image].file.height
            for row in rows {
                var frame = SheetFrame(
                    name: row.name, page: image, x: row.box[0], y: pageHeight - row.box[1] - row.box[3],
                    width: row.box[2], height: row.box[3])
                (frame.wholeWidth, frame.wholeHeight) = (width, height)
                frame.left = Int((Double(width) / 2 - row.pivot[0] * Double(row.box[2])).rounded())
                let below = Int((Double(height) / 2 - row.pivot[1] * Double(row.box[3])).rounded())
                frame.top = height - below - row.box[3]
                try sheet.add(frame)
            }
            return true
        },
        siblings: { _, path in numbered(path, ".tpsheet") })

    /// The component of Qt Quick that plays cells from row to row.
    static let qml = SheetSyntax(
        ending: ".qml", marks: ["AnimatedSprite", "frameCount:", "source:"],
        read: { text, sheet throws(SpecError) in
            var fields: [Substring: Substring] = [:]
            for line in text.split(whereSeparator: { $0.isNewline || $0 == ";" }) {
                let parts = line.split(separator: ":", maxSplits: 1)
                if parts.count == 2 { fields[trimmed(parts[0])] = trimmed(parts[1]) }
            }
            guard let source = fields["source"], source.count > 2, source.first == "\"",
                let width = fields["frameWidth"].flatMap({ wholeNumber($0) }),
                let height = fields["frameHeight"].flatMap({ wholeNumber($0) }),
                let count = fields["frameCount"].flatMap({ wholeNumber($0) }), width > 0, height > 0,
                count > 0
            else { return false }
            let name = urlDecoded(source.dropFirst().prefix { $0 != "\"" })
            let page = try sheet.page(name)
            // In Qt, the name sets the number of pixels per point.
            let stem = name.dropLast(4)
            let scale =
                stem.last == "x" && stem.dropLast(2).last == "@"
                ? wholeNumber(stem.suffix(2).prefix(1)) ?? 1 : 1
            let (cellWidth, cellHeight) = (width * max(1, scale), height * max(1, scale))
            let columns = max(1, sheet.pages[page].file.width / cellWidth)
            let rate = fields["frameRate"].flatMap { SpecNumber.value(of: $0) }
            if let loops = fields["loops"] {
                sheet.facts.plays = loops.hasSuffix("Infinite") ? 0 : wholeNumber(loops)
            }
            for index in 0..<count {
                try sheet.add(
                    SheetFrame(
                        name: "frame \(index)", page: page, x: index % columns * cellWidth,
                        y: index / columns * cellHeight, width: cellWidth, height: cellHeight,
                        delay: rate.flatMap { $0 > 0 ? 1000 / $0 : nil }))
            }
            return true
        },
        siblings: { _, _ in [] })

    /// Returns a text without the spaces around it.
    static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    /// Returns an address with its percent-encoding decoded.
    static func urlDecoded(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"),
                let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

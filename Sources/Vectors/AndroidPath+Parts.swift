internal import Drawing

extension AndroidPath {
    /// The most bytes of a text in a compiled resource. In the place of a longer one aapt2 writes `STRING_TOO_LARGE` and ends with 0 all
    /// the same, and the app crashes when it loads the drawable.
    static let mostBytes = 32_767

    /// The texts of an outline: one, or where that would be too long as few as can be that cover the same beside each other. A contour
    /// that is too long by itself stays so.
    ///
    /// - Parameter isTranslucent: Whether what two of them covered would look otherwise than what one does.
    static func texts(_ path: Path, isTranslucent: Bool) -> [String] {
        // No step takes more characters.
        if path.elements.count < mostBytes / 80 { return [AndroidPath(path).text] }
        let text = AndroidPath(path).text
        if text.utf8.count <= mostBytes { return [text] }
        let contours = path.subpaths
        let texts = contours.map { AndroidPath($0).text }
        var parts: [String] = []
        var part = ""
        for range in ties(contours, isTranslucent: isTranslucent) {
            let piece = texts[range].joined(separator: " ")
            if !part.isEmpty, part.utf8.count + 1 + piece.utf8.count > mostBytes {
                parts.append(part)
                part = ""
            }
            part += (part.isEmpty ? "" : " ") + piece
        }
        return parts + [part]
    }

    /// Contours that follow each other and must not be parted: one that turns the other way may be a hole in another.
    private static func ties(_ contours: [Path], isTranslucent: Bool) -> [Range<Int>] {
        let extents = contours.map { $0.extent }
        let turns = contours.map { $0.turn }
        func areTied(_ a: Int, _ b: Int) -> Bool {
            guard let one = extents[a], let other = extents[b], one.meets(other) else { return false }
            return isTranslucent || turns[a] * turns[b] <= 0
        }
        var ranges: [Range<Int>] = []
        var (start, reach) = (0, 0)
        for index in contours.indices {
            if index > reach {
                ranges.append(start..<index)
                (start, reach) = (index, index)
            }
            // What lies within reach already says nothing new.
            let rest = (max(reach, index) + 1)..<contours.count
            reach = rest.last { areTied(index, $0) } ?? max(reach, index)
        }
        return ranges + [start..<contours.count]
    }
}

extension Path {
    /// Each with its own beginning.
    fileprivate var subpaths: [Path] {
        var contours: [Path] = []
        for element in elements {
            switch element {
            case .move(let to):
                contours.append(Path())
                contours[contours.count - 1].move(to: to)
            case .line(let to): contours[contours.count - 1].line(to: to)
            case .curve(let a, let b, let to): contours[contours.count - 1].curve(a, b, to: to)
            case .close: contours[contours.count - 1].close()
            }
        }
        return contours
    }

    /// Twice the area of the polygon of all points, above 0 where it turns clockwise.
    fileprivate var turn: Double {
        let points = controlPoints
        return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
            $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
        }
    }
}

extension Extent {
    fileprivate func meets(_ other: Extent) -> Bool {
        left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
    }
}

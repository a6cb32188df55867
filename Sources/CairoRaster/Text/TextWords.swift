internal import Drawing

/// The words of one line as outlines.
struct TextWords {
    fileprivate struct Word {
        /// The contours from left to right.
        var contours: [ArraySlice<Path.Element>]
        var left, right: Double
    }

    private let words: [Word]

    /// - Parameters:
    ///   - line: The outlines of the line's glyphs.
    ///   - gap: The greatest gap between letters of a word, in points.
    init(_ line: Path, gap: Double) {
        let elements = line.elements
        let starts = elements.indices.filter { if case .move = elements[$0] { true } else { false } }
        let contours = zip(starts, starts.dropFirst() + [elements.count]).map { elements[$0..<$1] }
        let pieces = contours.map { contour in
            let points = contour.flatMap { $0.points.map(\.x) }
            return Word(
                contours: [contour], left: points.min() ?? 0, right: points.max() ?? 0)
        }
        var words: [Word] = []
        for piece in pieces.sorted(by: { ($0.left, $0.right) < ($1.left, $1.right) }) {
            if let last = words.last, piece.left - last.right < gap {
                words[words.count - 1].contours += piece.contours
                words[words.count - 1].right = max(last.right, piece.right)
            } else {
                words.append(piece)
            }
        }
        self.words = words
    }

    /// The outlines of the words that `other` has at the same place, or of those that it lacks.
    func outline(shared isShared: Bool, with other: TextWords?) -> Path {
        var path = Path()
        var rest = other?.words[...] ?? []
        for word in words {
            // The words of both lines are in order.
            rest = rest.drop { $0.left < word.left - Self.tolerance }
            let isKnown = rest.first.map(word.isSame) ?? false
            guard isKnown == isShared else { continue }
            for element in word.contours.joined() {
                switch element {
                case .move(let point): path.move(to: point)
                case .line(let point): path.line(to: point)
                case .curve(let a, let b, let point): path.curve(a, b, to: point)
                case .close: path.close()
                }
            }
        }
        return path
    }

    /// The greatest distance between the places of equal letters, in points: more than the rounding of widths, less than
    /// can be seen.
    fileprivate static let tolerance = 0.01
}

extension TextWords.Word {
    fileprivate func isSame(_ other: Self) -> Bool {
        let (own, others) = (contours.joined(), other.contours.joined())
        let limit = TextWords.tolerance
        return own.count == others.count
            && zip(own, others).allSatisfy { a, b in
                let (a, b) = (a.points, b.points)
                return a.count == b.count
                    && zip(a, b).allSatisfy { abs($0.x - $1.x) <= limit && abs($0.y - $1.y) <= limit }
            }
    }
}

extension Path.Element {
    fileprivate var points: [Point] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let a, let b, let point): [a, b, point]
        case .close: []
        }
    }
}

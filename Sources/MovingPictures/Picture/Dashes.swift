internal import Drawing
internal import MotionCore

/// The dashes of a line, as lengths of its own units that take turns with gaps.
struct Dashes {
    /// Dash, gap, dash and so on; an even number, with a sum above 0.
    private let lengths: [Double]
    private let sum: Double
    /// The length by which the line begins within the pattern.
    private let offset: Double

    /// The greatest number of dashes of a line; a line with more looks like one without gaps.
    static let limit = 10_000

    /// Nil for a line without dashes: where the lengths are all 0, and where one is below.
    init?(_ lengths: [Double], offset: Double) {
        let sum = lengths.reduce(0, +)
        guard sum > 0, sum.isFinite, lengths.allSatisfy({ $0 >= 0 }), offset.isFinite else { return nil }
        self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        self.sum = lengths.count % 2 == 0 ? sum : 2 * sum
        let rest = offset.truncatingRemainder(dividingBy: self.sum)
        self.offset = rest < 0 ? rest + self.sum : rest
    }

    /// A dash from one place to another, along a line; one that a closed line begins within and ends within goes beyond the end.
    struct Span {
        var from, to: Double
    }

    /// Returns the dashes of a line of a length; nil where all of it is one.
    ///
    /// - Parameter scale: The factor from lengths of the pattern to those of the line.
    func spans(of whole: Double, isClosed: Bool, scale: Double) -> [Span]? {
        guard whole > 0, scale > 0, whole / (sum * scale) * Double(lengths.count / 2) <= Double(Self.limit)
        else { return nil }
        var (index, left) = (0, offset)
        while left > 0, left >= lengths[index] {
            left -= lengths[index]
            index = (index + 1) % lengths.count
        }
        var spans: [Span] = []
        var place = 0.0
        var end = (lengths[index] - left) * scale
        while place < whole {
            if index % 2 == 0 { spans.append(Span(from: place, to: min(end, whole))) }
            place = end
            index = (index + 1) % lengths.count
            end = place + lengths[index] * scale
        }
        guard let first = spans.first, let last = spans.last, first.from == 0, last.to >= whole else {
            return spans
        }
        if spans.count == 1 { return nil }
        if isClosed {
            spans[spans.count - 1].to = whole + first.to
            spans.removeFirst()
        }
        return spans
    }

    /// Returns the dashes of a line.
    func cut(_ line: PathLine, scale: Double) -> [PathLine] {
        let curve = MeasuredCurve(line.cubics)
        guard let spans = spans(of: curve.length, isClosed: line.isClosed, scale: scale) else {
            return [line]
        }
        return spans.map { span in
            if span.to > curve.length {
                return PathLine(
                    curve.piece(from: span.from, to: curve.length)
                        + curve.piece(from: 0, to: span.to - curve.length), isClosed: false)
            }
            guard span.to - span.from < 1e-6 else {
                return PathLine(curve.piece(from: span.from, to: span.to), isClosed: false)
            }
            // A dash without a length is as long as its caps make it, along the line.
            let (point, way) = (curve.point(at: span.from), curve.way(at: span.from))
            return PathLine([.line(point - way * 1e-6, point + way * 1e-6)], isClosed: false)
        }
    }
}

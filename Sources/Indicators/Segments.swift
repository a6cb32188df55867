package import MotionCore

/// Equal segments that a ring or a bar is cut into, with the same space between all.
public struct Segments: Hashable, Sendable {
    /// The number of segments, at least 2.
    public var count: Int
    /// The space between two segments in points, along the center line.
    public var gap: Double
    /// The index of the only segment that is drawn; nil for all.
    package var only: Int?

    /// Creates `count` segments, `gap` points apart.
    public init(count: Int, gap: Double) { (self.count, self.gap) = (count, gap) }

    /// Returns the segments on a closed line of a length in points, in turns; the line begins in the middle of a space.
    package func spans(around length: Double) -> [ArcSpan] {
        let (pitch, space) = (1 / Double(count), gap / length)
        return drawn.map { ArcSpan(start: Double($0) * pitch + space / 2, sweep: pitch - space) }
    }

    private var drawn: Range<Int> { only.map { $0..<($0 + 1) } ?? 0..<count }

    /// Returns the length of each segment on a straight line of a length, both in points.
    package func length(along length: Double) -> Double {
        (length - gap * Double(count - 1)) / Double(count)
    }

    /// Returns the segments on a straight line of a length in points, as fractions of it; both ends of the line are ends of
    /// segments.
    package func spans(along length: Double) -> [BarSpan] {
        let space = gap / length
        let part = self.length(along: length) / length
        return drawn.map {
            let tail = Double($0) * (part + space)
            return BarSpan(tail: tail, head: tail + part)
        }
    }
}

extension ArcSpan {
    /// Returns the span without parts that are too short in the segments at both ends; empty where nothing else is left.
    func shown(_ gaps: SegmentGaps) -> ArcSpan {
        if isClosed || isEmpty { return self }
        let start = -gaps.shown(-start)
        return ArcSpan(start: start, sweep: max(gaps.shown(end) - start, 0))
    }

    /// Returns the track beside the span, a gap away from both ends; nil where none is left.
    func rest(_ gaps: SegmentGaps) -> ArcSpan? {
        if isEmpty { return ArcSpan(start: 0, sweep: 1) }
        if isClosed { return nil }
        let from = gaps.cleared(end)
        let sweep = 1 - gaps.cleared(-start) - from
        return sweep > 0 ? ArcSpan(start: from, sweep: sweep) : nil
    }

    /// Returns the overlap with another span, in the order of that one: two pieces where this one begins and ends in it.
    func pieces(within other: ArcSpan) -> [ArcSpan] {
        if isClosed { return [other] }
        if isEmpty { return [] }
        let lag = start - other.start
        let offset = lag - lag.rounded(.down)
        var pieces: [ArcSpan] = []
        func add(from place: Double) {
            let (from, to) = (max(place, 0), min(place + sweep, other.sweep))
            if to > from { pieces.append(ArcSpan(start: other.start + from, sweep: to - from)) }
        }
        add(from: offset - 1)
        add(from: offset)
        return pieces
    }
}

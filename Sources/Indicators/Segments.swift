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

    /// Returns the segments on a circle of a length in points, in turns, of which the line takes `total`, with half a space at
    /// both ends.
    package func spans(around length: Double, of total: Double = 1) -> [ArcSpan] {
        let (pitch, space) = (total / Double(count), gap / length)
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

    /// Returns the parts beside the span of a line that takes `total` turns, a gap away from both ends: one on a closed line.
    func rests(_ gaps: SegmentGaps, of total: Double) -> [ArcSpan] {
        if isEmpty { return [ArcSpan(start: 0, sweep: total)] }
        if sweep >= total { return [] }
        let (from, before) = (gaps.cleared(end), gaps.cleared(-start))
        let parts =
            total < 1
            ? [ArcSpan(start: 0, sweep: -before), ArcSpan(start: from, sweep: total - from)]
            : [ArcSpan(start: from, sweep: 1 - before - from)]
        return parts.filter { $0.sweep > 0 }
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

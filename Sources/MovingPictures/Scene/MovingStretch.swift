package import Easings

/// A part of an animation from one of its keys to the next, in nanoseconds from the beginning of the document.
package struct MovingStretch: Hashable, Sendable {
    /// The times of both keys.
    package let from, to: Int64
    /// The curve between them; nil for a straight way, and for what stands still.
    package let timing: CubicBezier?

    /// A part between two times.
    package init(from: Int64, to: Int64, timing: CubicBezier? = nil) {
        (self.from, self.to, self.timing) = (from, to, timing)
    }
}

/// An attribute or a property of an element that moves.
struct MovingTrackKey: Hashable {
    let node: Int
    let property: String
}

/// The parts of all animations within a span of time.
struct MovingStretches {
    /// The span, in nanoseconds.
    let span: ClosedRange<Int64>
    /// The greatest number of parts.
    let limit: Int
    private(set) var parts: [MovingTrackKey: [MovingStretch]] = [:]
    private(set) var count = 0

    init(span: ClosedRange<Int64>, limit: Int) { (self.span, self.limit) = (span, limit) }

    /// Whether there are more parts than there may be; further ones are not kept.
    var isFull: Bool { count > limit }

    /// Adds a part, as far as it is in the span.
    mutating func add(_ stretch: MovingStretch, to key: MovingTrackKey) {
        guard stretch.to >= span.lowerBound, stretch.from <= span.upperBound, !isFull else { return }
        parts[key, default: []].append(stretch)
        count += 1
    }
}

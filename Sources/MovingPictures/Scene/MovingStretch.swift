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
    /// The greatest number of parts, and the greatest product of that and the number of what moves: both are looked at together.
    let limit: Int
    private static let mostWork = 300_000
    /// By the index of the element, and by the property.
    private(set) var parts: [Int: [String: [MovingStretch]]] = [:]
    private var count = 0, tracks = 0

    init(span: ClosedRange<Int64>, limit: Int) { (self.span, self.limit) = (span, limit) }

    /// Whether there are more parts than there may be; further ones are not kept.
    var isFull: Bool { count > limit || count * tracks > Self.mostWork }

    /// Adds a part, as far as it is in the span.
    mutating func add(_ stretch: MovingStretch, to key: MovingTrackKey) {
        guard stretch.to >= span.lowerBound, stretch.from <= span.upperBound, !isFull else { return }
        if parts[key.node]?[key.property] == nil { tracks += 1 }
        parts[key.node, default: [:]][key.property, default: []].append(stretch)
        count += 1
    }

    /// Those of an element, of some properties or of all.
    func of(_ node: Int, _ properties: Set<String>? = nil) -> [MovingStretch] {
        guard let own = parts[node] else { return [] }
        return own.sorted { $0.key < $1.key }.filter { properties?.contains($0.key) ?? true }.flatMap(\.value)
    }
}

/// Measurements of one arc, bar, spoke or dot over a loop. For spokes and dots the head is the value.
public struct LoopPart: Hashable, Sendable {
    /// A value and the time at which it is reached.
    public struct Extreme: Hashable, Sendable {
        /// The value in units of the analysis, and its time in milliseconds.
        public let value, time: Double
    }

    /// A jump of the ends at a time, positive clockwise or forward. A bar that appears or goes at once is a
    /// jump of its head by its length.
    public struct Jump: Hashable, Sendable {
        /// The time in milliseconds, and the jump of each end, in units of the analysis.
        public let time, tail, head: Double

        /// The larger of the distances that the two ends jump, 0 or above.
        public var size: Double { max(tail.magnitude, head.magnitude) }
    }

    /// The movement of one end. Speeds per second; distances over the whole loop.
    public struct End: Hashable, Sendable {
        /// The mean speed over the whole loop, jumps included.
        public let meanSpeed: Double
        /// The greatest speed in either direction, without jumps.
        public let peakSpeed: Double
        /// The greatest speed backward, 0 or below.
        public let worstBackwardSpeed: Double
        /// The distance covered backward, without jumps, at least 0.
        public let backwardDistance: Double

        /// Whether the end moves backward anywhere, without jumps.
        public var movesBackward: Bool { backwardDistance > 0 }
    }

    /// The shortest and the longest arc or visible bar, the least and the greatest value.
    public let smallest, largest: Extreme
    /// Every jump within one subcycle, its end included, in order.
    public let jumps: [Jump]
    /// The jump of the ends where the subcycle closes; 0 where they close.
    public let seam: Jump
    /// The change of speed where the subcycle closes, per second.
    public let tailKink, headKink: Double
    /// The movement of each end.
    public let tail, head: End

    /// The difference, as a share of a turn or a track, below which two values count as equal: a published constant, or a
    /// sum, may be rounded.
    static let negligible = 1e-5

    /// Measures a trace, in units of which `scale` make one of the trace's; distances in `wraps` of it.
    init(_ trace: LoopTrace, scale: Double, wraps: Int) {
        smallest = trace.smallest(scale)
        largest = trace.largest(scale)
        let end = trace.jump(at: trace.length, scale)
        seam = end
        jumps = trace.ends.map { trace.jump(at: $0, scale) }.filter { $0.size > 0 }
        (tailKink, headKink) = trace.kink(scale)
        let (tailJumps, headJumps) = (jumps.map { $0.tail }.reduce(0, +), jumps.map { $0.head }.reduce(0, +))
        tail = trace.end({ $0.tail }, jumps: tailJumps, scale, wraps)
        head = trace.end({ $0.head }, jumps: headJumps, scale, wraps)
    }
}

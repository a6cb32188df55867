public import MotionCore

extension Subject {
    /// How what moves comes back to where it began.
    public struct Loop: Hashable, Sendable {
        /// The unit of ``gap`` and ``kink``.
        public var unit: LoopAnalysis.Unit
        /// How far the ends jump where the loop restarts, in the unit.
        public var gap: Double
        /// By how much their speed then changes, in units a second.
        public var kink: Double
        /// The shortest arc in degrees, and whether it is drawn with flat ends, so that little is left of it.
        public var shortest: Double
        /// Whether the ends of the arc are flat.
        public var isFlat: Bool
        /// How far the picture turns in a second on average, in degrees; nil for what does not turn.
        public var turning: Double?
        /// The length in frames before it is rounded.
        public var exactFrames: Double
        /// The length in frames after it is rounded, at least 1.
        public var framesPerLoop: Int
        /// How many frames there are.
        public var count: Int
        /// Whether the last frame shows what the first does.
        public var endsAsItBegins: Bool

        /// What to judge of a loop, from its analysis.
        ///
        /// - Parameters:
        ///   - analysis: What the motion does at its seam and on its way.
        ///   - gap: How far the ends jump where the stated period ends.
        ///   - isFlat: Whether the ends of the arc are flat.
        ///   - exactFrames: The length in frames before it is rounded.
        ///   - framesPerLoop: The length in frames after it is rounded.
        ///   - count: How many frames there are.
        ///   - endsAsItBegins: Whether the last frame shows what the first does.
        public init(
            _ analysis: LoopAnalysis, gap: Double, isFlat: Bool, exactFrames: Double, framesPerLoop: Int,
            count: Int, endsAsItBegins: Bool
        ) {
            unit = analysis.unit
            self.gap = analysis.parts.map { $0.seam.size }.reduce(gap, max)
            kink = analysis.parts.flatMap { [$0.tailKink.magnitude, $0.headKink.magnitude] }.max() ?? 0
            shortest = analysis.unit == .degrees ? analysis.parts[0].smallest.value : .infinity
            self.isFlat = isFlat
            switch analysis.unit {
            case .degrees: turning = analysis.parts[0].head.meanSpeed.magnitude
            case .opacity: turning = analysis.subcycle.map { ($0.degrees / $0.period * 1000).magnitude }
            case .trackLengths, .scale: turning = nil
            }
            (self.exactFrames, self.framesPerLoop) = (exactFrames, framesPerLoop)
            (self.count, self.endsAsItBegins) = (count, endsAsItBegins)
        }
    }
}

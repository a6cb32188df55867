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
        /// The shortest and the longest arc in degrees; infinity and 0 of what is none.
        public var shortest, longest: Double
        /// How far the head is ahead of the tail at least, in degrees, where nothing holds it there; below 0 where it
        /// falls behind.
        public var lead: Double
        /// Whether an arc is drawn with flat ends, so that little is left of a short one.
        public var isFlat: Bool
        /// How far the picture turns in a second on average, in degrees; nil for what does not turn.
        public var turning: Double?
        /// Whether it turns against the clock.
        public var isBackward = false
        /// Whether somebody has chosen the lengths of an arc, and the catalogue has not.
        public var isOwn = false
        /// How many times it is to turn; nil for as often as it does by itself.
        public var turns: Int?
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
        ///   - lead: How far the head is ahead of the tail at least; nil where it does not matter.
        ///   - isFlat: Whether the ends of the arc are flat.
        ///   - exactFrames: The length in frames before it is rounded.
        ///   - framesPerLoop: The length in frames after it is rounded.
        ///   - count: How many frames there are.
        ///   - endsAsItBegins: Whether the last frame shows what the first does.
        public init(
            _ analysis: LoopAnalysis, gap: Double, lead: Double?, isFlat: Bool, exactFrames: Double,
            framesPerLoop: Int,
            count: Int, endsAsItBegins: Bool
        ) {
            unit = analysis.unit
            self.gap = analysis.parts.map { $0.seam.size }.reduce(gap, max)
            kink = analysis.parts.flatMap { [$0.tailKink.magnitude, $0.headKink.magnitude] }.max() ?? 0
            let isArc = analysis.unit == .degrees
            shortest = isArc ? analysis.parts[0].smallest.value : .infinity
            longest = isArc ? analysis.parts[0].largest.value : 0
            self.lead = lead ?? .infinity
            self.isFlat = isFlat
            isBackward = isArc && analysis.parts[0].head.meanSpeed < 0
            switch analysis.unit {
            case .degrees: turning = analysis.parts[0].head.meanSpeed.magnitude
            case .opacity: turning = analysis.subcycle.map { ($0.degrees / $0.period * 1000).magnitude }
            case .trackLengths, .scale: turning = nil
            }
            (self.exactFrames, self.framesPerLoop) = (exactFrames, framesPerLoop)
            (self.count, self.endsAsItBegins) = (count, endsAsItBegins)
        }

        /// What to judge of shapes and figures: only how far they jump where the loop restarts, and how fast they turn.
        ///
        /// - Parameters:
        ///   - seam: The jump; nil where none is seen.
        ///   - turning: How far the picture turns in a second on average, in degrees; nil for what does not turn.
        ///   - exactFrames: The length in frames before it is rounded.
        ///   - framesPerLoop: The length in frames after it is rounded.
        ///   - count: How many frames there are.
        ///   - endsAsItBegins: Whether the last frame shows what the first does.
        public init(
            _ seam: LoopSeam?, turning: Double?, exactFrames: Double, framesPerLoop: Int, count: Int,
            endsAsItBegins: Bool
        ) {
            (unit, gap, kink) = (seam?.unit ?? .scale, seam?.size ?? 0, 0)
            (shortest, longest, lead, isFlat) = (.infinity, 0, .infinity, false)
            self.turning = turning
            (self.exactFrames, self.framesPerLoop) = (exactFrames, framesPerLoop)
            (self.count, self.endsAsItBegins) = (count, endsAsItBegins)
        }
    }
}

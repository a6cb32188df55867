public import MotionCore

extension Subject {
    /// The loop of a motion: its seam, its arc, its speed and its frames.
    public struct Loop: Hashable, Sendable {
        /// The unit of ``gap`` and ``kink``.
        public var unit: LoopAnalysis.Unit
        /// The jump at the seam, in the unit.
        public var gap: Double
        /// The change of speed at the seam, in units per second.
        public var kink: Double
        /// The shortest and the longest arc, in degrees; infinity and 0 where there is no arc.
        public var shortest, longest: Double
        /// The least lead of the head over the tail, in degrees, where nothing holds it there; below 0 where the head falls
        /// behind.
        public var lead: Double
        /// Whether the arc has flat ends, so that little is left of a short one.
        public var isFlat: Bool
        /// The average speed of the picture's rotation, in degrees per second; nil where nothing turns.
        public var turning: Double?
        /// Whether the rotation is counterclockwise.
        public var isBackward = false
        /// Whether the lengths of the arc were requested rather than taken from the catalog.
        public var isOwn = false
        /// Whether the motion is one of the catalog, as it loops there: a jump is then its publisher's.
        public var isPublished = false
        /// The number of turns that is requested; nil for as many as the motion makes by itself.
        public var turns: Int?
        /// The length of the loop in frames, before it is rounded.
        public var exactFrames: Double
        /// The length of the loop in frames, rounded, at least 1.
        public var framesPerLoop: Int
        /// The number of frames.
        public var count: Int
        /// Whether the last frame shows the same as the first.
        public var endsAsItBegins: Bool

        /// Creates the loop of a motion from its analysis.
        ///
        /// - Parameters:
        ///   - analysis: The analysis of the motion, at its seam and between.
        ///   - gap: The jump where the stated period ends.
        ///   - lead: The least lead of the head over the tail; nil where it does not matter.
        ///   - isFlat: Whether the ends of the arc are flat.
        ///   - exactFrames: The length of the loop in frames, before it is rounded.
        ///   - framesPerLoop: The length of the loop in frames, rounded.
        ///   - count: The number of frames.
        ///   - endsAsItBegins: Whether the last frame shows the same as the first.
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
            self.exactFrames = exactFrames
            self.framesPerLoop = framesPerLoop
            self.count = count
            self.endsAsItBegins = endsAsItBegins
        }

        /// Creates the loop of shapes or figures, of which only the jump at the seam and the speed of rotation are judged.
        ///
        /// - Parameters:
        ///   - seam: The jump at the seam; nil where none is seen.
        ///   - turning: The average speed of the picture's rotation, in degrees per second; nil where nothing turns.
        ///   - exactFrames: The length of the loop in frames, before it is rounded.
        ///   - framesPerLoop: The length of the loop in frames, rounded.
        ///   - count: The number of frames.
        ///   - endsAsItBegins: Whether the last frame shows the same as the first.
        public init(
            _ seam: LoopSeam?, turning: Double?, exactFrames: Double, framesPerLoop: Int, count: Int,
            endsAsItBegins: Bool
        ) {
            (unit, gap, kink) = (seam?.unit ?? .scale, seam?.size ?? 0, 0)
            (shortest, longest, lead, isFlat) = (.infinity, 0, .infinity, false)
            self.turning = turning
            self.exactFrames = exactFrames
            self.framesPerLoop = framesPerLoop
            self.count = count
            self.endsAsItBegins = endsAsItBegins
        }
    }
}

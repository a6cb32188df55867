extension Subject {
    /// How a loop shows in files of frames.
    public struct Pace: Hashable, Sendable {
        /// How many frames there are.
        public var count: Int
        /// How many are played in a second.
        public var fps: Double
        /// How long a loop takes, in milliseconds.
        public var period: Double
        /// How many times as fast the motion runs as it is published.
        public var speed: Double
        /// Whether the files are meant to move.
        public var isAnimation: Bool

        /// How a loop of frames shows.
        public init(count: Int, fps: Double, period: Double, speed: Double, isAnimation: Bool) {
            (self.count, self.fps, self.period) = (count, fps, period)
            (self.speed, self.isAnimation) = (speed, isAnimation)
        }
    }
}

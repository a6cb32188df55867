extension Subject {
    /// The pace of a loop in files of frames.
    public struct Pace: Hashable, Sendable {
        /// The number of frames.
        public var count: Int
        /// The number of frames per second.
        public var fps: Double
        /// The duration of a loop, in milliseconds.
        public var period: Double
        /// The speed of the motion, as a multiple of the published one.
        public var speed: Double
        /// Whether the files are meant to move.
        public var isAnimation: Bool

        /// Creates the pace of a loop of frames.
        public init(count: Int, fps: Double, period: Double, speed: Double, isAnimation: Bool) {
            self.count = count
            self.fps = fps
            self.period = period
            self.speed = speed
            self.isAnimation = isAnimation
        }
    }
}

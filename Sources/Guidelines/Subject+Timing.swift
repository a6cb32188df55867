public import Indicators

extension Subject {
    /// How an operation goes on in time. Times in milliseconds, as in ``OperationPolicy``.
    public struct Timing: Hashable, Sendable {
        /// How long nothing shows at first.
        public var showDelay: Double
        /// How long the indicator shows without its label.
        public var labelAfter: Double
        /// How long the operation takes; nil where it does not end.
        public var length: Double?

        /// Whether an expected wait is said beside the indicator, where one is known.
        public var saysWait = false

        /// How a story goes on in time.
        public init(_ line: Storyline) {
            (showDelay, labelAfter) = (line.policy.showDelay, line.policy.labelAfter)
            length = line.outcome.flatMap { $0.isSilence ? nil : $0.time - line.start }
        }
    }
}

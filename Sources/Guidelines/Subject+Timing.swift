public import Indicators

extension Subject {
    /// The course of an operation in time. Times are in milliseconds, as in ``OperationPolicy``.
    public struct Timing: Hashable, Sendable {
        /// The time before anything shows.
        public var showDelay: Double
        /// The time for which the indicator shows without its label.
        public var labelAfter: Double
        /// The duration of the operation; nil where it does not end.
        public var length: Double?
        /// The time until the operation ends or stalls; nil where it does neither.
        public var running: Double?
        /// The time for which a success stays; nil where it stays for good, or where there is none.
        public var successHold: Double?
        /// The time without news after which the operation has stalled.
        public var stallTimeout: Double
        /// Whether everything is shown at once, for a demonstration.
        public var isDemonstration: Bool
        /// Whether the operation ends because there is no news of it.
        public var isStalled: Bool
        /// Whether the operation ends without an outcome to tell.
        public var isQuiet: Bool
        /// Whether the outcome is told in a toast, once the indicator has left.
        public var tellsOutcomeLater: Bool

        /// Whether the expected wait, where one is known, is written beside the indicator.
        public var saysWait = false
        /// Whether the expected wait would be written, had it not been switched off.
        public var hidesWait = false

        /// Creates the timing of a story.
        public init(_ line: Storyline) {
            (showDelay, labelAfter) = (line.policy.showDelay, line.policy.labelAfter)
            length = line.outcome.flatMap { $0.isSilence ? nil : $0.time - line.start }
            running = line.outcome.map { $0.time - line.start }
            successHold = line.outcome?.state == .success ? line.policy.successHold : nil
            (stallTimeout, isDemonstration) = (line.policy.stallTimeout, line.policy.demonstrates)
            let isTold = line.operation.events.contains { if case .stalled = $0.verb { true } else { false } }
            isStalled = line.outcome?.isSilence == true || isTold && line.outcome?.state == .error
            isQuiet = line.outcome.map { $0.state == nil } ?? false
            tellsOutcomeLater = line.notice != nil
        }
    }
}

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
        /// How long it goes on before it ends or has stalled; nil where it does neither.
        public var running: Double?
        /// How long a success stays; nil where it stays for good, or where there is none.
        public var successHold: Double?
        /// How long without news until the operation has stalled.
        public var stallTimeout: Double
        /// Whether everything is shown at once, to be looked at.
        public var isDemonstration: Bool
        /// Whether it ends because nothing is heard of it.
        public var isStalled: Bool
        /// Whether it is over without anything to tell.
        public var isQuiet: Bool
        /// Whether its outcome is told in a toast, once the indicator has left.
        public var tellsOutcomeLater: Bool

        /// Whether an expected wait is said beside the indicator, where one is known.
        public var saysWait = false
        /// Whether it would be, if that were not switched off.
        public var hidesWait = false

        /// How a story goes on in time.
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

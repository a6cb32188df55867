public import Indicators

/// The part of a request that tells what happens to an operation over time. Times in milliseconds.
public struct OperationSpec: Hashable, Sendable {
    /// The policy that decides when the operation shows; the properties below override parts of it.
    public var policy: OperationPolicy?
    /// The time before anything shows; nil is the policy's.
    public var showDelay: Double?
    /// The least time that the indicator is visible before success or error shows; nil is 500.
    public var minimumVisible: Double?
    /// The duration of fading in and out; nil is 200.
    public var fade: Double?
    /// The time after which the label appears; nil is 10,000.
    public var labelAfter: Double?
    /// The time for which a success stays; nil is 3000.
    public var successHold: Double?
    /// Whether a success stays until somebody acts.
    public var persists = false
    /// The time without news after which the operation counts as stalled; nil is 30,000.
    public var stallTimeout: Double?
    /// The expected duration of the operation.
    public var expected: Double?
    /// The instruction for a stalled operation and for an expected wait; `{label}` and `{time}` are replaced where
    /// known.
    public var instruction: String?
    /// The form of the expected wait after a label; nil is the language's, such as `{label} (about {time})`, empty for
    /// none.
    public var waitText: String?
    /// The events of the operation; nil where a log has them.
    public var story: Operation?
    /// The path of the log of a real job, or `-` for standard input.
    public var log: String?
    /// The name of the log that ``story`` was read from; nil where it was written.
    package var logName: String?
    /// The unit of the times in the log.
    public var logUnit: TimeUnit?
    /// The value at which everything is done; nil is 1.
    public var logTotal: Double?

    /// No operation: an indicator that runs or shows a value.
    public init() {}

    /// The unit of the times in a log.
    public enum TimeUnit: String, Hashable, Sendable, CaseIterable {
        /// Thousandths of a second.
        case milliseconds = "ms"
        /// Seconds.
        case seconds = "s"
    }

    /// Whether anything happens, here or in a log.
    package var hasEvents: Bool { story != nil || log != nil }

    /// Thresholds that are accepted, in milliseconds.
    static let thresholds = Operation.timeRange
    /// The most characters of what is said of it.
    package static let longestMessage = 1000
    static let totals = Double.leastNormalMagnitude...1e300

    /// The policy with what differs from it.
    package func resolvedPolicy() -> OperationPolicy {
        var policy = self.policy ?? .fiori
        policy.showDelay = showDelay ?? policy.showDelay
        policy.minimumVisible = minimumVisible ?? policy.minimumVisible
        policy.fade = fade ?? policy.fade
        policy.labelAfter = labelAfter ?? policy.labelAfter
        policy.stallTimeout = stallTimeout ?? policy.stallTimeout
        policy.successHold = persists ? nil : successHold ?? policy.successHold
        return policy
    }
}

public import Indicators

/// The part of a request that tells what happens to an operation over time. Times in milliseconds.
public struct OperationSpec: Hashable, Sendable {
    /// When an operation shows, and what differs from that.
    public var policy: OperationPolicy?
    /// How long nothing shows; nil is the policy's.
    public var showDelay: Double?
    /// How long it is seen at least before it ends in success or error; nil is 500.
    public var minimumVisible: Double?
    /// How long it takes to appear and to disappear; nil is 200.
    public var fade: Double?
    /// When its label appears; nil is 10,000.
    public var labelAfter: Double?
    /// How long a success stays; nil is 3000.
    public var successHold: Double?
    /// Whether a success stays until somebody acts.
    public var persists = false
    /// How long without news until it has stalled; nil is 30,000.
    public var stallTimeout: Double?
    /// How long the operation is expected to take.
    public var expected: Double?
    /// What is said of an operation that has stalled, and of an expected wait: `{label}` and `{time}` stand for
    /// what is known.
    public var instruction: String?
    /// The form of the expected wait after a label; nil is the language's, such as `{label} (about {time})`, empty for
    /// none.
    public var waitText: String?
    /// What happens; nil where a log tells it.
    public var story: Operation?
    /// The path of the log of a real job, or `-` for standard input.
    public var log: String?
    /// What its times count.
    public var logUnit: TimeUnit?
    /// The value at which everything is done; nil is 1.
    public var logTotal: Double?

    /// No operation: an indicator that runs or shows a value.
    public init() {}

    /// What the times of a log count.
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

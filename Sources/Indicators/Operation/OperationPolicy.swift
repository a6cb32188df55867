public import Basics

/// The timing with which an indicator shows the events of an operation. All times in milliseconds, 0 or above.
public struct OperationPolicy: Hashable, Sendable {
    /// The catalogue name.
    public var name: String
    /// The origin of its figures.
    public var source: String
    /// Nothing shows before so much time has passed since the start.
    public var showDelay: Double
    /// The least time that the indicator is seen before it turns into success or error. A label that would be seen for less before another
    /// text takes its place does not show.
    public var minimumVisible = 500.0
    /// The time that the whole block takes to appear and to disappear.
    public var fade = 200.0
    /// A label appears once so much time has passed, or at once where at least so much is expected.
    public var labelAfter = 10_000.0
    /// The time that a success stays; nil where it stays until somebody acts.
    public var successHold: Double? = 3000
    /// An operation without news for longer than this has stalled.
    public var stallTimeout = 30_000.0

    /// Whether the operation is a demonstration: its value runs from 0 to 1 where nothing reports one.
    public var demonstrates = false
    /// Whether its film begins again at the end.
    public var loops = false

    /// A policy of your own, with Spindle's figures for all but the delay, in milliseconds.
    public init(name: String, source: String, showDelay: Double) {
        (self.name, self.source, self.showDelay) = (name, source, showDelay)
    }

    /// Shows after 100 ms.
    public static let immediate = OperationPolicy(
        name: "immediate", source: "after 0.1 s nothing seems instantaneous (Nielsen)",
        showDelay: 100)

    /// Shows after a second, as SAP Fiori asks.
    public static let fiori = OperationPolicy(
        name: "fiori", source: "SAP Fiori: if the wait time exceeds one second", showDelay: 1000)

    /// Shows after three seconds.
    public static let unhurried = OperationPolicy(
        name: "unhurried", source: "if an action takes longer than 3 seconds", showDelay: 3000)

    /// Shows everything at once, for whoever has to see it all: labels, values from 0 to 100 %, and again.
    public static let demo = {
        var policy = OperationPolicy(
            name: "demo", source: "everything at once, to be looked at (Spindle)", showDelay: 0)
        (policy.labelAfter, policy.demonstrates, policy.loops) = (0, true, true)
        return policy
    }()

    /// The same, and then it stays as it is.
    public static let demoOnce = {
        var policy = demo
        (policy.name, policy.source, policy.loops) = (
            "demo-once", "everything at once, to be looked at once (Spindle)", false
        )
        return policy
    }()

    /// Every policy, in the order they are listed; ``fiori`` is the default.
    public static let all: [OperationPolicy] = [.immediate, .fiori, .unhurried, .demo, .demoOnce]

    /// The policy of that name.
    ///
    /// - Throws: ``UnknownName``, with what may have been meant.
    public static func named(_ name: String) throws(UnknownName) -> OperationPolicy {
        guard let policy = all.first(where: { $0.name == name }) else {
            throw UnknownName(kind: "policy", name: name, known: all.map { $0.name })
        }
        return policy
    }
}

public import Basics

/// The timing with which an indicator shows the events of an operation. All times are in milliseconds, 0 or above.
public struct OperationPolicy: Hashable, Sendable {
    /// The catalog name.
    public var name: String
    /// The origin of the figures.
    public var source: String
    /// The delay after the start before anything shows.
    public var showDelay: Double
    /// The least time for which the indicator shows before it turns into success or error. A label that would show for less
    /// before another text replaces it does not show.
    public var minimumVisible = 500.0
    /// The duration in which the whole block appears or disappears.
    public var fade = 200.0
    /// The time after which a label appears, or the expected duration from which it appears at once.
    public var labelAfter = 10_000.0
    /// The time for which a success stays; nil where it stays until somebody acts.
    public var successHold: Double? = 3000
    /// The time without news after which an operation has stalled.
    public var stallTimeout = 30_000.0

    /// Whether the operation is a demonstration: its value runs from 0 to 1 where nothing reports one.
    public var demonstrates = false
    /// Whether the film loops.
    public var loops = false

    /// Creates a custom policy, with Spindle's figures for everything but the delay, in milliseconds.
    public init(name: String, source: String, showDelay: Double) {
        self.name = name
        self.source = source
        self.showDelay = showDelay
    }

    /// The policy with a delay of 100 ms.
    public static let immediate = OperationPolicy(
        name: "immediate", source: "after 0.1 s nothing seems instantaneous (Nielsen)",
        showDelay: 100)

    /// The policy with a delay of a second, as in the guidelines of SAP Fiori.
    public static let fiori = OperationPolicy(
        name: "fiori", source: "SAP Fiori: if the wait time exceeds one second", showDelay: 1000)

    /// The policy with a delay of three seconds.
    public static let unhurried = OperationPolicy(
        name: "unhurried", source: "if an action takes longer than 3 seconds", showDelay: 3000)

    /// The policy of a demonstration, in a loop: everything shows at once, with labels and values from 0 to 100 %.
    public static let demo = {
        var policy = OperationPolicy(
            name: "demo", source: "everything at once, to be looked at (Spindle)", showDelay: 0)
        (policy.labelAfter, policy.demonstrates, policy.loops) = (0, true, true)
        return policy
    }()

    /// The same policy, played once.
    public static let demoOnce = {
        var policy = demo
        (policy.name, policy.source, policy.loops) = (
            "demo-once", "everything at once, to be looked at once (Spindle)", false
        )
        return policy
    }()

    /// Every policy, in the order in which they are listed; ``fiori`` is the default.
    public static let all: [OperationPolicy] = [.immediate, .fiori, .unhurried, .demo, .demoOnce]

    /// Returns the policy with a name.
    ///
    /// - Throws: ``UnknownName``, with suggestions.
    public static func named(_ name: String) throws(UnknownName) -> OperationPolicy {
        guard let policy = all.first(where: { $0.name == name }) else {
            throw UnknownName(kind: "policy", name: name, known: all.map { $0.name })
        }
        return policy
    }
}

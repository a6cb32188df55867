public import Jobs

/// The part of a request that is about people who do not see the indicator, or should not see it move.
public struct AccessSpec: Hashable, Sendable {
    public var sidecars: [SidecarFormat] = []
    /// Who has started what the indicator stands for.
    public var startedBy: Starter?

    /// What is rendered instead, and what is rendered as well.
    public var reducedMotion: ReducedMotion?
    public var variants: [ReducedMotion] = []
    /// What its messages say; empty for ``ReducedMotion/defaultTexts``.
    public var reducedTexts: [String] = []

    public init() {}

    /// Who starts a process; of one of the system nothing but a failure is announced.
    public enum Starter: String, Hashable, Sendable, CaseIterable {
        case user, system
    }
}

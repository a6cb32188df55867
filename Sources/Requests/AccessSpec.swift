public import Jobs

/// The part of a request that is about people who do not see the indicator, or should not see it move.
public struct AccessSpec: Hashable, Sendable {
    /// The descriptions in words that are written beside the asset.
    public var sidecars: [SidecarFormat] = []
    /// Who has started what the indicator stands for.
    public var startedBy: Starter?

    /// What is rendered instead, and what is rendered as well.
    public var reducedMotion: ReducedMotion?
    /// What is rendered as well.
    public var variants: [ReducedMotion] = []
    /// What its messages say; empty for what the language has for it.
    public var reducedTexts: [String] = []

    /// Nothing special: the user has started it, and everything moves.
    public init() {}

    /// Who starts a process; of one of the system nothing but a failure is announced.
    public enum Starter: String, Hashable, Sendable, CaseIterable {
        /// Somebody who waits for it.
        case user
        /// A machine in the background.
        case system
    }
}

public import Jobs

/// The part of a request that is about people who do not see the indicator, or should not see it move.
public struct AccessSpec: Hashable, Sendable {
    /// The descriptions in words that are written beside the asset.
    public var sidecars: [SidecarFormat] = []
    /// The starter of the process that the indicator stands for: the user or the system.
    public var startedBy: Starter?

    /// The stand-in for reduced motion, rendered instead of the animation.
    public var reducedMotion: ReducedMotion?
    /// Stand-ins for reduced motion, rendered beside the animation.
    public var variants: [ReducedMotion] = []
    /// The texts of the messages that stand in for the animation; empty for the texts of the language.
    public var reducedTexts: [String] = []

    /// Nothing special: the user has started it, and everything moves.
    public init() {}

    /// The starter of a process. Only failures are announced for a process that the system started.
    public enum Starter: String, Hashable, Sendable, CaseIterable {
        /// A user who waits for the process.
        case user
        /// A machine in the background.
        case system
    }
}

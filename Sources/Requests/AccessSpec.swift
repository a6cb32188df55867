/// The part of a request that is about people who do not see the indicator, or should not see it move.
public struct AccessSpec: Hashable, Sendable {
    /// Catalogue names of ``SidecarFormat``s.
    public var sidecars: [String] = []
    /// `user` or `system`: who has started what the indicator stands for.
    public var startedBy: String?

    /// The catalogue name of a ``ReducedMotion`` that is rendered instead, and of those that are rendered as well.
    public var reducedMotion: String?
    public var variants: [String] = []
    /// What its messages say; empty for ``ReducedMotion/defaultTexts``.
    public var reducedTexts: [String] = []

    public init() {}
}

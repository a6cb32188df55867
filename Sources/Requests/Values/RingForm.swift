/// The form of a circular indicator.
public enum RingForm: String, Hashable, Sendable, CaseIterable {
    /// A stroke along the circle.
    case ring
    /// Sectors of the disc, from its center.
    case pie
    /// Sectors of a square, from its center, as games show the time until something can be used again.
    case cooldown
}

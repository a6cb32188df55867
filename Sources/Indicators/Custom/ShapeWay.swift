/// The way in which a custom shape shows a motion.
public enum ShapeWay: String, Hashable, Sendable, CaseIterable {
    /// The shape fills with a value, from its bottom up.
    case fill
    /// The lines of the shape are drawn from an arc's tail to its head.
    case trace
    /// The shape turns as an arc does.
    case turn
    /// The shape grows and shrinks with the length of an arc.
    case pulse
}

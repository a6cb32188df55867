/// The way in which a shape of one's own shows a motion.
public enum ShapeWay: String, Hashable, Sendable, CaseIterable {
    /// It fills with a value, from its bottom up.
    case fill
    /// Its lines are drawn from an arc's tail to its head.
    case trace
    /// It turns as an arc does.
    case turn
    /// It grows and shrinks with the length of an arc.
    case pulse
}

/// The colors of a custom shape.
public enum ShapeColor: String, Hashable, Sendable, CaseIterable {
    /// Those of its drawing.
    case own
    /// That of the indicator.
    case single
}

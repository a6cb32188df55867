/// The values of attributes and properties at a moment, where they differ from those that stand in the file.
struct MovingValues: Sendable {
    /// By the index of the element.
    private(set) var changed: [Int: [String: MovingValue]] = [:]

    subscript(node: Int, property: String) -> MovingValue? {
        get { changed[node]?[property] }
        set { changed[node, default: [:]][property] = newValue }
    }
}

/// The values that a file states for an element.
struct StatedValues: Sendable {
    private(set) var properties = PropertySet()
    /// In the order of their properties.
    private var values: [MovingValue] = []

    subscript(property: MovingProperty) -> MovingValue? {
        properties.contains(property) ? values[properties.count(before: property)] : nil
    }

    /// Adds the value of a property that has none yet.
    mutating func add(_ value: MovingValue, of property: MovingProperty) {
        values.insert(value, at: properties.count(before: property))
        properties.insert(property)
    }
}

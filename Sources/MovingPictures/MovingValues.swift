/// The values of properties at a moment, where they differ from those that stand in the file.
struct MovingValues: Sendable {
    /// A value, with the place of the next one of its element; -1 for none.
    private struct Entry {
        let property: MovingProperty
        var value: MovingValue?
        let next: Int
    }

    /// By the index of the element: its properties, and the place of its first value.
    private var elements: [(properties: PropertySet, first: Int)]
    private var entries: [Entry] = []

    /// No values, with room for those of so many elements.
    init(elements count: Int = 0) {
        elements = Array(repeating: (PropertySet(), -1), count: count)
    }

    /// The properties of an element that have had a value.
    func properties(of node: Int) -> PropertySet {
        node < elements.count ? elements[node].properties : PropertySet()
    }

    subscript(node: Int, property: MovingProperty) -> MovingValue? {
        get { place(node, property).flatMap { entries[$0].value } }
        set {
            if let place = place(node, property) {
                entries[place].value = newValue
            } else if let newValue {
                while node >= elements.count { elements.append((PropertySet(), -1)) }
                entries.append(Entry(property: property, value: newValue, next: elements[node].first))
                elements[node].properties.insert(property)
                elements[node].first = entries.count - 1
            }
        }
    }

    private func place(_ node: Int, _ property: MovingProperty) -> Int? {
        guard properties(of: node).contains(property) else { return nil }
        var place = elements[node].first
        while entries[place].property != property { place = entries[place].next }
        return place
    }
}

import Testing

@testable import MovingPictures

/// The properties that pictures are made of.
@Suite struct MovingPropertyTests {
    @Test("Every property is found by its name")
    func names() {
        for property in MovingProperty.allCases { #expect(MovingProperty(property.name) == property) }
        #expect(MovingProperty("class") == nil)
    }

    @Test("A set has what was put into it, in order")
    func sets() {
        var set = PropertySet()
        var values = StatedValues()
        for (place, property) in MovingProperty.allCases.enumerated().reversed() where place % 3 != 1 {
            #expect(!set.contains(property))
            set.insert(property)
            values.add(.word(property.name), of: property)
        }
        for (place, property) in MovingProperty.allCases.enumerated() {
            #expect(set.contains(property) == (place % 3 != 1))
            #expect(values[property] == (place % 3 == 1 ? nil : .word(property.name)))
        }
        #expect(values.properties == set)
        #expect(set.meets([.clipPath, .y2, .x]) && !PropertySet().meets(set))
    }

    @Test("Values of a moment are those that were set last")
    func values() {
        var values = MovingValues(elements: 2)
        #expect(values[0, .x] == nil && values[7, .x] == nil)
        values[1, .x] = .word("a")
        values[1, .y2] = .word("b")
        values[7, .fill] = .word("c")
        values[1, .x] = .word("d")
        values[1, .y2] = nil
        values[0, .fill] = nil
        #expect(values[1, .x] == .word("d") && values[1, .y2] == nil && values[1, .fill] == nil)
        #expect(values[7, .fill] == .word("c") && values[0, .fill] == nil)
    }
}

import Basics
import Testing

@Suite struct DecimalTextTests {
    @Test(
        "numbers have no exponent and never a negative zero",
        arguments: [
            (1e-7, 4, "0"), (-1e-9, 4, "0"), (0.00012, 5, "0.00012"), (-0.00005, 6, "-0.00005"),
            (12.5, 4, "12.5"), (-3, 2, "-3"), (0.96875, 3, "0.969"), (1e12, 2, "1000000000000"),
        ])
    func decimal(value: Double, places: Int, expected: String) {
        #expect(value.decimal(places) == expected)
    }

    @Test(
        "what is cut off is not rounded up, rounding errors aside",
        arguments: [(2.999, "2.99"), (-2.999, "-2.99"), (4.4999999999, "4.5"), (-0.001, "0")])
    func cut(value: Double, expected: String) {
        #expect(value.decimal(2, .cut) == expected)
    }
}

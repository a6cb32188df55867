import TestSupport
import Testing

@testable import Easings

@Suite struct CSSNumberTests {
    @Test("text and percentage of a number read back to the same number")
    func roundTrip() {
        var generator = SeededRandom(seed: 6)
        for _ in 0..<5000 {
            let value = Double(bitPattern: generator.next())
            guard value.isFinite, value.magnitude < 1e306 else { continue }
            #expect(CSSNumber.value(Array(CSSNumber.text(value).utf8), shiftedBy: 0) == value)
            let percentage = CSSNumber.percentage(value).utf8.dropLast()
            #expect(CSSNumber.value(Array(percentage), shiftedBy: -2) == value)
        }
    }

    @Test(
        "percentages are written with the point moved",
        arguments: [
            (0, "0%"), (1, "100%"), (0.5, "50%"), (0.125, "12.5%"), (-0.1, "-10%"), (0.07, "7%"),
            (0.001, "0.1%"),
            (1.0 / 3, "33.33333333333333%"), (12, "1200%"), (1e-9, "1e-7%"), (1e15, "100000000000000000%"),
        ] as [(Double, String)])
    func percentages(value: Double, text: String) {
        #expect(CSSNumber.percentage(value) == text)
    }
}

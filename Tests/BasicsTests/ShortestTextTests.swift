import Basics
import TestSupport
import Testing

@Suite struct ShortestTextTests {
    @Test(
        "whole numbers have no fraction, all others the shortest text that reads back as the same",
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (-5, "-5"), (0.1, "0.1"), (1e12, "1000000000000"),
            (0x1p53, "9007199254740992"), (1e300, "1e+300"), (-2.5, "-2.5"), (.infinity, "inf"),
            (1e-7, "1e-07"),
        ] as [(Double, String)])
    func texts(number: Double, text: String) {
        #expect(number.shortestText == text)
    }

    @Test("every text reads back as its number")
    func roundTrip() {
        var random = SeededRandom(seed: 3)
        for _ in 0..<2000 {
            let number = Double(bitPattern: random.next())
            if number.isFinite { #expect(Double(number.shortestText) == number) }
        }
    }
}

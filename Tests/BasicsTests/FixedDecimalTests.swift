import Foundation
import TestSupport
import Testing

@testable import Basics

@Suite struct FixedDecimalTests {
    @Test(
        "nine decimals, rounded to the nearest",
        arguments: [
            (0, "0.000000000"), (1, "1.000000000"), (-1.5, "-1.500000000"), (1.0 / 3, "0.333333333"),
            (2.0 / 3, "0.666666667"), (0.9999999996, "1.000000000"), (359.9999999996, "360.000000000"),
            (123456.000000001, "123456.000000001"), (0x1p51 + 0.5, "2251799813685248.500000000"),
        ] as [(Double, String)])
    func examples(value: Double, text: String) {
        #expect(fixed(value) == text)
    }

    @Test("there is no negative zero", arguments: [-0.0, -1e-300, -4.9e-10, -Double.leastNonzeroMagnitude])
    func negativeZero(value: Double) {
        #expect(fixed(value) == "0.000000000")
    }

    @Test("numbers without room for decimals read back as themselves; others are named")
    func extremes() {
        for value in [0x1p53, -0x1p53, 1e17, 1.7e308, -1e300] { #expect(Double(fixed(value)) == value) }
        #expect(fixed(.infinity) == "inf" && fixed(-.infinity) == "-inf" && fixed(.nan) == "nan")
    }

    @Test("any text reads back within half of the last decimal, and is what printf writes")
    func property() throws {
        var random = SeededRandom(seed: 1)
        for _ in 0..<20_000 {
            let size = Double(Int.random(in: -12...9, using: &random))
            let value = Double.random(in: -1...1, using: &random) * pow(10, size)
            let text = fixed(value)
            let parts = text.split(separator: ".")
            #expect(parts.count == 2 && parts[1].count == 9)
            // Reading back rounds too: by half a unit in the last place of the number.
            let read = try #require(Double(text))
            #expect(abs(read - value) <= 0.5e-9 + value.ulp, "\(value)")
            #expect(!text.hasPrefix("-") || read != 0, "\(value)")
            // printf rounds the exact decimal value; only a tie in the last bit may differ.
            let printed = String(format: "%.9f", value)
            #expect(printed == text || abs((Double(printed) ?? .nan) - read) < 1.1e-9, "\(value)")
        }
    }
}

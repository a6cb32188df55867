import Foundation
import Testing

@testable import Easings

@Suite struct ElementaryTests {
    @Test("exp agrees with the C library to 1e-15, relative, over its whole range")
    func exponential() {
        var worst = 0.0
        for x in stride(from: -708.0, through: 709, by: 0.171875 + 0x1p-30) {
            let expected = exp(x)
            worst = max(worst, (Elementary.exp(x) / expected - 1).magnitude)
        }
        for x in stride(from: -1.0, through: 1, by: 0.00173) {
            worst = max(worst, (Elementary.exp(x) / exp(x) - 1).magnitude)
        }
        #expect(worst < 1e-15)
    }

    @Test(
        "exp is right at its limits",
        arguments: [
            (0, 1), (1, M_E), (-.infinity, 0), (.infinity, .infinity), (710, .infinity), (-746, 0),
            (-745.1332191019411, .leastNonzeroMagnitude), (1e300, .infinity), (-1e300, 0),
            (709.7827128933841, .infinity), (.leastNonzeroMagnitude, 1),
        ])
    func exponentialLimits(x: Double, expected: Double) {
        #expect(Elementary.exp(x) == expected)
    }

    @Test("exp loses no more digits than a subnormal result has to")
    func exponentialSubnormal() {
        for x in stride(from: -745.0, through: -708.5, by: 0.25) {
            #expect((Elementary.exp(x) - exp(x)).magnitude <= .leastNonzeroMagnitude + exp(x) * 1e-15)
        }
    }

    @Test("exp stays finite up to the largest argument that allows it")
    func exponentialLargest() {
        let value = Elementary.exp(709.782712893384)
        #expect(value.isFinite && (value / exp(709.782712893384) - 1).magnitude < 1e-15)
    }

    @Test("sine and cosine of turns agree with the C library to 1e-15")
    func turns() {
        var worst = 0.0
        // Dyadic turns, so that the C library's argument can be reduced exactly first.
        for step in -4096...4096 {
            let turns = Double(step) / 1024
            let angle = (turns - turns.rounded()) * 2 * Double.pi
            worst = max(worst, (Elementary.sine(turns: turns) - sin(angle)).magnitude)
            worst = max(worst, (Elementary.cosine(turns: turns) - cos(angle)).magnitude)
        }
        #expect(worst < 1e-15)
    }

    @Test("quarter turns are exact", arguments: [-1e15, -7, -1, 0, 1, 2, 1e9, 0x1p60])
    func quarters(turns: Double) {
        #expect(Elementary.sine(turns: turns) == 0)
        #expect(Elementary.cosine(turns: turns) == 1)
        guard turns.magnitude < 1e15 else { return }
        #expect(Elementary.sine(turns: turns + 0.25) == 1)
        #expect(Elementary.cosine(turns: turns + 0.25) == 0)
        #expect(Elementary.sine(turns: turns + 0.5) == 0)
        #expect(Elementary.cosine(turns: turns + 0.5) == -1)
        #expect(Elementary.sine(turns: turns + 0.75) == -1)
        #expect(Elementary.cosine(turns: turns + 0.75) == 0)
    }

    @Test("angles that are no numbers give NaN", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(turns: Double) {
        #expect(Elementary.sine(turns: turns).isNaN)
        #expect(Elementary.cosine(turns: turns).isNaN)
        #expect(Elementary.exp(.nan).isNaN)
    }

    @Test("sinh x / x keeps its digits near 0 and across its two formulas")
    func hyperbolicSine() {
        #expect(Elementary.hyperbolicSineOverArgument(0) == 1)
        for x in [1e-300, 1e-9, 0.1, 0.5, 0.999_999, 1, 1.000_001, 2, 20, 700] {
            for argument in [x, -x] {
                let ratio = Elementary.hyperbolicSineOverArgument(argument) / (sinh(x) / x)
                #expect((ratio - 1).magnitude < 2e-15)
            }
        }
    }
}

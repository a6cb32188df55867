import TestSupport
import Testing

@testable import Easings

@Suite struct CubicBezierTests {
    @Test("values agree with an 80-digit solution, vertical tangents included", arguments: CubicBezierRow.all)
    func table(row: CubicBezierRow) {
        #expect((row.curve.value(at: row.x) - row.y).magnitude < 1e-13)
    }

    /// With a parameter and control points of few binary digits, x and y of the curve are exact doubles.
    @Test("dyadic points of the curve are met to the last bits")
    func dyadicPoints() {
        var worst = 0.0
        var generator = SeededRandom(seed: 1)
        for _ in 0..<400 {
            let c = (0..<4).map { _ in Double(Int.random(in: 0...64, using: &generator)) / 64 }
            let curve = CubicBezier(c[0], 3 * c[1] - 1, c[2], 3 * c[3] - 1)
            for step in 1..<64 {
                let s = Double(step) / 64
                let (a, b, d) = (3 * (1 - s) * (1 - s) * s, 3 * (1 - s) * s * s, s * s * s)
                let y = a * curve.y1 + b * curve.y2 + d
                worst = max(worst, (curve.value(at: a * curve.x1 + b * curve.x2 + d) - y).magnitude)
            }
        }
        // Curves such as x1 = 1, x2 = 0 with s = ½ pass a vertical tangent at an exact double.
        #expect(worst < 2e-15)
    }

    @Test("the triple root of x1 = 1, x2 = 0 is solved next to ½", arguments: 2...17)
    func tripleRoot(power: Int) {
        let curve = CubicBezier(1, 0, 0, 1)
        let d = Double(sign: .plus, exponent: -power, significand: 1)
        // x = ½ + 4 d³ and y = ½ + 1.5 d − 2 d³ at s = ½ + d.
        for d in [d, -d] {
            let y = 0.5 + 1.5 * d - 2 * d * d * d
            #expect((curve.value(at: 0.5 + 4 * d * d * d) - y).magnitude < 1e-15)
        }
        #expect(curve.value(at: 0.5) == 0.5)
    }

    #if arch(x86_64)
        @Test("random curves agree with a bisection in 80-bit arithmetic")
        func bisection() {
            var generator = SeededRandom(seed: 2)
            for _ in 0..<1500 {
                let x1 = Double.random(in: 0...1, using: &generator)
                let x2 = Double.random(in: 0...1, using: &generator)
                let y1 = Double.random(in: -2...3, using: &generator)
                let y2 = Double.random(in: -2...3, using: &generator)
                let x = Double.random(in: 0...1, using: &generator)
                var (low, high) = (Float80(0), Float80(1))
                for _ in 0..<70 {
                    let s = (low + high) / 2
                    let rest = 1 - s
                    let reached = 3 * rest * s * (rest * Float80(x1) + s * Float80(x2)) + s * s * s
                    if reached < Float80(x) { low = s } else { high = s }
                }
                let rest = 1 - low
                let y = 3 * rest * low * (rest * Float80(y1) + low * Float80(y2)) + low * low * low
                #expect((CubicBezier(x1, y1, x2, y2).value(at: x) - Double(y)).magnitude < 1e-12)
            }
        }
    #endif

    @Test("the ends are exact, and a curve along the diagonal is the identity")
    func endsAndIdentity() {
        for curve in CubicBezierRow.all.map(\.curve) {
            #expect(curve.value(at: 0) == 0)
            #expect(curve.value(at: 1) == 1)
        }
        for step in 0...1000 {
            let x = Double(step) / 1000
            #expect((CubicBezier(0.167, 0.167, 0.833, 0.833).value(at: x) - x).magnitude < 4e-16)
            #expect((CubicBezier(0, 0, 0, 0).value(at: x) - x).magnitude < 4e-16)
        }
    }

    @Test("a curve between 0 and 1 rises all the way")
    func monotone() {
        for curve in [CubicBezier(1, 0, 0, 1), CubicBezier(0.4, 0, 0.2, 1), CubicBezier(0, 1, 1, 0)] {
            let values = (0...4000).map { curve.value(at: Double($0) / 4000) }
            #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-15 })
        }
    }

    struct Slope: Sendable {
        let curve: CubicBezier
        let start, end: Double

        init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, start: Double, end: Double) {
            (curve, self.start, self.end) = (CubicBezier(x1, y1, x2, y2), start, end)
        }
    }

    @Test(
        "outside 0...1 the curve is the straight line of web-platform-tests",
        arguments: [
            Slope(0.5, 1, 0.5, 0, start: 2, end: 2),
            Slope(0, 1.5, 1, 1.5, start: 0, end: 0),
            Slope(0, -0.5, 1, -0.5, start: 0, end: 0),
            Slope(0.25, 0.1, 0.25, 1, start: 0.4, end: 0),
            Slope(0, 0, 0.5, 0.25, start: 0.5, end: 1.5),
            Slope(0.5, 0.25, 1, 1, start: 0.5, end: 1.5),
            Slope(0, 0, 0, 0, start: 1, end: 1),
            Slope(1, 1, 1, 1, start: 1, end: 1),
            Slope(0, 0, 0, 1, start: 0, end: 0),
            Slope(1, 0, 1, 1, start: 0, end: 0),
            Slope(0, 0.5, 0.5, 0.5, start: 0, end: 1),
        ])
    func extrapolation(slope: Slope) {
        for distance in [0.25, 1, 8] {
            #expect(slope.curve.value(at: -distance) == -distance * slope.start)
            #expect(slope.curve.value(at: 1 + distance) == 1 + distance * slope.end)
        }
        #expect(slope.curve.value(at: -.infinity) == (slope.start == 0 ? 0 : -.infinity))
        #expect(slope.curve.value(at: .infinity) == (slope.end == 0 ? 1 : .infinity))
        #expect(slope.curve.value(at: .nan).isNaN)
    }

    @Test("huge control points overflow no step of the evaluation")
    func hugeControlPoints() {
        let curve = CubicBezier(0, 1.7e308, 1, -1.7e308)
        for step in 0...100 { #expect(curve.value(at: Double(step) / 100).isFinite) }
    }

    @Test("numbers out of range make no curve")
    func validation() {
        #expect(CubicBezier(validating: 0, -5, 1, 7) == CubicBezier(0, -5, 1, 7))
        #expect(CubicBezier(validating: -0.001, 0, 1, 1) == nil)
        #expect(CubicBezier(validating: 0, 0, 1.001, 1) == nil)
        #expect(CubicBezier(validating: .nan, 0, 1, 1) == nil)
        #expect(CubicBezier(validating: 0, .infinity, 1, 1) == nil)
        #expect(CubicBezier(validating: 0, 0, 1, .nan) == nil)
    }

    @Test("an unchecked curve with x1 above 1 stops the program")
    func precondition() async {
        await #expect(processExitsWith: .failure) { _ = CubicBezier(2, 0, 1, 1) }
        await #expect(processExitsWith: .failure) { _ = CubicBezier(0, .nan, 1, 1) }
    }
}

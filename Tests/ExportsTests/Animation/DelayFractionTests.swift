import TestSupport
import Testing

@testable import Exports

@Suite struct DelayFractionTests {
    @Test(
        "rates that people use are exact",
        arguments: [
            (60, 1, 60), (50, 1, 50), (29.97, 100, 2997), (23.976, 125, 2997), (59.94, 50, 2997),
            (0.1, 10, 1),
            (30000.0 / 1001, 1001, 30000), (1000, 1, 1000), (12.5, 2, 25), (0.3, 10, 3), (1 / 7.0, 7, 1),
        ] as [(Double, Int, Int)])
    func exact(fps: Double, numerator: Int, denominator: Int) {
        let fraction = DelayFraction(fps: fps)
        #expect(fraction.numerator == numerator && fraction.denominator == denominator)
    }

    @Test("no other fraction of two 16-bit numbers is nearer")
    func nearest() {
        var random = SeededRandom(seed: 5)
        for _ in 0..<12 {
            let fps = 1 / Double.random(in: 0.001...10, using: &random)
            let fraction = DelayFraction(fps: fps)
            func error(_ a: Int, _ b: Int) -> Double { (Double(a) / Double(b) - 1 / fps).magnitude }
            let mine = error(fraction.numerator, fraction.denominator)
            #expect(mine * fps < 1 / 65536.0)
            var best = Double.infinity
            for below in 1...65535 {
                let above = (Double(below) / fps).rounded()
                if above >= 1, above <= 65535 { best = min(best, error(Int(above), below)) }
            }
            #expect(mine <= best, "\(fps)")
        }
    }

    @Test(
        "a million frames of a short loop take as little time as can be said, but some",
        arguments: [65534.9, 65535, 1e5, 1e9])
    func fast(fps: Double) {
        #expect(DelayFraction(fps: fps).numerator == 1 && DelayFraction(fps: fps).denominator >= 65534)
    }

    @Test("every accepted rate gives two numbers of 16 bits")
    func range() {
        var random = SeededRandom(seed: 6)
        for _ in 0..<20_000 {
            let fraction = DelayFraction(fps: .random(in: 0.1...1000, using: &random))
            #expect((1...65535).contains(fraction.numerator) && (1...65535).contains(fraction.denominator))
        }
    }
}

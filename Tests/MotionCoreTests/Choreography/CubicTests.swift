import Testing

@testable import MotionCore

@Suite struct CubicTests {
    /// 1 − 6u + 9u² − 2u³
    let cubic = Cubic(coefficients: [1, -6, 9, -2])

    @Test("a cubic is given back by four of its values")
    func interpolation() {
        let again = Cubic(
            through: cubic.value(at: 0), cubic.value(at: Cubic.nodes.0), cubic.value(at: Cubic.nodes.1),
            cubic.value(at: 1))
        for lane in 0..<4 {
            #expect((again.coefficients[lane] - cubic.coefficients[lane]).magnitude < 1e-13)
        }
    }

    @Test("a part is the same curve over its own variable")
    func composition() {
        let part = cubic.composed(offset: 0.25, slope: 0.5)
        for u in [0, 0.3, 1] {
            #expect((part.value(at: u) - cubic.value(at: 0.25 + 0.5 * u)).magnitude < 1e-14)
        }
    }

    @Test("crossings are found in order, and none where there are none")
    func crossings() {
        let crossings = cubic.crossings(of: 0.5)
        #expect(crossings.count == 2 && crossings[0] < crossings[1])
        for u in crossings { #expect((cubic.value(at: u) - 0.5).magnitude < 1e-11) }
        #expect(cubic.crossings(of: 3).isEmpty)
    }

    @Test("the bounds hold every value")
    func bounds() {
        for step in 0...100 { #expect(cubic.bounds.contains(cubic.value(at: Double(step) / 100))) }
        #expect(Cubic.constant(2).bounds == 2...2)
    }
}

import Foundation
import Testing

@testable import Easings

@Suite struct SpringTests {
    /// The spring of stiffness 1: its settling time in seconds, and its position after 1 %, 25 % and 75 %
    /// of it, from mpmath with 120 digits.
    struct Row: Sendable {
        let spring: Spring
        let seconds: Double
        let positions: [Double]

        init(_ ratio: Double, _ seconds: Double, _ positions: [Double]) {
            (spring, self.seconds, self.positions) = (
                Spring(stiffness: 1, dampingRatio: ratio), seconds, positions
            )
        }
    }

    static let table = [
        Row(0.001, 6905.295227054232, [0.06858084589810576, 0.9970142693228317, 1.0002947461923115]),
        Row(0.05, 135.78777338626762, [0.7553030683812167, 1.1399088443691903, 0.9973884127460105]),
        Row(0.2, 33.04259914905091, [0.05179342085359969, 1.0075111199296278, 0.99644348861906]),
        Row(0.5, 12.701651956539862, [0.007725337383580917, 1.1438809286909015, 0.9987451358412677]),
        Row(0.6, 10.16611374679554, [0.004959377266313534, 0.95100758903304, 0.9912751814292678]),
        Row(0.75, 7.998656609966888, [0.003073111275168758, 0.6998664228790938, 1.0168039652443472]),
        Row(0.9, 8.377002919369435, [0.0033368743476665888, 0.6590501079414289, 1.0003856483624722]),
        Row(0.999, 9.204920472074633, [0.003985543775736394, 0.6698363979086835, 0.9921740969786252]),
        Row(
            0.9999999999990905, 9.233413476425739,
            [0.004009261393691383, 0.6710675192846528, 0.9922109019049757]),
        Row(
            0.9999999999999999, 9.233413476451583,
            [0.0040092613937129234, 0.6710675192857649, 0.9922109019050088]),
        Row(1.0, 9.233413476451586, [0.004009261393712926, 0.671067519285765, 0.9922109019050088]),
        Row(
            1.0000000000000002, 9.233413476451592,
            [0.004009261393712931, 0.6710675192857654, 0.9922109019050088]),
        Row(
            1.0000000000009095, 9.233413476477432,
            [0.004009261393734469, 0.6710675192868774, 0.9922109019050418]),
        Row(1.001, 9.261758368787445, [0.0040329168964504955, 0.6722823470961028, 0.99224664381956]),
        Row(1.5, 18.49761435516299, [0.014298710199413275, 0.7998453600922298, 0.9941504484907401]),
        Row(2.0, 26.05814851562864, [0.024555912322923302, 0.8119524440075335, 0.9942708626895393]),
        Row(30.0, 414.3668291021957, [0.06648884055830406, 0.822134981895247, 0.9943761959482966]),
        Row(1000.0, 13815.507604085959, [0.06674546822239656, 0.8221720256533448, 0.994376586396633]),
    ]

    @Test("settling times and positions agree with 120-digit arithmetic", arguments: table)
    func closedForm(row: Row) {
        #expect((row.spring.duration / 1000 / row.seconds - 1).magnitude < 1e-11)
        for (fraction, position) in zip([0.01, 0.25, 0.75], row.positions) {
            #expect((row.spring.position(after: row.seconds * fraction * 1000) - position).magnitude < 1e-11)
        }
    }

    @Test("positions follow the equation of motion, integrated step by step", arguments: [0.15, 0.6, 1, 1.7])
    func integration(ratio: Double) {
        let stiffness = 200.0
        let spring = Spring(stiffness: stiffness, dampingRatio: ratio)
        let damping = 2 * ratio * stiffness.squareRoot()
        func acceleration(_ x: Double, _ v: Double) -> Double { stiffness * (1 - x) - damping * v }
        var (x, v) = (0.0, 0.0)
        let h = 1.0 / 8192
        for step in 1...8192 {
            let (v1, a1) = (v, acceleration(x, v))
            let (v2, a2) = (v + h / 2 * a1, acceleration(x + h / 2 * v1, v + h / 2 * a1))
            let (v3, a3) = (v + h / 2 * a2, acceleration(x + h / 2 * v2, v + h / 2 * a2))
            let (v4, a4) = (v + h * a3, acceleration(x + h * v3, v + h * a3))
            x += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
            v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
            if step % 512 == 0 {
                #expect((spring.position(after: Double(step) * h * 1000) - x).magnitude < 1e-9)
            }
        }
    }

    @Test("Material's spring is 99 % there after 0.939 s")
    func material() {
        let spring = Spring(stiffness: 50, dampingRatio: 1)
        #expect((spring.position(after: 938.804_752_636_433_2) - 0.99).magnitude < 1e-14)
        #expect((spring.duration - 1305.801_855_962_5).magnitude < 1e-6)
    }

    @Test(
        "after its duration the spring stays within a thousandth, and just before it is not", arguments: table
    )
    func settles(row: Row) {
        let duration = row.spring.duration
        #expect((1 - row.spring.position(after: duration * (1 - 1e-6))).magnitude > 0.001)
        for step in 0...400 {
            let time = duration * (1 + 1e-9 + Double(step) / 100)
            #expect((1 - row.spring.position(after: time)).magnitude <= 0.001)
        }
    }

    @Test(
        "the easing is exact at its ends, clamped outside, and near the closed form between", arguments: table
    )
    func easing(row: Row) {
        let spring = row.spring
        #expect(spring.value(at: 0) == 0)
        #expect(spring.value(at: 1) == 1)
        #expect(spring.value(at: -1) == 0 && spring.value(at: -.infinity) == 0)
        #expect(spring.value(at: 7) == 1 && spring.value(at: .infinity) == 1)
        #expect(spring.value(at: .nan).isNaN)
        #expect((spring.value(at: 1.0.nextDown) - 1).magnitude < 1e-9)
        for step in 1..<50 {
            let x = Double(step) / 50
            let residual = spring.value(at: x) - spring.position(after: x * spring.duration)
            #expect(residual.magnitude <= 0.001 * x + 1e-9)
        }
    }

    @Test("stiffness changes the duration and nothing else")
    func stiffness() {
        let slow = Spring(stiffness: 1, dampingRatio: 0.6)
        let fast = Spring(stiffness: 400, dampingRatio: 0.6)
        #expect((slow.duration / fast.duration - 20).magnitude < 1e-12)
        #expect(slow.value(at: 0.3) == fast.value(at: 0.3))
    }

    @Test("the extremes of stiffness and time trap nowhere")
    func extremes() {
        for stiffness in [.leastNonzeroMagnitude, 1e-300, 1.7e308] {
            for ratio in [0.001, 1, 1000] {
                let spring = Spring(stiffness: stiffness, dampingRatio: ratio)
                #expect(spring.duration > 0 && spring.duration.isFinite)
                #expect(spring.position(after: -5) == 0)
                #expect(!spring.position(after: .greatestFiniteMagnitude).isNaN)
                #expect(spring.position(after: .infinity) == 1)
                #expect(spring.position(after: .nan).isNaN)
            }
        }
    }

    @Test("numbers out of range make no spring")
    func validation() {
        #expect(Spring(validatingStiffness: 50, dampingRatio: 1) == Spring(stiffness: 50, dampingRatio: 1))
        for stiffness in [0, -1, .infinity, .nan] {
            #expect(Spring(validatingStiffness: stiffness, dampingRatio: 1) == nil)
        }
        for ratio in [0, -1, 0.0009, 1001, .infinity, .nan] {
            #expect(Spring(validatingStiffness: 50, dampingRatio: ratio) == nil)
        }
    }

    @Test("an unchecked damping ratio of 0 stops the program")
    func precondition() async {
        await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 50, dampingRatio: 0) }
        await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 0, dampingRatio: 1) }
    }
}

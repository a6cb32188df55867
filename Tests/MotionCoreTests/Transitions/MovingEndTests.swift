import Testing

@testable import MotionCore

@Suite struct MovingEndTests {
    private func speed(at time: Double, _ side: MovingEnd.Side, _ place: @escaping (Double) -> Double)
        -> Double
    {
        MovingEnd.measured(at: time, side) { [place($0)] }[0].speed
    }

    @Test("at a corner the speed is the one before or the one after, as asked")
    func corners() {
        let corner = { (time: Double) in time < 10 ? time * 1e-3 : 0.01 + (time - 10) * 3e-3 }
        #expect((speed(at: 10, .before, corner) - 1e-3).magnitude < 1e-9)
        #expect((speed(at: 10, .after, corner) - 3e-3).magnitude < 1e-9)
    }

    @Test("a jump is no speed, wherever it is, and neither is a speed that no eye follows")
    func jumps() {
        for place in [9.975, 9.985, 9.99, 9.995, 10, 10.005, 10.01, 10.025] {
            let jump = { (time: Double) in time * 1e-3 + (time < place ? 0 : 0.5) }
            for side in [MovingEnd.Side.before, .after] {
                #expect((speed(at: 10, side, jump) - 1e-3).magnitude < 1e-9, "\(place)")
            }
        }
        #expect(speed(at: 10, .before) { $0 } == MovingEnd.topSpeed)
        #expect(speed(at: 10, .before) { -$0 } == -MovingEnd.topSpeed)
        #expect(speed(at: 10, .after) { _ in .nan } == 0)
    }

    @Test("thirty years into a motion the speed is still known to a percent")
    func far() {
        #expect(
            (speed(at: 1e12, .before) { $0.truncatingRemainder(dividingBy: 1000) * 1e-3 } - 1e-3).magnitude
                < 1e-5)
    }
}

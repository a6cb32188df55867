import MotionCore
import Testing

@Suite struct ClockWarpTests {
    @Test("P4: a clock stops within 200 ms: its rate falls from 1 to 0 without a jump, and never rises")
    func stopping() {
        let warp = ClockWarp.stopping(at: 1000)
        #expect(warp.time(at: -50) == 950 && warp.time(at: 0) == 1000)
        #expect(warp.time(at: 200) == 1100 && warp.time(at: 1e6) == 1100)
        #expect(warp.rate(at: 0) == 1 && warp.rate(at: 200) == 0)
        let times = (0...2000).map { warp.time(at: Double($0) / 10) }
        let rates = zip(times, times.dropFirst()).map { ($1 - $0) * 10 }
        for (index, rate) in rates.enumerated() {
            #expect((rate - warp.rate(at: (Double(index) + 0.5) / 10)).magnitude < 1e-6)
        }
        #expect(zip(rates, rates.dropFirst()).allSatisfy { $1 <= $0 && $0 - $1 < 0.001 })
    }

    @Test("P4: starting is stopping seen backward, so that nothing is lost or gained")
    func starting() {
        let (stop, go) = (ClockWarp.stopping(at: 0), ClockWarp.starting(at: 100))
        for time in stride(from: -20.0, through: 220, by: 2.5) {
            #expect((go.time(at: time) - (200 - stop.time(at: 200 - time))).magnitude < 1e-9)
            #expect((go.rate(at: time) - stop.rate(at: 200 - time)).magnitude < 1e-12)
        }
        #expect(go.time(at: 300) == 300)
    }

    @Test("P4: every motion of the catalogue pauses and resumes, whatever moves")
    func catalog() throws {
        for motion in Motion.plain where motion.kind != .determinate {
            let stop = try Transition(motion.kind, from: .running, to: .standing, at: 333)
            #expect(stop.duration == 200)
            #expect(
                stop.motionTime(at: -1) == 332 && stop.motionTime(at: 0) == 333
                    && stop.motionTime(at: 500) == 433)
            let go = try Transition(motion.kind, from: .standing, to: .running, at: 433)
            #expect(
                go.motionTime(at: -1) == 433 && go.motionTime(at: 200) == 533 && go.motionTime(at: 300) == 633
            )
            if case .arc(let choreography) = motion.kind {
                #expect(stop.span(at: 200) == choreography.span(at: 433))
            }
            if case .bars(let bars) = motion.kind { #expect(go.bars(at: 200) == bars.spans(at: 533)) }
        }
    }
}

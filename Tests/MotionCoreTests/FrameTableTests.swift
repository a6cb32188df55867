import MotionCore
import TestSupport
import Testing

@Suite struct FrameTableTests {
    /// Largest difference of a batch from the scalar path, in degrees, over every `stride`-th frame.
    private func deviation(_ choreography: Choreography, _ clock: FrameClock, stride step: Int = 1) -> Double
    {
        let table = FrameTable(choreography, clock: clock)
        var worst = 0.0
        for frame in stride(from: 0, to: clock.framesPerLoop, by: step) {
            let exact = choreography.span(at: clock.time(of: frame))
            worst = max(worst, apart(exact.start, table[frame].start))
            worst = max(worst, (exact.sweep - table[frame].sweep).magnitude * 360)
        }
        return worst
    }

    @Test("the batch is within 0.001° of the scalar path for every arc, on grids that fit and that do not")
    func batchIsExact() {
        for (name, choreography) in Motion.arcs {
            // Flutter's 49 minutes take a while to fit.
            for frames in choreography.period < 1e6 ? [1, 7, 324, 3001] : [] {
                let worst = deviation(choreography, FrameClock(period: choreography.period, frames: frames))
                #expect(worst < 0.001, "\(name), \(frames) frames: \(worst)°")
            }
            let clock = FrameClock(period: choreography.period, fps: 60)
            let worst = deviation(choreography, clock, stride: max(1, clock.framesPerLoop / 6000))
            #expect(worst < 0.001, "\(name), 60 fps: \(worst)°")
        }
    }

    @Test("frames that fall on a jump show what comes after it, in the batch too")
    func jumps() throws {
        // Every 20th frame falls on a jump: 2000/3 ms, 795 ms and 666 ms are whole numbers of these.
        for motion in [Motion.chromium, .adwaita, .swipeRefresh] {
            let faithful = try #require(motion.faithful?.arc)
            let cycle = try #require(LoopAnalysis(.arc(faithful))?.subcycle?.period)
            let cycles = Int((faithful.period / cycle).rounded())
            let worst = deviation(
                faithful, FrameClock(period: faithful.period, frames: 40 * cycles), stride: 5)
            #expect(worst < 0.001, "\(motion.name): \(worst)°")
        }
    }

    @Test("starts are in 0..<1 and sweeps at least 0")
    func ranges() {
        for (name, choreography) in Motion.arcs {
            let table = FrameTable(choreography, clock: FrameClock(period: choreography.period, frames: 5000))
            #expect(table.starts.allSatisfy { $0 >= 0 && $0 < 1 }, "\(name)")
            #expect(table.sweeps.allSatisfy { $0 >= 0 }, "\(name)")
        }
    }

    @Test("a frame has the same bits alone, in a part and in the whole loop")
    func framesAreIndependent() {
        for (name, choreography) in Motion.arcs where choreography.period < 60_000 {
            let clock = FrameClock(period: choreography.period, frames: 324)
            let whole = FrameTable(choreography, clock: clock)
            for frame in [0, 1, 37, 161, 323] {
                let alone = FrameTable(choreography, clock: clock, frames: frame..<(frame + 1))
                #expect(
                    alone.starts == [whole.starts[frame]] && alone.sweeps == [whole.sweeps[frame]], "\(name)")
            }
            let part = FrameTable(choreography, clock: clock, frames: 53..<211)
            #expect(part.starts == Array(whole.starts[53..<211]), "\(name)")
            #expect(part.sweeps == Array(whole.sweeps[53..<211]), "\(name)")
        }
    }

    @Test("two clocks of one grid give the same bits")
    func clocks() {
        for (name, choreography) in Motion.arcs where choreography.period < 60_000 {
            let byRate = FrameClock(period: choreography.period, fps: 50)
            let byCount = FrameClock(period: choreography.period, frames: byRate.framesPerLoop)
            #expect(
                FrameTable(choreography, clock: byRate) == FrameTable(choreography, clock: byCount), "\(name)"
            )
        }
    }

    @Test("a determinate run includes both of its ends")
    func run() {
        let table = FrameTable(ValueRun(from: 0, to: 1), count: 101)
        #expect(table.count == 101 && table.sweeps.first == 0 && table.sweeps.last == 1)
        #expect(table[50].sweep == 0.5 && table.starts.allSatisfy { $0 == 0 })
    }

    @Test("no frames are no frames")
    func empty() throws {
        let choreography = try #require(Motion.arcs.first?.choreography)
        let clock = FrameClock(period: choreography.period, fps: 60)
        #expect(FrameTable(choreography, clock: clock, frames: 5..<5).count == 0)
    }

    @Test("frames beyond the loop break a rule")
    func rules() async {
        await #expect(processExitsWith: .failure) {
            let turning = Choreography.turning(every: 1000, sweep: 0.5)
            _ = FrameTable(turning, clock: FrameClock(period: 1000, frames: 10), frames: 5..<11)
        }
    }
}

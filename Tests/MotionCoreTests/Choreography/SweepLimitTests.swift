import MotionCore
import Testing

@Suite struct SweepLimitTests {
    /// An arc that is wholly given by its ends.
    private func span(_ tail: Double, _ head: Double, _ limit: SweepLimit, at time: Double = 0) -> ArcSpan {
        Choreography(
            period: 100, rotation: TrackSum(offset: 1), tail: TrackSum(offset: tail),
            head: TrackSum(offset: head), limit: limit
        ).span(at: time)
    }

    @Test("a floor keeps the tail and pushes the head")
    func floor() {
        #expect(span(0.5, 0.625, .floor(0.25)) == ArcSpan(start: 1.5, sweep: 0.25))
        #expect(span(0.5, 0.875, .floor(0.25)) == ArcSpan(start: 1.5, sweep: 0.375))
        #expect(span(0.5, 0.25, .none) == ArcSpan(start: 1.5, sweep: 0))
    }

    @Test("a head floor keeps the head and holds the tail back")
    func headFloor() {
        #expect(span(0.5, 0.625, .headFloor(0.25)) == ArcSpan(start: 1.375, sweep: 0.25))
        #expect(span(0.5, 0.875, .headFloor(0.25)) == ArcSpan(start: 1.5, sweep: 0.375))
    }

    @Test("Chromium's guard holds back twice as far in the first half of its cycle")
    func chromium() {
        let guarded = SweepLimit.chromiumGuard(0.25, cycle: 100)
        #expect(span(0.5, 0.625, guarded, at: 49) == ArcSpan(start: 1.25, sweep: 0.25))
        #expect(span(0.5, 0.625, guarded, at: 50) == ArcSpan(start: 1.375, sweep: 0.25))
        #expect(span(0.5, 0.625, guarded, at: 101) == ArcSpan(start: 1.25, sweep: 0.25))
    }

    @Test("a head clamp stops the head, not the tail")
    func headClamp() {
        #expect(span(0.5, 1.25, .headClamp(1)) == ArcSpan(start: 1.5, sweep: 0.5))
        #expect(span(1.125, 1.25, .headClamp(1)) == ArcSpan(start: 2.125, sweep: 0))
    }

    @Test("the batch applies every limit as the scalar path does")
    func batch() {
        for limit in [
            SweepLimit.floor(0.2), .headFloor(0.2), .chromiumGuard(0.2, cycle: 1000), .headClamp(0.7),
        ] {
            let choreography = Choreography(
                period: 1000, rotation: TrackSum([.steady(-2, every: 1000)]),
                tail: TrackSum([Track(period: 1000, delay: 400, duration: 600, amount: 1, easing: .ease)]),
                head: TrackSum(
                    offset: 0.01, [Track(period: 1000, duration: 700, amount: 1, easing: .fastOutSlowIn)]),
                limit: limit)
            let clock = FrameClock(period: 1000, frames: 777)
            let table = FrameTable(choreography, clock: clock)
            for frame in 0..<777 {
                let exact = choreography.span(at: clock.time(of: frame))
                #expect(apart(exact.start, table[frame].start) < 0.001, "\(limit) \(frame)")
                #expect((exact.sweep - table[frame].sweep).magnitude < 3e-6, "\(limit) \(frame)")
            }
        }
    }
}

import MotionCore
import Testing

@Suite struct TrackTests {
    @Test("a track waits, moves, rests, and carries on")
    func accumulating() {
        let track = Track(period: 10, delay: 2, duration: 4, amount: 8)
        #expect([0, 2, 4, 6, 9].map { track.value(at: $0) } == [0, 0, 4, 8, 8])
        #expect([10, 14, -1, -6].map { track.value(at: $0) } == [8, 12, 0, -4])
    }

    @Test("a track that does not accumulate starts over")
    func restarting() {
        let track = Track(period: 10, duration: 10, amount: 8, accumulates: false)
        #expect([0, 5, 10, 25, -5].map { track.value(at: $0) } == [0, 4, 0, 4, 4])
    }

    @Test("a step jumps at its delay and not before")
    func steps() {
        let track = Track.step(3, at: 4, every: 10)
        #expect([0, 3.999, 4, 9, 10, 14].map { track.value(at: $0) } == [0, 0, 3, 3, 3, 6])
    }

    @Test("a move longer than its period is seen through a window")
    func windows() {
        let track = Track(period: 10, delay: -10, duration: 40, amount: 4, accumulates: false)
        #expect([0, 5, 10].map { track.value(at: $0) } == [1, 1.5, 1])
    }

    @Test("a sum adds its tracks to its offset")
    func sums() {
        let sum = TrackSum(
            offset: 0.5, [.steady(1, every: 10), .step(1, at: 5, every: 10, accumulates: false)])
        #expect([0, 5, 10, 15].map { sum.value(at: $0) } == [0.5, 2, 1.5, 3])
    }

    @Test("a track without a period breaks a rule")
    func rules() async {
        await #expect(processExitsWith: .failure) { _ = Track(period: 0, duration: 0, amount: 1) }
        await #expect(processExitsWith: .failure) { _ = Track(period: 1, duration: -1, amount: 1) }
    }
}

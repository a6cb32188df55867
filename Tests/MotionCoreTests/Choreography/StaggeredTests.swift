import MotionCore
import TestSupport
import Testing

@Suite struct StaggeredTests {
    @Test("each part is one lag behind the one before")
    func lags() {
        let staggered = Staggered(
            period: 100, count: 3, lags: 4,
            value: TrackSum([Track(period: 100, duration: 100, amount: 1, accumulates: false)]))
        #expect(staggered.values(at: 50) == [0.5, 0.25, 0])
        #expect(staggered.values(at: 10) == [0.1, 0.85, 0.6])
    }

    @Test("a twelfth of a second later the next of twelve spokes is the brightest, on every frame grid")
    func spokes() throws {
        let ring = try #require(Motion.ionicLines.kind.spokes)
        for frames in [12, 24, 60, 144] {
            let clock = FrameClock(period: 1000, frames: frames)
            for spoke in 0..<12 {
                let values = ring.opacity.values(at: clock.time(of: spoke * frames / 12))
                #expect(values[spoke] == 1, "\(frames) frames, spoke \(spoke): \(values)")
            }
        }
    }
}

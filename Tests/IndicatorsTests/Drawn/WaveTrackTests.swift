import Drawing
import Indicators
import Testing

@testable import MotionCore

/// Issue 24: the track beside waves.
@Suite struct WaveTrackTests {
    @Test(
        "the track beside a bar that comes to it or leaves it gives way without a jump, at both ends",
        arguments: [Motion.materialWavyLinear, .composeWavyLinear])
    func gaps(motion: Motion) {
        guard case .drawn(let drawn) = motion.kind else { return }
        var indicator = DrawnIndicator(drawn, size: 240, stroke: 4)
        indicator.gap = 4
        func rests(_ tail: Double, _ head: Double) -> [(from: Double, to: Double)] {
            indicator.rests(
                WaveMoment(
                    spans: [BarSpan(tail: tail, head: head)], rotation: 0, share: 1, phase: 0,
                    showsValue: true))
        }
        // Without anything, all of the track is there.
        #expect(rests(0, 0).map(\.from) == [0] && rests(0, 0).map(\.to) == [240])
        var last = rests(0, 1e-9).last?.from ?? 1
        #expect(abs(last) < 1e-3)
        for head in stride(from: 0.0005, through: 1, by: 0.0005) {
            let next = rests(0, head).last?.from ?? 0
            // Of 240 points a two-thousandth, and of the gap a twentieth, which shrinks again at the far end.
            #expect(next - last > -0.081 && next - last < 0.321, "\(head)")
            last = next
        }
        // In the middle it is as wide as it is asked for.
        let middle = rests(0.25, 0.5)
        #expect(middle[0].to == 56 && middle[1].from == 124)
    }
}

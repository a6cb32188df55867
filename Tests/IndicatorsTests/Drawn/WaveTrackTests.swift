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
    }

    private func indicator(_ motion: Motion, stroke: Double) throws -> DrawnIndicator {
        let drawn: DrawnMotion? = if case .drawn(let drawn) = motion.kind { drawn } else { nil }
        return DrawnIndicator(try #require(drawn), size: 240, stroke: stroke)
    }

    private func moment(_ tail: Double, _ head: Double) -> WaveMoment {
        WaveMoment(
            spans: [BarSpan(tail: tail, head: head)], rotation: 0, share: 0, phase: 0, showsValue: true)
    }

    @Test(
        "a gap is as wide as it is asked for between what is seen, whose caps may lie outside",
        arguments: [4, 8, 12, 20])
    func width(stroke: Double) throws {
        for (motion, cap) in [(Motion.materialWavyLinear, 0), (.composeWavyLinear, stroke / 2)] {
            var indicator = try indicator(motion, stroke: stroke)
            indicator.gap = 4
            let rests = indicator.rests(moment(0.25, 0.5))
            #expect(rests[0].to == 60 - cap - 4 && rests[1].from == 120 + cap + 4)
            var list = DisplayList(width: 240, height: 40)
            indicator.track = Color(rgba: 0xDDDD_DDFF)
            indicator.draw(.wave(moment(0, 0.6)), color: Color(rgba: 0x0000_00FF), into: &list)
            let boxes = list.shapes.compactMap(\.path).map { shape -> (from: Double, to: Double) in
                let x = shape.path.controlPoints.map(\.x)
                return (x.min() ?? 0, x.max() ?? 0)
            }
            // The track, and the bar over it.
            #expect(boxes.count == 2)
            #expect(abs(boxes[0].from - boxes[1].to - 4) < 1e-9, "\(motion.name)")
        }
    }

    @Test(
        "the mark at the far end shrinks steadily in front of the bar",
        arguments: [Motion.materialWavyLinear, .composeWavyLinear])
    func stop(motion: Motion) throws {
        var indicator = try indicator(motion, stroke: 4)
        indicator.stop = 4
        // The last four points of the track, of which caps outside take two.
        let cap = motion == .composeWavyLinear ? 2.0 : 0
        for head in stride(from: 230.0, through: 240, by: 0.25) {
            let share = indicator.stopShare(moment(0, head / 240))
            #expect(abs(share - min(max((240 - head - cap) / 4, 0), 1)) < 1e-9, "\(head)")
        }
    }
}

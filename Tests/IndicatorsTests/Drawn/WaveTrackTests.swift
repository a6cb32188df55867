import Drawing
import Indicators
import TestSupport
import Testing

@testable import MotionCore

/// Issue 24: the track beside waves.
@Suite struct WaveTrackTests {
    @Test(
        "the track beside a bar that comes to it or leaves it gives way without a jump, at both ends",
        arguments: [Motion.materialWavyLinear, .composeWavyLinear])
    func gaps(motion: Motion) throws {
        let drawn = try #require(motion.drawn)
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
        "the mark at the far end shrinks steadily before the bar, and never touches it",
        arguments: [Motion.materialWavyLinear, .composeWavyLinear])
    func stop(motion: Motion) throws {
        var indicator = try indicator(motion, stroke: 4)
        (indicator.gap, indicator.stop, indicator.track) = (4, 4, Color(rgba: 0xDDDD_DDFF))
        // The gap before it stays, and caps outside take two points more.
        let taken = motion == .composeWavyLinear ? 6.0 : 4
        for head in stride(from: 225.0, through: 237.5, by: 0.25) {
            let moment = moment(0, head / 240)
            let (place, room) = (indicator.stopPlace(moment), 240 - head - taken)
            #expect(abs(place.share - min(max((room - 1.2) / 2.8, 0), 1)) < 1e-9, "\(head)")
            if place.share > 0 { #expect(abs(place.middle + 2 * place.share - 240) < 1e-9) }
            // As large as the track, it is the end of that: nothing else shows around it, or when it is gone.
            #expect(indicator.rests(moment).contains { $0.to == 240 } == (room > 4), "\(head)")
        }
    }

    @Test(
        "a mark smaller than the track is thick stays in what bars leave of that",
        arguments: [Motion.materialWavyLinear, .composeWavyLinear])
    func stopInTrack(motion: Motion) throws {
        var indicator = try indicator(motion, stroke: 12)
        (indicator.gap, indicator.stop) = (4, 4)
        var shares: [Double] = []
        for head in stride(from: 200.0, through: 240, by: 0.25) {
            let place = indicator.stopPlace(moment(0, head / 240))
            let rest = try #require(indicator.rests(moment(0, head / 240)).last)
            shares.append(place.share)
            #expect(
                place.share == 0
                    || place.middle - 2 * place.share >= rest.from
                        && place.middle + 2 * place.share <= rest.to,
                "\(head)")
        }
        #expect(shares.first == 1 && shares.last == 0)
        #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 >= $1 })
    }

    @Test(
        "a mark does not lie on a bar that leaves, and comes out behind it without a jump",
        arguments: [4.0, 12])
    func stopBehindBar(stroke: Double) throws {
        var indicator = try indicator(.composeWavyLinear, stroke: stroke)
        (indicator.gap, indicator.stop) = (4, 4)
        var last = 0.0
        for tail in stride(from: 0.8, through: 1, by: 0.001) {
            var moment = moment(0, 0.3)
            moment.running = [BarSpan(tail: tail, head: 1)]
            let place = indicator.stopPlace(moment)
            #expect(place.middle + 2 * place.share <= tail * 240 + 1e-9 || place.share == 0, "\(tail)")
            #expect(abs(place.share - last) < 3 * 0.24 / stroke, "\(tail)")
            last = place.share
        }
        #expect(abs(last - 1) < 1e-6)
    }
}

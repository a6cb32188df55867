import TestSupport
import Testing

@testable import MotionCore

/// Issue 24: the waves of both implementations, as published.
@Suite struct WaveTests {
    private func points(_ motion: Motion, value: Double, count: Int = 4001) throws -> [PlanePoint] {
        guard case .drawn(let drawn) = motion.faithful ?? motion.kind else { return [] }
        return try #require(drawn.points(count, drawn.moment(showing: { _ in value }, at: 0)))
    }

    private func length(_ points: [PlanePoint]) -> Double {
        zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    }

    @Test("a whole turn has the published length, and the wave its radii")
    func rings() throws {
        let views = try points(.materialWavy, value: 0.5)
        // Half a turn less a cap of 2 points at both ends.
        #expect((length(views) / (0.5 - 2 * 2 / 22 / (2 * Double.pi)) - 144.93).magnitude < 0.01)
        let radii = views.map(\.length)
        #expect((radii.min() ?? 0) > 18.799 && (radii.max() ?? 0) < 22.007)
        #expect((length(try points(.composeWavy, value: 0.5)) * 2 - 137.39).magnitude < 0.01)
        #expect(try points(.composeWavy, value: 0.05).allSatisfy { ($0.length - 21.45).magnitude < 0.005 })
    }

    @Test("bars keep their caps on the track and swing as far as published")
    func bars() throws {
        for motion in [Motion.materialWavyLinear, .composeWavyLinear] {
            let flat = try points(motion, value: 0.05)
            #expect(flat.allSatisfy { $0.y == 0 } && flat[0].x == 2)
            let heights = try points(motion, value: 0.6).map(\.y)
            #expect((heights.max() ?? 0) > 2.99 && (heights.max() ?? 9) < 3.001)
            #expect((heights.min() ?? 0) < -2.99 && (heights.min() ?? -9) > -3.001)
        }
    }

    @Test("a ring of Compose rises from its circle to its star without a jump", arguments: [9, 15, 25, 31])
    func rising(length: Double) throws {
        let motion = try #require(Motion.composeWavy.waved(WaveAdjustment(length: length)))
        let drawn = try #require(motion.drawn)
        func points(_ share: Double) throws -> [PlanePoint] {
            let moment = WaveMoment(
                spans: [BarSpan(tail: 0, head: 0.7)], rotation: 0, share: share, phase: 0.3, showsValue: true)
            return try #require(drawn.points(50, .wave(moment)))
        }
        let shares = [0, 1e-9] + stride(from: 0.01, to: 1, by: 0.01) + [1 - 1e-9, 1]
        var last = try points(0)
        for share in shares.dropFirst() {
            let next = try points(share)
            // The wave is up to 2.5 points high.
            #expect(zip(last, next).allSatisfy { ($0 - $1).length < 0.06 }, "\(share)")
            last = next
        }
    }

    private func ring(_ length: Double, isPublished: Bool) -> RingWaveLine {
        RingWaveLine(
            WaveForm(style: .views, amplitude: 1.6, wavelength: length, speed: 0), size: 48, stroke: 4,
            isCentered: true, isPublished: isPublished)
    }

    private func points(_ line: RingWaveLine, _ share: Double) -> [PlanePoint] {
        MeasuredCurve(line.closed(share: share)).points(721)
    }

    @Test(
        "a ring of views rises from its circle without a jump, and stays in its box", arguments: [8, 15, 25])
    func risingFromCircle(length: Double) {
        let line = ring(length, isPublished: false)
        let shares = [0, 1e-9] + stride(from: 0.01, through: 1, by: 0.01)
        var last = points(line, 0)
        #expect(last.allSatisfy { ($0.length - 22).magnitude < 1e-5 })
        for share in shares.dropFirst() {
            let next = points(line, share)
            // A hundredth of 3.2 points, and what moves along the line with it.
            #expect(zip(last, next).allSatisfy { ($0 - $1).length < 0.05 }, "\(share)")
            #expect(next.allSatisfy { $0.length < 22.007 }, "\(share)")
            last = next
        }
    }

    @Test("low waves are published to snap out of their ring, and high ones are drawn as published")
    func published() {
        let (published, drawn) = (ring(15, isPublished: true), ring(15, isPublished: false))
        let outermost = points(published, 1e-9).map(\.length).max() ?? 0
        #expect((outermost - 22.15).magnitude < 0.01)
        for share in [0.3, 0.6, 1] {
            #expect(points(published, share) == points(drawn, share))
        }
        #expect(points(published, 0.2) != points(drawn, 0.2))
    }

    @Test("round ends of bars stay on the track, from which those of Compose are published to reach")
    func ends() throws {
        func overhang(_ motion: Motion, isPublished: Bool) throws -> Double {
            guard case .drawn(let drawn) = motion.kind, case .barWave(let wave) = drawn.form else { return 9 }
            let line = BarWaveLine(
                wave.form, length: 240, stroke: 4, isRunning: true, isPublished: isPublished)
            var most = 0.0
            for step in 0..<400 {
                let phase = Double(step) / 100
                let bar = BarSpan(tail: Double(step % 7) / 300, head: 1 - Double(step % 5) / 300)
                let moment = WaveMoment(
                    spans: [bar], rotation: 0, share: 1, phase: phase - phase.rounded(.down),
                    showsValue: false)
                let piece = try #require(line.pieces(moment).first)
                most = max(most, 2 - piece[0].start.x, piece[piece.count - 1].end.x - 238)
            }
            return most
        }
        #expect(try overhang(.composeWavyLinear, isPublished: true) > 0.3)
        for motion in [Motion.composeWavyLinear, .materialWavyLinear] {
            #expect(try overhang(motion, isPublished: false) < 1e-9)
        }
    }

    @Test("the amplitude rises when a value passes a tenth, and is full half a second later")
    func ramp() throws {
        let drawn = try #require(Motion.materialWavy.drawn)
        func share(_ time: Double) -> Double {
            if case .wave(let moment) = drawn.moment(showing: { $0 / 10000 }, at: time) {
                moment.share
            } else {
                -1
            }
        }
        #expect(share(999) == 0 && share(1500.1) == 1 && share(5000) == 1)
        #expect(share(1100) > 0.3 && share(1100) < share(1200))
        #expect(share(9100) < 1 && share(9501) == 0)
    }

    @Test("waves that are asked for travel a whole number of times in a loop")
    func closes() throws {
        let motion = try #require(Motion.fluent.waved(WaveAdjustment(amplitude: 1, length: 10, speed: 37)))
        let drawn = try #require(motion.drawn)
        let (start, end) = (drawn.moment(at: 0).numbers, drawn.moment(at: drawn.period).numbers)
        for (a, b) in zip(start, end) { #expect(((a - b) - (a - b).rounded()).magnitude < 1e-6) }
        #expect(Motion.cupertino.waved(WaveAdjustment(length: 10)) == nil)
    }
}

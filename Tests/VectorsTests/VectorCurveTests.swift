import MotionCore
import Testing

@testable import Vectors

@Suite struct VectorCurveTests {
    private static let curves = [
        CubicBezier(0.4, 0, 0.2, 1), CubicBezier(0.32, 0.06, 0.85, 1.11), CubicBezier(0.3, -0.6, 0.7, 1.6),
        CubicBezier(0, 0, 0, 1),
    ]

    @Test("a part of a segment has the same values as the segment", arguments: curves)
    func part(timing: CubicBezier) {
        let whole = VectorCurve.Segment(from: 100, to: 900, start: -2, end: 3, timing: timing)
        for (from, to) in [(100.0, 400.0), (250, 700), (899, 900), (100, 900)] {
            let part = whole.part(from, to)
            for step in 0...20 {
                let time = from + (to - from) * Double(step) / 20
                #expect((part.value(at: time) - whole.value(at: time)).magnitude < 1e-6)
            }
        }
    }

    @Test("a tamed curve has the same values and no handle outside 0 to 1", arguments: curves)
    func tamed(timing: CubicBezier) {
        let curve = VectorCurve([.init(from: 0, to: 1000, start: 1, end: 5, timing: timing)])
        let timings = curve.tamed.segments.compactMap(\.timing)
        #expect(!timings.isEmpty)
        for timing in timings { #expect((0...1).contains(timing.y1) && (0...1).contains(timing.y2)) }
        for step in 0...100 {
            let time = Double(step) * 10
            #expect((curve.tamed.value(at: time) - curve.value(at: time)).magnitude < 1e-3)
        }
    }

    @Test("keys tell a jump by two keys at one time")
    func jump() {
        let curve = VectorCurve([
            .init(from: 0, to: 250, start: 0, end: 1), .init(from: 250, to: 1000, start: 4, end: 4),
        ])
        let keys = Keys(curve, duration: 1000)
        #expect(keys.times == [0, 0.25, 0.25, 1])
        #expect(keys.values == [0, 1, 4, 4])
    }
}

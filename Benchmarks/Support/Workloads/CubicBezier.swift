import Baseline
import MotionCore

extension Case {
    /// One curve solved at many places, as `CubicBezier.value(at:)` does for a single frame.
    public static let cubicBezier = Case(
        name: "CubicBezier", frames: 10_000,
        ours: {
            let curve = CubicBezier(0.4, 0, 0.2, 1)
            var values = [Double](repeating: 0, count: 10_000)
            return {
                for index in values.indices { values[index] = curve.value(at: Double(index) / 10_000) }
            }
        },
        baseline: {
            var values = [Double](repeating: 0, count: 10_000)
            return { baseline_ease(Int32(values.count), &values) }
        })
}

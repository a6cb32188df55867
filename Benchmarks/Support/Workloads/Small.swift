import Drawing
import Requests

extension Case {
    /// A part of a ring on a track, which is small enough that every parse is tried.
    public static let small = Case(
        name: "Small", frames: 1,
        ours: {
            var spec = RenderSpec()
            spec.animation.value = ValueSpan(0.4)
            spec.size = 48
            spec.colors = [Color(rgba: 0x0A6E_D1FF)]
            spec.track = Color(rgba: 0x0A6E_D133)
            spec.compression = .small
            let bench = try RenderBench(spec)
            return { try bench.run() }
        })
}

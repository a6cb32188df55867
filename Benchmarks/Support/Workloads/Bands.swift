import Drawing
import Requests

extension Case {
    /// A ring with more colors than a palette holds, as one sheet that is large enough to be made in bands.
    public static let bands = Case(
        name: "Bands", frames: 30,
        ours: {
            var spec = RenderSpec(.materialAdvance)
            spec.animation.frames = 30
            spec.size = 256
            spec.scales = [3]
            spec.gradient = Gradient([Color(rgba: 0x0A6E_D1FF), Color(rgba: 0xE973_0CFF)])
            spec.track = Color(rgba: 0xD5DA_DDFF)
            spec.background = Color(rgba: 0xFFFF_FFFF)
            spec.formats = [.sheet]
            let bench = try RenderBench(spec)
            return { try bench.run() }
        })
}

import Indicators
import Presentations
import Requests

extension Case {
    /// A dialog over a screen as PNG files, in which only a ring moves.
    public static let scene = Case(
        name: "Scene", frames: 40,
        ours: {
            var spec = RenderSpec(.materialAdvance, theme: .materialLight)
            spec.animation.frames = 40
            spec.presentation = .dialog
            spec.present.screen = ScreenSize(width: 390, height: 844)
            spec.formats = [.frames]
            let bench = try RenderBench(spec)
            return { try bench.run() }
        })
}

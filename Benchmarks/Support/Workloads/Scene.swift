import Drawing
import Formats
import Indicators
import Presentations
import Requests

extension Case {
    /// A dialog over a screen as PNG files, of which only a ring moves.
    public static let scene = Case(
        name: "Scene", frames: 40,
        ours: {
            let bench = try RenderBench(dialog(frames: 40, as: .frames))
            return { try bench.run() }
        })

    /// The same as one sheet, whose page is so large that it is made in bands.
    public static let bands = Case(
        name: "Bands", frames: 8,
        ours: {
            let bench = try RenderBench(dialog(frames: 8, as: .sheet))
            return { try bench.run() }
        })

    private static func dialog(frames: Int, as format: OutputFormat) throws -> RenderSpec {
        var spec = RenderSpec(.materialAdvance, theme: .materialLight)
        spec.motion.frames = frames
        spec.present.presentation = .dialog
        spec.present.screen = ScreenSize(width: 390, height: 844)
        spec.scales = [format == .sheet ? 3 : 1]
        spec.formats = [format]
        return spec
    }
}

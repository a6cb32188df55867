import Drawing
import Formats
import Indicators
import Presentations
import Requests

extension Case {
    /// A dialog over a screen as PNG files, of which only a ring moves.
    public static let scene = dialog("Scene", frames: 40, .frames)
    /// The same as one sheet of so many pixels that it is made in bands.
    public static let bands = dialog("Bands", frames: 60, .sheet)

    private static func dialog(_ name: String, frames: Int, _ format: OutputFormat) -> Case {
        Case(
            name: name, frames: frames,
            ours: {
                var spec = RenderSpec(.materialAdvance, theme: .materialLight)
                spec.motion.frames = frames
                spec.present.presentation = .dialog
                spec.present.screen = ScreenSize(width: 390, height: 844)
                spec.formats = [format]
                let bench = try RenderBench(spec)
                return { try bench.run() }
            })
    }
}

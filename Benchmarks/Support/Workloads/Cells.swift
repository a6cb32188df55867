import Drawing
import Indicators
import Requests

extension Case {
    /// Steps on a tablet as one sheet: from a row of cells to the next, one pixel in a hundred changes. There are no texts,
    /// which would depend on fonts.
    public static let cells = Case(
        name: "Cells", frames: 31,
        ours: {
            var spec = RenderSpec(theme: .fioriLight)
            spec.steps.items = ["A", "B", "C", "D"].map { .init($0) }
            spec.steps.showsNames = false
            spec.steps.content = .glyph
            spec.transition = .steps(from: 2, to: 3)
            spec.width = 1024
            spec.scales = [4]
            spec.backdrop = .surface
            spec.formats = [.sheet]
            spec.typesetter = .mute
            let bench = try RenderBench(spec)
            return { try bench.run() }
        })
}

/// A typesetter without fonts. Names of steps are measured even if they are not shown; Pango would allocate on its own
/// threads, in varying amounts.
extension Typesetter {
    fileprivate static let mute = Typesetter(
        fonts: { _ in FontSet(faces: [FontSet.Face(path: "", family: "", weight: 400)]) },
        engine: { _ in NoText() })
}

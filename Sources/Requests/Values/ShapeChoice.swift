public import Basics
internal import Drawing
public import Indicators
package import MotionCore

extension Source<OwnShape> {
    /// The file of a path that ends in `.svg`, or the shape that path data describes.
    ///
    /// - Throws: ``/Basics/Message`` that says why a text is neither.
    public init(shape text: String) throws(Message) {
        if Self.isShapeFile(text) {
            self = .file(text)
            return
        }
        let path: Path
        do throws(PathDataError) { path = try Path(svg: text) } catch {
            if let known = MaterialShape.all.first(where: { $0.name == text }) {
                throw
                    "\(quoted(text)) is a shape of motion files, such as \(known.motionFile); here, write an SVG file or path data"
            }
            throw "\(quoted(text)) is neither an SVG file nor path data: \(error)"
        }
        guard let shape = OwnShape(path) else {
            throw
                "the path data \(quoted(text)) encloses nothing: write a closed outline, such as M2 4h8v8z; for open lines, use an SVG file with strokes"
        }
        self = .value(shape)
    }

    /// Whether the shape is in a file.
    package static func isShapeFile(_ text: String) -> Bool { text.lowercased().hasSuffix(".svg") }
}

extension MaterialShape {
    /// A motion file in which it moves, without a seam: a circle that only turned would stand still.
    package var motionFile: String {
        let shapes = name == "circle" ? "morph: [circle, heart]" : "shape: \(name)"
        return "{name: mine, kind: shapes, period: 2600, \(shapes)}"
    }
}

public import Basics
internal import Drawing
public import Indicators

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
            throw "\(quoted(text)) is neither an SVG file nor path data: \(error)"
        }
        guard let shape = OwnShape(path) else { throw "the path data \(quoted(text)) encloses nothing" }
        self = .value(shape)
    }

    /// Whether the shape is in a file.
    package static func isShapeFile(_ text: String) -> Bool { text.lowercased().hasSuffix(".svg") }
}

public import Basics
internal import Drawing
public import Indicators
package import MotionCore

extension Source<CustomShape> {
    /// The file of a path that ends in `.svg`, or the shape that path data describes.
    ///
    /// - Throws: ``/Basics/Message`` that says why a text is neither.
    public init(shape text: String) throws(Message) {
        if Self.isShapeFile(text) {
            self = .file(text)
            return
        }
        let path: Path
        do throws(PathDataError) { path = try Path(svg: text, closesAll: false) } catch {
            if let kind = Self.foreignKind(text) {
                throw "\(quoted(text)) is \(kind); give an SVG file, or path data such as M2 4h8v8z"
            }
            let problem: Message = "\(quoted(text)) is neither an SVG file nor path data"
            let remedy: Message = "give the path of an SVG file, or path data"
            if let shape = MaterialShape.near(text) {
                throw
                    "\(problem); \(shape.name) is a shape of motion files, such as \(shape.motionFile): here, \(remedy)"
            }
            throw "\(problem): \(error); \(remedy)"
        }
        guard let shape = CustomShape(path) else {
            throw
                "the path data \(quoted(text)) encloses nothing: write a closed outline, such as M2 4h8v8z; for open lines, use an SVG file with strokes"
        }
        self = .value(shape)
    }

    /// The kind of file or folder that a path names, other than an SVG; nil for text that may be path data.
    private static func foreignKind(_ text: String) -> String? {
        if text.hasSuffix("/") { return "a folder" }
        let ending = text.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last ?? ""
        let isEnding = (2...5).contains(ending.count) && ending.allSatisfy { $0.isLetter || $0.isNumber }
        if isEnding, ending.first?.isLetter == true { return "a file in another format (.\(ending))" }
        return text.contains("/") ? "the path of a file whose name does not end in .svg" : nil
    }

    /// Whether the shape is in a file.
    package static func isShapeFile(_ text: String) -> Bool { text.lowercased().hasSuffix(".svg") }
}

extension MaterialShape {
    /// The shape whose name is meant by a text; nil for none, and for what may be a file or numbers.
    fileprivate static func near(_ text: String) -> MaterialShape? {
        if text.utf8.contains(UInt8(ascii: ".")) { return nil }
        let name = nearNames(to: text, in: all.map { KnownName($0.name, synonyms: $0.synonyms) }).first
        return all.first { $0.name == name }
    }

    /// A motion file in which it moves, without a seam: a circle that only turned would stand still.
    package var motionFile: String {
        let shapes = name == "circle" ? "morph: [circle, heart]" : "shape: \(name)"
        return "{name: mine, kind: shapes, period: 2600, \(shapes)}"
    }
}

public import Basics
internal import Drawing
public import Indicators
internal import SVGDocuments

/// Custom shapes, drawn in SVG.
///
/// Read are `svg`, `g`, `a`, `switch`, `symbol`, `use`, `path`, `rect`, `circle`, `ellipse`, `line`, `polyline` and `polygon` with their
/// transforms, fills and strokes, as attributes, in `style` or in style sheets that select by element, class and id. What is invisible
/// there stays so: what has no paint, a transparent one or an opacity of 0, what is hidden, and what lies outside the picture, a clip or a
/// mask. The shape can be drawn in its own colors or in that of an indicator, and says what it loses there. Definitions and
/// what editors keep for themselves are passed over; everything else that would show is refused by name.
///
/// Other readers were weighed, with figures in the module's article.
public enum ShapeFile {
    /// The greatest size of a file, in bytes.
    public static let maxBytes = SVGLimits.maxBytes
    /// The greatest number of elements of a file, and the greatest depth of their nesting.
    public static let maxElements = SVGLimits.maxElements, maxDepth = SVGLimits.maxDepth

    /// Parses the content of a file that is called `name` in messages.
    ///
    /// - Throws: ``SpecError`` of kind `file` with the line and the column of the first problem.
    public static func parse(_ bytes: [UInt8], name: String) throws(SpecError) -> CustomShape {
        if bytes.count > maxBytes {
            throw SpecError(
                .file, at: name, "a drawing of more than \(maxBytes) bytes is too large; simplify its paths")
        }
        if bytes.isEmpty { throw SpecError(.file, at: name, "is empty; save the drawing again") }
        let reader: SVGReader
        do throws(SVGProblem) {
            reader = try SVGReader(bytes, name: name)
        } catch {
            let place = SpecError.FilePlace(
                file: name, line: max(error.line, 1), column: max(error.column, 1), path: "")
            throw SpecError(.file, at: .place(place), Message(error.text))
        }
        let curves = reader.parts.reduce(0) { $0 + $1.lines.reduce(0) { $0 + $1.cubics.count } }
        if curves > CustomShape.limit {
            throw SpecError(
                .limit, at: name,
                "has \(curves) curves after what lies outside is cut off, more than \(CustomShape.limit); simplify its paths"
            )
        }
        guard var shape = CustomShape(reader.parts, artwork: reader.artwork) else {
            throw SpecError(
                .file, at: name,
                reader.parts.isEmpty && reader.hasFigures
                    ? "draws nothing that is visible; give its paths a fill or a stroke that shows"
                    : "draws nothing that has an area")
        }
        shape.losses = reader.losses
        return shape
    }
}

public import Basics
internal import CExpat
internal import Drawing
public import Indicators

/// Custom shapes, drawn in SVG.
///
/// Read are `svg`, `g`, `a`, `path`, `rect`, `circle`, `ellipse`, `line`, `polyline` and `polygon` with their transforms, fills
/// and strokes, as attributes or in `style`. What is invisible there stays so: what has no paint, a transparent one or an
/// opacity of 0, what is hidden, and what lies outside the picture. Colors are not kept: an indicator has its own, and the shape
/// says which it had. Definitions and what editors keep for themselves are passed over; everything else that would show is
/// refused by name.
public enum ShapeFile {
    /// The greatest size of a file, in bytes.
    public static let maxBytes = 1 << 20
    /// The greatest number of elements of a file, and the greatest depth of their nesting.
    public static let maxElements = 10_000, maxDepth = 64

    /// Parses the content of a file that is called `name` in messages.
    ///
    /// - Throws: ``SpecError`` of kind `file` with the line and the column of the first problem.
    public static func parse(_ bytes: [UInt8], name: String) throws(SpecError) -> CustomShape {
        if bytes.count > maxBytes {
            throw SpecError(
                .file, at: name, "a drawing of more than \(maxBytes) bytes is too large; simplify its paths")
        }
        let reader = SVGReader()
        if let problem = reader.read(bytes) {
            let place = SpecError.FilePlace(
                file: name, line: problem.line, column: problem.column, path: "")
            throw SpecError(.file, at: .place(place), Message(problem.text))
        }
        let (parts, losses) = reader.drawing.shown(of: name)
        guard var shape = CustomShape(parts) else {
            throw SpecError(
                .file, at: name,
                parts.isEmpty && !reader.drawing.figures.isEmpty
                    ? "draws nothing that is visible; give its paths a fill or a stroke that shows"
                    : "draws nothing that has an area")
        }
        shape.losses = losses
        return shape
    }
}

/// The problem of a drawing, with its place in the file.
struct SVGProblem: Error {
    let text: String
    var line = 1, column = 1
}

extension SVGReader {
    /// Reads a whole file.
    ///
    /// - Returns: The first problem of the file; nil for none.
    func read(_ bytes: [UInt8]) -> SVGProblem? {
        guard let parser = unsafe XML_ParserCreate(nil) else { return SVGProblem(text: "out of memory") }
        defer { unsafe XML_ParserFree(parser) }
        unsafe self.parser = parser
        defer { unsafe self.parser = nil }
        unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        unsafe XML_SetElementHandler(
            parser,
            { context, name, attributes in
                unsafe SVGReader.at(context) { reader in
                    var pairs: [(String, String)] = []
                    var next = unsafe attributes
                    while let key = unsafe next?.pointee, let value = unsafe next?.successor().pointee {
                        unsafe pairs.append((String(cString: key), String(cString: value)))
                        unsafe next = next?.advanced(by: 2)
                    }
                    reader.begin(unsafe name.map { unsafe String(cString: $0) } ?? "", pairs)
                }
            },
            { context, _ in unsafe SVGReader.at(context) { $0.end() } })
        unsafe XML_SetEntityDeclHandler(parser) { context, _, _, _, _, _, _, _, _ in
            unsafe SVGReader.at(context) {
                $0.refuse("entities are not read; save the drawing without a document type")
            }
        }
        let status = unsafe bytes.withUnsafeBytes { bytes in
            let text = unsafe bytes.bindMemory(to: CChar.self)
            return unsafe XML_Parse(parser, text.baseAddress, Int32(text.count), 1)
        }
        if let problem { return problem }
        if status == XML_STATUS_OK { return nil }
        let reason = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map { unsafe String(cString: $0) }
        var problem = SVGProblem(text: "is not well-formed XML: \(reason ?? "unknown error")")
        unsafe (problem.line, problem.column) = place(parser)
        return problem
    }

    /// Keeps the first problem, and stops reading.
    func refuse(_ text: String) {
        guard problem == nil else { return }
        var problem = SVGProblem(text: text)
        if let parser = unsafe parser {
            unsafe (problem.line, problem.column) = place(parser)
            unsafe XML_StopParser(parser, 0)
        }
        self.problem = problem
    }

    private func place(_ parser: OpaquePointer) -> (Int, Int) {
        unsafe (
            Int(clamping: XML_GetCurrentLineNumber(parser)),
            Int(clamping: XML_GetCurrentColumnNumber(parser)) + 1
        )
    }

    private static func at(_ context: UnsafeMutableRawPointer?, _ use: (SVGReader) -> Void) {
        guard let context = unsafe context else { return }
        let reader = unsafe Unmanaged<SVGReader>.fromOpaque(context).takeUnretainedValue()
        if reader.problem == nil { use(reader) }
    }
}

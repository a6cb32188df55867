internal import Basics
internal import CExpat

/// Parses the elements of a drawing into a tree.
@safe package final class SVGParser {
    /// The open elements, from the outside in.
    private var open: [SVGElement] = []
    private var root: SVGElement?
    private var elements = 0
    private var numbers = 0
    private var entities = SVGEntities()
    /// The line on which the text of the open style sheet ends.
    private var textLine = 0
    private var problem: SVGProblem?
    private var parser: OpaquePointer?
    /// The file, until its document type has been read.
    private var document: [UInt8] = []

    /// Parses a whole file.
    package static func root(of bytes: [UInt8]) throws(SVGProblem) -> SVGElement {
        let reader = SVGParser()
        reader.parse(bytes)
        if let problem = reader.problem { throw problem }
        guard let root = reader.root else {
            throw SVGProblem(text: "is not well-formed XML: no element found")
        }
        return root
    }

    private func parse(_ bytes: [UInt8]) {
        guard let parser = unsafe XML_ParserCreate(nil) else {
            problem = SVGProblem(text: "out of memory")
            return
        }
        defer { unsafe XML_ParserFree(parser) }
        unsafe self.parser = parser
        defer { unsafe self.parser = nil }
        unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        unsafe XML_SetElementHandler(
            parser,
            { context, name, attributes in
                unsafe SVGParser.at(context) { reader in
                    var pairs: [(String, String)] = []
                    var next = unsafe attributes
                    while let key = unsafe next?.pointee, let value = unsafe next?.successor().pointee {
                        unsafe pairs.append((String(cString: key), trimmed(String(cString: value))))
                        unsafe next = next?.advanced(by: 2)
                    }
                    reader.begin(unsafe name.map { unsafe String(cString: $0) } ?? "", pairs)
                }
            },
            { context, _ in unsafe SVGParser.at(context) { $0.end() } })
        unsafe XML_SetCharacterDataHandler(parser) { context, text, count in
            guard let text = unsafe text else { return }
            let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(count))
            let part = unsafe String(decoding: bytes, as: UTF8.self)
            unsafe SVGParser.at(context) { $0.add(part) }
        }
        unsafe readEntities(parser, bytes)
        let status = unsafe bytes.withUnsafeBytes { bytes in
            let text = unsafe bytes.bindMemory(to: CChar.self)
            return unsafe XML_Parse(parser, text.baseAddress, Int32(text.count), 1)
        }
        if problem != nil || status == XML_STATUS_OK { return }
        let reason = unsafe XML_ErrorString(XML_GetErrorCode(parser)).map { unsafe String(cString: $0) }
        let (line, column) = unsafe place(parser)
        problem = SVGProblem(
            text: "is not well-formed XML: \(reason ?? "unknown error")", line: line, column: column)
    }

    private func readEntities(_ parser: OpaquePointer, _ bytes: [UInt8]) {
        document = bytes
        unsafe XML_SetEntityDeclHandler(parser) { context, name, isParameter, value, count, _, _, _, _ in
            let name = unsafe name.map { unsafe String(cString: $0) } ?? ""
            let text = unsafe value.map { start in
                unsafe UnsafeRawBufferPointer(start: start, count: Int(count)).map { $0 }
            }
            unsafe SVGParser.at(context) { reader in
                let problem =
                    isParameter != 0
                    ? "the entity %\(name); is one of the document type, which is not read; write out what it stands for"
                    : reader.entities.declare(name, text)
                if let problem { reader.refuse(problem) }
            }
        }
        unsafe XML_SetEndDoctypeDeclHandler(parser) { context in
            unsafe SVGParser.at(context) { reader in
                if let problem = reader.entities.problem(in: reader.document) { reader.refuse(problem) }
                reader.document = []
            }
        }
        unsafe XML_SetSkippedEntityHandler(parser) { context, name, _ in
            let name = unsafe name.map { unsafe String(cString: $0) } ?? ""
            unsafe SVGParser.at(context) {
                $0.refuse("the entity &\(name); is not defined in the file; write the character itself")
            }
        }
    }

    private func begin(_ name: String, _ attributes: [(String, String)]) {
        elements += 1
        if elements > SVGLimits.maxElements {
            return refuse("has more than \(SVGLimits.maxElements) elements; simplify the drawing")
        }
        if open.count >= SVGLimits.maxDepth {
            return refuse("elements lie more than \(SVGLimits.maxDepth) deep; ungroup some")
        }
        let name = name.hasPrefix("svg:") ? String(name.dropFirst(4)) : name
        if open.isEmpty, name != "svg" { return refuse("the first element is \(quoted(name)), not svg") }
        guard let parser = unsafe parser else { return }
        let (line, column) = unsafe place(parser)
        open.append(
            SVGElement(
                name: name, attributes: attributes.map { (key: $0.0, value: $0.1) }, line: line,
                column: column, number: nextNumber()))
    }

    private func nextNumber() -> Int {
        numbers += 1
        return numbers
    }

    private func add(_ text: String) {
        switch open.last?.name {
        case "style": addSheet(text)
        case "text", "tspan", "a": addRun(text)
        default: break
        }
    }

    /// Adds a part of a style sheet, on the line on which it stands: comments of XML may lie before it.
    private func addSheet(_ text: String) {
        guard let parser = unsafe parser else { return }
        let (line, column) = unsafe place(parser)
        let last = open.count - 1
        if open[last].text.isEmpty {
            open[last].textPlace = SVGPlace(line: line, column: column)
            textLine = line
        }
        if line > textLine { open[last].text += String(repeating: "\n", count: line - textLine) }
        textLine = max(line, textLine) + text.utf8.count { $0 == 0x0A }
        open[last].text += text
    }

    /// Adds a run of letters to a text, as an element without a name of its own: it has a place among the others.
    private func addRun(_ text: String) {
        guard open.contains(where: { $0.name == "text" }), let parser = unsafe parser else { return }
        let last = open.count - 1
        if let run = open[last].children.last, run.name == SVGElement.run {
            open[last].children[open[last].children.count - 1].text += text
            return
        }
        let (line, column) = unsafe place(parser)
        var run = SVGElement(
            name: SVGElement.run, attributes: [], line: line, column: column, number: nextNumber())
        run.text = text
        open[last].children.append(run)
    }

    private func end() {
        guard let element = open.popLast() else { return }
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    /// Keeps the first problem, and stops parsing.
    private func refuse(_ text: String) {
        guard problem == nil, let parser = unsafe parser else { return }
        let (line, column) = unsafe place(parser)
        problem = SVGProblem(text: text, line: line, column: column)
        unsafe XML_StopParser(parser, 0)
    }

    private func place(_ parser: OpaquePointer) -> (Int, Int) {
        unsafe (
            Int(clamping: XML_GetCurrentLineNumber(parser)),
            Int(clamping: XML_GetCurrentColumnNumber(parser)) + 1
        )
    }

    private static func at(_ context: UnsafeMutableRawPointer?, _ use: (SVGParser) -> Void) {
        guard let context = unsafe context else { return }
        let reader = unsafe Unmanaged<SVGParser>.fromOpaque(context).takeUnretainedValue()
        if reader.problem == nil { use(reader) }
    }
}

internal import CYAML
package import Decoding

/// The version of the library that reads YAML.
package var yamlVersion: String { unsafe yaml_get_version_string().map { unsafe String(cString: $0) } ?? "" }

/// Why a text is no YAML, and where.
package struct YAMLSyntaxError: Error, Hashable {
    package let position: FilePosition
    package let message: String
}

/// One step through a YAML text.
struct YAMLEvent {
    enum Kind {
        case streamStart, streamEnd, documentStart, documentEnd, listStart, listEnd, mapStart, mapEnd
        case alias(String)
        /// Plain is without quotation marks and on its own line, not as a block.
        case scalar(String, isPlain: Bool)
    }

    /// How a text is written, or a list or map.
    enum Style { case plain, single, double, block, flow }

    let kind: Kind
    let position: FilePosition
    let anchor, tag: String?
    var style = Style.plain
    /// Where it begins and ends, in Unicode scalars from the first one.
    var span = 0..<0
}

/// Owns libyaml's parser, and hands out its events.
///
/// What builds trees from them in Swift, Yams, follows aliases without a bound, hides where a second key
/// stands, and brings Foundation along: a sixth of the start of the program.
@safe struct YAMLEvents: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let input: UnsafeMutableBufferPointer<UInt8>
    private let file: Int

    /// - Parameters:
    ///   - bytes: UTF-8 without a byte order mark.
    ///   - file: The number of the file that positions name.
    init(_ bytes: ArraySlice<UInt8>, file: Int = 0) throws(YAMLSyntaxError) {
        self.file = file
        unsafe parser = .allocate(capacity: 1)
        unsafe input = .allocate(capacity: bytes.count)
        _ = unsafe input.initialize(from: bytes)
        guard unsafe yaml_parser_initialize(parser) == 1 else {
            throw YAMLSyntaxError(
                position: FilePosition(file: file, line: 1, column: 1), message: "out of memory")
        }
        unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        unsafe yaml_parser_set_input_string(parser, input.baseAddress, input.count)
    }

    deinit {
        unsafe yaml_parser_delete(parser)
        unsafe parser.deallocate()
        unsafe input.deallocate()
    }

    mutating func next() throws(YAMLSyntaxError) -> YAMLEvent {
        var event = unsafe yaml_event_t()
        guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw unsafe failure(parser.pointee) }
        defer { unsafe yaml_event_delete(&event) }
        let position = unsafe position(event.start_mark)
        var (anchor, tag): (String?, String?)
        var style = YAMLEvent.Style.plain
        let kind: YAMLEvent.Kind
        switch unsafe event.type {
        case YAML_STREAM_START_EVENT: kind = .streamStart
        case YAML_DOCUMENT_START_EVENT: kind = .documentStart
        case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
        case YAML_SEQUENCE_END_EVENT: kind = .listEnd
        case YAML_MAPPING_END_EVENT: kind = .mapEnd
        case YAML_ALIAS_EVENT: kind = .alias(unsafe text(event.data.alias.anchor) ?? "")
        case YAML_SEQUENCE_START_EVENT:
            kind = .listStart
            let data = unsafe event.data.sequence_start
            style = unsafe data.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block
            (anchor, tag) = unsafe (text(data.anchor), text(data.tag))
        case YAML_MAPPING_START_EVENT:
            kind = .mapStart
            let data = unsafe event.data.mapping_start
            style = unsafe data.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block
            (anchor, tag) = unsafe (text(data.anchor), text(data.tag))
        case YAML_SCALAR_EVENT:
            let data = unsafe event.data.scalar
            let value = unsafe String(
                decoding: UnsafeBufferPointer(start: data.value, count: data.length), as: UTF8.self)
            kind = unsafe .scalar(value, isPlain: data.style == YAML_PLAIN_SCALAR_STYLE)
            (anchor, tag) = unsafe (text(data.anchor), text(data.tag))
            style = unsafe Self.style(data.style)
        default: kind = .streamEnd
        }
        let (start, end) = unsafe (Int(clamping: event.start_mark.index), Int(clamping: event.end_mark.index))
        return YAMLEvent(
            kind: kind, position: position, anchor: anchor, tag: tag, style: style,
            span: start..<max(start, end))
    }

    private static func style(_ style: yaml_scalar_style_t) -> YAMLEvent.Style {
        switch style {
        case YAML_PLAIN_SCALAR_STYLE: .plain
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: .single
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .double
        default: .block
        }
    }

    private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        unsafe pointer.map { unsafe String(cString: $0) }
    }

    private func position(_ mark: yaml_mark_t) -> FilePosition {
        FilePosition(
            file: file, line: Int(clamping: mark.line) + 1, column: Int(clamping: mark.column) + 1)
    }

    /// What people usually have to change where libyaml cannot go on; empty where that is not known.
    private func way(past problem: String, at mark: yaml_mark_t) -> String {
        var (row, before, start, end) = unsafe (0, 0, 0, input.count)
        for index in unsafe input.indices where unsafe input[index] == UInt8(ascii: "\n") {
            if row == mark.line {
                end = index
                break
            }
            (row, before, start) = (row + 1, start, index + 1)
        }
        let line = unsafe String(decoding: input[start..<end], as: UTF8.self)
        let read = unsafe [String(decoding: input[before..<start], as: UTF8.self), line]
        switch problem {
        case "found character that cannot start any token":
            let next = line.unicodeScalars.dropFirst(Int(clamping: mark.column)).first
            return next == "\t"
                ? "; indent with spaces, not with tabs" : "; put a text that begins so in quotation marks"
        case "mapping values are not allowed in this context":
            return "; put a text that contains a colon in quotation marks"
        case "did not find expected ',' or '}'", "did not find expected ',' or ']'",
            "did not find expected node content":
            if read.contains(where: { $0.contains("//") }) { return "; a comment begins with #" }
            return read.contains { $0.contains(" #") }
                ? "; text after # is a comment unless it is in quotation marks" : ""
        case "did not find expected key": return "; indent the keys of a map alike"
        default: return ""
        }
    }

    private func failure(_ parser: yaml_parser_t) -> YAMLSyntaxError {
        var problem = unsafe parser.problem.map { unsafe String(cString: $0) } ?? "cannot be read"
        // libyaml looks ahead, and so may find this before our own limit does.
        if problem.hasPrefix("Maximum nesting") { problem = "nested too deep" }
        let context = unsafe parser.context.map { unsafe String(cString: $0) + ": " } ?? ""
        // Bytes that are no text are noticed by the stage before lines are counted.
        guard unsafe parser.error == YAML_READER_ERROR else {
            let way = unsafe way(past: problem, at: parser.problem_mark)
            return YAMLSyntaxError(
                position: unsafe position(parser.problem_mark), message: context + problem + way)
        }
        let before = unsafe Array(input[..<min(parser.problem_offset, input.count)])
        let lines = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let column = String(decoding: lines.last ?? [], as: UTF8.self).unicodeScalars.count + 1
        return YAMLSyntaxError(
            position: FilePosition(file: file, line: lines.count, column: column), message: context + problem)
    }
}

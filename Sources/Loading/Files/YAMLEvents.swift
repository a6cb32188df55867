internal import CYAML
package import Specs

/// The version of the library that reads YAML.
package var yamlVersion: String { unsafe yaml_get_version_string().map { unsafe String(cString: $0) } ?? "" }

/// A syntax error in YAML, with its position.
package struct YAMLSyntaxError: Error, Hashable {
    package let position: FilePosition
    package let message: String

    static let binary = "the file is binary, not text; name a file in YAML or JSON"

    /// Whether bytes are no text: one has a control character by accident, and rarely more.
    static func isBinary(_ bytes: some Sequence<UInt8>) -> Bool {
        bytes.prefix(1024).count { $0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0) } > 2
    }
}

/// One step through a YAML text.
struct YAMLEvent {
    enum Kind {
        case streamStart, streamEnd, documentStart, documentEnd, listStart, listEnd, mapStart, mapEnd
        case alias(String)
        /// Plain is without quotation marks and on its own line, not as a block.
        case scalar(String, isPlain: Bool)
    }

    /// The style of a text, a list or a map.
    enum Style { case plain, single, double, block, flow }

    let kind: Kind
    let position: FilePosition
    let anchor, tag: String?
    var style = Style.plain
    /// The range of the event in Unicode scalars, from the start of the file.
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

    private func failure(_ parser: yaml_parser_t) -> YAMLSyntaxError {
        let problem = unsafe parser.problem.map { unsafe String(cString: $0) } ?? "cannot be read"
        let context = unsafe parser.context.map { unsafe String(cString: $0) } ?? ""
        // Bytes that are no text are noticed by the stage before lines are counted.
        if unsafe parser.error == YAML_READER_ERROR {
            return unsafe readingFailure(problem, at: min(parser.problem_offset, input.count))
        }
        let mark = unsafe parser.problem_mark
        let lines = unsafe input.split(
            separator: UInt8(ascii: "\n"), maxSplits: Int(clamping: mark.line) + 1,
            omittingEmptySubsequences: false)
        let text = { (row: Int) in
            unsafe lines.indices.contains(row) ? String(decoding: lines[row], as: UTF8.self) : ""
        }
        let row = Int(clamping: mark.line)
        let found = YAMLProblem(
            context: context, problem: problem, line: text(row), lineBefore: text(row - 1),
            column: Int(clamping: mark.column))
        return YAMLSyntaxError(position: position(mark), message: found.message)
    }

    /// The error about bytes that are no text that YAML allows.
    private func readingFailure(_ problem: String, at offset: Int) -> YAMLSyntaxError {
        let before = unsafe Array(input[..<offset])
        let lines = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let column = String(decoding: lines.last ?? [], as: UTF8.self).unicodeScalars.count + 1
        let start = unsafe Array(input.prefix(1024))
        // Of each character of UTF-16, only one byte is 0.
        let zeros = Set(start.indices.filter { start[$0] == 0 }.map { $0 % 2 })
        let isMarked = [[0xFF, 0xFE], [0xFE, 0xFF]].contains(start.prefix(2))
        let isWide = isMarked || start.prefix(2).contains(0) && zeros.count == 1
        let message =
            isWide
            ? "the file is UTF-16; save it as UTF-8"
            : YAMLSyntaxError.isBinary(start)
                ? YAMLSyntaxError.binary
                : problem.hasPrefix("control")
                    ? "control characters are not allowed; remove them"
                    : "the file is not UTF-8; save it as UTF-8"
        return YAMLSyntaxError(
            position: FilePosition(file: file, line: lines.count, column: column), message: message)
    }
}

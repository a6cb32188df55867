/// A request that cannot be carried out as it was made.
public struct SpecError: Error, Hashable, CustomStringConvertible {
    /// The kind of error; the program has an exit status for each.
    public enum Kind: Hashable, Sendable {
        /// Something is missing, unknown, malformed, contradictory or out of its documented range.
        case invalid
        /// Sensible, but more than a resource limit allows.
        case limit
        /// A file is wrong: something in it is missing, unknown, malformed or out of range.
        case file
        /// A file does not exist or cannot be read.
        case missing
        /// A component that the work needs is not installed: a font, or the library that sets it.
        case component
    }

    /// The subject of an error.
    public enum Subject: Hashable, Sendable {
        /// An option of a request.
        case option(OptionKey)
        /// A value in a file.
        case place(FilePlace)
        /// A file as a whole, or an argument of a command.
        case named(String)
    }

    /// A value in a file.
    public struct FilePlace: Hashable, Sendable {
        /// As the user named it.
        public var file: String
        /// From 1 on.
        public var line: Int
        /// From 1 on, in characters; nil for the whole line.
        public var column: Int?
        /// The way from the top of the file, such as `assets.spinner.gap`; empty at the top.
        public var path: String

        /// A place; `line` and `column` count from 1.
        public init(file: String, line: Int, column: Int?, path: String) {
            self.file = file
            self.line = line
            self.column = column
            self.path = path
        }

        package var description: String {
            "\(file):\(line)" + (column.map { ":\($0)" } ?? "") + (path.isEmpty ? "" : ": " + path)
        }
    }

    /// The kind of error.
    public let kind: Kind
    /// The option, the place in a file, or the file that is wrong.
    public let subject: Subject
    /// A message with the offending text and how to fix it.
    public let message: Message
    /// The other errors in the same file, in its order.
    public let others: [SpecError]

    /// An error about an option, a place or a file.
    public init(
        _ kind: Kind = .invalid, at subject: Subject, _ message: Message, others: [SpecError] = []
    ) {
        self.kind = kind
        self.subject = subject
        self.message = message
        self.others = others
    }

    /// An error about a file as a whole, or an argument of a command.
    public init(_ kind: Kind = .invalid, at name: String, _ message: Message, others: [SpecError] = []) {
        self.init(kind, at: .named(name), message, others: others)
    }

    /// Errors as one, of the first one's kind unless another is given; nil where there is none.
    package static func all(_ errors: [SpecError], _ kind: Kind? = nil) -> SpecError? {
        guard let first = errors.first else { return nil }
        return SpecError(
            kind ?? first.kind, at: first.subject, first.message, others: first.others + errors.dropFirst())
    }

    /// The key of the option that is wrong; nil where it is something else.
    public var option: OptionKey? {
        if case .option(let key) = subject { key } else { nil }
    }

    /// The same with options as they are called there in its message, wherever it is shown.
    package func worded(_ wording: Wording) -> SpecError {
        SpecError(kind, at: subject, message.worded(wording), others: others.map { $0.worded(wording) })
    }

    /// The name of the subject where the error is shown.
    public func place(_ wording: Wording) -> String {
        switch subject {
        case .option(let key): Message("\(option: key)").text(wording)
        case .place(let place): place.description
        case .named(let name): name
        }
    }

    /// A text for this error, and one for each of the others.
    public func lines(_ wording: Wording) -> [String] {
        [place(wording) + ": " + message.text(wording)] + others.flatMap { $0.lines(wording) }
    }

    /// The same as one text.
    public func text(_ wording: Wording) -> String { lines(wording).joined(separator: "\n") }

    /// The error with options as files call them.
    public var description: String { text(.keys) }

    /// The same as the description, in place of the text that Foundation would make up. Where all that is known is `any
    /// Error`, Foundation's text comes instead.
    public var localizedDescription: String { description }
}

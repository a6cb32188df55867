/// A command with the options and words that were given to it.
public struct Invocation: Sendable {
    /// An option that was given, and its value; of one without a value `true`, or `false` for its opposite.
    struct Given: Sendable {
        let name, text: String
    }

    /// The command, and those above it.
    public let route: Route
    /// In their order.
    var given: [Given] = []
    /// The words without dashes, in their order.
    public internal(set) var positionals: [String] = []

    init(_ route: Route) { self.route = route }

    /// Every value of an option, in their order.
    public func texts(_ name: String) -> [String] {
        given.compactMap { $0.name == name ? $0.text : nil }
    }

    /// Every value of an option, in their order.
    public func texts(_ option: Option) -> [String] { texts(option.name) }

    /// The value of an option, of several the first one; nil where it is not given.
    public func text(_ option: Option) -> String? { given.first { $0.name == option.name }?.text }

    /// Whether an option without a value is given.
    public func has(_ option: Option) -> Bool { text(option) == "true" }

    /// The value of the first positional; that which stands in its place where none is given.
    public var positional: String {
        if let first = positionals.first { return first }
        if case .optional(let fallback) = route.command.positionals.first?.count { return fallback }
        return ""
    }
}

/// Words that a command does not understand.
public struct ArgumentError: Error, Hashable, CustomStringConvertible {
    /// The option that it is about, as it is written; nil for none.
    public let option: String?
    /// A message with the offending text and how to fix it.
    public let message: String

    /// An error about one option, written as `--fps`, or about the command line as a whole.
    public init(at option: String? = nil, _ message: String) {
        self.option = option
        self.message = message
    }

    /// The message, after the option that it is about.
    public var description: String { option.map { "\($0): \(message)" } ?? message }
}

/// A sentence that may name options, in the words of whoever reads it.
///
/// Whoever typed flags is told of flags, whoever wrote a file of its keys: what an option is called is decided
/// where the sentence is shown, and not where it is made.
///
///     "only a GIF has a matte; leave it out, or add \(option: .to, "gif")"
public struct Message: Hashable, Sendable {
    /// A piece of a sentence.
    public enum Part: Hashable, Sendable {
        /// Words that are the same for every reader.
        case text(String)
        /// An option by its key, with the value that it is to have, if any.
        case option(OptionKey, value: String?)
        /// An option by its key, with several values that it is to have.
        case list(OptionKey, values: [String])
        /// A text that takes work to find.
        case late(Late)
    }

    /// Text that is made where the sentence is shown: of many sentences few are.
    public struct Late: Hashable, Sendable {
        private let id: String
        fileprivate let text: @Sendable () -> String

        /// Whether both have the same id; their texts are not made for this.
        public static func == (a: Self, b: Self) -> Bool { a.id == b.id }

        /// Hashes the id alone.
        public func hash(into hasher: inout Hasher) { hasher.combine(id) }

        fileprivate init(_ id: String, _ text: @escaping @Sendable () -> String) {
            self.id = id
            self.text = text
        }
    }

    /// The pieces in their order. Neighboring texts are one piece.
    public private(set) var parts: [Part] = []

    /// A sentence that names no options.
    public init(_ text: String) { append(.text(text)) }

    private init(parts: [Part]) { self.parts = parts }

    /// The whole sentence.
    public func text(_ wording: Wording) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .option(let key, let value): wording.option(key, value)
            case .list(let key, let values): wording.list(key, values)
            case .late(let late): late.text()
            }
        }.joined()
    }

    /// The same sentence with options as they are called there, wherever it is shown.
    ///
    /// - Parameters:
    ///   - wording: What they are called.
    ///   - isMeant: Whether it holds for an option, by its key; others are called what they are called where it is shown.
    public func worded(_ wording: Wording, where isMeant: (OptionKey) -> Bool = { _ in true }) -> Message {
        parts.reduce(into: Message(parts: [])) { message, part in
            switch part {
            case .option(let key, let value) where isMeant(key):
                message.append(.text(wording.option(key, value)))
            case .list(let key, let values) where isMeant(key):
                message.append(.text(wording.list(key, values)))
            case .option, .list, .text, .late: message.append(part)
            }
        }
    }

    /// The keys of the options that the sentence names, in their order.
    package var options: [OptionKey] {
        parts.compactMap {
            switch $0 {
            case .option(let key, _), .list(let key, _): key
            case .text, .late: nil
            }
        }
    }

    /// Whether the sentence names an option.
    package func names(_ key: OptionKey) -> Bool { options.contains(key) }

    /// Whether there is nothing to say.
    public var isEmpty: Bool { parts.isEmpty }

    fileprivate mutating func append(_ part: Part) {
        if case .text(let more) = part {
            if more.isEmpty { return }
            // Texts beside each other are one, so that equal sentences are equal.
            if case .text(let text)? = parts.last {
                parts[parts.count - 1] = .text(text + more)
                return
            }
        }
        parts.append(part)
    }

    /// Both sentences, one after the other, without anything between them.
    public static func + (first: Message, second: Message) -> Message {
        second.parts.reduce(into: first) { $0.append($1) }
    }
}

/// The spelling of options where a sentence is shown.
public struct Wording: Sendable {
    /// An option by its key, with a value or without.
    public let option: @Sendable (_ key: OptionKey, _ value: String?) -> String

    /// An option by its key, with several values.
    public let list: @Sendable (_ key: OptionKey, _ values: [String]) -> String

    /// Calls options what `option` says. It gets the key, as in files, and the value that is asked for, if any. An option with
    /// several values is what `list` says, or else there once for each.
    public init(
        list: (@Sendable (_ key: OptionKey, _ values: [String]) -> String)? = nil,
        _ option: @escaping @Sendable (_ key: OptionKey, _ value: String?) -> String
    ) {
        self.option = option
        self.list = list ?? { key, values in values.map { option(key, $0) }.joined(separator: " ") }
    }

    /// As files call them: `sheet.columns`, `to: gif`, `matte: '#FFFFFF'`, `steps: [Cart, Payment]`.
    public static let keys = Wording(
        list: { "\($0): [\($1.joined(separator: ", "))]" },
        { key, value in
            // YAML takes what follows a number sign for a comment.
            value.map { $0.hasPrefix("#") || $0.hasPrefix("{") ? "\(key): '\($0)'" : "\(key): \($0)" }
                ?? key.text
        })
}

/// An error whose text may name options.
public protocol MessageError: Error, CustomStringConvertible {
    /// A message with the offending text and how to fix it.
    var message: Message { get }
}

extension MessageError {
    /// The message with options as files call them.
    public var description: String { message.description }
}

/// The reason why something is not what it should be, thrown by code that does not know what it is a part of.
extension Message: MessageError {
    /// The sentence itself.
    public var message: Message { self }
}

extension Message: CustomStringConvertible {
    /// The sentence with options as files call them.
    public var description: String { text(.keys) }
}

extension Message: ExpressibleByStringInterpolation {
    /// A sentence that names no options.
    public init(stringLiteral text: String) { self.init(text) }

    /// The sentence of an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
        self.init(parts: stringInterpolation.message.parts)
    }

    /// Collects the pieces of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var message = Message(parts: [])

        /// An empty sentence; the capacities are not needed.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds words as they stand.
        public mutating func appendLiteral(_ text: String) { message.append(.text(text)) }

        /// Adds a value as it describes itself.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            message.append(.text(value.description))
        }

        /// Adds a sentence; the options in it stay options.
        public mutating func appendInterpolation(_ value: Message) {
            for part in value.parts { message.append(part) }
        }

        /// Adds what an error says; the options in it stay options.
        public mutating func appendInterpolation(_ error: some MessageError) {
            appendInterpolation(error.message)
        }

        /// Adds text that takes work to find, and is made only where the sentence is shown.
        ///
        /// - Parameters:
        ///   - id: The identity of the text: texts with the same id are the same.
        ///   - text: Makes it where the sentence is shown.
        public mutating func appendInterpolation(late id: String, _ text: @escaping @Sendable () -> String) {
            message.append(.late(Message.Late(id, text)))
        }

        /// Adds an option by its key, as in files, and the value that it is to have, if any.
        public mutating func appendInterpolation(option key: OptionKey, _ value: String? = nil) {
            message.append(.option(key, value: value))
        }

        /// Adds an option by its key, as in files, and the values that it is to have.
        public mutating func appendInterpolation(option key: OptionKey, values: [String]) {
            message.append(.list(key, values: values))
        }
    }
}

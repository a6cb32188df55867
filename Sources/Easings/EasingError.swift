public import Basics

/// The reason why a text is not an easing, with its place.
public struct EasingError: MessageError, Hashable {
    /// The whole text.
    public let source: String
    /// The place of the offending text in ``source``, in UTF-8 bytes from 0. Empty at the end of the text when something is missing there.
    public let range: Range<Int>
    /// The error and its remedy, without the offending text.
    public let problem: String
    /// Of a name that there is not, what may have been meant or is known, with what goes before it; nil for every other problem.
    var hint: String?

    /// The offending text as it is written.
    public var offendingText: String {
        String(decoding: source.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }

    /// The column at which the offending text begins, in Unicode scalars from 1.
    public var column: Int {
        String(decoding: source.utf8.prefix(range.lowerBound), as: UTF8.self).unicodeScalars.count + 1
    }

    /// One line for people: the offending text, quoted, shortened, its control characters escaped, with its column and ``problem``, or,
    /// where it is a name, that there is no such easing.
    public var description: String {
        if range.isEmpty { return "at column \(column): \(problem)" }
        let text = offendingText
        let short = text.count > 40 ? text.prefix(40) + "…" : text[...]
        if let hint { return "there is no easing \(String(short).debugDescription)\(hint)" }
        return "\(String(short).debugDescription) at column \(column): \(problem)"
    }

    /// The description as a sentence without options.
    public var message: Message { Message(description) }
}

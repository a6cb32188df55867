public import Basics

/// Why a file has more bytes than it may have.
public struct BudgetError: MessageError, Hashable, Sendable {
    /// The file, or the first of them.
    public let file: String
    /// How many bytes it may have.
    public let limit: Int
    /// The fewest that were reached.
    public let least: Int
    /// What that took.
    public let settings: String

    /// What was reached, and how to get further.
    public var message: Message {
        """
        \(quoted(file)) cannot have \(limit) bytes or fewer: the nearest is \(least) bytes, \(settings); use \
        \(option: "max-bytes", "\(least)"), a smaller size, fewer frames or another format
        """
    }
}

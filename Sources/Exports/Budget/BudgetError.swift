public import Basics

/// An error about files that exceed their limit in bytes at any quality.
public struct BudgetError: MessageError, Hashable, Sendable {
    /// The file, or the first of them.
    public let file: String
    /// The limit in bytes.
    public let limit: Int
    /// The fewest that were reached.
    public let least: Int
    /// The settings with which that was reached.
    public let settings: String

    /// The result of the search, with a remedy.
    public var message: Message {
        """
        \(quoted(file)) cannot have \(limit) bytes or fewer: the nearest is \(least) bytes, \(settings); use \
        \(option: .maxBytes, "\(least)"), a smaller size, fewer frames or another format
        """
    }
}

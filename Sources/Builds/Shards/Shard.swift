public import Basics

/// A part of a build: every job whose place among all sorted jobs leaves the same remainder.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// The number of the shard, from 1 to ``count``.
    public let number: Int
    /// The number of shards, 1 to ``limit``.
    public let count: Int

    /// Everything: the first of one.
    public static let whole = Shard(1, of: 1)
    /// The most shards.
    public static let limit = 100_000

    init(_ number: Int, of count: Int) {
        self.number = number
        self.count = count
    }

    /// Understands such as `2/5`.
    ///
    /// - Throws: ``SpecError`` of kind `invalid`.
    public init(parsing text: String) throws(SpecError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1],
            (1...Self.limit).contains(count), (1...count).contains(number)
        else {
            throw SpecError(
                at: .named("--shard"),
                "\(quoted(text)) is not a valid shard: write its number and the total, such as 2/5, at most \(Self.limit)"
            )
        }
        self.init(number, of: count)
    }

    /// The shard as it is written: `2/5`.
    public var description: String { "\(number)/\(count)" }

    var isWhole: Bool { count == 1 }

    /// Whether the job at `index` of all sorted jobs belongs to this shard.
    func contains(_ index: Int) -> Bool { index % count == number - 1 }
}

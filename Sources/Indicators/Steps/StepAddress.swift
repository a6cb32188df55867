/// The address of a step in messages and requests: `3`, or `3.1` for the first dynamic step after it.
public struct StepAddress: Hashable, Sendable {
    /// The number of the counted step, from 1.
    public var number: Int
    /// The number among the dynamic steps after it, from 1; nil for the counted step itself.
    public var dynamic: Int?

    /// Creates the address of a counted step, or of a dynamic one after it; both count from 1.
    public init(_ number: Int, dynamic: Int? = nil) { (self.number, self.dynamic) = (number, dynamic) }

    /// Reads an address; nil where the text is not one.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard (1...2).contains(parts.count), parts.allSatisfy({ $0 >= 1 }) else { return nil }
        self.init(parts[0], dynamic: parts.count > 1 ? parts[1] : nil)
        // "02" and "+2" are other notations of numbers, not names of steps.
        if description != text { return nil }
    }
}

extension StepAddress: CustomStringConvertible {
    /// The address as `3`, or `3.1` for a dynamic step.
    public var description: String { dynamic.map { "\(number).\($0)" } ?? "\(number)" }
}

extension StepAddress: ExpressibleByIntegerLiteral {
    /// Creates the address of the counted step with a number, from 1.
    public init(integerLiteral number: Int) { self.init(number) }
}

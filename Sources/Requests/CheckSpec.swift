/// The part of a request that only checks read; pixels do not depend on it.
public struct CheckSpec: Hashable, Sendable {
    /// The activity of an app that the indicator stands for: all of one activity are judged together.
    public var activity: String?
    /// The screen that the indicator belongs to.
    public var screen: String?
    /// The expected duration of the process, in milliseconds.
    public var expected: Double?
    /// The rules to switch off, each with a reason.
    public var off: [String: String] = [:]

    /// All rules, and no other criteria.
    public init() {}

    static let keys = ["activity", "screen", "expected", "off"]
    /// Expected times that are accepted, in milliseconds: up to thirty years.
    static let expectedRange = 0.0...1e12
}

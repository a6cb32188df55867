/// The rule of a platform for the names of assets, beyond that for file names.
public struct NameRule: Sendable {
    /// The rule in words.
    public let text: String
    /// Returns a valid name as it is, and for any other the nearest valid name.
    public let nearest: @Sendable (String) -> String
}

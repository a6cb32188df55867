/// What a platform allows its assets to be called, beyond what a file may be called.
public struct NameRule: Sendable {
    /// The rule in words.
    public let text: String
    /// A name that the rule allows as it is, of any other one the nearest that it allows.
    public let nearest: @Sendable (String) -> String
}

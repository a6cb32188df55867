/// The reason why a text could not be measured or outlined.
public enum TextError: Error, Hashable, CustomStringConvertible {
    /// A font, or a library that texts need, is missing or damaged: which one, and how to fix it.
    case font(String)
    /// A library failed: which one, in its own words.
    case failed(String)

    /// A sentence that names the font or library, and how to fix it.
    public var description: String {
        switch self {
        case .font(let text), .failed(let text): text
        }
    }
}

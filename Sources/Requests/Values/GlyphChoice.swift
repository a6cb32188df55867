package import Basics
public import Indicators

/// The glyph that an indicator shows.
public enum GlyphChoice: Hashable, Sendable {
    /// The glyphs of the states, where there is room for them.
    case auto
    /// No glyph in any state.
    case hidden
    /// A glyph that invites the user to stop or resume the process.
    case named(Glyph)
}

extension GlyphChoice {
    package static let words = ["auto", "none"] + Glyph.named.map { $0.rawValue }

    /// The same words with their synonyms.
    static let knownWords = words.map { word in
        KnownName(word, synonyms: synonyms.first { $0.key == word }?.value ?? [])
    }

    private static let synonyms: KeyValuePairs = [
        "check": ["checkmark", "tick", "success", "done"], "exclamation": ["error", "warning", "alert"],
        "cancel": ["cross", "close", "stop"], "resume": ["play"], "none": ["hidden", "off", "false"],
    ]

    package init(parsing text: String) throws(Message) {
        switch text {
        case "auto": self = .auto
        case "none": self = .hidden
        default:
            guard let glyph = Glyph.named.first(where: { $0.rawValue == text }) else {
                throw "\(UnknownName(kind: "sign", name: text, known: Self.knownWords))"
            }
            self = .named(glyph)
        }
    }

    /// The sign in a state. Where one can pause, one can resume what is paused, as players do it.
    package func sign(_ state: ValueState) -> Glyph? {
        switch self {
        case .hidden: nil
        case .auto: Glyph(state)
        case .named where state.isFinal: Glyph(state)
        case .named(.pause) where state == .paused: .resume
        case .named(let glyph): glyph
        }
    }
}

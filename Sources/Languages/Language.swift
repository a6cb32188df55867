/// The words of Spindle in one language, and the forms in which that language writes numbers, percentages and times.
///
/// Each language is a table of plain data in a file of its own, made when it is first asked for. How numbers are written
/// comes from the Unicode CLDR; the words are ours.
public struct Language: Hashable, Sendable {
    /// The BCP 47 tag, such as `de`, `pt-PT` or `zh-Hant`.
    public let code: String
    /// The English name of the language, such as `German`.
    public let englishName: String
    /// The language's own name, such as `Deutsch`.
    public let ownName: String
    /// The ISO 15924 code of the script that the words are in, such as `Latn`.
    public let script: String
    /// Whether a native speaker has looked at the words.
    public let isReviewed: Bool
    /// The words; change those that you have better ones for.
    public var words: Words {
        get { table.words }
        set { table = .words(newValue, times) }
    }
    /// Digits and percentages.
    public let numerals: Numerals
    /// Times with their units.
    public var times: TimeForms { table.times }
    /// In one place, for requests and layouts carry their language along.
    private var table: Table

    /// A language of your own.
    ///
    /// The code is a BCP 47 tag, and the script that of ISO 15924, on which depends where lines begin.
    public init(
        code: String, englishName: String, ownName: String, script: String = "Latn", isReviewed: Bool = false,
        words: Words, numerals: Numerals, times: TimeForms
    ) {
        self.code = code
        self.englishName = englishName
        self.ownName = ownName
        self.script = script
        (self.isReviewed, self.numerals, table) = (isReviewed, numerals, .words(words, times))
    }

    private indirect enum Table: Hashable, Sendable {
        case words(Words, TimeForms)

        var words: Words {
            switch self {
            case .words(let words, _): words
            }
        }

        var times: TimeForms {
            switch self {
            case .words(_, let times): times
            }
        }
    }

    /// Whether its lines begin on the right.
    public var isRightToLeft: Bool { script == "Arab" || script == "Hebr" }
}

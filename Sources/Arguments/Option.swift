/// An option of a command, such as `--fps 30`, `-o dir` or `--json`.
public struct Option: Sendable {
    /// The form of an option: the values that follow it on the command line.
    public enum Form: Sendable, Hashable {
        /// Nothing.
        case flag
        /// Nothing; its name after `--no-` says the opposite.
        case choice
        /// One value, and what it is called in help.
        case value(String)
        /// A value, and what it is called in help. Of several all hold.
        case values(String)
    }

    /// Its long name, without dashes.
    public let name: String
    /// Its short name, one letter without a dash; nil for none.
    public let short: String?
    /// Other long names that mean the same.
    public let aliases: [String]
    /// Whether a value follows, and whether there can be several.
    public let form: Form
    /// The default where it is not given, in words; empty where there is none.
    public let fallback: String
    /// The completion that a shell offers for its value.
    public let completion: Completion
    /// Whether a command line without it is an error.
    public let isRequired: Bool
    /// Whether the command understands it only to say why it cannot have it: help and completions leave it out.
    public let isHidden: Bool
    /// A value as it could be; empty for none.
    public let example: String
    /// Other common names, without dashes: hints, which no command line may have in its place.
    public let synonyms: [String]
    /// Words that people make an option of, without dashes, and the value of this one that they mean by it.
    public let meanings: KeyValuePairs<String, String>
    /// The purpose of the option, in a sentence or two.
    public let help: String

    /// An option without a value, unless its `form` says otherwise. Names are written without dashes.
    public init(
        _ name: String, short: String? = nil, aliases: [String] = [], form: Form = .flag,
        default fallback: String = "", completion: Completion = .nothing, isRequired: Bool = false,
        isHidden: Bool = false, synonyms: [String] = [], meanings: KeyValuePairs<String, String> = [:],
        example: String = "",
        _ help: String
    ) {
        self.name = name
        self.short = short
        self.aliases = aliases
        self.form = form
        self.fallback = fallback
        self.completion = completion
        self.isRequired = isRequired
        self.isHidden = isHidden
        self.synonyms = synonyms
        self.meanings = meanings
        self.example = example
        self.help = help
    }

    /// The name of its value in help; nil where no value follows.
    public var valueName: String? {
        switch form {
        case .flag, .choice: nil
        case .value(let name), .values(let name): name
        }
    }

    /// As it is written: `--output`.
    public var flag: String { "--" + name }

    /// Its long names, the first one as messages call it.
    public var names: [String] { [name] + aliases }

    /// Every way to write it: `-o`, `--output`, `--no-header`.
    public var flags: [String] {
        (short.map { ["-" + $0] } ?? []) + names.map { "--" + $0 } + (form == .choice ? ["--no-" + name] : [])
    }

    /// `--help`, which every command has.
    public static let showHelp = Option("help", short: "h", "Show this help.")
    /// `--version`, which the program has.
    public static let showVersion = Option("version", synonyms: ["v"], "Show the version.")
}

/// The words or paths that a shell offers in the place of a value.
public enum Completion: Sendable {
    /// Nothing.
    case nothing
    /// The paths of files.
    case files
    /// The paths of folders.
    case folders
    /// The words that the closure gives when the shell asks.
    case words(@Sendable () -> [String])
    /// Words, or the path of a file.
    case wordsOrFiles(@Sendable () -> [String])

    /// Words that are known beforehand.
    public static func words(_ words: [String]) -> Completion { .words { words } }

    /// The words to offer.
    public var words: [String] {
        switch self {
        case .nothing, .files, .folders: []
        case .words(let words), .wordsOrFiles(let words): words()
        }
    }

    enum Paths { case none, files, folders }

    /// The kind of paths to offer.
    var paths: Paths {
        switch self {
        case .nothing, .words: .none
        case .files, .wordsOrFiles: .files
        case .folders: .folders
        }
    }
}

/// A word of a command that is told by its place, such as the name of a file.
public struct Positional: Sendable {
    /// The number of words that a positional stands for.
    public enum Count: Sendable, Hashable {
        /// Exactly one word.
        case one
        /// None or one; in its place stands this.
        case optional(String)
        /// Any number of words, also none.
        case any
        /// One word or more.
        case atLeastOne
    }

    /// The name in help.
    public let name: String
    /// The number of words that it stands for.
    public let count: Count
    var repeats: Bool { count == .any || count == .atLeastOne }
    /// The completion that a shell offers in its place.
    public let completion: Completion
    /// Words that people make an option of, without dashes, where they mean this.
    public let synonyms: [String]
    /// A check of a word, which returns a message about it; nil for a valid one. Errors that a command can tell at once come before missing
    /// words.
    public let problem: @Sendable (_ word: String) -> String?
    /// The purpose of the positional, in a sentence or two.
    public let help: String

    /// Exactly one word, unless `count` says otherwise.
    public init(
        _ name: String, count: Count = .one, completion: Completion = .nothing, synonyms: [String] = [],
        problem: @escaping @Sendable (_ word: String) -> String? = { _ in nil }, _ help: String
    ) {
        self.name = name
        self.count = count
        self.completion = completion
        self.synonyms = synonyms
        self.problem = problem
        self.help = help
    }
}

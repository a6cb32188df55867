internal import Basics

/// A command of the program, or the program itself: what it understands, what help says of it, and what it does.
///
/// Everything but ``run`` is plain data, from which parsing, help and completions come.
public struct Command: Sendable {
    /// Options that belong together, under a heading.
    public struct Section: Sendable {
        /// The heading, as help shows it.
        public let title: String
        /// The options under it, in their order.
        public let options: [Option]

        /// Options under a heading.
        public init(_ title: String, _ options: [Option]) {
            self.title = title
            self.options = options
        }
    }

    /// A section of help under a heading of its own.
    public struct Article: Sendable {
        /// The content below a heading.
        public enum Content: Sendable {
            /// Paragraphs. Lines that begin with a space stay as they are, others are wrapped.
            case text(String)
            /// Names, and what there is to say of each.
            case table([(name: String, text: String)])
        }

        /// The heading.
        public let title: String
        private let makeContent: @Sendable () -> Content
        /// The content below the heading.
        public var content: Content { makeContent() }

        /// An article under a heading, whose content is made where it is shown.
        public init(_ title: String, _ content: @autoclosure @escaping @Sendable () -> Content) {
            (self.title, makeContent) = (title, content)
        }

        /// An article called "Examples".
        public static func examples(_ text: String) -> Article { Article(examplesTitle, .text(text)) }

        static let examplesTitle = "Examples"

        /// The text, if it has examples; nil for any other article.
        public var examples: String? {
            if title == Self.examplesTitle, case .text(let text) = content { text } else { nil }
        }
    }

    /// The word that calls it; of the program, its own name.
    public let name: String
    /// The purpose of the command, in one line.
    public let abstract: String
    /// Other common names: hints, which no command line may have in its place.
    public let synonyms: [String]
    /// More about it, before the options; laid out as the text of an ``Article``.
    public let discussion: String
    /// The meanings of its words without dashes, in their order.
    public let positionals: [Positional]
    /// Its own options, which help shows last.
    public let options: [Option]
    /// Options that it has in common with others. Worked out on demand: most runs are of another command.
    public let sections: @Sendable () -> [Section]
    /// The sections that help has after the options.
    public let articles: [Article]
    /// The sections that only the manual has, after those of help.
    public let manual: [Article]
    /// The commands that its next word can name; empty where it takes options and positionals itself.
    public let subcommands: [Command]
    /// Whether what looks like an option is a word like others, but for the one that asks for help.
    public let takesOptionsAsWords: Bool
    /// The subcommand that is meant where none is named; nil for none.
    public let fallback: String?
    /// Does what the command is for.
    public let run: @Sendable (Invocation) throws -> Void

    /// A command, of which most have only a part of this. ``Command/run`` is called with what was given to it.
    public init(
        _ name: String, _ abstract: String, synonyms: [String] = [], discussion: String = "",
        positionals: [Positional] = [],
        options: [Option] = [], sections: @autoclosure @escaping @Sendable () -> [Section] = [],
        articles: [Article] = [], manual: [Article] = [], subcommands: [Command] = [],
        fallback: String? = nil,
        takesOptionsAsWords: Bool = false,
        run: @escaping @Sendable (Invocation) throws -> Void
    ) {
        self.name = name
        self.abstract = abstract
        self.synonyms = synonyms
        self.discussion = discussion
        self.positionals = positionals
        self.options = options
        self.sections = sections
        self.articles = articles
        self.manual = manual
        self.subcommands = subcommands
        self.fallback = fallback
        self.takesOptionsAsWords = takesOptionsAsWords
        self.run = run
    }

    /// All sections that help and completions show, its own options last, without options that are hidden.
    public var shownSections: [Section] {
        (sections() + [Section("Options", options + [.showHelp])]).compactMap { section in
            let shown = section.options.filter { !$0.isHidden }
            return shown.isEmpty ? nil : Section(section.title, shown)
        }
    }
}

extension Command {
    /// The places of the words that are neither options nor values of options, up to `--`.
    fileprivate func positionals(in words: ArraySlice<String>) -> [Int] {
        let options = options + sections().flatMap { $0.options }
        var places: [Int] = []
        var index = words.startIndex
        while index < words.endIndex, words[index] != "--" {
            let isOption = Route.isOption(words[index])
            if !isOption { places.append(index) }
            let takesValue =
                isOption && options.contains { $0.valueName != nil && $0.flags.contains(words[index]) }
            index += takesValue ? 2 : 1
        }
        return places
    }
}

/// The commands from the program down to the one that the first words name.
public struct Route: Sendable {
    /// From the program on; never empty.
    public private(set) var commands: [Command]
    /// The words that follow.
    public private(set) var rest: ArraySlice<String>
    /// Whether the last command was meant, and not named.
    private var isImplied = false

    /// Follows words from a command down to the one that they name.
    ///
    /// - Parameters:
    ///   - words: The words that were typed after the program's name.
    ///   - program: The command to begin at.
    ///   - usesFallback: Whether a command that is not named is the one that is usually meant.
    public init(_ words: some Sequence<String>, from program: Command, usesFallback: Bool = true) {
        commands = [program]
        rest = Array(words)[...]
        while let word = rest.first, let next = subcommand(word) {
            commands.append(next)
            rest.removeFirst()
        }
        if usesFallback, let fallback = command.fallback, let word = rest.first, !Self.asksForHelp(word),
            let next = subcommand(fallback)
        {
            // Options may stand before the name of a command as well.
            if let index = next.positionals(in: rest).first, let named = subcommand(rest[index]) {
                commands.append(named)
                rest = rest[..<index] + rest[(index + 1)...]
            } else {
                commands.append(next)
                isImplied = true
            }
        }
    }

    /// The last of them: the one that is asked for.
    public var command: Command { commands[commands.count - 1] }

    /// As it is typed: `spindle render circular`, or `spindle render` where a command is meant that nobody named.
    public var name: String { Self.name(of: isImplied ? commands.dropLast() : commands[...]) }

    /// All names, also of what is meant and not named: `spindle render file`.
    public var fullName: String { Self.name(of: commands[...]) }

    private static func name(of commands: ArraySlice<Command>) -> String {
        commands.map { $0.name }.joined(separator: " ")
    }

    /// The first of the command's examples that stands on one line; nil for none.
    var example: String? {
        for text in command.articles.compactMap({ $0.examples }) {
            let lines = text.split(separator: "\n").map { line in line.drop { $0 == " " } }
            if let line = lines.first(where: { $0.hasPrefix(name + " ") && !$0.hasSuffix("\\") }) {
                return String(line)
            }
        }
        return nil
    }

    private func subcommand(_ name: String) -> Command? {
        command.subcommands.first { $0.name == name }
    }

    /// The options that were typed with their values, as a shell takes them.
    public var typedOptions: [String] {
        let options = rest.prefix { $0 != "--" }
        let positionals = command.positionals(in: options)
        return options.indices.filter { !positionals.contains($0) }.map { ShellWord.of(options[$0]) }
    }

    static func asksForHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }
}

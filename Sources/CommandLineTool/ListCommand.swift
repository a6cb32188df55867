import Arguments
import Basics
internal import Exports
import Files
internal import Formats
import Guidelines
import Indicators
internal import Languages
import Loading
import MotionCore
import Presentations
import Requests

extension Option {
    fileprivate static let kind = Option(
        "kind", form: .value("kind"), completion: .words(Motion.Kind.names), synonyms: ["type"],
        example: "spokes",
        """
        List only one kind: for motions arc, bars, spokes, dots, wave, shapes, elements or determinate; for formats frame, sheet, \
        animation, vector or catalog; for other catalogs, see --json.
        """)
    fileprivate static let system = Option(
        "system", form: .value("system"), synonyms: ["vendor", "collection", "library", "framework"],
        example: "bootstrap",
        "List only motions of systems and collections with this word in their name, or else of that vendor.")
    fileprivate static let like = Option(
        "like", form: .value("look"), completion: .words(MotionLook.allCases.map(\.rawValue)),
        synonyms: ["look", "looks", "shape"], example: "dots",
        "List only motions that look like this: \(MotionLook.allCases.map(\.rawValue).joined(separator: ", "))."
    )
    fileprivate static let license = Option(
        "license", form: .value("license"), synonyms: ["licence"], example: "MIT",
        "List only motions with such a license of their source.")
    fileprivate static let json = Option("json", synonyms: ["format"], "Print JSON, with every known detail.")
}

extension Command {
    static let list = Command(
        "list", "List motions, themes, formats and other catalogs.",
        synonyms: ["ls", "show", "catalog", "catalogue", "search", "find", "names"],
        discussion: """
            Words after the catalog narrow the list to entries in which each of them appears: in a name (also that of a platform, \
            company or library), in the summary or in the source; those that are called so come first. Beside others, words such as "spinner" tell nothing of a motion. After "themes", a theme file lists the looks that it has.
            """,
        positionals: [
            Positional(
                "catalog", completion: .words(catalogs),
                """
                What to list: motions, spinners (of terminals), shapes, indicators, presentations, themes, formats, presets (for platforms), dialects (of sheets), \
                locales, rules (of checks) or options (of spindle render and spec files).
                """),
            Positional(
                "word", count: .any, synonyms: ["filter", "search", "grep", "match"], "A word to look for."),
        ],
        options: [.kind, .system, .like, .license, .json],
        articles: [
            .examples(
                """
                  spindle list motions
                  spindle list motions google
                  spindle list motions --kind spokes
                  spindle list motions --system bootstrap
                  spindle list motions --like dots --license mit
                  spindle list formats --kind vector --json
                  spindle list spinners dots --json
                  spindle list options sheet
                  spindle list themes brand.yaml
                """)
        ]
    ) { arguments in
        let name = arguments.positional
        guard let catalog = ListedCatalog(rawValue: name) else {
            throw ArgumentError("\(UnknownName(kind: "catalog", name: name, known: catalogs))")
        }
        let words = Array(arguments.positionals.dropFirst())
        let entries =
            if catalog == .themes, arguments.text(.kind) == nil, let file = words.first, words.count == 1,
                SpecPath.themeFile(file) != nil
            {
                try looks(of: file)
            } else {
                try filtered(entries(of: catalog, kind: arguments.text(.kind), words), arguments)
            }
        try printOutput(arguments.has(.json) ? Entry.json(entries, key: name) : Entry.table(entries))
    }

    /// The looks of a theme file, each as an entry by the name that `--theme` takes.
    private static func looks(of file: String) throws -> [Entry] {
        let theme = try InputFiles(named: [file]).theme(file)
        if theme.looks.isEmpty { return [Entry(theme, name: file)] }
        let path = SpecPath.themeFile(file)?.path ?? file
        return theme.looks.compactMap { look in
            theme.only(look).map { Entry($0, name: "\(path):\(look.rawValue)") }
        }
    }

    /// The entries that all options about motions leave.
    private static func filtered(_ entries: [Entry], _ arguments: Invocation) throws(ArgumentError) -> [Entry]
    {
        var entries = entries
        /// Leaves only the entries whose name of this sort, or a word for it, meets the condition.
        func keep(
            _ option: Option, _ name: (Entry) -> String?,
            where meets: (_ entry: Entry, _ word: String) -> Bool
        ) throws(ArgumentError) {
            guard let word = arguments.text(option)?.lowercased() else { return }
            guard entries.contains(where: { $0.looks != nil }) else {
                throw ArgumentError(
                    at: option.flag, "is for motions: say spindle list motions \(option.flag) \(word)")
            }
            let kept = entries.filter { meets($0, word) }
            guard kept.isEmpty else {
                entries = kept
                return
            }
            var known: [String] = []
            for name in entries.compactMap(name) where !known.contains(name) { known.append(name) }
            throw ArgumentError(
                at: option.flag, "\(UnknownName(kind: option.name, name: word, known: known))")
        }
        /// Whether a word of the system's name begins with the one that is asked for.
        func isNamed(_ entry: Entry, _ word: String) -> Bool {
            let name = entry.system?.lowercased() ?? ""
            return !word.isEmpty && (name.hasPrefix(word) || name.contains(" " + word))
        }
        let isSystem = entries.contains { isNamed($0, arguments.text(.system)?.lowercased() ?? "") }
        try keep(
            .system, { $0.system },
            where: { isSystem ? isNamed($0, $1) : $0.looks != nil && $0.synonyms.contains($1) })
        try keep(
            .license, { $0.license }, where: { $0.license?.lowercased().hasPrefix($1) ?? false })
        if let word = arguments.text(.like)?.lowercased() {
            let looks = MotionLook.allCases
            guard let look = looks.first(where: { $0.rawValue == word || $0.synonyms.contains(word) }) else {
                let known = looks.map { KnownName($0.rawValue, synonyms: $0.synonyms) }
                throw ArgumentError(
                    at: Option.like.flag, "\(UnknownName(kind: "look", name: word, known: known))")
            }
            if entries.contains(where: { $0.looks != nil }),
                !entries.contains(where: { $0.looks?.contains(look) ?? false })
            {
                throw ArgumentError(
                    at: Option.like.flag,
                    "of what else is asked for, nothing looks like \(look.rawValue); leave out one of them")
            }
            try keep(
                .like, { $0.looks?.first?.rawValue },
                where: { entry, _ in entry.looks?.contains(look) ?? false })
        }
        return entries
    }

    private static let catalogs = ListedCatalog.allCases.map { $0.rawValue }

    /// The words that tell one motion from another: all is loading, and a spinner.
    static func telling(_ words: [String]) -> [String] {
        let telling = words.filter { !untelling.contains($0.lowercased()) }
        return telling.isEmpty ? words : telling
    }

    private static let untelling: Set = [
        "loading", "loader", "loaders", "spinner", "spinners", "progress", "indicator", "indicators",
        "animation", "animated", "indeterminate",
    ]

    /// The entries of a kind that match some words; all where nothing is asked for.
    private static func entries(of catalog: ListedCatalog, kind: String?, _ words: [String])
        throws(ArgumentError) -> [Entry]
    {
        let all = catalog.entries
        if let kind, !all.contains(where: { $0.kind == kind }) {
            var kinds: [String] = []
            for kind in all.compactMap({ $0.kind }) where !kinds.contains(kind) { kinds.append(kind) }
            throw ArgumentError(
                at: Option.kind.flag,
                kinds.isEmpty
                    ? "\(catalog.rawValue) are all of one kind; leave it out"
                    : "\(UnknownName(kind: "kind", name: kind, known: kinds))")
        }
        let sought = catalog == .motions ? Self.telling(words) : words
        let ranked = all.enumerated().compactMap { index, entry -> (entry: Entry, rank: Int, index: Int)? in
            let ranks = sought.compactMap { entry.rank(of: $0.lowercased()) }
            guard kind == nil || entry.kind == kind, ranks.count == sought.count else { return nil }
            return (entry, ranks.reduce(0, +), index)
        }
        let entries = ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map { $0.entry }
        if entries.isEmpty {
            // Words find entries by what else they are called, too: each may be the one that is meant.
            var known: [KnownName] = []
            for name in all.flatMap({ [$0.name] + $0.synonyms })
            where !known.contains(where: { $0.name == name }) {
                known.append(KnownName(name))
            }
            let near = suggestion(nearNames(to: words.joined(separator: "-"), in: known))
            let sought = words.map { quoted($0) }.joined(separator: " and ")
            throw ArgumentError("none of the \(catalog.rawValue) matches \(sought)\(near)")
        }
        return entries
    }
}

/// The catalogs that `spindle list` prints.
enum ListedCatalog: String, CaseIterable {
    case motions, spinners, shapes, indicators, presentations, themes, formats, presets, dialects, locales,
        rules, options

    var entries: [Entry] {
        switch self {
        case .motions: Motion.all.map { Entry($0) }
        case .spinners: TerminalSpinner.all.map { Entry($0) }
        case .shapes: MaterialShape.all.map { Entry($0) }
        case .indicators: IndicatorKind.all.map { Entry($0) }
        case .presentations: Presentation.all.map { Entry($0) }
        case .themes: Theme.all.map { Entry($0) }
        case .formats: OutputFormat.all.map { Entry($0) }
        case .presets: OutputPreset.all.map { Entry($0) }
        case .dialects: SheetDialect.all.map { Entry($0) }
        case .locales: Language.all.map { Entry($0) }
        case .rules: Rule.all.map { Entry($0) }
        case .options:
            SpecOption.sections.flatMap { section in section.options.map { Entry($0, in: section.title) } }
        }
    }
}

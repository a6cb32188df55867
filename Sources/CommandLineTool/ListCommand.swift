import Arguments
import Basics
import Exports
import Guidelines
import Indicators
import MotionCore
import Presentations
import Requests

extension Option {
    fileprivate static let json = Option("json", "Print JSON, with every known detail.")
}

extension Command {
    static let list = Command(
        "list", "List motions, themes, formats and other catalogues.",
        positionals: [
            Positional(
                "catalogue", completion: .words(catalogues),
                """
                motions, indicators, presentations, themes, formats, dialects (of sheets), rules (of checks) or options \
                (of spindle render and of spec files).
                """
            )
        ],
        options: [.json],
        articles: [
            .examples(
                """
                  spindle list motions
                  spindle list formats --json
                  spindle list options
                """)
        ]
    ) { arguments in
        let name = arguments.positional
        guard let catalogue = Catalogue(rawValue: name) else {
            throw ArgumentError("\(UnknownName(kind: "catalogue", name: name, known: catalogues))")
        }
        let entries = catalogue.entries
        try printOutput(arguments.has(.json) ? Entry.json(entries, key: name) : Entry.table(entries))
    }

    private static let catalogues = Catalogue.allCases.map { $0.rawValue }
}

private enum Catalogue: String, CaseIterable {
    case motions, indicators, presentations, themes, formats, dialects, rules, options

    var entries: [Entry] {
        switch self {
        case .motions: Motion.all.map { Entry($0) }
        case .indicators: IndicatorKind.all.map { Entry($0) }
        case .presentations: Presentation.all.map { Entry($0) }
        case .themes: Theme.all.map { Entry($0) }
        case .formats: OutputFormat.all.map { Entry($0) }
        case .dialects: SheetDialect.all.map { Entry($0) }
        case .rules: Rule.all.map { Entry($0) }
        case .options:
            SpecOption.sections.flatMap { section in section.options.map { Entry($0, in: section.title) } }
        }
    }
}

import ArgumentParser
import Basics
import Exports
import Guidelines
import Indicators
import MotionCore
import Presentations

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Shows what there is to choose from.",
        discussion: """
            EXAMPLES:
              spindle list motions
              spindle list formats --json
            """)

    enum Catalogue: String, CaseIterable {
        case motions, indicators, presentations, themes, formats, dialects, rules
    }

    @Argument(
        help: """
            motions, indicators, presentations, themes, formats, dialects (of sheets) or rules (of checks).
            """,
        completion: .list(Catalogue.allCases.map(\.rawValue)),
        transform: { name in
            guard let catalogue = Catalogue(rawValue: name) else {
                throw UnknownName(
                    kind: "catalogue", name: name, known: Catalogue.allCases.map(\.rawValue))
            }
            return catalogue
        })
    var catalogue: Catalogue

    @Flag(help: "Print JSON, with every known detail.")
    var json = false

    func run() throws {
        let entries =
            switch catalogue {
            case .motions: Motion.all.map(Entry.init)
            case .indicators: IndicatorKind.all.map(Entry.init)
            case .presentations: Presentation.all.map(Entry.init)
            case .themes: Theme.all.map(Entry.init)
            case .formats: OutputFormat.all.map(Entry.init)
            case .dialects: SheetDialect.all.map(Entry.init)
            case .rules: Rule.all.map(Entry.init)
            }
        try printOutput(json ? Entry.json(entries, key: catalogue.rawValue) : Entry.table(entries))
    }
}

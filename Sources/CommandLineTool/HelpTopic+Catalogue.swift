import Arguments
import Basics
internal import Exports
internal import Formats
import Guidelines
import Indicators
internal import Languages
import MotionCore
import Presentations
import Requests

extension HelpTopic {
    /// The topics of everything that `spindle list` lists, except for options.
    static var catalogs: [HelpTopic] {
        Motion.all.map { topic($0, Entry($0), example: $0.example) }
            + MaterialShape.all.map { shape in
                topic(
                    shape, Entry(shape),
                    example: """
                        echo '\(shape.motionFile)' > mine.yaml
                          spindle render circular --motion mine.yaml --to apng -o assets
                        """)
            }
            + IndicatorKind.all.map { topic($0, Entry($0), example: "spindle render \($0.name)\($0.rest)") }
            + Presentation.all.map { topic($0, Entry($0), example: $0.example) }
            + Theme.all.map { theme in
                topic(
                    theme, Entry(theme),
                    example: "spindle render circular --theme \(theme.name) --value 0.4 -o assets")
            }
            + OutputFormat.all.map { format in
                var topic = topic(format, Entry(format), example: format.example)
                topic.source = format.readers
                return topic
            }
            + OutputPreset.all.map { preset in
                topic(
                    preset, Entry(preset),
                    example: "spindle render circular --motion fluent --preset \(preset.name) -o assets")
            }
            + SheetDialect.all.map { dialect in
                topic(
                    dialect, Entry(dialect),
                    example: "spindle render circular --to sheet --dialect \(dialect.name) -o assets")
            }
            + Language.all.map { language in
                topic(
                    language, Entry(language),
                    example:
                        "spindle render circular --value 0.4 --progress-text percent --locale \(language.name) -o assets"
                )
            }
            + Rule.all.map { rule in
                topic(rule, Entry(rule), example: "spindle check upload.yaml --off '\(rule.name)=the reason'")
            }
            + TerminalSpinner.all.map { spinner in
                topic(spinner, Entry(spinner), example: "spindle terminal \(spinner.name) --text Loading")
            }
    }

    private static func topic<Kind: Named>(_ one: Kind, _ entry: Entry, example: String) -> HelpTopic {
        let options = ownOptions(of: one.name, Kind.noun)
        return HelpTopic(
            kind: Kind.noun, name: one.name, synonyms: one.synonyms, summary: entry.summary,
            options: options.map { $0.name }
        ) { layout in
            let others = HelpExamples.with("--\(Kind.flag)", one.name, count: 1).filter { $0 != example }
            let facts = layout.table(entry.rows, column: 20)
            return (facts.isEmpty ? [] : [""] + facts)
                + section("Options", layout.table(options))
                + section("Examples", ([example] + others).map { "  " + $0 })
        }
    }

    /// The options that only this format, or a few with it, heed.
    private static func ownOptions(of name: String, _ noun: String) -> [(name: String, text: String)] {
        guard noun == OutputFormat.noun else { return [] }
        return SpecOption.all.compactMap { row in
            guard case .only(let formats) = row.formats, formats.contains(where: { $0.name == name }) else {
                return nil
            }
            return (row.flag ?? row.key.text, row.help)
        }
    }
}

extension Named {
    /// The option that takes such a name.
    fileprivate static var flag: String {
        switch noun {
        case OutputFormat.noun: "to"
        case Presentation.noun: "present"
        default: noun
        }
    }
}

extension Motion {
    fileprivate var example: String {
        switch kind {
        case .determinate: "spindle render circular --value 0:1 -o assets"
        case .drawn(let drawn) where drawn.isStraight:
            "spindle render linear --motion \(name) --to apng -o assets"
        case .bars: "spindle render linear --motion \(name) --to apng -o assets"
        case .arc, .spokes, .dots, .drawn: "spindle render circular --motion \(name) --to apng -o assets"
        }
    }
}

extension IndicatorKind {
    /// The rest of an example that renders the indicator.
    fileprivate var rest: String {
        self == .steps
            ? " --step Cart --step Address --step Payment --current 2 -o assets" : " --to apng -o assets"
    }
}

extension Presentation {
    fileprivate var example: String {
        let words = message == .required ? " --message 'Synchronizing contacts'" : ""
        return "spindle render \(indicators[0].name) --present \(name)\(words) --to apng -o assets"
    }
}

extension OutputFormat {
    fileprivate var example: String {
        let matte = self == .gif || traits.contains(.opaque) ? " --matte '#FFFFFF'" : ""
        // One element cannot show all motions.
        let motion = self == .cssClass ? "cupertino" : "fluent"
        return "spindle render circular --motion \(motion) --to \(name)\(matte) -o assets"
    }
}

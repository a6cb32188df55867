import Arguments
import Basics
import Requests

extension HelpTopic {
    /// The options of requests, and those of commands alone.
    static var options: [HelpTopic] {
        let rows = SpecOption.sections.flatMap { section in
            section.options.map { topic(of: $0, in: section.title) }
        }
        let flags = Set(SpecOption.all.compactMap { $0.flag })
        return rows + owned(by: .spindle, "spindle").filter { !flags.contains($0.name) }
    }

    private static func topic(of row: SpecOption, in section: String) -> HelpTopic {
        HelpTopic(
            kind: row.flag == nil ? "option of files" : "option", name: row.flag ?? row.key.text,
            otherNames: row.flag == nil ? [row.name] : [row.key.text, row.name],
            synonyms: row.synonyms, values: row.meanings.map(\.key), summary: row.help, source: section
        ) { layout in
            let examples = row.flag.map { HelpExamples.with($0, count: 2) } ?? []
            return [""] + layout.table(facts(of: row), column: 16)
                + Self.section("Examples", examples.map { "  " + $0 })
        }
    }

    private static func facts(of row: SpecOption) -> [(name: String, text: String)] {
        var facts: [(String, String)] = []
        let flag = row.flag
        if let flag, let option = Option(row) {
            facts.append(("flag", option.synopsis))
            if option.valueName != nil { facts.append(("such as", "\(flag) \(ShellWord.of(row.example))")) }
        }
        facts.append(("in files", fileText(of: row)))
        facts += [
            ("value", value(of: row)), ("default", row.fallback), ("several", row.repeats ? "yes" : ""),
        ]
        let scope = row.scope
        if scope != .all { facts.append(("indicators", scope.indicators.joined(separator: ", "))) }
        if scope != .all, scope != .indicators, !row.motions.isEmpty {
            facts.append(("motions", row.motions.joined(separator: ", ")))
        }
        if row.films != .all { facts.append(("frames of", row.films.names.joined(separator: ", "))) }
        facts.append(("formats", row.formatNames?.joined(separator: ", ") ?? ""))
        facts.append(("needs", row.needs.map { needed($0) }.joined(separator: " or ")))
        return facts.filter { !$0.1.isEmpty }
    }

    /// An option of a file that another one needs, as the command line has it where it does.
    private static func needed(_ key: OptionKey) -> String { SpecOption.named(key)?.flag ?? key.text }

    private static func fileText(of row: SpecOption) -> String {
        let example = row.example.hasPrefix("#") ? "\"\(row.example)\"" : row.example
        let text = "\(row.name): \(example)"
        switch row.group {
        case .top: return text
        case .present: return "present: {name: \(row.takerAmongPresentations), \(text)}"
        default: return "\(row.group.rawValue): {\(text)}"
        }
    }

    private static func value(of row: SpecOption) -> String {
        var parts: [String] = []
        if let range = row.range {
            let unit = row.unit == .none ? "" : " " + row.unit.rawValue
            let least = range.lowerBound == .leastNormalMagnitude ? 0 : range.lowerBound
            parts.append("\(least.shortestText) to \(range.upperBound.shortestText)\(unit)")
        }
        let words = row.words
        if words.count <= 12 { parts += words } else { parts.append("one of \(words.count) names") }
        return parts.joined(separator: ", ")
    }

    /// The options that commands have by themselves, each with all the commands that have it.
    private static func owned(by command: Command, _ path: String) -> [HelpTopic] {
        owners(in: command, path).map { ownTopic(of: $0, $1) }
    }

    /// An option of commands: that of requests which it stands for, or one that they have by themselves.
    static func topic(of option: Option, owners: [String]) -> HelpTopic {
        for section in SpecOption.sections {
            // A command may have another option of that name.
            let row = section.options.first { $0.flag == option.flag && Option($0)?.help == option.help }
            if let row { return topic(of: row, in: section.title) }
        }
        return ownTopic(of: option, owners)
    }

    private static func ownTopic(of option: Option, _ owners: [String]) -> HelpTopic {
        HelpTopic(
            kind: owners.count > 3 ? "option of commands" : "option of \(owners.joined(separator: ", "))",
            name: option.flag, synonyms: option.synonyms, summary: option.help
        ) { layout in
            let rows = [
                ("flag", option.synopsis), ("default", option.fallback),
                ("value", option.completion.words.joined(separator: ", ")),
                ("commands", owners.joined(separator: ", ")),
            ].filter { !$0.1.isEmpty }
            return [""] + layout.table(rows, column: 16)
                + section("Examples", examples(of: option, owners).prefix(2).map { "  " + $0 })
        }
    }

    /// Examples of the option in its own commands, as others may have an option of that name too.
    private static func examples(of option: Option, _ owners: [String]) -> [String] {
        HelpExamples.with(option.flag, count: .max).filter { example in
            owners.contains { example.hasPrefix($0 + " ") }
        }
    }

    private static func owners(in command: Command, _ path: String) -> [(option: Option, owners: [String])] {
        var found: [(option: Option, owners: [String])] = []
        func add(_ option: Option, _ owners: [String]) {
            // Options of the same name with the same effect are listed once.
            if let index = found.firstIndex(where: {
                $0.option.name == option.name && $0.option.help == option.help
            }) {
                found[index].owners += owners
            } else {
                found.append((option, owners))
            }
        }
        for option in command.options { add(option, [path]) }
        for command in command.subcommands {
            for (option, owners) in owners(in: command, "\(path) \(command.name)") { add(option, owners) }
        }
        return found
    }
}

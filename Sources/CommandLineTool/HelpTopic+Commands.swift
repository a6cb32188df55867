import Arguments

extension HelpTopic {
    /// Commands, with what the words that lead to them are.
    static var commands: [HelpTopic] { topics(of: .spindle, path: []) }

    private static func topics(of command: Command, path: [String]) -> [HelpTopic] {
        command.subcommands.flatMap { command in
            let words = path + [command.name]
            let name = words.joined(separator: " ")
            let topic = HelpTopic(
                kind: "command", name: name, otherNames: [command.name], summary: command.abstract
            ) { layout in
                section("Usage", Route(words, from: .spindle).usage("  ", width: 200))
                    + ["", "See \"spindle \(name) --help\" for more."]
            }
            return [topic] + topics(of: command, path: words)
        }
    }

    static var exitStatuses: [HelpTopic] {
        let statuses = CommandLineTool.exitStatuses.map { status, meaning in
            HelpTopic(
                kind: "exit status", name: status, otherNames: ["exit \(status)"], summary: meaning
            ) { _ in [] }
        }
        let all = HelpTopic(
            kind: "article", name: "exit status",
            otherNames: ["exit-status", "exit statuses", "exit code", "exit codes", "exit-codes", "exit"],
            summary: "what the program ends with"
        ) { layout in layout.table(CommandLineTool.exitStatuses, column: 7) }
        return [all] + statuses
    }
}

/// The commands in all examples of help, each in one line.
enum HelpExamples {
    static let all: [String] = commands(of: .spindle)

    /// Examples that contain all of some words side by side, at most `count`.
    static func with(_ words: String..., count: Int = 3) -> [String] {
        let sought = " " + words.joined(separator: " ") + " "
        return Array(all.filter { ($0 + " ").contains(sought) }.prefix(count))
    }

    private static func commands(of command: Command) -> [String] {
        command.articles.compactMap { $0.examples }.flatMap { lines(of: $0) }
            // Commands that show how to ask for help are no examples of other commands.
            .filter { !$0.hasPrefix("spindle help ") }
            + command.subcommands.flatMap { commands(of: $0) }
    }

    /// The commands of a text, without the line breaks in them.
    private static func lines(of text: String) -> [String] {
        var commands: [String] = []
        var isOpen = false
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            let isStart = words.first == "spindle"
            guard isOpen || isStart else { continue }
            let part = words.filter { $0 != "\\" }.joined(separator: " ")
            if isStart { commands.append(part) } else { commands[commands.count - 1] += " " + part }
            isOpen = words.last == "\\"
        }
        return commands
    }
}

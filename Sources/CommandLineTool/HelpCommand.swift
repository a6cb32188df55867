import Arguments

extension Command {
    static let help: Command = Command(
        "help", "Show help for a command, or look up a term.",
        synonyms: ["man", "docs", "usage", "info", "tutorial"],
        discussion: """
            A term can be an option, alone or after a command, an exit status, or the name of a motion, theme, format or anything else that "spindle list" \
            shows. Any other word finds everything that matches it.
            """,
        positionals: [
            Positional(
                "word", count: .any, completion: .words { spindle.subcommands.map { $0.name } },
                "A command, such as render circular, or a term.")
        ],
        articles: [
            .examples(
                """
                  spindle help render circular
                  spindle help --gap
                  spindle help curve --at
                  spindle help gif
                  spindle help google
                  spindle help 78
                """)
        ],
        takesOptionsAsWords: true
    ) { arguments in
        let route = Route(arguments.positionals, from: .spindle, usesFallback: false)
        if route.rest.isEmpty { return try printOutput(route.help(width: helpWidth())) }
        if let pages = try optionHelp(arguments.positionals) { return try printOutput(pages) }
        let words = arguments.positionals.joined(separator: " ")
        try printOutput(try HelpTopic.help(on: words, width: helpWidth()))
    }

    /// Help on options of a command, such as `render circular --at`; nil for any other words.
    private static func optionHelp(_ words: [String]) throws(ArgumentError) -> String? {
        // Of "render --at" the command that is meant where none is named.
        let route = Route(words, from: .spindle)
        guard route.commands.count > 1, route.command.subcommands.isEmpty,
            route.rest.allSatisfy({ $0.hasPrefix("-") })
        else { return nil }
        var pages: [String] = []
        for word in route.rest {
            pages.append(try HelpTopic.help(onOption: word, of: route, width: helpWidth()))
        }
        return pages.joined(separator: "\n")
    }
}

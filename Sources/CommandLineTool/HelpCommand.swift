import Arguments
import Basics

extension Command {
    static let help: Command = Command(
        "help", "Show help for a command, or look up a term.",
        also: ["man", "docs", "usage", "info", "tutorial"],
        discussion: """
            A term can be an option, an exit status, or the name of a motion, theme, format or anything else that "spindle list" \
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
                  spindle help gif
                  spindle help google
                  spindle help 78
                """)
        ],
        takesOptionsAsWords: true
    ) { arguments in
        let route = Route(arguments.positionals, from: .spindle, usesFallback: false)
        if route.rest.isEmpty { return try printOutput(route.help(width: helpWidth())) }
        let words = arguments.positionals.joined(separator: " ")
        try printOutput(try HelpTopic.help(on: words, width: helpWidth()))
    }
}

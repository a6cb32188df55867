import Arguments
import Basics
import MotionCore

extension Command {
    static let help: Command = Command(
        "help", "Show help for a command.",
        positionals: [
            Positional(
                "command", count: .any, completion: .words { spindle.subcommands.map { $0.name } },
                "The command, such as render circular.")
        ],
        articles: [.examples("  spindle help render circular")]
    ) { arguments in
        let route = Route(arguments.positionals, from: .spindle, usesFallback: false)
        if let name = route.rest.first {
            let known = route.command.subcommands.map { $0.name }
            if known.isEmpty { throw ArgumentError("unexpected argument \"\(name)\"") }
            throw ArgumentError("\(UnknownName(kind: "command", name: name, known: known))")
        }
        try printOutput(route.help(width: helpWidth()))
    }
}

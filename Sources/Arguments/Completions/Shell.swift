/// A shell that completes command lines by a script.
public enum Shell: String, Sendable, CaseIterable {
    /// Each by the name of its program.
    case bash, zsh, fish

    /// The script that completes command lines of `program`.
    public func completions(of program: Command) -> String {
        let commands = CompletedCommand.all(below: program, [])
        switch self {
        case .bash: return BashCompletions(program: program.name, commands: commands).script()
        case .zsh: return ZshCompletions(program: program.name, commands: commands).script()
        case .fish: return FishCompletions(program: program.name, commands: commands).script()
        }
    }
}

/// The words that can follow one command.
struct CompletedCommand {
    /// As it is typed: `spindle render`.
    let name: String
    let subcommands: [Command]
    let options: [Option]
    let positionals: [Positional]

    /// A command and all below it.
    static func all(below command: Command, _ parents: [String]) -> [CompletedCommand] {
        let names = parents + [command.name]
        // A command without the name of a subcommand is followed by the words of its default subcommand.
        let meant = command.subcommands.first { $0.name == command.fallback } ?? command
        let own = CompletedCommand(
            name: names.joined(separator: " "), subcommands: command.subcommands,
            options: meant.shownSections.flatMap { $0.options }, positionals: meant.positionals)
        return [own] + command.subcommands.flatMap { all(below: $0, names) }
    }
}

extension Option {
    /// The first sentence of its help.
    var brief: String {
        var brief = ""
        for word in help.split(separator: " ") {
            brief += (brief.isEmpty ? "" : " ") + word
            if word.hasSuffix(".") || word.hasSuffix(";") { break }
        }
        return String(brief.dropLast(brief.hasSuffix(".") || brief.hasSuffix(";") ? 1 : 0))
    }

    /// Whether its value can be several of the words that are known, with commas between them.
    var takesList: Bool { repeats && !completion.words.isEmpty }

    /// Whether the option can be given more than once.
    var repeats: Bool {
        if case .values = form { true } else { false }
    }
}

internal import Basics

/// A script for zsh, to be sourced or put in a folder of `fpath` as `_spindle`.
struct ZshCompletions {
    let program: String
    let commands: [CompletedCommand]

    func script() -> String {
        let names = commands.dropFirst().map { "'\($0.name)'" }.joined(separator: "|")
        return """
            #compdef \(program)
            # Completes command lines of \(program) in zsh.
            _\(program)() {
                local command=\(program)
                while (( CURRENT > 2 )); do
                    case "$command $words[2]" in
                    (\(names)) command="$command $words[2]"; shift words; (( CURRENT-- )) ;;
                    (*) break ;;
                    esac
                done
                case $command in
            \(commands.map { arm($0) }.joined(separator: "\n"))
                esac
            }
            if [[ $funcstack[1] == _\(program) ]]; then
                _\(program) "$@"
            else
                compdef _\(program) \(program)
            fi

            """
    }

    /// The lines that complete one command.
    private func arm(_ command: CompletedCommand) -> String {
        var specs = command.options.map { option($0) }
        var lines = ["    ('\(command.name)')"]
        if !command.subcommands.isEmpty {
            let names = command.subcommands.map { ShellWord.quoted("\($0.name):\($0.abstract)") }
            lines.append("        local -a commands=(\(names.joined(separator: " ")))")
            // Words of the command that is meant where none is named stand beside the names.
            let others = command.positionals.prefix(1).map { action($0.completion) + "; " }.joined()
            specs.append(ShellWord.quoted("1:command:{ _describe -t commands command commands; \(others)}"))
        }
        for positional in command.positionals where command.subcommands.isEmpty {
            specs.append(
                ShellWord.quoted(
                    "\(positional.repeats ? "*" : "1"):\(positional.name):\(action(positional.completion))"))
        }
        lines.append(
            "        _arguments -S : \\\n            " + specs.joined(separator: " \\\n            "))
        return (lines + ["        ;;"]).joined(separator: "\n")
    }

    private func option(_ option: Option) -> String {
        let text = "[\(Self.escaped(option.brief, "[]:\\"))]"
        let value =
            option.valueName.map { name in
                let action =
                    option.takesList
                    ? "_sequence compadd - \(option.completion.words.joined(separator: " "))"
                    : action(option.completion)
                return ":\(Self.escaped(name, "[]:\\")):\(action)"
            } ?? ""
        let flags = option.flags.map { $0.hasPrefix("--") && option.valueName != nil ? $0 + "=" : $0 }
        // One that is given is not offered again, nor is another name of it.
        let others = option.repeats ? "*" : "(\(option.flags.joined(separator: " ")))"
        if flags.count == 1, option.repeats { return ShellWord.quoted("*" + flags[0] + text + value) }
        if flags.count == 1 { return ShellWord.quoted(flags[0] + text + value) }
        return "\(ShellWord.quoted(others)){\(flags.joined(separator: ","))}\(ShellWord.quoted(text + value))"
    }

    private func action(_ completion: Completion) -> String {
        let words = completion.words
        let list = words.isEmpty ? "" : words.joined(separator: " ")
        switch completion.paths {
        case .none: return words.isEmpty ? " " : "(\(list))"
        case .folders: return "_files -/"
        case .files where words.isEmpty: return "_files"
        case .files: return "{ compadd - \(list); _files }"
        }
    }

    /// Text with a backslash before each of some characters.
    private static func escaped(_ text: String, _ special: String) -> String {
        let escaped: [Character] = text.flatMap { special.contains($0) ? ["\\", $0] : [$0] }
        return String(escaped)
    }
}

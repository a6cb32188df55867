/// A script for fish.
struct FishCompletions {
    let program: String
    let commands: [CompletedCommand]

    func script() -> String {
        let names = commands.dropFirst().map { "'\($0.name)'" }.joined(separator: " ")
        return """
            # Completes command lines of \(program) in fish.
            function __\(program)_at
                set -l words (commandline -opc)
                set -l name \(program)
                set -e words[1]
                for word in $words
                    switch "$name $word"
                        case \(names)
                            set name "$name $word"
                        case '*'
                            break
                    end
                end
                test "$name" = "$argv"
            end
            # Words with commas between them, the last of which is incomplete.
            function __\(program)_list
                set -l value (string replace -r -- '^--[^=]*=' '' (commandline -ct))
                set -l before (string replace -r -- '[^,]*$' '' $value)
                printf '%s\\n' $before$argv
            end
            complete -c \(program) -f
            \(commands.flatMap { lines($0) }.joined(separator: "\n"))

            """
    }

    /// The lines that complete one command.
    private func lines(_ command: CompletedCommand) -> [String] {
        let start = "complete -c \(program) -n \(Self.quoted("__\(program)_at \(command.name)"))"
        var lines = command.subcommands.map { "\(start) -a \($0.name) -d \(Self.quoted($0.abstract))" }
        for positional in command.positionals.prefix(1) {
            let arguments = arguments(positional.completion)
            if !arguments.isEmpty { lines.append("\(start)\(arguments)") }
        }
        for option in command.options {
            let text = " -d " + Self.quoted(option.brief)
            let short = option.short.map { " -s \($0)" } ?? ""
            var value = ""
            if option.valueName != nil {
                let arguments =
                    option.takesList
                    ? " -f -a '(__\(program)_list \(option.completion.words.joined(separator: " ")))'"
                    : arguments(option.completion)
                value = " -r" + (arguments.isEmpty ? " -f" : arguments)
            }
            let names = option.names.map { " -l \($0)" }.joined()
            lines.append("\(start)\(short)\(names)\(value)\(text)")
            if option.form == .choice { lines.append("\(start) -l no-\(option.name)\(text)") }
        }
        return lines
    }

    private func arguments(_ completion: Completion) -> String {
        let words = completion.words
        let list = words.isEmpty ? "" : " -a " + Self.quoted(words.joined(separator: " "))
        switch completion.paths {
        case .none: return list.isEmpty ? "" : " -f" + list
        case .files: return " -F" + list
        case .folders: return " -f -a '(__fish_complete_directories)'"
        }
    }

    private static func quoted(_ text: String) -> String {
        let escaped: [Character] = text.flatMap { "'\\".contains($0) ? ["\\", $0] : [$0] }
        return "'" + String(escaped) + "'"
    }
}

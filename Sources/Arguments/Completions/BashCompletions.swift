/// A script for bash, from version 3.2 on.
struct BashCompletions {
    let program: String
    let commands: [CompletedCommand]

    func script() -> String {
        let names = commands.dropFirst().map { "'\($0.name)'" }.joined(separator: " | ")
        return """
            # Completes command lines of \(program) in bash.
            _\(program)_words() { COMPREPLY+=($(compgen -W "$1" -- "$word")); }
            # Words with commas between them.
            _\(program)_list() {
                local last=${word##*,}
                COMPREPLY+=($(compgen -P "${word%"$last"}" -W "$1" -- "$last"))
            }
            _\(program)_paths() {
                local IFS=$'\\n'
                COMPREPLY+=($(compgen "$1" -- "$word"))
                compopt -o filenames 2>/dev/null
            }
            _\(program)() {
                local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}
                local command=\(program) index=1
                COMPREPLY=()
                # An equals sign is a word by itself.
                if [[ $word == = ]]; then
                    word=
                elif [[ $option == = ]]; then
                    option=${COMP_WORDS[COMP_CWORD - 2]}
                fi
                while ((index < COMP_CWORD)); do
                    case "$command ${COMP_WORDS[index]}" in
                    \(names)) command="$command ${COMP_WORDS[index]}" ;;
                    *) break ;;
                    esac
                    ((index += 1))
                done
                case $command in
            \(commands.map { arm($0) }.joined(separator: "\n"))
                esac
            }
            complete -F _\(program) \(program)

            """
    }

    /// The lines that complete one command.
    private func arm(_ command: CompletedCommand) -> String {
        var lines = ["    '\(command.name)')", "        case $option in"]
        for option in command.options where option.valueName != nil {
            let actions = actions(option) + ["return"]
            lines.append(
                "        \(option.flags.joined(separator: " | "))) \(actions.joined(separator: "; ")) ;;")
        }
        lines.append("        esac")
        var words = command.subcommands.map { $0.name }
        var actions: [String] = []
        for positional in command.positionals.prefix(1) {
            words += positional.completion.words
            actions += self.actions(paths: positional.completion.paths)
        }
        if !words.isEmpty { actions.insert(self.words(words), at: 0) }
        let options = self.words(command.options.flatMap { $0.flags })
        if actions.isEmpty {
            lines.append("        \(options)")
        } else {
            lines.append("        if [[ $word == -* ]]; then")
            lines.append("            \(options)")
            lines.append("        else")
            lines += actions.map { "            " + $0 }
            lines.append("        fi")
        }
        return (lines + ["        ;;"]).joined(separator: "\n")
    }

    private func actions(_ option: Option) -> [String] {
        let words = option.completion.words
        let list = self.words(words, option.takesList ? "list" : "words")
        return (words.isEmpty ? [] : [list]) + actions(paths: option.completion.paths)
    }

    private func actions(paths: Completion.Paths) -> [String] {
        switch paths {
        case .none: []
        case .files: ["_\(program)_paths -f"]
        case .folders: ["_\(program)_paths -d"]
        }
    }

    private func words(_ words: [String], _ function: String = "words") -> String {
        "_\(program)_\(function) '\(words.joined(separator: " "))'"
    }
}

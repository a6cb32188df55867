extension Route {
    /// The help of the command, in lines of at most `width` characters where words allow.
    public func help(width: Int) -> String {
        let layout = TextLayout(width: width)
        var blocks = [layout.wrapped(command.abstract), usage("USAGE: ", width: width)]
        if !command.discussion.isEmpty { blocks.append(layout.paragraphs(command.discussion)) }
        let positionals = command.positionals.map { ("<\($0.name)>", $0.description) }
        blocks.append(section("Arguments", layout.table(positionals)))
        let subcommands = command.subcommands.map { command in
            (command.name, command.abstract + (command.name == self.command.fallback ? " (default)" : ""))
        }
        blocks.append(section("Commands", layout.table(subcommands)))
        for options in command.shownSections {
            let rows = options.options.map { ($0.synopsis, $0.description) }
            blocks.append(section(options.title, layout.table(rows)))
        }
        for article in command.articles {
            blocks.append(section(article.title, article.lines(layout)))
        }
        if !command.subcommands.isEmpty {
            let way =
                "See \"\(commands[0].name) help \(path.map { $0 + " " }.joined())<command>\" for more."
            blocks.append(layout.wrapped(way))
        }
        return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    /// The usage of the command, after a word that says so, in lines of at most `width` characters.
    public func usage(_ lead: String, width: Int) -> [String] {
        var words: [String] = []
        if !command.subcommands.isEmpty { words += ["<command>", "[<options>]"] }
        words += command.positionals.map { positional in
            switch positional.count {
            case .one: "<\(positional.name)>"
            case .optional: "[<\(positional.name)>]"
            case .any: "[<\(positional.name)>...]"
            case .atLeastOne: "<\(positional.name)>..."
            }
        }
        let options =
            command.subcommands.isEmpty
            ? command.shownSections.flatMap { $0.options }.filter { $0.name != Option.showHelp.name } : []
        let needed = options.filter { $0.isRequired }
        words += needed.map { $0.shortSynopsis }
        if options.count - needed.count > 3 {
            words.append("[<options>]")
        } else {
            words += options.filter { !$0.isRequired }.map { "[\($0.shortSynopsis)]" }
        }
        return TextLayout(width: width).hanging([lead + name] + words, indent: lead.count)
    }

    /// The commands below the program.
    private var path: [String] { commands.dropFirst().map { $0.name } }

    private func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : [title.uppercased() + ":"] + lines
    }
}

extension Command.Article {
    /// The lines below the heading.
    func lines(_ layout: TextLayout) -> [String] {
        switch content {
        case .text(let text): layout.paragraphs(text)
        case .table(let rows):
            layout.table(rows, column: min(2 + 2 + (rows.map { $0.name.count }.max() ?? 0), 26))
        }
    }
}

extension Option {
    /// As help shows it: `-o, --output <dir>`.
    public var synopsis: String { flags.joined(separator: ", ") + (valueName.map { " <\($0)>" } ?? "") }

    /// As usage shows it: `-o <dir>`.
    var shortSynopsis: String { flags[0] + (valueName.map { " <\($0)>" } ?? "") }

    var description: String { help + (fallback.isEmpty ? "" : " (default: \(fallback))") }
}

extension Positional {
    var description: String {
        if case .optional(let fallback) = count, !fallback.isEmpty { return help + " (default: \(fallback))" }
        return help
    }
}

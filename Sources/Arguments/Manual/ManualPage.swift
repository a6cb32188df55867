/// A page of the manual, as `man` reads it.
public struct ManualPage: Sendable {
    /// The name of its file: `spindle-render.1`.
    public let file: String
    /// The page in man(7), in ASCII.
    public let text: String
}

extension Command {
    /// A page for the program and one for each command below it.
    ///
    /// - Parameters:
    ///   - version: The version of the program.
    ///   - date: The day of the version, such as `2026-01-31`: the pages are the same whenever they are made.
    public func manual(version: String, date: String) -> [ManualPage] {
        pages(below: Route([], from: self, usesFallback: false)) { name in
            ".TH \(name.uppercased()) 1 \(date) \"\(self.name) \(version)\" \"User Commands\""
        }
    }

    private func pages(below route: Route, title: (String) -> String) -> [ManualPage] {
        let name = route.pageName
        let page = ManualPage(
            file: name + ".1", text: ([title(Roff.text(name))] + route.page).joined(separator: "\n") + "\n")
        return [page]
            + route.command.subcommands.flatMap { command in
                let words = route.commands.dropFirst().map { $0.name } + [command.name]
                return pages(below: Route(words, from: self, usesFallback: false), title: title)
            }
    }
}

extension Route {
    /// The name of the command's page: `spindle-render-circular`.
    fileprivate var pageName: String { commands.map { $0.name }.joined(separator: "-") }

    /// The chapters of the page, in the order in which manuals have them.
    fileprivate var page: [String] {
        let abstract =
            command.abstract.hasSuffix(".") ? String(command.abstract.dropLast()) : command.abstract
        var lines = [".SH NAME", Roff.text(pageName) + " \\- " + Roff.text(abstract)]
        lines += [".SH SYNOPSIS"] + Roff.block(usage("", width: 72))
        lines += [".SH DESCRIPTION"] + Roff.paragraphs(command.abstract)
        if !command.discussion.isEmpty { lines += [".PP"] + Roff.paragraphs(command.discussion) }
        lines += chapter("ARGUMENTS", command.positionals.map { (Roff.italic($0.name), $0.description) })
        lines += chapter(
            "COMMANDS",
            command.subcommands.map { command in
                let isFallback = command.name == self.command.fallback
                return (Roff.bold(command.name), command.abstract + (isFallback ? " (default)" : ""))
            })
        lines += options
        let articles = command.articles + (commands.count > 1 ? commands[0].articles : []) + command.manual
        let shown = articles.filter { $0.examples == nil } + command.articles.filter { $0.examples != nil }
        for article in shown { lines += [".SH \(Roff.text(article.title.uppercased()))"] + article.roff }
        return lines + [".SH SEE ALSO"] + others
    }

    /// Its sections of options; one alone needs no heading of its own.
    private var options: [String] {
        let sections = command.shownSections
        return [".SH OPTIONS"]
            + sections.flatMap { section in
                (sections.count > 1 ? [".SS \(Roff.text(section.title))"] : [])
                    + Roff.list(section.options.map { ($0.roff, $0.description) })
            }
    }

    /// The pages of the commands above and below it.
    private var others: [String] {
        var names = command.subcommands.map { "\(pageName)-\($0.name)" }
        if commands.count > 1 { names.insert(commands[0].name, at: 0) }
        if commands.count > 2 {
            names.insert(commands.dropLast().map { $0.name }.joined(separator: "-"), at: 1)
        }
        return names.enumerated().map { index, name in
            ".BR \(Roff.text(name)) (1)" + (index + 1 < names.count ? "," : "")
        }
    }

    private func chapter(_ title: String, _ rows: [(name: String, text: String)]) -> [String] {
        rows.isEmpty ? [] : [".SH \(title)"] + Roff.list(rows)
    }
}

extension Command.Article {
    fileprivate var roff: [String] {
        switch content {
        case .text(let text): Roff.paragraphs(text)
        case .table(let rows): Roff.list(rows.map { (Roff.bold($0.name), $0.text) })
        }
    }
}

extension Option {
    /// As help shows it, in the type of manuals.
    fileprivate var roff: String {
        flags.map { Roff.bold($0) }.joined(separator: ", ") + (valueName.map { " " + Roff.italic($0) } ?? "")
    }
}

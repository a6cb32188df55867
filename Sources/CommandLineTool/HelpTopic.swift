import Arguments
import Basics

/// Something that there is help on: a command, an option, a motion, a format, an exit status and so on.
struct HelpTopic {
    /// The kind of topic, in the singular.
    let kind: String
    /// The name, as people write it: `--gap`, `render circular`, `gif`.
    let name: String
    /// Equivalent names in other places, such as the key of an option in files.
    var otherNames: [String] = []
    /// Synonyms that people use.
    var synonyms: [String] = []
    /// Names that people use for its values.
    var values: [String] = []
    let summary: String
    /// Further text to find the topic by, beside its names and summary.
    var source = ""
    /// The flags and keys of options that its page tells of.
    var options: [String] = []
    /// All that is known about it, in the lines of such a layout.
    let page: (TextLayout) -> [String]

    /// Everything that there is help on.
    static var all: [HelpTopic] { commands + catalogs + options + exitStatuses }

    /// Whether the word is a name of the topic.
    ///
    /// - Parameter word: In lower case.
    func isCalled(_ word: String) -> Bool {
        let names = [name.lowercased()] + otherNames
        // With dashes only options are meant.
        return word.hasPrefix("-")
            ? names.contains(word) : names.contains { $0 == word || $0.drop { $0 == "-" } == word }
    }

    /// Whether people call it so, or it is said to have to do with it.
    ///
    /// - Parameter word: In lower case, without dashes; of several words each is sought.
    func mentions(_ word: String) -> Bool {
        let parts = word.split(separator: " ").map { String($0) }
        if isAlso(word) { return true }
        return !parts.isEmpty && parts.allSatisfy { synonyms.contains($0) || tells(of: $0) }
    }

    /// Whether people call it so.
    private func isAlso(_ word: String) -> Bool {
        synonyms.contains(String(word.map { $0 == " " ? "-" : $0 }))
    }

    private func tells(of word: String) -> Bool {
        // Sentences are full of short words such as "at".
        (word.count > 2 ? [name, summary, source] : [name, source]).contains { text in
            let words = text.lowercased().split { !($0.isLetter || $0.isNumber) }
            return words.contains { $0 == word || $0.hasPrefix(word) && word.count > 2 }
        }
    }

    /// Returns the help on a word.
    ///
    /// - Throws: ``ArgumentError`` where nothing is known.
    static func help(on typed: String, width: Int) throws(ArgumentError) -> String {
        let layout = TextLayout(width: width)
        // Of an option with its value the option.
        let word = typed.prefix { $0 != "=" }.lowercased()
        let bare = String(word.drop { $0 == "-" })
        let all = Self.all
        let meant = all.filter { $0.isCalled(word) }
        let near = all.filter { topic in
            !meant.contains { $0.name == topic.name && $0.kind == topic.kind } && topic.mentions(bare)
        }
        if bare.isEmpty || meant.isEmpty && near.isEmpty { throw unknown(typed, all) }
        let called = near.filter { $0.isAlso(bare) }
        var (told, listed) = (meant, called + near.filter { !$0.isAlso(bare) })
        // If exactly one topic can be meant, it is. Motions are many, and called all sorts of things: where other topics are
        // called so, or a value of theirs is, those are meant.
        let plain = called.filter { $0.kind != "motion" }
        let valued = plain.isEmpty ? all.filter { $0.values.contains(bare) } : []
        if told.isEmpty, let only = [plain, valued, called, listed].first(where: { $0.count == 1 })?[0] {
            told = [only]
            listed.removeAll { $0.name == only.name && $0.kind == only.kind }
        }
        listed.removeAll { topic in told.contains { $0.options.contains(topic.name) } }
        var blocks = told.map { $0.block(layout) }
        if !listed.isEmpty {
            blocks.append(
                list(listed, told.isEmpty ? "Matches for \(quoted(typed)):" : "SEE ALSO:", layout))
        }
        return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
    }

    /// Returns the help on an option of one command.
    ///
    /// - Throws: ``ArgumentError`` where the command has no such option.
    static func help(onOption typed: String, of route: Route, width: Int) throws(ArgumentError) -> String {
        // Of an option with its value the option.
        let flag = String(typed.prefix { $0 != "=" })
        let options = route.command.shownSections.flatMap { $0.options }
        guard let option = options.first(where: { $0.flags.contains(flag) }) else {
            let known = options.flatMap { $0.flags.filter { $0.hasPrefix("--") } }
            throw ArgumentError(
                "\(route.name) has no option \(quoted(flag))\(hint(flag, among: known, of: route))")
        }
        let layout = TextLayout(width: width)
        return topic(of: option, owners: [route.fullName]).block(layout).joined(separator: "\n") + "\n"
    }

    private static func unknown(_ typed: String, _ all: [HelpTopic]) -> ArgumentError {
        var names: [KnownName] = []
        for topic in all where !names.contains(where: { $0.name == topic.name }) {
            names.append(KnownName(topic.name, synonyms: topic.otherNames + topic.synonyms))
        }
        let near = suggestion(nearNames(to: typed, in: names))
        return ArgumentError(
            "there is no help on \(quoted(typed))\(near.isEmpty ? "; for what there is, see spindle --help" : near)"
        )
    }

    /// The whole topic, under a line with its name and kind.
    private func block(_ layout: TextLayout) -> [String] {
        layout.wrapped("\(name) (\(kind)): \(summary)") + page(layout)
    }

    private static func list(_ topics: [HelpTopic], _ title: String, _ layout: TextLayout) -> [String] {
        let rows = topics.prefix(longestList).map { ($0.name, "\($0.kind): \($0.firstSentence)") }
        let rest = topics.count - longestList
        let way = topics.count == 1 ? "for more" : "and so on for each of them"
        return [title] + layout.table(rows)
            + (rest > 0 ? ["  and \(rest) more"] : [])
            + ["", "See \"spindle help \(topics[0].name)\" \(way)."]
    }

    /// The most topics in a list that is read at a glance.
    private static let longestList = 12

    private var firstSentence: String {
        guard let end = summary.firstRange(of: ". ") else { return summary }
        return String(summary[..<end.lowerBound]) + "."
    }
}

extension HelpTopic {
    /// A title over lines, after an empty line; nothing without lines.
    static func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["", title.uppercased() + ":"] + lines
    }
}

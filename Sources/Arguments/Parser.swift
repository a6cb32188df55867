internal import Basics

/// The request that a command line makes.
public enum Request: Sendable {
    /// Help was asked for, with `--help` anywhere among the words.
    case help
    /// The version was asked for.
    case version
    /// The command is to be run with this.
    case run(Invocation)
}

extension Route {
    /// Understands the words after the command.
    ///
    /// Options and positionals come in any order; `--` ends the options. A value follows its option or stands after
    /// `=`. What begins with a dash and a letter, or with two dashes, is an option, and so a value only after `=`: `-0.5`
    /// and `-` are values.
    ///
    /// - Parameter suggestion: A suffix of a message about a name that there is not, from that name and those that there are: `; did you
    ///   mean "--fps"?`, or nothing.
    /// - Throws: ``ArgumentError`` for an unknown option, a missing or superfluous value, and words too many or too
    ///   few.
    public func request(suggestion: (String, [String]) -> String) throws(ArgumentError) -> Request {
        var parser = Parser(invocation: Invocation(self), rest: rest)
        do throws(ArgumentError) {
            return try parser.request(suggestion)
        } catch {
            // A request for help is granted, whatever else is wrong.
            if rest.prefix(while: { $0 != "--" }).contains(where: Self.asksForHelp) { return .help }
            throw error
        }
    }
}

extension Route {
    /// An option of the command as it was typed, which may be another of its names; any other text as it is.
    public func spelling(of flag: String) -> String {
        let options = command.options + command.sections().flatMap { $0.options }
        guard flag.hasPrefix("-"), let names = options.first(where: { $0.flags.contains(flag) })?.flags else {
            return flag
        }
        return rest.prefix { $0 != "--" }.map { String($0.prefix { $0 != "=" }) }.first(where: names.contains)
            ?? flag
    }
}

extension Route {
    /// Whether a word is an option, and no value: it begins with two dashes, or with one and a letter.
    static func isOption(_ word: String) -> Bool {
        guard word.first == "-", let second = word.dropFirst().first else { return false }
        return second == "-" || second.isLetter
    }
}

/// Goes through the words of a command.
private struct Parser {
    var invocation: Invocation
    /// The words that are still to be understood.
    var rest: ArraySlice<String>
    /// The option whose value was the last word, and that value; nil after any other word.
    private var valued: (option: Option, text: String)?
    /// The option without a value that was the last word; nil after any other word.
    private var flag: String?
    let options: [Option]

    private var command: Command { invocation.route.command }

    init(invocation: Invocation, rest: ArraySlice<String>) {
        self.invocation = invocation
        self.rest = rest
        let command = invocation.route.command
        options = [.showHelp, .showVersion] + command.options + command.sections().flatMap { $0.options }
    }

    mutating func request(_ suggestion: (String, [String]) -> String) throws(ArgumentError) -> Request {
        while let word = rest.popFirst() {
            if word == "--" {
                for word in rest { try addPositional(word, suggestion) }
                break
            }
            guard Route.isOption(word), !command.takesOptionsAsWords || Route.asksForHelp(word) else {
                try addPositional(word, suggestion)
                continue
            }
            let end = word.firstIndex(of: "=") ?? word.endIndex
            let flag = String(word[..<end])
            let value = end < word.endIndex ? String(word[word.index(after: end)...]) : nil
            guard let (option, isOpposite) = option(flag) else {
                throw ArgumentError(unknown(flag, word, suggestion))
            }
            if option.valueName == nil {
                if value != nil { throw ArgumentError(at: flag, "takes no value; write \(flag) alone") }
                if option.name == Option.showHelp.name { return .help }
                if option.name == Option.showVersion.name { return .version }
                let text = isOpposite ? "false" : "true"
                if let other = invocation.text(option), other != text {
                    throw ArgumentError(
                        at: flag,
                        "contradicts --\(isOpposite ? "" : "no-")\(option.name); leave out one of them")
                }
                invocation.given.append(.init(name: option.name, text: text))
                if let next = rest.first, !Route.isOption(next) { self.flag = flag }
            } else {
                let text = if let value { value } else { try nextValue(of: option, flag) }
                try checkSingle(option, flag, text)
                invocation.given.append(.init(name: option.name, text: text))
                // Whatever follows may have been meant as more of it.
                if let next = rest.first, !Route.isOption(next) { valued = (option, text) }
            }
        }
        try checkCompleteness()
        return .run(invocation)
    }

    /// The option that is written so, and whether it says the opposite.
    private func option(_ flag: String) -> (option: Option, isOpposite: Bool)? {
        if !flag.hasPrefix("--") {
            let short = String(flag.dropFirst())
            return options.first { $0.short == short }.map { ($0, false) }
        }
        let name = String(flag.dropFirst(2))
        if let option = options.first(where: { $0.names.contains(name) }) { return (option, false) }
        guard name.hasPrefix("no-") else { return nil }
        let positive = String(name.dropFirst(3))
        return options.first { $0.form == .choice && $0.name == positive }.map { ($0, true) }
    }

    private func unknown(_ flag: String, _ word: String, _ suggestion: (String, [String]) -> String) -> String
    {
        // A long option with one dash.
        if !flag.hasPrefix("--"), options.contains(where: { $0.flags.contains("-" + flag) }) {
            return "unknown option \"\(flag)\"; write -\(flag)"
        }
        // A short option with its value in one word.
        if !flag.hasPrefix("--"), let letter = flag.dropFirst().first,
            let option = options.first(where: { $0.short == String(letter) }), option.valueName != nil
        {
            return "unknown option \"\(flag)\"; write -\(letter) \(word.dropFirst(2))"
        }
        if command.subcommands.contains(where: { rest.contains($0.name) }) {
            return "unknown option \"\(flag)\"; options go after the command"
        }
        let known = options.filter { !$0.isHidden }.flatMap { $0.flags.filter { $0.hasPrefix("--") } }
        return "unknown option \"\(flag)\"\(suggestion(flag, known))"
    }

    private mutating func nextValue(of option: Option, _ flag: String) throws(ArgumentError) -> String {
        if let next = rest.first, !Route.isOption(next) {
            rest.removeFirst()
            return next
        }
        let wanted = "<\(option.valueName ?? "")>"
        if option.isHidden {
            throw ArgumentError(at: flag, "\(invocation.route.name) does not use it; leave it out")
        }
        let example = "\(option.flag) \(ShellWord.of(option.example))"
        guard let next = rest.first else {
            // A shell takes a word with a hash sign for a comment, which the program never sees.
            let way =
                option.example.hasPrefix("#")
                ? "; quote a value that begins with #: \(example)"
                : option.example.isEmpty ? "" : "; write a value, such as \(example)"
            throw ArgumentError(at: flag, "expected \(wanted), found nothing\(way)")
        }
        let isGiven = self.option(String(next.prefix { $0 != "=" })) != nil && !option.example.isEmpty
        let way =
            isGiven
            ? "write a value, such as \(example)"
            : "write \(option.flag)=\(next) for a value that begins with a dash"
        throw ArgumentError(at: flag, "expected \(wanted), found the option \"\(next)\"; \(way)")
    }

    /// Refuses a second value where there is one: nobody can tell which of them is meant.
    private func checkSingle(_ option: Option, _ flag: String, _ text: String) throws(ArgumentError) {
        guard case .value(let name) = option.form, let first = invocation.text(option), first != text else {
            return
        }
        let way =
            name.contains(",")
            ? "write a list with commas: \(option.flag) \(ShellWord.of(first + "," + text))" : "give it once"
        throw ArgumentError(at: flag, "takes one value, but \"\(first)\" and \"\(text)\" are given; \(way)")
    }

    private mutating func addPositional(_ word: String, _ suggestion: (String, [String]) -> String)
        throws(ArgumentError)
    {
        if !command.subcommands.isEmpty {
            let known = command.subcommands.map { $0.name }
            if known.contains(word) {
                throw ArgumentError("options go after the command: write \(word) first")
            }
            let list = known.joined(separator: ", ")
            throw ArgumentError("there is no command \"\(word)\"\(suggestion(word, known)) (known: \(list))")
        }
        // The last one can stand for several words.
        let index = min(invocation.positionals.count, max(command.positionals.count - 1, 0))
        let isFree = invocation.positionals.count <= index
        guard let positional = command.positionals.dropFirst(index).first, isFree || positional.repeats else {
            // The name of another command is no value.
            let others = invocation.route.commands.dropLast().last?.subcommands ?? []
            let hint = others.contains { $0.name == word } ? nil : way(with: word)
            let meant = hint ?? suggestion(word, [])
            let way = meant.isEmpty ? flag.map { "; \($0) takes no value" } : meant
            throw ArgumentError("unexpected argument \"\(word)\"\(way ?? "")")
        }
        if word.isEmpty, positional.completion.paths != .none, positional.completion.words.isEmpty {
            throw ArgumentError("<\(positional.name)> is empty")
        }
        if let problem = positional.problem(word) { throw ArgumentError(problem) }
        invocation.positionals.append(word)
        (valued, flag) = (nil, nil)
    }

    /// A remedy for a word that was meant as a value, or as more of the one before it; nil for neither.
    private func way(with word: String) -> String? {
        if let (option, text) = valued {
            switch option.form {
            case .values:
                return
                    "; repeat the option: \(option.flag) \(ShellWord.of(text)) \(option.flag) \(ShellWord.of(word))"
            case .value(let name) where name.contains(","):
                return "; write a list with commas: \(option.flag) \(text),\(word)"
            default: return "; quote a value with spaces: \(option.flag) \(ShellWord.of(text + " " + word))"
            }
        }
        let isMissing = { (option: Option) in option.isRequired && invocation.text(option) == nil }
        guard let option = options.first(where: isMissing),
            !rest.contains(where: { option.flags.contains(String($0.prefix { $0 != "=" })) })
        else { return nil }
        return "; write \(option.flag) \(ShellWord.of(word))"
    }

    /// Refuses what lacks something.
    private func checkCompleteness() throws(ArgumentError) {
        let needed = command.positionals.filter { $0.count == .one || $0.count == .atLeastOne }
        var missing = needed.dropFirst(invocation.positionals.count).map { "<\($0.name)>" }
        for option in options where option.isRequired && invocation.text(option) == nil {
            missing.append("\(option.flag) <\(option.valueName ?? "")>")
        }
        if missing.isEmpty { return }
        let words = needed.dropFirst(invocation.positionals.count).first?.completion.words ?? []
        let known = (1...12).contains(words.count) ? " (known: \(words.joined(separator: ", ")))" : ""
        let example = known.isEmpty ? invocation.route.example.map { "; write, for example, \($0)" } : nil
        throw ArgumentError("missing \(missing.joined(separator: " and "))\(example ?? known)")
    }
}

import Arguments
import Basics
import Files
import Formats
import Indicators
import Loading
import MotionCore
import Requests

/// Returns a hint about an unexpected option, command or other word: its likely meaning, the command that has it, or similar
/// names.
///
/// - Parameters:
///   - name: As it is written.
///   - known: All that there are.
func hint(_ name: String, among known: [String], of route: Route) -> String {
    guard name.hasPrefix("-") else {
        return route.command.subcommands.isEmpty ? wordHint(name, of: route) : commandHint(name, of: route)
    }
    // Of a short option with its value in one word the option.
    let isShort = !name.hasPrefix("--") && name.dropFirst(2).allSatisfy { $0.isNumber }
    let word = String((isShort ? name.prefix(2) : name[...]).drop { $0 == "-" }).lowercased()
    if ["verbose", "debug"].contains(word), route.command.has(option: "motion") {
        return "; --json reports what was written, and spindle explain what a spec file shows"
    }
    let plays = [
        "loops", "loop-count", "repeat", "repeat-count", "iterations", "infinite", "forever", "plays",
    ]
    if plays.contains(word) {
        return "; use --repeat, or leave it out: a loop plays forever, and a run of values plays once"
    }
    let meanings = route.command.meanings(of: word)
    if !meanings.isEmpty { return suggestion(meanings) }
    if ["verbose", "debug", "v"].contains(word), route.command.subcommands.isEmpty {
        return "; leave it out: messages are always complete"
    }
    if let positional = route.command.positional(called: word) {
        return "; write it without an option: \(route.name) <\(positional.name)>"
    }
    let isOutput = Option.output.short == word || Option.output.names.contains(word)
    if isOutput, route.command.subcommands.isEmpty, !route.command.has(option: Option.output.name) {
        return "; it prints to standard output: write > and the name of a file"
    }
    if ["build", "check"].contains(route.command.name),
        let option = SpecOption.all.first(where: { $0.flag == "--" + word })
    {
        return "; write \(quoted(option.key.text)) in the file"
    }
    let owners = owners(of: word, near: route)
    if !owners.isEmpty { return "; it belongs to " + owners.map { "\"\($0)\"" }.joined(separator: " and ") }
    let near = nearNames(to: name, in: route.command.knownNames(known))
    if !near.isEmpty { return suggestion(near) }
    // A letter alone means something else to every command.
    guard word.count > 1 else { return "" }
    if let owner = Command.spindle.owner({ $0.positional(called: word) != nil }),
        let positional = owner.command.positional(called: word)
    {
        return "; write it without an option: \(owner.name) <\(positional.name)>"
    }
    if let owner = Command.spindle.owner({ !$0.meanings(of: word).isEmpty }),
        let meaning = owner.command.meanings(of: word).first
    {
        return "; \"\(owner.name)\" has \(meaning)"
    }
    return ""
}

/// The commands that have an option, as they are typed: those beside the one that was, or else the first of all.
private func owners(of option: String, near route: Route) -> [String] {
    let above = route.commands.dropLast()
    if above.count > 1, let parent = above.last {
        let near = parent.subcommands.filter { $0.name != parent.fallback && $0.has(option: option) }
        if !near.isEmpty {
            return near.map { (above.map { $0.name } + [$0.name]).joined(separator: " ") }
        }
    }
    return Command.spindle.owner { $0.has(option: option) }.map { [$0.name] } ?? []
}

/// The hint about an unknown command.
private func commandHint(_ name: String, of route: Route) -> String {
    if route.command.name == Command.spindle.name {
        if name.hasSuffix("spindle.yaml") { return suggestion(["spindle build \(ShellWord.of(name))"]) }
        if SpecPath.isFile(name) { return suggestion(["spindle render \(ShellWord.of(name))"]) }
        if FilePath(name).known != nil {
            return suggestion(["spindle render fluent -o \(ShellWord.of(name))"])
        }
    }
    let near = nearNames(
        to: name, in: route.command.subcommands.map { KnownName($0.name, synonyms: $0.synonyms) })
    if !near.isEmpty { return suggestion(near.map { "\(route.name) \($0)" }) }
    let meanings = route.command.meanings(of: name.lowercased())
    if !meanings.isEmpty { return suggestion(meanings.map { "\(route.name) \($0)" }) }
    if Command.list.positionals.first?.completion.words.contains(name) == true {
        return suggestion(["spindle list \(name)"])
    }
    if let owner = Command.spindle.owner({ $0.has(option: name) }) {
        return suggestion(["\(owner.name) --\(name)"])
    }
    let indicators = nearNames(to: name, in: IndicatorKind.knownNames)
    let kinds = indicators.isEmpty ? nearNames(to: name, in: Motion.knownNames) : indicators
    if !kinds.isEmpty { return suggestion(kinds.map { "spindle render \($0)" }) }
    return suggestion(nearNames(to: name, in: OutputFormat.knownNames).map { "spindle render … --to \($0)" })
}

/// The hint about an unexpected word for a command.
private func wordHint(_ word: String, of route: Route) -> String {
    let command = route.command
    // An existing file is no output still to be written.
    if FilePath(word).known != nil, FileStamp(word) == nil, command.has(option: Option.output.name) {
        return "; write -o \(ShellWord.of(word))"
    }
    /// The same command with this instead, and what else was typed.
    func render(_ name: String) -> String {
        (["spindle render", name] + route.typedOptions).joined(separator: " ")
    }
    if let kind = Command.render.subcommands.first(where: { $0.name == word }) {
        return "; render one at a time: \(render(kind.name))"
    }
    if command.has(option: "motion"), let motion = Motion.all.first(where: { $0.name == word }) {
        return command.positionals.isEmpty
            ? "; write --motion \(motion.name), or \(render(motion.name))"
            : "; render one at a time: \(render(motion.name))"
    }
    if command.positionals.isEmpty, command.has(option: "step") {
        return "; write --step \(ShellWord.of(word))"
    }
    // A letter alone is another word of the same kind, and no name of an option.
    let meanings = word.count > 1 ? command.meanings(of: word.lowercased()) : []
    if meanings.isEmpty, let positional = command.positionals.last {
        let isAsset = command.has(option: "only") && !SpecPath.isFile(word)
        return "; \(route.name) takes one <\(positional.name)>"
            + (isAsset ? "; for one asset, write --only \(ShellWord.of(word))" : "")
    }
    return suggestion(meanings)
}

extension Command {
    /// Whether the command has an option of that name, and shows it.
    fileprivate func has(option name: String) -> Bool {
        shownSections.contains { $0.options.contains { $0.name == name } }
    }

    /// Flags of the command, with what else its options are called.
    fileprivate func knownNames(_ flags: [String]) -> [KnownName] {
        let options = shownSections.flatMap { $0.options }
        return flags.map { flag in
            KnownName(flag, synonyms: options.first { $0.flag == flag }?.synonyms ?? [])
        }
    }

    /// The first command of which something is true, and how it is typed; nil for none. One that is meant where none is
    /// named needs no name.
    fileprivate func owner(_ isOne: (Command) -> Bool) -> (command: Command, name: String)? {
        for command in subcommands {
            guard let owner = command.owner(isOne) else { continue }
            return (owner.command, command.name == fallback ? name : "\(name) \(owner.name)")
        }
        return isOne(self) ? (self, name) : nil
    }
}

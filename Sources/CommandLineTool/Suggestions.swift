import Arguments
import Basics

/// What to say of an option or a command that there is not: what is meant by it, which command has it, or what is near.
///
/// - Parameters:
///   - name: As it is written.
///   - known: All that there are.
func hint(_ name: String, among known: [String], of route: Route) -> String {
    guard name.hasPrefix("-") else { return suggestion(for: name, among: known) }
    let word = String(name.drop { $0 == "-" }).lowercased()
    let meanings = route.command.meanings(of: word)
    if !meanings.isEmpty { return suggestion(meanings) }
    if let owner = Command.spindle.owner({ $0.has(option: word) }) {
        return "; it belongs to \"\(owner.name)\""
    }
    if let positional = route.command.positional(called: word) {
        return "; write it without an option: \(route.name) <\(positional.name)>"
    }
    let near = nearNames(to: name, in: route.command.knownNames(known))
    if !near.isEmpty { return suggestion(near) }
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

extension Command {
    /// Whether it has an option of that name, and shows it.
    fileprivate func has(option name: String) -> Bool {
        shownSections.contains { $0.options.contains { $0.name == name } }
    }

    /// Flags of the command, with what else its options are called.
    fileprivate func knownNames(_ flags: [String]) -> [KnownName] {
        let options = shownSections.flatMap { $0.options }
        return flags.map { flag in
            KnownName(flag, also: options.first { $0.flag == flag }?.also ?? [])
        }
    }

    /// The first command of which something is true, and how it is typed; nil for none.
    fileprivate func owner(_ isOne: (Command) -> Bool) -> (command: Command, name: String)? {
        if isOne(self) { return (self, name) }
        for command in subcommands {
            if let owner = command.owner(isOne) { return (owner.command, "\(name) \(owner.name)") }
        }
        return nil
    }
}

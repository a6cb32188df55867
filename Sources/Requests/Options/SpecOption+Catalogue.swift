public import Basics

/// All options, as files, the command line and docs list them.
extension SpecOption {
    /// Options that belong together, under a heading.
    public struct Section: Sendable {
        /// The heading.
        public let title: String
        /// The options under it, in their order.
        public let options: [SpecOption]
    }

    /// All options, by what they are about.
    public static let sections: [Section] = [
        Section(title: "Motion options", options: motion),
        Section(title: "Look options", options: look),
        Section(title: "State options", options: states),
        Section(title: "Operation options", options: operation),
        Section(title: "Label options", options: words),
        Section(title: "Presentation options", options: presentation),
        Section(title: "Step options", options: steps),
        Section(title: "Output options", options: output),
        Section(title: "Sheet options", options: sheet),
        Section(title: "Accessibility options", options: access),
        Section(title: "Check options", options: check),
    ]

    /// All options, in the order of their sections.
    public static let all: [SpecOption] = sections.flatMap { $0.options }

    /// The option that files call `key`; nil for none.
    public static func named(_ key: String) -> SpecOption? { named(OptionKey(spelled: key)) }

    /// The option with a key; nil for a key that is none of a request's, or a part of one.
    public static func named(_ key: OptionKey) -> SpecOption? { all.first { $0.key == key } }

    /// The keys of a map of a file; at the top those of the maps below as well.
    package static func keys(_ group: Group) -> [String] { keysOfGroups[group] ?? [] }

    /// The same with what else they are called.
    package static func knownKeys(_ group: Group) -> [KnownName] { knownKeysOfGroups[group] ?? [] }

    /// The command that lists the options of a map, and more.
    package static func listing(_ group: Group) -> String {
        group == .top ? "spindle list options" : "spindle list options \(group.rawValue)"
    }

    /// The message about a key in the map of `group` that belongs to another map; nil if it is no option at all.
    ///
    /// - Parameter presentation: The name of the one beside it; nil for none.
    package static func home(
        of key: String, outside group: Group, beside presentation: String? = nil
    ) -> Message? {
        guard let option = optionsByName[key]?.first(where: { $0.group != group }) else { return nil }
        let map = option.group.rawValue
        switch option.group {
        case .top: return "\(quoted(key)) belongs beside \(group.rawValue), not in it; move it one level up"
        case .present:
            return
                "\(quoted(key)) belongs in present; write present: {name: \(presentation ?? option.takerAmongPresentations), \(key): …}"
        default: return "\(quoted(key)) belongs in \(map); write \(map): {\(key): …}"
        }
    }

    /// A presentation in which an option of presentations has an effect.
    package var takerAmongPresentations: String {
        switch key {
        case .presentShimmer: "card"
        case .presentAlone: "button"
        case .presentPull: "swipe-refresh"
        default: "dialog"
        }
    }

    private static let optionsByName = Dictionary(grouping: all) { $0.name }

    /// Made once, as ``keysOfGroups``.
    private static let knownKeysOfGroups = Dictionary(
        uniqueKeysWithValues: Group.allCases.map { group in
            (
                group,
                keys(group).map { key in
                    KnownName(key, synonyms: optionsByName[key]?.first { $0.group == group }?.synonyms ?? [])
                }
            )
        })

    /// Made once: a manifest asks for them for each of its assets.
    private static let keysOfGroups = Dictionary(
        uniqueKeysWithValues: Group.allCases.map { group in
            let own = all.filter { $0.group == group }.map { $0.name }
            guard group == .top else { return (group, own) }
            return (
                group, own + Group.allCases.map { $0.rawValue }.filter { !$0.isEmpty && !own.contains($0) }
            )
        })

    /// Keys at the top of a file that alone bring no text into the picture.
    package static let textless: Set<String> = Set(
        keys(.top).filter { key in
            !all.contains { $0.makesText && ($0.key.text == key || $0.group.rawValue == key) }
        })
}

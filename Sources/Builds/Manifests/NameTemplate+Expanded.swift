internal import Basics
internal import Indicators
internal import Requests
internal import Specs

extension NameTemplate {
    /// The name with everything in the place of its placeholders: what `names` has, else the text of an option.
    func expanded(
        _ names: [String: String], _ entries: [SpecNode.Entry], isOptional: (String) -> Bool,
        _ problem: (Int) -> String?
    ) -> Result<String, Failure> {
        expanded(
            { name in names[name] ?? entries[name].flatMap { $0.shortName(of: name) } },
            isOptional: isOptional,
            known: {
                names.keys.sorted()
                    + entries.filter { $0.value.text != nil && names[$0.key] == nil }.map(\.key)
            }, problem)
    }
}

extension SpecNode {
    /// The value as a part of a name: its text, the stem of a path, or the name in a map; nil otherwise. The look of a theme
    /// follows after a hyphen, as a file name has no colon.
    func shortName(of key: String) -> String? {
        if key == OptionKey.theme.text {
            let look = entries?["look"]?.text ?? text.flatMap(SpecPath.parted)?.look
            if let look, ThemeLook(rawValue: look) != nil {
                return theme?.shortName(of: key).map { "\($0)-\(look)" }
            }
        }
        switch content {
        case .text(let text, _):
            guard InputPath.isPath(text, of: OptionKey(spelled: key)) else { return text }
            let file = text.split(separator: "/").last ?? ""
            return String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
        case .map(let entries): return entries["name"]?.text
        case .list: return nil
        }
    }

    /// The theme without the look that is asked for.
    private var theme: SpecNode? {
        switch content {
        case .text(let text, let isPlain):
            SpecPath.parted(look: text).map {
                SpecNode(content: .text($0.name, isPlain: isPlain), position: position)
            }
        case .map(let entries):
            SpecNode(content: .map(entries.filter { $0.key != "look" }), position: position)
        case .list: nil
        }
    }
}

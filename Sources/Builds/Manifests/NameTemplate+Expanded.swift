internal import Basics
internal import Loading
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
    /// The value as a part of a name: its text, the stem of a path, or the name in a map; nil otherwise.
    func shortName(of key: String) -> String? {
        switch content {
        case .text(let text, _):
            guard InputPath.isPath(text, of: OptionKey(spelled: key)) else { return text }
            let file = text.split(separator: "/").last ?? ""
            return String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
        case .map(let entries): return entries["name"]?.text
        case .list: return nil
        }
    }
}

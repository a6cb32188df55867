internal import Basics
internal import MotionCore

/// A name with placeholders in braces: `{name}-{theme}`.
struct NameTemplate: Hashable, Sendable {
    private enum Part: Hashable {
        case text(String)
        case placeholder(String)
    }

    private var parts: [Part] = []

    struct Malformed: Error, CustomStringConvertible {
        let text, example: String
        var description: String {
            "\(quoted(text)) has a brace without its counterpart; write such as \(example)"
        }
    }

    /// A placeholder that nothing is known to stand for.
    struct Unknown: Error, CustomStringConvertible {
        let placeholder: String
        let known: [String]
        var description: String { "\(UnknownName(kind: "placeholder", name: placeholder, known: known))" }
    }

    init(parsing text: String, example: String = "{name}-{theme}") throws(Malformed) {
        var rest = text[...]
        while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            guard rest[brace] == "{", let end = rest[brace...].firstIndex(of: "}") else {
                throw Malformed(text: text, example: example)
            }
            let name = rest[rest.index(after: brace)..<end]
            guard !name.contains("{") else { throw Malformed(text: text, example: example) }
            if brace > rest.startIndex { parts.append(.text(String(rest[..<brace]))) }
            parts.append(.placeholder(String(name)))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
    }

    /// Refuses a text with a placeholder that stands for nothing.
    static func check(_ text: String, _ known: [String], at option: String) throws(SpecError) {
        let template = try FramePipeline.at(option) { () throws(Malformed) in
            try NameTemplate(parsing: text, example: known.map { "{\($0)}" }.joined(separator: " or "))
        }
        for case .placeholder(let name) in template.parts where !known.contains(name) {
            throw SpecError(at: .option(option), "\(Unknown(placeholder: name, known: known))")
        }
    }

    /// The name with everything in the place of its placeholders: what `names` has, else the text of an
    /// option.
    func expanded(_ names: [String: String], _ entries: [SpecNode.Entry]) -> Result<String, Unknown> {
        var result = ""
        for part in parts {
            switch part {
            case .text(let text): result += text
            case .placeholder(let name):
                if let text = names[name] ?? entries[name].flatMap({ $0.shortName(of: name) }) {
                    result += text
                } else {
                    let known =
                        names.keys.sorted()
                        + entries.filter { $0.value.text != nil && names[$0.key] == nil }.map(\.key)
                    return .failure(Unknown(placeholder: name, known: known))
                }
            }
        }
        return .success(result)
    }
}

extension SpecNode {
    /// What a value is called in names: its text, of a path only the stem; nil where it is no text.
    func shortName(of key: String) -> String? {
        switch content {
        case .text(let text, _):
            guard InputPath.isPath(text, of: key) else { return text }
            let file = text.split(separator: "/").last ?? ""
            return String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
        case .map(let entries): return entries["name"]?.text
        case .list: return nil
        }
    }
}

internal import Basics

extension SheetSyntax {
    /// Resources of the kind SpriteFrames, of Godot 3 and 4.
    static let godot = SheetSyntax(
        ending: ".tres", marks: ["SpriteFrames", "AtlasTexture"],
        read: { text, sheet throws(SpecError) in
            guard let sections = GodotText.sections(of: text) else { return false }
            var (pages, parts) = ([String: Int](), [String: SheetFrame]())
            for section in sections {
                let id = section.fields["id"]?.word ?? ""
                if section.name == "ext_resource", let path = section.fields["path"]?.word {
                    // The path is relative to the root of a project, unless it begins with the resource's folder.
                    let name = path.hasPrefix("res://") ? String(path.split(separator: "/").last ?? "") : path
                    pages[id] = try sheet.page(name)
                } else if section.name == "sub_resource" {
                    let region = section.properties["region"]?.numbers.compactMap { Int(exactly: $0) } ?? []
                    guard let atlas = section.properties["atlas"]?.word, let page = pages[atlas],
                        region.count == 4
                    else { continue }
                    var part = SheetFrame(
                        name: id, page: page, x: region[0], y: region[1], width: region[2], height: region[3])
                    let margin = section.properties["margin"]?.numbers.compactMap { Int(exactly: $0) } ?? []
                    if margin.count == 4 {
                        (part.left, part.top) = (margin[0], margin[1])
                        part.wholeWidth += margin[2]
                        part.wholeHeight += margin[3]
                    }
                    parts[id] = part
                }
            }
            guard case .list(let animations)? = sections.last?.properties["animations"] else { return false }
            for animation in animations {
                guard case .map(let entries) = animation, case .list(let frames)? = entries["frames"],
                    let name = entries["name"]?.word
                else { return false }
                let speed = entries["speed"]?.numbers.first ?? 0
                if let loop = entries["loop"]?.word { sheet.facts.plays = loop == "true" ? 0 : 1 }
                for (index, frame) in frames.enumerated() {
                    var (texture, share) = (frame, 1.0)
                    if case .map(let entries) = frame {
                        (texture, share) = (
                            entries["texture"] ?? frame, entries["duration"]?.numbers.first ?? 1
                        )
                    }
                    guard let id = texture.word, var part = parts[id] else { continue }
                    part.name = "\(name) \(index)"
                    part.delay = speed > 0 ? 1000 * share / speed : nil
                    try sheet.add(part)
                }
            }
            return true
        },
        siblings: { _, _ in [] })
}

/// A value in a resource of Godot.
private indirect enum GodotText {
    /// A number, a text or a name.
    case word(String)
    case list([GodotText])
    case map([String: GodotText])
    /// A type with its arguments.
    case call([GodotText])

    struct Section {
        let name: String
        var fields: [String: GodotText] = [:]
        var properties: [String: GodotText] = [:]
    }

    /// The text itself, or the only argument of a type.
    var word: String? {
        switch self {
        case .word(let word): word
        case .call(let arguments): arguments.count == 1 ? arguments[0].word : nil
        case .list, .map: nil
        }
    }

    var numbers: [Double] {
        let words: [GodotText] = if case .call(let arguments) = self { arguments } else { [self] }
        return words.compactMap { $0.word.flatMap { SpecNumber.value(of: $0[...]) } }
            .filter { $0.magnitude <= 65536 }
    }

    /// Returns the sections of a file, each with the properties below it; nil for a broken file.
    static func sections(of text: String) -> [Section]? {
        var reader = GodotReader(rest: text[...])
        var sections: [Section] = []
        while let token = reader.next() {
            if token == "[" {
                guard let name = reader.next() else { return nil }
                var section = Section(name: name)
                while let key = reader.next(), key != "]" {
                    guard reader.next() == "=", let value = reader.value(depth: 0) else { return nil }
                    section.fields[key] = value
                }
                sections.append(section)
            } else {
                guard !sections.isEmpty, reader.next() == "=", let value = reader.value(depth: 0) else {
                    return nil
                }
                sections[sections.count - 1].properties[token] = value
            }
        }
        return sections
    }
}

/// Reads the tokens of a resource of Godot.
private struct GodotReader {
    var rest: Substring
    private var isText = false

    init(rest: Substring) { self.rest = rest }

    /// Returns the next token; a text without its quotation marks.
    mutating func next() -> String? {
        rest = rest.drop { $0.isWhitespace || $0 == "," }
        isText = false
        guard let first = rest.first else { return nil }
        if first == "&" { rest.removeFirst() }
        if rest.first == "\"" { return text() }
        if "[]{}():=".contains(first) { return String(rest.removeFirst()) }
        let word = rest.prefix { !$0.isWhitespace && !",[]{}():=\"".contains($0) }
        rest = rest[word.endIndex...]
        return word.isEmpty ? nil : String(word)
    }

    private mutating func text() -> String? {
        isText = true
        var result = ""
        rest.removeFirst()
        while let character = rest.popFirst() {
            if character == "\"" { return result }
            guard character == "\\", let escaped = rest.popFirst() else {
                result.append(character)
                continue
            }
            result.append(escaped == "n" ? "\n" : escaped)
        }
        return nil
    }

    mutating func value(depth: Int) -> GodotText? {
        guard depth < 16, let token = next() else { return nil }
        if isText { return .word(token) }
        switch token {
        case "[": return items(until: "]", depth).map { .list($0) }
        case "{":
            var map: [String: GodotText] = [:]
            while let key = next() {
                if key == "}", !isText { return .map(map) }
                guard next() == ":", let value = value(depth: depth + 1) else { return nil }
                map[key] = value
            }
            return nil
        default:
            guard rest.drop(while: \.isWhitespace).first == "(" else { return .word(token) }
            _ = next()
            return items(until: ")", depth).map { .call($0) }
        }
    }

    private mutating func items(until end: Character, _ depth: Int) -> [GodotText]? {
        var items: [GodotText] = []
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "," }
            guard let first = rest.first else { return nil }
            if first == end {
                rest.removeFirst()
                return items
            }
            guard let value = value(depth: depth + 1) else { return nil }
            items.append(value)
        }
    }
}

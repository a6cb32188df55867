internal import Basics

extension SheetSyntax {
    /// The property lists of cocos2d, formats 2 and 3.
    static let propertyList = SheetSyntax(
        ending: ".plist", marks: ["<plist", "extureFileName"],
        read: { text, sheet throws(SpecError) in
            guard case .map(let root)? = PropertyList.read(text), case .map(let meta)? = root["metadata"],
                case .map(let frames)? = root["frames"],
                let image = (meta["textureFileName"] ?? meta["realTextureFileName"])?.text
            else { return false }
            let page = try sheet.page(image)
            for member in frames.members {
                guard case .map(let members) = member.value else { continue }
                let name = member.key
                func numbers(_ keys: String...) -> [Double] {
                    numbersIn(keys.compactMap { members[$0]?.text }.first ?? "")
                }
                let place = numbers("textureRect", "frame").compactMap { Int(exactly: $0) }
                let whole = numbers("spriteSourceSize", "sourceSize").compactMap { Int(exactly: $0) }
                let offset = numbers("spriteOffset", "offset")
                guard place.count == 4, whole.count == 2, offset.count == 2 else {
                    throw sheet.wrong("the frame \(quoted(name)) has no place or no size")
                }
                var frame = SheetFrame(
                    name: name, page: page, x: place[0], y: place[1], width: place[2], height: place[3])
                if (members["textureRotated"] ?? members["rotated"])?.isTrue == true {
                    frame.turn = .clockwise
                }
                (frame.wholeWidth, frame.wholeHeight) = (whole[0], whole[1])
                let box = numbers("sourceColorRect", "spriteColorRect").compactMap { Int(exactly: $0) }
                if box.count == 4 {
                    (frame.left, frame.top) = (box[0], box[1])
                } else {
                    // The offset is from the center of the whole to that of the part, with y upward.
                    frame.left = Int((Double(whole[0] - place[2]) / 2 + offset[0]).rounded())
                    frame.top = Int((Double(whole[1] - place[3]) / 2 - offset[1]).rounded())
                }
                try sheet.add(frame)
                guard case .list(let aliases)? = members["aliases"] else { continue }
                for alias in aliases.compactMap(\.text) {
                    frame.name = alias
                    try sheet.add(frame)
                }
            }
            return true
        },
        siblings: { _, path in numbered(path, ".plist") })

    /// Returns all numbers of up to 16 bits in a text, such as `{{1,2},{3,4}}`.
    static func numbersIn(_ text: String) -> [Double] {
        text.split { !("0"..."9").contains($0) && $0 != "-" && $0 != "." }
            .compactMap { SpecNumber.value(of: $0) }.filter { $0.magnitude <= 65536 }
    }
}

/// A value in a property list in XML.
private indirect enum PropertyList {
    case text(String)
    case isTrue(Bool)
    case list([PropertyList])
    case map(Members)

    struct Member {
        let key: String
        let value: PropertyList
    }

    struct Members {
        var members: [Member] = []

        subscript(key: String) -> PropertyList? { members.first { $0.key == key }?.value }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var isTrue: Bool { if case .isTrue(true) = self { true } else { false } }

    /// Returns the value of a whole file; nil for a file that is broken or nested too deep.
    static func read(_ text: String) -> PropertyList? {
        var rest = text[...]
        while let tag = nextTag(&rest) {
            if tag.name == "dict" { return value(tag, &rest, depth: 0) }
        }
        return nil
    }

    /// - Parameter rest: The text after the tag.
    private static func value(
        _ tag: (name: Substring, isEmpty: Bool), _ rest: inout Substring, depth: Int
    ) -> PropertyList? {
        guard depth < 16 else { return nil }
        switch tag.name {
        case "true", "false": return .isTrue(tag.name == "true")
        case "dict":
            var map = Members()
            if tag.isEmpty { return .map(map) }
            while let key = nextTag(&rest) {
                if key.name == "/dict" { return .map(map) }
                guard key.name == "key", let name = content(&rest), let next = nextTag(&rest),
                    let value = value(next, &rest, depth: depth + 1)
                else { return nil }
                map.members.append(Member(key: name, value: value))
            }
            return nil
        case "array":
            var list: [PropertyList] = []
            if tag.isEmpty { return .list(list) }
            while let item = nextTag(&rest) {
                if item.name == "/array" { return .list(list) }
                guard let value = value(item, &rest, depth: depth + 1) else { return nil }
                list.append(value)
            }
            return nil
        default: return tag.isEmpty ? .text("") : content(&rest).map { .text($0) }
        }
    }

    /// Returns the text up to the end of an element without others in it.
    private static func content(_ rest: inout Substring) -> String? {
        guard let end = rest.firstIndex(of: "<") else { return nil }
        let text = rest[..<end]
        rest = rest[end...]
        guard nextTag(&rest)?.name.first == "/" else { return nil }
        return text.contains("&") ? unescaped(text) : String(text)
    }

    private static func unescaped(_ text: Substring) -> String {
        let parts = text.split(separator: "&", omittingEmptySubsequences: false)
        let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
        return parts.dropFirst().reduce(String(parts[0])) { result, part in
            let name = part.prefix { $0 != ";" }
            let isHex = name.hasPrefix("#x")
            let scalar =
                name.hasPrefix("#")
                ? UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10).flatMap(UnicodeScalar.init)
                : nil
            guard let value = entities[String(name)] ?? scalar.map({ String($0) }) else {
                return result + "&" + part
            }
            return result + value + part.dropFirst(name.count + 1)
        }
    }

    /// Returns the next tag, except for comments and declarations.
    private static func nextTag(_ rest: inout Substring) -> (name: Substring, isEmpty: Bool)? {
        while let start = rest.firstIndex(of: "<") {
            rest = rest[start...].dropFirst()
            let close: String = rest.hasPrefix("!--") ? "-->" : ">"
            guard let end = rest.firstRange(of: close) else { return nil }
            let inner = rest[..<end.lowerBound]
            rest = rest[end.upperBound...]
            if inner.first == "!" || inner.first == "?" { continue }
            return (inner.prefix { $0 != " " && !($0 == "/" && inner.first != "/") }, inner.last == "/")
        }
        return nil
    }
}

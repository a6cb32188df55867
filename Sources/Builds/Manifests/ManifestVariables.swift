internal import Basics
internal import Loading
internal import Specs

/// The variables of a file of a manifest: texts by name, for which `${name}` stands in any text.
struct ManifestVariables {
    /// The values, with the values of other variables in their places.
    private var values: [String: SpecNode] = [:]
    /// The number of bytes that texts with variables may still take.
    var room = 0

    /// The most variables that stand for each other in turn.
    private static let deepest = 32
    private static let longestText = 1 << 16

    private enum Part {
        case text(Substring)
        case variable(Substring)
    }

    /// Adds the variables of a map, which go before those that are known; what is wrong with them is logged.
    mutating func define(_ map: SpecMap) {
        var open: [String: SpecReader] = [:]
        for entry in map.entries {
            let reader = map.value(of: entry)
            let isName = entry.key.utf8.allSatisfy(Self.isNamed) && !entry.key.isEmpty
            if !isName {
                reader.problem("the name of a variable has only letters, digits, - and _; choose another")
            } else if reader.node.text == nil || reader.node.isNull {
                reader.problem(
                    "a variable is a text or a number; share lists and maps with an anchor (&name) and aliases (*name)"
                )
            } else {
                open[entry.key] = reader
                values[entry.key] = nil
            }
        }
        for entry in map.entries { settle(entry.key, &open, []) }
    }

    private static func isNamed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }

    /// Works out the value of a variable.
    ///
    /// - Parameters:
    ///   - open: The variables that have no value yet.
    ///   - chain: Those for whose values this one is needed.
    private mutating func settle(_ name: String, _ open: inout [String: SpecReader], _ chain: [String]) {
        guard let reader = open[name] else { return }
        let start = chain.firstIndex(of: name)
        if start != nil || chain.count > Self.deepest {
            let names = (chain[(start ?? 0)...] + [name]).joined(separator: " → ")
            reader.log.add(
                SpecProblem(
                    position: reader.node.position, path: reader.path,
                    message: start == nil
                        ? "more than \(Self.deepest) variables stand for each other; give one of them a value of its own"
                        : "the variable stands for itself: \(names); give one of them a value of its own"))
            // Whatever needs it need not be told of as well.
            for link in chain + [name] { values[link] = values[link] ?? reader.with("").node }
            for link in chain + [name] { open[link] = nil }
            return
        }
        for case .variable(let other) in Self.parts(reader.node.text ?? "") ?? [] {
            settle(String(other), &open, chain + [name])
        }
        guard open[name] != nil else { return }
        let node = filled(reader.node, reader.log) { reader.path }
        values[name] = node ?? reader.node
        open[name] = nil
    }

    /// Fills in all variables of a value; those that nobody knows are logged.
    ///
    /// - Parameter path: Returns the path of the value.
    /// - Returns: The value; nil where it has no variables.
    mutating func filled(_ node: SpecNode, _ log: SpecLog, _ path: () -> String) -> SpecNode? {
        switch node.content {
        case .text(let text, let isPlain):
            guard text.utf8.contains(UInt8(ascii: "$")), text.contains("${") else { return nil }
            return filled(text, isPlain, node.position, log, path)
        case .list(let items):
            var result = items
            var isChanged = false
            for (index, item) in items.enumerated() {
                guard let new = filled(item, log, { "\(path())[\(index)]" }) else { continue }
                (result[index], isChanged) = (new, true)
            }
            return isChanged ? SpecNode(content: .list(result), position: node.position) : nil
        case .map(let entries):
            var result = entries
            var isChanged = false
            for (index, entry) in entries.enumerated() {
                guard let new = filled(entry.value, log, { "\(path()).\(entry.key)" }) else { continue }
                result[index] = SpecNode.Entry(key: entry.key, position: entry.position, value: new)
                isChanged = true
            }
            return isChanged ? SpecNode(content: .map(result), position: node.position) : nil
        }
    }

    private mutating func filled(
        _ text: String, _ isPlain: Bool, _ position: FilePosition, _ log: SpecLog, _ path: () -> String
    ) -> SpecNode {
        func failure(_ message: Message) -> SpecNode {
            log.add(SpecProblem(position: position, path: path(), message: message))
            return SpecNode(content: .text("", isPlain: false), position: position)
        }
        guard let parts = Self.parts(text) else {
            return failure("the variable has no end; write ${name}, or $${ for the characters themselves")
        }
        if case .variable(let name) = parts[0], parts.count == 1, let value = values[String(name)] {
            return SpecNode(content: value.content, position: position)
        }
        var result = ""
        for part in parts {
            switch part {
            case .text(let text): result += text
            case .variable(let name):
                guard let value = values[String(name)]?.text else {
                    let unknown = UnknownName(
                        kind: "variable", name: String(name), known: values.keys.sorted())
                    let way = values.isEmpty ? unknown.message + "; add it to vars" : unknown.description
                    return failure(
                        Message(way) + "; for one of the environment, run the file through envsubst first")
                }
                result += value
            }
            let count = result.utf8.count
            if count > Self.longestText {
                return failure(
                    "a text of more than \(Self.longestText) bytes is too long, with its variables")
            }
        }
        room -= result.utf8.count
        if room < 0 {
            return failure(
                "more than \(ManifestSyntax.limits.bytes) bytes with all variables; split it into several builds"
            )
        }
        return SpecNode(content: .text(result, isPlain: isPlain), position: position)
    }

    /// The parts of a text; nil where a variable does not end. `$${` stands for `${`.
    private static func parts(_ text: String) -> [Part]? {
        var parts: [Part] = []
        var rest = text[...]
        while let start = rest.firstRange(of: "${") {
            let before = rest[..<start.lowerBound]
            if before.utf8.last == UInt8(ascii: "$") {
                parts.append(.text(before.dropLast()))
                parts.append(.text("${"))
                rest = rest[start.upperBound...]
                continue
            }
            guard let end = rest[start.upperBound...].firstIndex(of: "}") else { return nil }
            if !before.isEmpty { parts.append(.text(before)) }
            parts.append(.variable(rest[start.upperBound..<end]))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { parts.append(.text(rest)) }
        return parts
    }
}

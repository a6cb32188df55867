/// The custom properties of the elements of a drawing, and what `var()` stands for.
struct CSSVariables: Sendable {
    private let tree: SVGTree
    /// By the element and the name; nil for a value that is none, which hides those around the element.
    private var values: [Int: [String: String?]] = [:]
    /// The bytes that all texts together may still have.
    private var budget = 8 << 20

    /// The greatest length of a text that others have been put into, in bytes.
    private static let maxLength = 1 << 20
    /// The depth of custom properties in others beyond which they have no value.
    private static let maxDepth = 48

    /// The custom properties that have types, by their names.
    private let registered: [String: CSSCustomProperty]

    init(_ tree: SVGTree, _ registered: [String: CSSCustomProperty]) {
        self.tree = tree
        self.registered = registered
    }

    /// Whether texts have been put into others for too long.
    var isExhausted: Bool { budget < 0 }

    /// Keeps the custom properties that are declared for an element; those of the elements around it must be there.
    mutating func declare(_ declared: [String: String], at node: Int) {
        var own: [String: String] = [:]
        for (name, value) in declared {
            switch value.lowercased() {
            case "inherit", "unset", "revert", "revert-layer": break
            case "initial": values[node, default: [:]][name] = .some(nil)
            default: own[name] = value
            }
        }
        var resolution = Resolution(own: own)
        for name in own.keys.sorted() { _ = resolve(name, at: node, &resolution) }
    }

    /// The state of finding the values of an element.
    private struct Resolution {
        let own: [String: String]
        /// The names that wait for others, and those of them that wait for themselves.
        var waiting: [String] = []
        var cyclic: Set<String> = []
    }

    private mutating func resolve(_ name: String, at node: Int, _ resolution: inout Resolution) -> String? {
        if let known = values[node]?[name] { return known }
        guard let text = resolution.own[name] else { return inherited(name, by: node) }
        if let start = resolution.waiting.firstIndex(of: name) {
            resolution.cyclic.formUnion(resolution.waiting[start...])
            return nil
        }
        guard resolution.waiting.count < Self.maxDepth else { return nil }
        resolution.waiting.append(name)
        var value = substituted(text, at: node, &resolution, depth: 0)
        resolution.waiting.removeLast()
        if resolution.cyclic.contains(name) { value = nil }
        values[node, default: [:]][name] = .some(value)
        return value
    }

    private func inherited(_ name: String, by node: Int) -> String? {
        let type = registered[name]
        var next = type.map { $0.inherits } ?? true ? tree.nodes[node].parent : nil
        while let outer = next {
            if let known = values[outer]?[name] { return known ?? type?.initial }
            next = tree.nodes[outer].parent
        }
        return type?.initial
    }

    /// The value of a custom property of an element whose own ones are declared; nil for none.
    func value(of name: String, at node: Int) -> String? {
        if let known = values[node]?[name] { return known ?? registered[name]?.initial }
        return inherited(name, by: node)
    }

    /// Returns a text with what its variables stand for.
    ///
    /// - Returns: Nil where one of them has no value.
    mutating func substituted(_ text: String, at node: Int) -> String? {
        var resolution = Resolution(own: [:])
        return substituted(text, at: node, &resolution, depth: 0)
    }

    /// Whether a text has variables.
    static func areIn(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count > 4 else { return false }
        return (3..<bytes.count).contains { index in
            bytes[index] == UInt8(ascii: "(") && bytes[index - 1] | 0x20 == UInt8(ascii: "r")
                && bytes[index - 2] | 0x20 == UInt8(ascii: "a")
                && bytes[index - 3] | 0x20 == UInt8(ascii: "v")
        }
    }

    private mutating func substituted(
        _ text: String, at node: Int, _ resolution: inout Resolution, depth: Int
    ) -> String? {
        guard Self.areIn(text) else { return text }
        guard depth < Self.maxDepth, budget >= 0 else { return nil }
        let source = CSSText(text)
        let tokens = source.tokens[...]
        var parts: [String] = []
        var length = 0
        func add(_ part: String) {
            parts.append(part)
            length += part.utf8.count + 1
        }
        var (start, index) = (0, 0)
        while index < tokens.count {
            guard tokens[index].kind == .function("var") else {
                index += 1
                continue
            }
            let end = tokens.end(of: index)
            add(source.text(start..<index))
            guard let value = value(of: tokens[index..<end].arguments, source, node, &resolution, depth)
            else {
                return nil
            }
            add(value)
            guard length <= Self.maxLength else { return nil }
            (start, index) = (end, end)
        }
        add(source.text(start..<tokens.count))
        budget -= length
        return length <= Self.maxLength && budget >= 0 ? Self.joined(parts) : nil
    }

    private mutating func value(
        of arguments: ArraySlice<CSSToken>, _ source: CSSText, _ node: Int, _ resolution: inout Resolution,
        _ depth: Int
    ) -> String? {
        let name = (arguments.firstIndex { $0.isSign(",") }).map { arguments[..<$0] } ?? arguments
        let trimmed = name.withoutBlanksAround
        guard trimmed.count == 1, case .name(let key)? = trimmed.first?.kind, key.hasPrefix("--") else {
            return nil
        }
        if let value = resolve(key, at: node, &resolution) { return value }
        guard name.endIndex < arguments.endIndex else { return nil }
        return substituted(
            source.text(name.endIndex + 1..<arguments.endIndex), at: node, &resolution, depth: depth + 1)
    }

    /// Joins texts with spaces, except beside parentheses and commas, so that what is apart stays apart.
    private static func joined(_ parts: [String]) -> String {
        var result = ""
        for part in parts where !part.isEmpty {
            let isTight =
                result.isEmpty || result.utf8.last == UInt8(ascii: "(") || [")", ","].contains(part.first)
            result += (isTight ? "" : " ") + part
        }
        return result
    }
}

/// Builds the tree of a YAML text.
///
/// Of YAML everything is understood but what has surprised people or has no use here: tags, directives,
/// further documents, keys that are no text, and keys that appear twice are refused, and merge keys (`<<`)
/// are keys like any other. JSON is YAML. An alias stands for a copy of what it refers to, and all copies
/// together are held to a limit.
struct SpecTree: ~Copyable {
    /// How deep lists and maps may be nested.
    static let deepest = 32

    /// How much a file may hold.
    struct Limits {
        /// Bytes.
        var bytes = 1 << 20
        /// Values, keys not counted, after all aliases are followed.
        var values = 100_000
    }

    private let limits: Limits
    private var events: YAMLEvents
    private var anchors: [String: Anchor] = [:]
    private var count = 0
    private var problems: [SpecProblem] = []

    private struct Anchor {
        let node: SpecNode
        /// How many values it has, and how deep they are nested.
        let count, height: Int
    }

    /// The tree of `bytes`, and what is wrong with it but does not keep it from being read on.
    ///
    /// - Parameter file: The number of the file that positions name.
    static func read(
        _ bytes: [UInt8], file: Int = 0, limits: Limits = Limits()
    ) throws(YAMLSyntaxError) -> (root: SpecNode, problems: [SpecProblem]) {
        var rest = bytes[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        try refuseDirectives(rest, file)
        var tree = SpecTree(events: try YAMLEvents(rest, file: file), limits)
        let root = try tree.document()
        return (root, tree.problems)
    }

    private init(events: consuming YAMLEvents, _ limits: Limits) {
        self.events = events
        self.limits = limits
    }

    /// Directives are refused before they are parsed, which takes libyaml time that grows with the square
    /// of their number.
    private static func refuseDirectives(_ bytes: ArraySlice<UInt8>, _ file: Int) throws(YAMLSyntaxError) {
        var line = 1
        var previous = UInt8(ascii: "\n")
        for byte in bytes {
            if previous == UInt8(ascii: "\n"), byte == UInt8(ascii: "%") {
                throw YAMLSyntaxError(
                    position: FilePosition(file: file, line: line, column: 1),
                    message: "directives, lines that begin with %, are not understood")
            }
            // A carriage return alone is a line break too.
            previous = byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte
            if byte == UInt8(ascii: "\n") { line += 1 }
        }
    }

    private mutating func document() throws(YAMLSyntaxError) -> SpecNode {
        _ = try events.next()
        let start = try events.next()
        guard case .documentStart = start.kind else { throw failure(start, "the file is empty") }
        let root = try node(try events.next(), depth: 0, path: "").node
        _ = try events.next()
        let end = try events.next()
        guard case .streamEnd = end.kind else { throw failure(end, "a file holds one document only") }
        return root
    }

    /// The value that begins with `event`, and how deep it is nested.
    private mutating func node(
        _ event: YAMLEvent, depth: Int, path: String
    ) throws(YAMLSyntaxError) -> (node: SpecNode, height: Int) {
        if case .alias(let name) = event.kind { return try copy(of: name, event, depth: depth) }
        try add(1, event)
        let before = count
        if let tag = event.tag {
            problems.append(
                SpecProblem(
                    position: event.position, path: path, message: "the tag \(quoted(tag)) is not understood")
            )
        }
        let content: SpecNode.Content
        var height = 0
        switch event.kind {
        case .scalar(let text, let isPlain): content = .text(text, isPlain: isPlain)
        case .listStart: content = .list(try list(event, depth: depth, path: path, &height))
        default: content = .map(try map(event, depth: depth, path: path, &height))
        }
        let node = SpecNode(content: content, position: event.position)
        if let anchor = event.anchor {
            anchors[anchor] = Anchor(node: node, count: count - before + 1, height: height)
        }
        return (node, height)
    }

    private mutating func list(
        _ start: YAMLEvent, depth: Int, path: String, _ height: inout Int
    ) throws(YAMLSyntaxError) -> [SpecNode] {
        try check(depth + 1, start)
        var items: [SpecNode] = []
        while true {
            let event = try events.next()
            if case .listEnd = event.kind { return items }
            let item = try node(event, depth: depth + 1, path: "\(path)[\(items.count)]")
            items.append(item.node)
            height = max(height, item.height + 1)
        }
    }

    private mutating func map(
        _ start: YAMLEvent, depth: Int, path: String, _ height: inout Int
    ) throws(YAMLSyntaxError) -> [SpecNode.Entry] {
        try check(depth + 1, start)
        var entries: [SpecNode.Entry] = []
        var lines: [String: Int] = [:]
        while true {
            let event = try events.next()
            if case .mapEnd = event.kind { return entries }
            guard case .scalar(let key, _) = event.kind, event.tag == nil, event.anchor == nil else {
                throw failure(event, "a key is plain text, without tag, anchor or alias")
            }
            let path = path.isEmpty ? key : "\(path).\(key)"
            let value = try node(try events.next(), depth: depth + 1, path: path)
            height = max(height, value.height + 1)
            if let line = lines[key] {
                problems.append(
                    SpecProblem(
                        position: event.position, path: path,
                        message: "the key \(quoted(key)) is already in line \(line)"))
                continue
            }
            lines[key] = event.position.line
            entries.append(SpecNode.Entry(key: key, position: event.position, value: value.node))
        }
    }

    private mutating func copy(
        of name: String, _ event: YAMLEvent, depth: Int
    ) throws(YAMLSyntaxError) -> (node: SpecNode, height: Int) {
        // An anchor counts from its end on, so nothing can hold itself.
        guard let anchor = anchors[name] else {
            throw failure(event, "the alias *\(name) has no anchor &\(name) before it")
        }
        try add(anchor.count, event)
        try check(depth + anchor.height, event)
        return (anchor.node, anchor.height)
    }

    private mutating func add(_ more: Int, _ event: YAMLEvent) throws(YAMLSyntaxError) {
        count += more
        if count > limits.values {
            throw failure(event, "more than \(limits.values) values, aliases followed")
        }
    }

    private func check(_ depth: Int, _ event: YAMLEvent) throws(YAMLSyntaxError) {
        if depth > Self.deepest { throw failure(event, "nested more than \(Self.deepest) deep") }
    }

    private func failure(_ event: YAMLEvent, _ message: String) -> YAMLSyntaxError {
        YAMLSyntaxError(position: event.position, message: message)
    }
}

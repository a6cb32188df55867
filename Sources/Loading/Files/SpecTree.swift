internal import Basics
internal import Files
package import Specs

/// Builds the tree of a YAML text.
///
/// Of YAML everything is understood but what has surprised people or has no use here: tags, directives,
/// further documents, keys that are no text, and keys that appear twice are refused. JSON is YAML. An alias stands for a copy of
/// what it refers to, and limits hold for what there is with all copies made.
///
/// The key `<<` without quotation marks merges a map, or a list of maps, as in YAML 1.1: the keys of its own map go first
/// wherever they stand, then those of the earlier maps of the list.
package struct SpecTree: ~Copyable {
    /// The maximum nesting depth of lists and maps.
    static let deepest = 32

    /// The longest key and the longest text in bytes: no path data and no easing is longer, and no name by far.
    static let longestKey = 1024
    static let longestText = 1 << 16

    private static let mergeKey = "<<"

    /// The limits for the content of a file.
    package struct Limits {
        /// Bytes, and those of all texts and keys after all aliases are followed.
        package var bytes: Int
        /// Values, keys not counted, after all aliases are followed.
        package var values: Int
        /// The size of other files for which the same limits hold.
        package var others = Size()

        package init(bytes: Int = InputFiles.maxBytes, values: Int = SpecNode.maxCount) {
            self.bytes = bytes
            self.values = values
        }
    }

    /// The size of a part of a file, aliases followed.
    package struct Size {
        package var bytes = 0
        package var values = 0

        package init(bytes: Int = 0, values: Int = 0) { (self.bytes, self.values) = (bytes, values) }

        package static func - (a: Size, b: Size) -> Size {
            Size(bytes: a.bytes - b.bytes, values: a.values - b.values)
        }
        package static func += (a: inout Size, b: Size) {
            (a.bytes, a.values) = (a.bytes + b.bytes, a.values + b.values)
        }
    }

    private let limits: Limits
    private let log: SpecLog
    private var events: YAMLEvents
    private var anchors: [String: Anchor] = [:]
    private var size = Size()
    /// The way to the value that is read.
    private var path: [Step] = []

    fileprivate enum Step {
        case key(String)
        case index(Int)
    }

    private struct Anchor {
        let node: SpecNode
        let size: Size
        /// The nesting depth of its values.
        let height: Int
    }

    /// Returns the tree of `bytes`, and its size. Problems that do not keep the rest from being read are logged.
    ///
    /// - Parameter file: The number of the file that positions name.
    package static func read(
        _ bytes: [UInt8], file: Int = 0, limits: Limits = Limits(), log: SpecLog
    ) throws(YAMLSyntaxError) -> (root: SpecNode, size: Size) {
        let rest = withoutByteOrderMark(bytes[...])
        try rejectDirectives(rest, file)
        var tree = SpecTree(events: try YAMLEvents(rest, file: file), limits, log)
        let root = try tree.document()
        return (root, tree.size)
    }

    private init(events: consuming YAMLEvents, _ limits: Limits, _ log: SpecLog) {
        self.events = events
        self.limits = limits
        self.log = log
    }

    /// Directives are refused before they are parsed, which takes libyaml time that grows with the square
    /// of their number.
    private static func rejectDirectives(_ bytes: ArraySlice<UInt8>, _ file: Int) throws(YAMLSyntaxError) {
        var line = 1
        var previous = UInt8(ascii: "\n")
        for byte in bytes {
            if previous == UInt8(ascii: "\n"), byte == UInt8(ascii: "%") {
                // Any bytes may stand before such a line, and what they are is then what is wrong.
                let isBinary = YAMLSyntaxError.isBinary(bytes)
                throw YAMLSyntaxError(
                    position: FilePosition(file: file, line: isBinary ? 1 : line, column: 1),
                    message: isBinary
                        ? YAMLSyntaxError.binary
                        : "directives (lines that begin with %) are not supported; remove them")
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
        let root = try node(try events.next()).node
        _ = try events.next()
        let end = try events.next()
        guard case .streamEnd = end.kind else { throw failure(end, "a file can contain only one document") }
        return root
    }

    /// The value that begins with `event`, and how deep it is nested.
    private mutating func node(_ event: YAMLEvent) throws(YAMLSyntaxError) -> (node: SpecNode, height: Int) {
        if case .alias(let name) = event.kind { return try copy(of: name, event) }
        let before = size
        try add(Size(values: 1), event)
        if let tag = event.tag { problem(event, "the tag \(quoted(tag)) is not supported") }
        let content: SpecNode.Content
        var height = 0
        switch event.kind {
        case .scalar(let text, let isPlain):
            try add(text, Self.longestText, "a text", event)
            content = .text(text, isPlain: isPlain)
        case .listStart: content = .list(try list(event, &height))
        default: content = .map(try map(event, &height))
        }
        let node = SpecNode(content: content, position: event.position)
        if let anchor = event.anchor {
            anchors[anchor] = Anchor(node: node, size: size - before, height: height)
        }
        return (node, height)
    }

    private mutating func list(_ start: YAMLEvent, _ height: inout Int) throws(YAMLSyntaxError) -> [SpecNode]
    {
        try check(depth: path.count + 1, start)
        var items: [SpecNode] = []
        while true {
            let event = try events.next()
            if case .listEnd = event.kind { return items }
            path.append(.index(items.count))
            let item = try node(event)
            path.removeLast()
            items.append(item.node)
            height = max(height, item.height + 1)
        }
    }

    private mutating func map(
        _ start: YAMLEvent, _ height: inout Int
    ) throws(YAMLSyntaxError) -> [SpecNode.Entry] {
        try check(depth: path.count + 1, start)
        var entries: [SpecNode.Entry] = []
        var numbers: [String: Int32] = [:]
        var isMerging = false
        while true {
            let event = try events.next()
            if case .mapEnd = event.kind { return isMerging ? merged(entries) : entries }
            guard case .scalar(let key, let isPlain) = event.kind, event.tag == nil, event.anchor == nil
            else {
                throw failure(event, "a key must be plain text, without a tag, anchor or alias")
            }
            try add(key, Self.longestKey, "a key", event)
            path.append(.key(key))
            let value = try node(try events.next())
            height = max(height, value.height + 1)
            if let number = numbers[key] {
                let line = entries[Int(number)].position.line
                problem(event, "the key \(quoted(key)) is already on line \(line)")
            } else {
                if key == Self.mergeKey, isPlain { isMerging = true }
                numbers[key] = Int32(clamping: entries.count)
                entries.append(SpecNode.Entry(key: key, position: event.position, value: value.node))
            }
            path.removeLast()
        }
    }

    /// The entries of a map with those that its merge key brings in before its own, which go first.
    private func merged(_ all: [SpecNode.Entry]) -> [SpecNode.Entry] {
        var numbers: [String: Int] = [:]
        var result: [SpecNode.Entry] = []
        func add(_ entry: SpecNode.Entry, isOwn: Bool) {
            if let number = numbers[entry.key] {
                if isOwn { result[number] = entry }
                return
            }
            numbers[entry.key] = result.count
            result.append(entry)
        }
        for merge in all where merge.key == Self.mergeKey {
            let items = if case .list(let items) = merge.value.content { items } else { [merge.value] }
            for item in items {
                for entry in item.entries ?? [] { add(entry, isOwn: false) }
                if item.entries != nil { continue }
                let path = (path.text.isEmpty ? "" : path.text + ".") + merge.key
                log.add(
                    SpecProblem(
                        position: merge.position, path: path,
                        message: "<< takes a map or a list of maps, such as <<: *base"))
            }
        }
        for entry in all where entry.key != Self.mergeKey { add(entry, isOwn: true) }
        return result
    }

    private mutating func copy(
        of name: String, _ event: YAMLEvent
    ) throws(YAMLSyntaxError) -> (node: SpecNode, height: Int) {
        // An anchor counts from its end on, so nothing can hold itself.
        guard let anchor = anchors[name] else {
            let name = name.prefix(100)
            throw failure(event, "the alias *\(name) has no anchor &\(name) before it")
        }
        try add(anchor.size, event)
        try check(depth: path.count + anchor.height, event)
        return (anchor.node, anchor.height)
    }

    private mutating func add(_ more: Size, _ event: YAMLEvent) throws(YAMLSyntaxError) {
        size += more
        if size.values + limits.others.values > limits.values {
            throw failure(event, "more than \(limits.values) values, with aliases expanded")
        }
        if size.bytes + limits.others.bytes > limits.bytes {
            throw failure(event, "more than \(limits.bytes) bytes, with aliases expanded")
        }
    }

    private mutating func add(
        _ text: String, _ longest: Int, _ what: String, _ event: YAMLEvent
    ) throws(YAMLSyntaxError) {
        let count = text.utf8.count
        if count > longest {
            throw failure(event, "\(what) of \(count) bytes is too long: at most \(longest)")
        }
        try add(Size(bytes: count), event)
    }

    private func check(depth: Int, _ event: YAMLEvent) throws(YAMLSyntaxError) {
        if depth > Self.deepest { throw failure(event, "nested more than \(Self.deepest) levels deep") }
    }

    private func problem(_ event: YAMLEvent, _ message: Message) {
        log.add(SpecProblem(position: event.position, path: path.text, message: message))
    }

    private func failure(_ event: YAMLEvent, _ message: String) -> YAMLSyntaxError {
        YAMLSyntaxError(position: event.position, message: message)
    }
}

extension [SpecTree.Step] {
    /// The path as it stands in messages.
    fileprivate var text: String {
        reduce("") { text, step in
            switch step {
            case .key(let key): text + (text.isEmpty ? "" : ".") + key
            case .index(let index): text + "[\(index)]"
            }
        }
    }
}

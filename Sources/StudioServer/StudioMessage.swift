package import Basics
internal import Loading
package import Specs

/// A message from a page: an object with a request in it.
package struct StudioMessage {
    private let entries: [SpecNode.Entry]
    /// The request, in the words of spec files.
    package let request: SpecNode

    /// - Throws: ``SpecError`` for what is no such object.
    package init(_ bytes: [UInt8]) throws(SpecError) {
        let log = SpecLog()
        let root = try SpecFile.tree(bytes, name: "the message", log: log).root
        if let error = SpecFile.error(of: log.problems, ["the message"]) { throw error }
        guard let entries = root.entries, let request = entries["request"], request.entries != nil else {
            throw SpecError(.file, at: "the message", "expected an object with a request in it")
        }
        self.entries = entries
        self.request = request
    }

    package func text(_ key: String) -> String? { entries[key]?.text }

    /// The texts of a map, by their keys; none where there is no such map.
    package func texts(_ key: String) -> [String: [UInt8]] {
        let pairs = (entries[key]?.entries ?? []).compactMap { entry in
            entry.value.text.map { (entry.key, Array($0.utf8)) }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// A value as JSON.
    package static func json(of node: SpecNode) -> [UInt8] {
        var json = JSONWriter()
        json.node(nil, node)
        return json.finish()
    }
}

extension StudioSpec {
    /// Tells one content of the file, and of those that it names, from another.
    package var revision: String {
        let hash = ([bytes] + parts.map { $0.bytes }).reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, bytes in
            // A separator makes the boundaries between the parts count as well.
            (bytes + [0xFF]).reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        }
        return String(hash, radix: 16)
    }
}

package import Basics
package import Decoding
internal import Specs

/// What a page sends: an object with a request in it.
package struct StudioMessage {
    private let entries: [SpecNode.Entry]
    /// What is asked for, in the words of spec files.
    package let request: SpecNode

    /// - Throws: ``SpecError`` for what is no such object.
    package init(_ bytes: [UInt8]) throws(SpecError) {
        let log = SpecLog()
        let root = try SpecFile.tree(bytes, name: "the message", log: log).root
        if let error = SpecFile.error(of: log.problems, ["the message"]) { throw error }
        guard let entries = root.entries, let request = entries["request"], request.entries != nil else {
            throw SpecError(.file, at: "the message", "expected an object with a request in it")
        }
        (self.entries, self.request) = (entries, request)
    }

    package func text(_ key: String) -> String? { entries[key]?.text }

    /// A value as JSON.
    package func json(of node: SpecNode) -> [UInt8] {
        var json = JSONWriter()
        json.node(nil, node)
        return json.finish()
    }
}

extension StudioSpec {
    /// Tells one content of the file from another.
    package var revision: String { Self.revision(of: bytes) }

    /// The same of what is to be the content.
    package static func revision(of bytes: [UInt8]) -> String {
        let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}

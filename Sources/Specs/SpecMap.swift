package import Basics

/// The keys of a map in a file, and their values.
package struct SpecMap {
    package let reader: SpecReader
    package private(set) var entries: [SpecNode.Entry]
    /// False where something else stood in the map's place; nothing more is then said about it.
    package let isMap: Bool
    /// Keys that were refused and may well be meant as others: the first of them.
    private var refused: [String] = []
    /// The synonyms of some keys.
    private var names: [KnownName] = []

    package init(reader: SpecReader, entries: [SpecNode.Entry], isMap: Bool) {
        self.reader = reader
        self.entries = entries
        self.isMap = isMap
    }

    /// The value of a key that may be missing.
    ///
    /// This takes as long as there are keys, so unknown ones, of which there can be a million, are refused first.
    package subscript(key: String) -> SpecReader? {
        entries.first { $0.key == key }.map { self.value(of: $0) }
    }

    /// The value of a key that must be there. One that was refused already and may well be meant as this one is not
    /// missing as well.
    ///
    /// - Parameter remedy: An example to write; empty if that depends on the intention.
    package func required(_ key: String, remedy: String = "") -> SpecReader? {
        if let value = self[key] { return value }
        let synonyms = names.first { $0.name == key }?.synonyms ?? []
        let isMistyped = refused.contains { nearestName(to: $0, in: [key]) != nil || synonyms.contains($0) }
        if isMap, !isMistyped {
            reader.problem("the key \(quoted(key)) is missing\(remedy.isEmpty ? "" : "; add \(remedy)")")
        }
        return nil
    }

    /// Logs every key that is not one of `known`, and leaves it out.
    ///
    /// - Parameters:
    ///   - kind: The noun for a key.
    ///   - names: Synonyms of some keys.
    ///   - listing: The command that lists them; nil for none.
    ///   - home: Returns the message about a key that belongs to another place; nil for others.
    package mutating func rejectKeys(
        except known: [String], _ kind: String = "key", names: [KnownName] = [], listing: String? = nil,
        home: (String) -> Message? = { _ in nil }
    ) {
        guard entries.contains(where: { !known.contains($0.key) }) else { return }
        self.names = names
        for entry in entries where !known.contains(entry.key) {
            if refused.count < SpecProblems.maxReported { refused.append(entry.key) }
            let message: Message =
                home(entry.key) ?? Self.listed(entry.key)
                ?? "there is no \(kind) \(quoted(entry.key))\(nearest: entry.key, among: Self.all(known, names), listing: listing)"
            reader.log.add(SpecProblem(position: entry.position, path: reader.path, message: message))
        }
        entries.removeAll { !known.contains($0.key) }
    }

    /// Leaves out keys that nobody reads.
    package mutating func removeKeys(where isFree: (String) -> Bool) {
        entries.removeAll { isFree($0.key) }
    }

    /// The same map with other entries.
    package func with(_ entries: [SpecNode.Entry]) -> SpecMap {
        let node = SpecNode(content: .map(entries), position: reader.node.position)
        let reader = SpecReader(node: node, path: reader.path, log: reader.log)
        return SpecMap(reader: reader, entries: entries, isMap: isMap)
    }

    /// All keys with what else they are called, and the other names after them.
    private static func all(_ known: [String], _ names: [KnownName]) -> [KnownName] {
        known.map { key in names.first { $0.name == key } ?? KnownName(key) }
            + names.filter { !known.contains($0.name) }
    }

    /// The message about a key that is a number: in braces, `scale: 1, 2` has a key 2.
    private static func listed(_ key: String) -> Message? {
        guard SpecNumber.value(of: key[...]) != nil else { return nil }
        return "there is no key \(quoted(key)); a list needs brackets, such as scale: [1, 2]"
    }

    /// The value of one of the entries.
    package func value(of entry: SpecNode.Entry) -> SpecReader {
        let path = reader.path.isEmpty ? entry.key : "\(reader.path).\(entry.key)"
        return SpecReader(node: entry.value, path: path, log: reader.log)
    }
}

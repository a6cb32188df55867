internal import Basics

/// The entities of a document type, of which the references are replaced by what they stand for, as far as a file may be long.
struct SVGEntities {
    /// By their names.
    private var texts: [String: [UInt8]] = [:]

    /// The most entities, and the most that may be in each other.
    private static let maxCount = 1000, maxDepth = 16

    /// Adds an entity; the first one of a name counts.
    ///
    /// - Parameter text: What it stands for; nil for another file.
    /// - Returns: The problem; nil for none.
    mutating func declare(_ name: String, _ text: [UInt8]?) -> String? {
        guard let text else {
            return
                "the entity &\(name); is another file, which is never fetched; put its content into the drawing"
        }
        if texts[name] == nil { texts[name] = text }
        return texts.count > Self.maxCount
            ? "has more than \(Self.maxCount) entities; write out what they stand for" : nil
    }

    /// Returns the problem of a document in which references are replaced: entities without end, and too long a text; nil for none.
    func problem(in document: [UInt8]) -> String? {
        if texts.isEmpty { return nil }
        var sizes: [String: Int] = [:]
        for name in texts.keys.sorted() where size(of: name, depth: 0, &sizes) == nil {
            return
                "the entity &\(name); stands for more than \(SVGLimits.maxBytes) bytes, or is in itself; write out what it stands for"
        }
        // The document type is counted as well.
        let size = size(of: document) { sizes[$0] }
        return size.map { $0 > SVGLimits.maxBytes } ?? true
            ? "is larger than \(SVGLimits.maxBytes) bytes where entities are replaced; use fewer" : nil
    }

    private func size(of name: String, depth: Int, _ sizes: inout [String: Int]) -> Int? {
        guard let text = texts[name] else { return 0 }
        if let known = sizes[name] { return known }
        guard depth < Self.maxDepth else { return nil }
        var inner = sizes
        let size = size(of: text) { self.size(of: $0, depth: depth + 1, &inner) }
        sizes = inner
        sizes[name] = size
        return size
    }

    /// The length of a text where its references are replaced; nil for one that is too long.
    private func size(of text: [UInt8], _ entity: (String) -> Int?) -> Int? {
        var size = text.count
        var index = 0
        while let start = text[index...].firstIndex(of: UInt8(ascii: "&")) {
            guard let end = text[start...].prefix(256).firstIndex(of: UInt8(ascii: ";")) else {
                index = start + 1
                continue
            }
            let name = String(decoding: text[start + 1..<end], as: UTF8.self)
            if texts[name] != nil {
                guard let more = entity(name) else { return nil }
                size += more
                if size > SVGLimits.maxBytes { return nil }
            }
            index = start + 1
        }
        return size
    }
}

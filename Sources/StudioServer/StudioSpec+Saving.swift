package import Basics
package import Specs

extension StudioSpec {
    /// The result of saving from a page.
    package struct Saved {
        /// The files to write, with their paths as the user knows them and their new contents. The spec comes last.
        package internal(set) var files: [(path: String, bytes: [UInt8])] = []
        /// The paths of those whose comments are lost.
        package internal(set) var uncommented: [String] = []
        /// Files that the spec names no longer, since its own text holds what the page has made of them.
        package internal(set) var inlined: [String] = []
    }

    /// The file with what a page asks for in it.
    ///
    /// Unchanged parts keep their bytes, with all comments. Where a change cannot be made in place, the file is the text
    /// of the page. Files that the spec names stay named: a change of one is made in its own file, if that lies in the
    /// folder of the spec.
    ///
    /// - Parameters:
    ///   - request: A JSON object in the words of spec files.
    ///   - text: The same as the page writes it, with the names of files where the spec has them.
    ///   - texts: The content of those files as the page writes it, by their options.
    /// - Throws: ``SpecError`` where the request and the texts are not the same, or no spec.
    package func saving(
        _ request: SpecNode, else text: [UInt8], parts texts: [String: [UInt8]] = [:]
    ) throws(SpecError) -> Saved {
        guard let entries = request.entries else { throw SpecError(at: "request", "expected an object") }
        var saved = Saved()
        var wanted: [SpecNode.Entry] = []
        for entry in entries {
            guard let part = parts.first(where: { $0.key == entry.key }), entry.value.entries != nil else {
                wanted.append(entry)
                continue
            }
            let (content, look) = part.parted(entry.value)
            if !part.content.means(content) {
                guard part.isSaved else {
                    saved.inlined.append(part.name)
                    wanted.append(entry)
                    continue
                }
                let change = TextChange(name: part.path, bytes: part.bytes, tree: part.content)
                try saved.add(change, content, content, else: texts[part.key] ?? [])
            }
            let name = part.written(in: look)
            wanted.append(SpecNode.Entry(key: entry.key, position: entry.position, value: name))
        }
        let spec = SpecNode(content: .map(wanted), position: request.position)
        // Parts of the file that a page cannot hold stay as they are.
        if let log = (written.entries ?? []).first(where: { $0.key == "log" }), entries["log"] == nil {
            wanted.append(log)
        }
        try saved.add(
            TextChange(name: path, bytes: bytes, tree: written),
            SpecNode(content: .map(wanted), position: request.position), spec, else: text)
        return saved
    }
}

extension StudioSpec.Saved {
    /// - Parameters:
    ///   - wanted: The content if the file is changed in place.
    ///   - whole: The same where it is written anew.
    fileprivate mutating func add(
        _ change: TextChange, _ wanted: SpecNode, _ whole: SpecNode, else text: [UInt8]
    ) throws(SpecError) {
        if let bytes = change.made(to: wanted) {
            if bytes != change.bytes { files.append((change.name, bytes)) }
            return
        }
        files.append((change.name, try change.anew(whole, text)))
        uncommented.append(change.name)
    }
}

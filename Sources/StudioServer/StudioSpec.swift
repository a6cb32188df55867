package import Basics
package import Files
internal import Loading
package import Specs

/// A spec file as a page holds it: with the themes and motions in it that it only names.
package struct StudioSpec {
    /// A file that the spec names, and whose content a page holds in the place of the name.
    package struct Part {
        /// The option whose value it is.
        package let key: String
        /// The name, as it stands in the spec.
        let written: SpecNode
        /// The path.
        package let path: String
        let bytes: [UInt8]
        let content: SpecNode
        /// The look of a theme that is asked for; nil for all.
        let look: String?
        /// Whether the file is written when the page changes its content: it has to lie in the folder of the spec, or below.
        package let isSaved: Bool

        /// The name, as it stands in the spec.
        package var name: String { written.text ?? "" }

        /// The name where this look is asked for.
        func written(in look: String?) -> SpecNode {
            guard look != self.look, let path = SpecPath.themeFile(name)?.path else { return written }
            let text = look.map { "\(path):\($0)" } ?? path
            return SpecNode(content: .text(text, isPlain: false), position: written.position)
        }

        /// The content of a page without the look that is asked for beside it.
        func parted(_ value: SpecNode) -> (content: SpecNode, look: String?) {
            guard key == "theme", content.entries?["look"] == nil, let entries = value.entries else {
                return (value, look)
            }
            let content = SpecNode.Content.map(entries.filter { $0.key != "look" })
            return (SpecNode(content: content, position: value.position), entries["look"]?.text)
        }
    }

    /// The path, as the user typed it.
    package let path: String
    /// The bytes of the file.
    let bytes: [UInt8]
    let written: SpecNode
    /// The request that the page begins with.
    package let request: SpecNode
    /// The files whose content stands in the request.
    package let parts: [Part]
    /// The texts of the logs that it names, which a page reads as if they were dropped on it.
    package let log: String?

    /// - Throws: ``SpecError`` where it cannot be read, or is no map.
    package init(_ path: String, from inputs: InputFiles) throws(SpecError) {
        try self.init(path, bytes: try inputs.bytes(path), from: inputs)
    }

    init(_ path: String, bytes: [UInt8], from inputs: InputFiles) throws(SpecError) {
        self.path = path
        self.bytes = bytes
        written = try Self.map(bytes, path)
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        var entries: [SpecNode.Entry] = []
        var parts: [Part] = []
        var log: String?
        for entry in written.entries ?? [] {
            guard let text = entry.value.text else {
                entries.append(entry)
                continue
            }
            let (file, look) = (entry.key == "theme" ? SpecPath.themeFile(text) : nil) ?? (text, nil)
            let place = file.hasPrefix("/") ? file : folder + file
            switch entry.key {
            case "theme" where SpecPath.isFile(file), "motion" where SpecPath.isFile(file):
                let bytes = try inputs.bytes(place)
                let part = Part(
                    key: entry.key, written: entry.value, path: place, bytes: bytes,
                    content: try Self.map(bytes, place), look: look,
                    isSaved: Self.lies(place, besideOrBelow: path))
                parts.append(part)
                var value = part.content
                if let look {
                    let node = SpecNode(content: .text(look, isPlain: false), position: value.position)
                    let chosen = SpecNode.Entry(key: "look", position: value.position, value: node)
                    let own = (value.entries ?? []).filter { $0.key != "look" }
                    value = SpecNode(content: .map(own + [chosen]), position: value.position)
                }
                entries.append(SpecNode.Entry(key: entry.key, position: entry.position, value: value))
            case "log": log = String(decoding: try inputs.bytes(place), as: UTF8.self)
            default: entries.append(entry)
            }
        }
        self.log = log
        self.parts = parts
        request = SpecNode(content: .map(entries), position: written.position)
    }

    /// Whether a file is in the folder of another, or in one of its folders, with all links followed.
    private static func lies(_ path: String, besideOrBelow spec: String) -> Bool {
        guard let place = truePath(path), let own = truePath(spec), place != own,
            let slash = own.lastIndex(of: "/")
        else { return false }
        return place.hasPrefix(own[...slash])
    }

    static func map(_ bytes: [UInt8], _ name: String) throws(SpecError) -> SpecNode {
        let log = SpecLog()
        let root = try SpecFile.tree(bytes, name: name, log: log).root
        if let error = SpecFile.error(of: log.problems, [name]) { throw error }
        guard root.entries != nil else {
            throw SpecError(.file, at: name, "expected a map of options, as \"spindle render\" reads it")
        }
        return root
    }
}

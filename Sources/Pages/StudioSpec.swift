package import Basics
package import Decoding
package import Files
internal import Specs

/// A spec file as a page holds it: with the themes and motions in it that it only names.
package struct StudioSpec {
    /// The path, as the user typed it.
    package let path: String
    /// What stands in the file.
    let bytes: [UInt8]
    private let written: SpecNode
    /// The request that the page begins with.
    package let request: SpecNode
    /// The texts of the logs that it names, which a page reads as if they were dropped on it.
    package let log: String?

    /// - Throws: ``SpecError`` where it cannot be read, or is no map.
    package init(_ path: String, from inputs: InputFiles) throws(SpecError) {
        try self.init(path, bytes: try inputs.bytes(path), from: inputs)
    }

    init(_ path: String, bytes: [UInt8], from inputs: InputFiles) throws(SpecError) {
        (self.path, self.bytes) = (path, bytes)
        written = try Self.map(bytes, path)
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        var entries: [SpecNode.Entry] = []
        var log: String?
        for entry in written.entries ?? [] {
            guard let text = entry.value.text else {
                entries.append(entry)
                continue
            }
            let place = text.hasPrefix("/") ? text : folder + text
            switch entry.key {
            case "theme" where SpecPath.isFile(text), "motion" where SpecPath.isFile(text):
                let node = try Self.map(try inputs.bytes(place), place)
                entries.append(SpecNode.Entry(key: entry.key, position: entry.position, value: node))
            case "log": log = String(decoding: try inputs.bytes(place), as: UTF8.self)
            default: entries.append(entry)
            }
        }
        self.log = log
        request = SpecNode(content: .map(entries), position: written.position)
    }

    private static func map(_ bytes: [UInt8], _ name: String) throws(SpecError) -> SpecNode {
        let log = SpecLog()
        let root = try SpecFile.tree(bytes, name: name, log: log).root
        if let error = SpecFile.error(of: log.problems, [name]) { throw error }
        guard root.entries != nil else {
            throw SpecError(.file, at: name, "expected a map of options, as \"spindle render\" reads it")
        }
        return root
    }

    /// The file with what a page asks for in it.
    ///
    /// What is as it was keeps its bytes, with all comments. Where a change cannot be made in place, the file is what the
    /// page would write.
    ///
    /// - Parameters:
    ///   - request: A JSON object in the words of spec files.
    ///   - text: The same as the page writes it.
    /// - Returns: The bytes, and whether comments were kept.
    /// - Throws: ``SpecError`` where the two are not the same, or no spec.
    package func saving(_ request: SpecNode, else text: [UInt8]) throws(SpecError) -> (
        bytes: [UInt8], keepsComments: Bool
    ) {
        guard let wanted = request.entries else {
            throw SpecError(at: "request", "expected an object")
        }
        if let bytes = edited(wanted) { return (bytes, true) }
        let whole = try Self.map(text, "the page's text")
        guard whole.means(request) else {
            throw SpecError(at: "text", "is not the request; write the same values in both")
        }
        return (text, false)
    }

    /// The file with values changed where they stand; nil where that is not possible.
    private func edited(_ wanted: [SpecNode.Entry]) -> [UInt8]? {
        guard let source = SpecSource(bytes), let shown = request.entries, let old = written.entries else {
            return nil
        }
        var edits: [SpecSource.Replacement] = []
        var anchor: SpecSource.Scalar?
        var additions: [(String, String)] = []
        for entry in old {
            guard let value = wanted[entry.key] else {
                // What a page cannot hold stays as it is.
                if entry.key == "log" { continue }
                guard let scalar = source.scalar(at: entry.value.position),
                    let edit = source.removing(scalar)
                else { return nil }
                edits.append(edit)
                continue
            }
            let scalar = source.scalar(at: entry.value.position)
            if let before = shown[entry.key], before.means(value) {
                anchor = scalar ?? anchor
                continue
            }
            guard let scalar, case .text(let text, let isPlain) = value.content,
                let edit = isPlain
                    ? source.writing(plain: text, over: scalar) : source.writing(text, over: scalar)
            else { return nil }
            edits.append(edit)
        }
        for entry in wanted where old[entry.key] == nil {
            guard case .text(let text, let isPlain) = entry.value.content else { return nil }
            additions.append((entry.key, isPlain ? text : Self.quoted(text)))
        }
        if !additions.isEmpty {
            guard let anchor else { return nil }
            for (key, value) in additions {
                guard let edit = source.writing(key, value, beside: anchor) else { return nil }
                edits.append(edit)
            }
        }
        guard let result = Self.merged(edits, source), let root = try? Self.map(result, path) else {
            return nil
        }
        return isWanted(root, wanted) ? result : nil
    }

    /// Several lines behind the same value are one change.
    private static func merged(_ edits: [SpecSource.Replacement], _ source: SpecSource) -> [UInt8]? {
        var merged: [SpecSource.Replacement] = []
        for edit in edits {
            if edit.range.isEmpty, let index = merged.firstIndex(where: { $0.range == edit.range }) {
                merged[index] = SpecSource.Replacement(
                    range: edit.range, text: merged[index].text + edit.text)
            } else {
                merged.append(edit)
            }
        }
        merged.sort { $0.range.lowerBound < $1.range.lowerBound }
        var (result, end): ([UInt8], Int) = ([], 0)
        for edit in merged {
            guard edit.range.lowerBound >= end else { return nil }
            result += source.bytes[end..<edit.range.lowerBound] + Array(edit.text.utf8)
            end = edit.range.upperBound
        }
        return result + source.bytes[end...]
    }

    private func isWanted(_ root: SpecNode, _ wanted: [SpecNode.Entry]) -> Bool {
        let found = (root.entries ?? []).filter { $0.key != "log" || wanted["log"] != nil }
        return found.count == wanted.count
            && wanted.allSatisfy { entry in
                guard let value = found.first(where: { $0.key == entry.key })?.value else { return false }
                if value.means(entry.value) { return true }
                // The file names what the page holds.
                guard let shown = request.entries?[entry.key], let name = written.entries?[entry.key] else {
                    return false
                }
                return shown.means(entry.value) && value.means(name)
            }
    }

    private static func quoted(_ text: String) -> String {
        var json = JSONWriter()
        json.array(nil, .inline) { $0.element(text) }
        return String(decoding: json.finish().dropFirst().dropLast(2), as: UTF8.self)
    }
}

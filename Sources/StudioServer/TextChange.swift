internal import Basics
internal import Loading
internal import Specs

/// A file whose values become others where they stand, so that all around them stays.
struct TextChange {
    /// The path, for messages.
    let name: String
    let bytes: [UInt8]
    /// The current content of the file.
    let tree: SpecNode

    /// The file with values changed where they stand; nil where that is not possible.
    func made(to wanted: SpecNode) -> [UInt8]? {
        guard let source = SpecSource(bytes) else { return nil }
        var edits: [SpecSource.Replacement] = []
        guard Self.change(tree, wanted, source, &edits), let result = Self.merged(edits, source),
            let root = try? StudioSpec.map(result, name), root.means(wanted)
        else { return nil }
        return result
    }

    /// The file as a page writes it; as JSON where it is that.
    ///
    /// - Throws: ``SpecError`` where the text says something else.
    func anew(_ wanted: SpecNode, _ text: [UInt8]) throws(SpecError) -> [UInt8] {
        guard try StudioSpec.map(text, "the page's text").means(wanted) else {
            throw SpecError(at: "text", "is not the request; write the same values in both")
        }
        return name.lowercased().hasSuffix(".json") ? StudioMessage.json(of: wanted) : text
    }

    /// Finds the edits that make one value of another; false where there are none.
    private static func change(
        _ old: SpecNode, _ wanted: SpecNode, _ source: SpecSource, _ edits: inout [SpecSource.Replacement]
    ) -> Bool {
        if old.means(wanted) { return true }
        switch (old.content, wanted.content) {
        case (.map(let entries), .map(let others)): return change(entries, others, source, &edits)
        case (.list(let items), .list(let others)) where items.count == others.count:
            for (item, other) in zip(items, others) where !change(item, other, source, &edits) {
                return false
            }
            return true
        case (.text, .text(let text, let isPlain)):
            guard let scalar = source.scalar(at: old.position),
                let edit = isPlain
                    ? source.writing(plain: text, over: scalar) : source.writing(text, over: scalar)
            else { return false }
            edits.append(edit)
            return true
        default: return false
        }
    }

    private static func change(
        _ old: [SpecNode.Entry], _ wanted: [SpecNode.Entry], _ source: SpecSource,
        _ edits: inout [SpecSource.Replacement]
    ) -> Bool {
        var anchor: SpecSource.Scalar?
        for entry in old {
            let scalar = source.scalar(at: entry.value.position)
            if let value = wanted[entry.key] {
                guard change(entry.value, value, source, &edits) else { return false }
                anchor = scalar ?? anchor
            } else {
                guard let scalar, let edit = source.removing(scalar) else { return false }
                edits.append(edit)
            }
        }
        for entry in wanted where old[entry.key] == nil {
            guard let anchor, case .text(let text, let isPlain) = entry.value.content,
                let edit = source.writing(entry.key, isPlain ? text : quoted(text), beside: anchor)
            else { return false }
            edits.append(edit)
        }
        return true
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
        merged.sort {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
        var (result, end): ([UInt8], Int) = ([], 0)
        for edit in merged {
            guard edit.range.lowerBound >= end else { return nil }
            result += source.bytes[end..<edit.range.lowerBound] + Array(edit.text.utf8)
            end = edit.range.upperBound
        }
        return result + source.bytes[end...]
    }

    private static func quoted(_ text: String) -> String {
        var json = JSONWriter()
        json.array(nil, .inline) { $0.element(text) }
        return String(decoding: json.finish().dropFirst().dropLast(2), as: UTF8.self)
    }
}

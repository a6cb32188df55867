internal import Basics
internal import Decoding
internal import Files
internal import Guidelines
internal import Indicators
internal import MotionCore
internal import Requests
package import Specs

/// The words of manifests.
package enum ManifestSyntax {
    static let version = "1"
    static let keys = ["version", "spindle", "name", "includes", "defaults", "themes", "assets"]
    /// The keys of an asset beside the options of a spec file.
    static let assetKeys = ["name", "folder", "naming", "matrix", "pack", "delay", "delays"]
    /// The keys of defaults beside those options.
    static let defaultKeys = ["folder", "naming"]
    /// The options of a spec file that an asset may have.
    static let optionKeys = SpecOption.keys(.top).filter { $0 != "name" }

    /// Advice for a file that has options but nothing of a manifest; nil for any other.
    static func remedy(for path: String, with keys: [String]) -> Message? {
        // A file with very many keys does not describe one indicator.
        let some = keys.prefix(optionKeys.count)
        guard !some.contains(where: Self.keys.contains), some.contains(where: optionKeys.contains) else {
            return nil
        }
        return
            "the file describes one indicator; write spindle render \(path), or a manifest with version: \(version) and assets"
    }

    /// The message about an option that stands beside the assets; nil if the key is no option.
    static func home(of key: String) -> Message? {
        guard optionKeys.contains(key) else { return nil }
        return
            "\(quoted(key)) belongs in an asset, or in defaults: {\(key): …} for all; a file of one indicator is for spindle render"
    }

    /// Options whose maps become one where two are given, each with the keys it can have. All other values are replaced as a
    /// whole.
    static let mergedKeys: [String: [String]] = [
        "sheet": SpecOption.keys(.sheet), "present": ["name"] + SpecOption.keys(.present),
        "label": ValueState.allCases.map(\.rawValue), "operation": SpecOption.keys(.operation),
        "check": SpecOption.keys(.check), "off": Rule.all.map(\.id),
    ]

    /// The limits for all files of a manifest together, larger than those of other files.
    package static let limits = SpecTree.Limits(bytes: 1 << 24, values: 2_000_000)
    /// The number of bytes that the options of each variant may have if there are as many variants as allowed.
    static let bytesPerVariant = 4096
    static let maxIncludes = 1000
    static let maxAxes = 16
}

extension SpecNode {
    /// The work of processing a value: the bytes of its texts and keys, and 8 for each value. Typeset texts of more than
    /// 100 bytes weigh more, as the time for breaking lines grows with the square of their length.
    fileprivate func weight(isSet: Bool) -> Int {
        switch content {
        case .text(let text, _):
            let count = text.utf8.count
            return 8 + count + (isSet ? count * max(0, count - 100) : 0)
        case .list(let items): return items.reduce(8) { $0 + $1.weight(isSet: isSet) }
        case .map(let entries):
            return entries.reduce(8) { $0 + $1.key.utf8.count + $1.value.weight(isSet: isSet) }
        }
    }
}

extension [SpecNode.Entry] {
    /// The work of processing these options.
    var weight: Int {
        reduce(0) { $0 + $1.key.utf8.count + $1.value.weight(isSet: !SpecOption.textless.contains($1.key)) }
    }

    /// These entries, with those of `other` in their places or after them. Where both have a map of options, the maps become
    /// one.
    func merged(with other: Self) -> Self {
        if isEmpty { return other }
        var result = self
        for entry in other {
            guard let index = result.firstIndex(where: { $0.key == entry.key }) else {
                result.append(entry)
                continue
            }
            if ManifestSyntax.mergedKeys[entry.key] != nil, let old = result[index].value.entries,
                let new = entry.value.entries
            {
                let map = SpecNode(content: .map(old.merged(with: new)), position: entry.value.position)
                result[index] = SpecNode.Entry(key: entry.key, position: entry.position, value: map)
            } else {
                result[index] = entry
            }
        }
        return result
    }

    /// The same without keys that maps of options cannot have. There can be a great many, so they are not carried along
    /// once they are refused.
    var known: Self {
        if !contains(where: { ManifestSyntax.mergedKeys[$0.key] != nil }) { return self }
        return map { entry in
            guard let keys = ManifestSyntax.mergedKeys[entry.key], let entries = entry.value.entries else {
                return entry
            }
            let map = SpecNode(
                content: .map(entries.filter { keys.contains($0.key) }.known), position: entry.value.position)
            return SpecNode.Entry(key: entry.key, position: entry.position, value: map)
        }
    }
}

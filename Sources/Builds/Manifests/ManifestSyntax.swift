internal import Basics
internal import Guidelines
internal import Indicators
package import Loading
internal import Requests
internal import Specs

/// The words of manifests.
package enum ManifestSyntax {
    static let version = "1"
    static let keys = [
        "version", "spindle", "name", "extends", "includes", "vars", "defaults", "themes", "assets",
    ]
    /// The beginning of keys beside these that nobody reads.
    static let freePrefix = "x-"
    /// The keys in whose values variables are filled in.
    static let filledKeys = ["includes", "defaults", "themes", "assets"]
    /// The keys of an asset beside the options of a spec file.
    static let assetKeys =
        ["name", "folder", "naming", "matrix", "pack", "import", "atlas", "resample"] + PackSource.timingKeys
        + PackSource.atlasKeys + MovingSource.keys
    /// The keys that defaults for a kind of assets have beside those options. Those for all have a matrix, too, and the kinds.
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
    /// The work of laying out a step, in bytes of other options.
    static let stepWeight = 256
    static let maxIncludes = 1000
    static let maxAxes = 16
}

extension SpecNode {
    /// The number of items; 0 for anything but a list.
    fileprivate var count: Int { if case .list(let items) = content { items.count } else { 0 } }

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
    /// The work of processing these options. A step has a name of its own to be set, and a place.
    var weight: Int {
        reduce(0) {
            let steps =
                if $1.key == OptionKey.steps.text { $1.value.count * ManifestSyntax.stepWeight } else { 0 }
            return $0 + $1.key.utf8.count + $1.value.weight(isSet: !SpecOption.textless.contains($1.key))
                + steps
        }
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
            let isMerged =
                ManifestSyntax.mergedKeys[entry.key] != nil || AssetKind(rawValue: entry.key) != nil
            if isMerged || entry.key == "matrix", let old = result[index].value.entries,
                let new = entry.value.entries
            {
                let both = isMerged ? old.merged(with: new) : old.replaced(by: new)
                let map = SpecNode(content: .map(both), position: entry.value.position)
                result[index] = SpecNode.Entry(key: entry.key, position: entry.position, value: map)
            } else {
                result[index] = entry
            }
        }
        return result
    }

    /// These entries, with those of `other` in their places or after them.
    func replaced(by other: Self) -> Self {
        var numbers: [String: Int] = [:]
        for (number, entry) in enumerated() { numbers[entry.key] = number }
        var result = self
        for entry in other {
            if let number = numbers[entry.key] { result[number] = entry } else { result.append(entry) }
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

internal import MotionCore

/// The words of manifests.
enum ManifestSyntax {
    static let version = "1"
    static let keys = ["version", "includes", "defaults", "themes", "assets"]
    /// What an asset may have beside the options of a spec file.
    static let assetKeys = ["name", "folder", "naming", "matrix"]
    /// What defaults may have beside those.
    static let defaultKeys = ["folder", "naming"]
    /// The options of a spec file that an asset may have.
    static let optionKeys = SpecOption.keys(.top).filter { $0 != "name" }

    /// Options whose maps describe something whole, and so are replaced, not merged.
    static let wholeKeys: Set<String> = ["theme", "motion"]

    /// A manifest has more to say than other files.
    static let limits = SpecTree.Limits(bytes: 1 << 24, values: 2_000_000)
    static let mostIncludes = 1000
    static let mostAxes = 16
}

/// The file that an option's value names, if it names one: these paths are relative to the manifest.
struct InputPath {
    /// Options whose values may be paths, with how one is told from a name.
    static let keys: [String: @Sendable (String) -> Bool] = [
        "theme": ThemeFile.isPath, "motion": MotionFile.isPath, "font": LabelSpec.isFontPath,
        "log": { _ in true },
    ]

    static func isPath(_ text: String, of key: String) -> Bool { keys[key]?(text) ?? false }
}

extension SpecNode {
    var text: String? {
        if case .text(let text, _) = content { text } else { nil }
    }

    var entries: [Entry]? {
        if case .map(let entries) = content { entries } else { nil }
    }

    /// Where this value stands, and those in its maps.
    var positions: [FilePosition] { [position] + (entries ?? []).flatMap { $0.value.positions } }
}

extension [SpecNode.Entry] {
    subscript(key: String) -> SpecNode? { first { $0.key == key }?.value }

    /// These entries, with those of `other` in their places or after them. Maps become one, but for what
    /// describes something whole.
    func merged(with other: [SpecNode.Entry], whole: Set<String> = ManifestSyntax.wholeKeys) -> Self {
        var result = self
        for entry in other {
            guard let index = result.firstIndex(where: { $0.key == entry.key }) else {
                result.append(entry)
                continue
            }
            if !whole.contains(entry.key), let old = result[index].value.entries,
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
}

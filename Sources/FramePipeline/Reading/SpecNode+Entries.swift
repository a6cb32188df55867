/// The file that an option's value names, if it names one: these paths are relative to the manifest.
package struct InputPath {
    /// Options whose values may be paths, with how one is told from a name.
    package static let keys: [String: @Sendable (String) -> Bool] = [
        "theme": ThemeFile.isPath, "motion": MotionFile.isPath, "font": LabelSpec.isFontPath,
        "log": { _ in true },
    ]

    package static func isPath(_ text: String, of key: String) -> Bool { keys[key]?(text) ?? false }
}

extension SpecNode {
    package var text: String? {
        if case .text(let text, _) = content { text } else { nil }
    }

    package var entries: [Entry]? {
        if case .map(let entries) = content { entries } else { nil }
    }

    /// Where this value stands, and those in its maps.
    package var positions: [FilePosition] { [position] + (entries ?? []).flatMap { $0.value.positions } }
}

extension [SpecNode.Entry] {
    package subscript(key: String) -> SpecNode? { first { $0.key == key }?.value }
}

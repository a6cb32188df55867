package import Basics
internal import Requests

/// The kind of thing that a file describes, recognized by the keys at its top.
package enum FileKind: CaseIterable {
    case motion, theme, manifest, spec

    /// The message about a file with these entries that is clearly of another kind, instead of a list of unknown keys; nil
    /// if it may be meant as one of this kind.
    package func problem(with entries: [SpecNode.Entry]) -> Message? {
        if entries.allSatisfy({ has($0.key) }) { return nil }
        return Self.allCases.first { $0 != self && $0.isDescribed(by: entries) }?.message
    }

    /// Whether entries can be nothing else.
    package func isDescribed(by entries: [SpecNode.Entry]) -> Bool {
        switch self {
        case .motion:
            MotionFields.isMotion(entries)
                && (entries["base"] != nil || entries.allSatisfy { has($0.key) })
        case .theme:
            (["base"] + ThemeFields.looks).contains { entries[$0] != nil } && !MotionFields.isMotion(entries)
        case .manifest: entries["version"] != nil && entries["assets"] != nil
        case .spec: !entries.isEmpty && entries.allSatisfy { has($0.key) }
        }
    }

    /// The message about a file of this kind in the place of another, with the right use of it.
    package var message: Message {
        switch self {
        case .motion: "this file describes a motion; use it with --motion, or as motion in a spec file"
        case .theme: "this file describes a theme; use it with --theme, or as theme in a spec file"
        case .manifest: "this file is a manifest; build it with spindle build"
        case .spec: "this file describes an indicator; render it with spindle render"
        }
    }

    private func has(_ key: String) -> Bool {
        switch self {
        case .motion: MotionFields.keys.contains(key)
        case .theme: ThemeFields.keys.contains(key)
        case .manifest: ["version", "assets"].contains(key)
        case .spec: SpecOption.keys(.top).contains(key)
        }
    }
}

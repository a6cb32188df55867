package import Basics
internal import Drawing
internal import Indicators

/// The file that an option's value names, if it names one: these paths are relative to the manifest.
package enum InputPath {
    /// Options whose values may be paths, with how one is told from a name.
    package static let keys: [OptionKey: @Sendable (String) -> Bool] = [
        .theme: { SpecPath.themeFile($0) != nil }, .motion: SpecPath.isFile, .font: FontChoice.isPath,
        .log: { _ in true },
        .shape: Source<CustomShape>.isShapeFile, .center: CenterChoice.isFile,
    ]

    package static func isPath(_ text: String, of key: OptionKey) -> Bool { keys[key]?(text) ?? false }

    /// The path of the file that a value names, without the look of a theme; nil where it names none.
    package static func path(_ text: String, of key: OptionKey) -> String? {
        guard isPath(text, of: key) else { return nil }
        return key == .theme ? SpecPath.themeFile(text)?.path : text
    }
}

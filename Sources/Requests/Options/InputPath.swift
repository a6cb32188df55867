package import Basics
internal import Drawing
internal import Indicators

/// The file that an option's value names, if it names one: these paths are relative to the manifest.
package enum InputPath {
    /// Options whose values may be paths, with how one is told from a name.
    package static let keys: [OptionKey: @Sendable (String) -> Bool] = [
        .theme: SpecPath.isFile, .motion: SpecPath.isFile, .font: FontChoice.isPath, .log: { _ in true },
        .shape: Source<CustomShape>.isShapeFile,
    ]

    package static func isPath(_ text: String, of key: OptionKey) -> Bool { keys[key]?(text) ?? false }
}

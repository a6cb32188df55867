/// The origin of published figures of a theme, and the revision in which they were read.
public struct ThemeSource: Hashable, Sendable {
    /// The published figures, in words.
    public var figures: String
    /// The repository or package, and the place in it.
    public var place: String
    /// The commit, with a version where there is one; empty where it is unknown.
    public var revision: String

    /// Creates the source of figures from one place.
    public init(_ figures: String, _ place: String, revision: String = "") {
        self.figures = figures
        self.place = place
        self.revision = revision
    }

    /// The place with its revision, as in `material-web @70e259d v34.0.21`.
    public var text: String { revision.isEmpty ? place : "\(place) @\(revision)" }

    /// Spindle's own figures.
    static let own = [ThemeSource("everything", "Spindle")]

    /// The sources of SAP Fiori for iOS.
    static let fiori = [
        ThemeSource(
            "colors", "SAP/cloud-sdk-ios-fiori FioriThemeManager/Palettes/PaletteV8.swift (Apache-2.0)",
            revision: "098daf0"),
        ThemeSource(
            "sizes, type, tracks and steps", "SAP/cloud-sdk-ios-fiori FioriSwiftUICore (Apache-2.0)",
            revision: "098daf0"),
    ]

    /// The sources of Material 3. The colors and the type are also those of androidx's Compose Material 3.
    static let material = [
        ThemeSource("colors and type", "material-web tokens (Apache-2.0)", revision: "70e259d v34.0.21"),
        ThemeSource(
            "rings, gaps and tracks",
            "material-components-android progressindicator/res/values/styles.xml (Apache-2.0)",
            revision: "ac7e18e"),
    ]
    /// The source of the expressive figures.
    static let expressive = ThemeSource(
        "colors on containers",
        "androidx/androidx compose/material3 ColorScheme.kt expressiveLightColorScheme (Apache-2.0)",
        revision: "1d0cd1f")
}

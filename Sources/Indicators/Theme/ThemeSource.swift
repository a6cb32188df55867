/// Where the published figures of more than one theme come from.
enum ThemeSource {
    /// `PaletteV8.swift` and the styles beside it, at 098daf0.
    static let fiori = "SAP/cloud-sdk-ios-fiori PaletteV8 and its styles (Apache-2.0)"
    /// At 70e259d; equal to the tokens of androidx's Compose Material 3.
    static let material = "material-web tokens v34.0.21 (Apache-2.0)"
}

import MotionCore

extension Theme {
    private static let fiori = "SAP/cloud-sdk-ios-fiori PaletteV8 and its styles (Apache-2.0)"
    private static let material = "material-web tokens v34.0.21 (Apache-2.0)"
    private static let own = "Spindle"

    public static let neutralLight = Theme(
        "neutral-light", "Calm blue on light surfaces", source: own, .neutral, .material, .materialAdvance)
    public static let neutralDark = Theme(
        "neutral-dark", "Calm blue on dark surfaces", source: own, .neutral, .material, .materialAdvance)
    public static let fioriLight = Theme(
        "fiori-light", "SAP Fiori on light surfaces", source: fiori, .fiori, .fiori, .fioriProcessing,
        .fioriLinear)
    public static let fioriDark = Theme(
        "fiori-dark", "SAP Fiori on dark surfaces", source: fiori, .fiori, .fiori, .fioriProcessing,
        .fioriLinear)
    public static let materialLight = Theme(
        "material-light", "Material 3 on light surfaces", source: material, .material, .material,
        .materialAdvance)
    public static let materialDark = Theme(
        "material-dark", "Material 3 on dark surfaces", source: material, .material, .material,
        .materialAdvance)
    public static let highContrast = Theme(
        "high-contrast", "The strongest contrast, on black", source: own, .highContrast, .material,
        .materialAdvance)
}

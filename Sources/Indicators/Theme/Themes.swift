import Drawing
import MotionCore

extension Theme {
    private static let fiori = "SAP/cloud-sdk-ios-fiori PaletteV8 (Apache-2.0): tintColor, secondaryFill"
    private static let material = "material-web tokens v34.0.21 (Apache-2.0): primary, secondaryContainer"
    private static let own = "Spindle"

    private static func theme(
        _ name: String, _ summary: String, _ source: String, _ indicator: UInt32, _ track: UInt32,
        _ motion: Motion, _ linearMotion: Motion = .materialDisjoint
    ) -> Theme {
        Theme(
            name: name, summary: summary, source: source, indicator: Color(rgba: indicator),
            track: Color(rgba: track), motion: motion, linearMotion: linearMotion)
    }

    public static let neutralLight = theme(
        "neutral-light", "Calm blue on light surfaces", own, 0x2F6D_B0FF, 0xD5DC_E4FF, .materialAdvance)
    public static let neutralDark = theme(
        "neutral-dark", "Calm blue on dark surfaces", own, 0x7FB2_E5FF, 0x3641_4DFF, .materialAdvance)
    public static let fioriLight = theme(
        "fiori-light", "SAP Fiori on light surfaces", fiori, 0x0070_F2FF, 0x8396_A833, .fioriProcessing,
        .fioriLinear)
    public static let fioriDark = theme(
        "fiori-dark", "SAP Fiori on dark surfaces", fiori, 0x4DB1_FFFF, 0x8396_A847, .fioriProcessing,
        .fioriLinear)
    public static let materialLight = theme(
        "material-light", "Material 3 on light surfaces", material, 0x6750_A4FF, 0xE8DE_F8FF, .materialAdvance
    )
    public static let materialDark = theme(
        "material-dark", "Material 3 on dark surfaces", material, 0xD0BC_FFFF, 0x4A44_58FF, .materialAdvance)
    public static let highContrast = theme(
        "high-contrast", "The strongest contrast, on black", own, 0x4DE3_FFFF, 0x6E6E_6EFF, .materialAdvance)
}

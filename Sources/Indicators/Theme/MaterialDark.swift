internal import MotionCore

extension Theme {
    /// Material 3's baseline colors on dark surfaces.
    public static let materialDark = Theme(
        "material-dark", "Material 3 on dark surfaces",
        also: ["google", "android", "m3", "material-3", "night"], source: ThemeSource.material, .material,
        .material,
        .materialAdvance,
        published: [
            .surface: 0x1412_18FF,
            .card: 0x1D1B_20FF,
            .cardHairline: 0x4945_4FFF,
            .dialog: 0x2B29_30FF,
            .scrim: 0x0000_0052,
            .indicator: 0xD0BC_FFFF,
            .track: 0x4A44_58FF,
            .linearTrack: 0x4A44_58FF,
            .error: 0xF2B8_B5FF,
            .disabled: 0xE6E0_E961,
            .label: 0xE6E0_E9FF,
            .secondaryLabel: 0xCAC4_D0FF,
            .toast: 0xE6E0_E9FF,
            .toastLabel: 0x322F_35FF,
            .button: 0xD0BC_FFFF,
            .buttonLabel: 0x381E_72FF,
        ],
        own: [
            .cardOverlay: 0x1D1B_20CC,
            .success: 0x9CD6_7DFF,
            .paused: 0xCAC4_D0FF,
            .toastIndicator: 0x6750_A4FF,
            .toastError: 0xB326_1EFF,
            .toastSuccess: 0x386A_20FF,
            .placeholder: 0x3634_3BFF,
            .stepCompleteFill: 0xD0BC_FFFF,
            .stepCompleteNumber: 0x381E_72FF,
            .stepFill: 0x1412_18FF,
            .stepErrorSelectedFill: 0x8C1D_18FF,
            .stepError: 0xF2B8_B5FF,
            .stepActive: 0xD0BC_FFFF,
            .stepLine: 0x4945_4FFF,
            .stepDefaultStroke: 0x938F_99FF,
            .stepDefaultNumber: 0xCAC4_D0FF,
            .stepDisabledFill: 0xE6E0_E91F,
            .stepDisabled: 0xE6E0_E961,
            .stepDisabledLine: 0xE6E0_E91F,
        ])
}

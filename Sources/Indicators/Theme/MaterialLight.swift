internal import MotionCore

extension Theme {
    /// Material 3's baseline colors on light surfaces.
    public static let materialLight = Theme(
        "material-light", "Material 3 on light surfaces", also: ["google", "android", "m3", "material-3"],
        source: ThemeSource.material, .material, .material,
        .materialAdvance,
        published: [
            .surface: 0xFEF7_FFFF,
            .card: 0xF7F2_FAFF,
            .cardHairline: 0xCAC4_D0FF,
            .dialog: 0xECE6_F0FF,
            .scrim: 0x0000_0052,
            .indicator: 0x6750_A4FF,
            .track: 0xE8DE_F8FF,
            .linearTrack: 0xE8DE_F8FF,
            .error: 0xB326_1EFF,
            .disabled: 0x1D1B_2061,
            .label: 0x1D1B_20FF,
            .secondaryLabel: 0x4945_4FFF,
            .toast: 0x322F_35FF,
            .toastLabel: 0xF5EF_F7FF,
            .button: 0x6750_A4FF,
            .buttonLabel: 0xFFFF_FFFF,
        ],
        own: [
            .cardOverlay: 0xF7F2_FACC,
            .success: 0x386A_20FF,
            .paused: 0x4945_4FFF,
            .toastIndicator: 0xD0BC_FFFF,
            .toastError: 0xF2B8_B5FF,
            .toastSuccess: 0x9CD6_7DFF,
            .placeholder: 0xE6E0_E9FF,
            .stepCompleteFill: 0x6750_A4FF,
            .stepCompleteNumber: 0xFFFF_FFFF,
            .stepFill: 0xFEF7_FFFF,
            .stepErrorSelectedFill: 0xF9DE_DCFF,
            .stepError: 0xB326_1EFF,
            .stepActive: 0x6750_A4FF,
            .stepLine: 0xCAC4_D0FF,
            .stepDefaultStroke: 0x7974_7EFF,
            .stepDefaultNumber: 0x4945_4FFF,
            .stepDisabledFill: 0x1D1B_201F,
            .stepDisabled: 0x1D1B_2061,
            .stepDisabledLine: 0x1D1B_201F,
            .stepButton: 0x6750_A4FF,
        ])
}

internal import MotionCore

extension Theme {
    /// SAP Fiori for iOS on dark surfaces. The palette's argument names are inverted: `lightColor` is for dark backgrounds.
    ///
    /// Success is green (`positiveLabel`), as in the design document; the source's linear and checkout styles have the tint
    /// color for it.
    public static let fioriDark = Theme(
        "fiori-dark", "SAP Fiori on dark surfaces", synonyms: ["sap", "ui5", "horizon", "night"],
        sources: ThemeSource.fiori, .fiori, .fiori,
        .fioriProcessing, .fioriLinear,
        published: [
            .card: 0x161C_21FF,
            .cardHairline: 0xA9B4_BE3D,
            .indicator: 0x4DB1_FFFF,
            .track: 0x8396_A847,
            .linearTrack: 0x8396_A850,
            .error: 0xFF5C_77FF,
            .label: 0xF5F6_F7FF,
            .secondaryLabel: 0xD5DA_DDFF,
            .linearLabel: 0xA9B4_BEFF,
            .toastLabel: 0xF5F6_F7FF,
            .button: 0x4DB1_FFFF,
            .buttonPressed: 0x1B90_FFFF,
            .stepCompleteFill: 0x4DB1_FFFF,
            .stepCompleteNumber: 0x0000_00FF,
            .stepPressed: 0x1B90_FFFF,
            .stepFill: 0x0000_00FF,
            .stepErrorSelectedFill: 0xEE39_391F,
            .stepError: 0xFF5C_77FF,
            .stepErrorPressed: 0xEE39_39FF,
            .stepActive: 0x4DB1_FFFF,
            .stepLine: 0x8396_A85E,
            .stepDefaultStroke: 0xA9B4_BEFF,
            .stepDefaultNumber: 0xA9B4_BEFF,
            .stepDisabledFill: 0x8396_A829,
            .stepDisabled: 0xA9B4_BEFF,
            .stepDisabledLine: 0xA9B4_BEFF,
        ],
        own: [
            .surface: 0x0000_00FF,
            .dialog: 0x242D_37FF,
            .scrim: 0x0000_0052,
            .cardOverlay: 0x161C_21CC,
            .container: 0x8396_A847,
            .contained: 0x4DB1_FFFF,
            .success: 0x5DC1_22FF,
            .paused: 0x8396_A8FF,
            .disabled: 0xA9B4_BE4D,
            .toast: 0x2D35_3EFF,
            .toastIndicator: 0x4DB1_FFFF,
            .toastError: 0xFF5C_77FF,
            .toastSuccess: 0x5DC1_22FF,
            .buttonLabel: 0x0000_00FF,
            .placeholder: 0x8396_A84D,
            .stepButton: 0x4DB1_FFFF,
        ])
}

internal import MotionCore

extension Theme {
    /// SAP Fiori for iOS with increased contrast, on dark surfaces: the palette's own variants, `contrastLightColor`.
    ///
    /// Success is green (`positiveLabel`), as in the design document; the source's linear and checkout styles have the tint
    /// color for it.
    public static let fioriHighContrastDark = Theme(
        "fiori-high-contrast-dark", "SAP Fiori on dark surfaces, where contrast is increased",
        synonyms: ["sap", "ui5", "horizon", "hcb", "night", "accessible", "accessibility", "a11y"],
        sources: ThemeSource.fiori, .fioriHighContrast, .fiori,
        .fioriProcessing, .fioriLinear,
        published: [
            .card: 0x1D25_2AFF,
            .cardHairline: 0xD5DA_DD3D,
            .indicator: 0x5CB7_FFFF,
            .track: 0x8396_A861,
            .linearTrack: 0xA9B4_BE50,
            .error: 0xFF8C_B2FF,
            .label: 0xFFFF_FFFF,
            .secondaryLabel: 0xEAEC_EEFF,
            .linearLabel: 0xD5DA_DDFF,
            .toastLabel: 0xFFFF_FFFF,
            .button: 0x5CB7_FFFF,
            .buttonPressed: 0x3399_FFFF,
            .stepCompleteFill: 0x5CB7_FFFF,
            .stepCompleteNumber: 0x0000_00FF,
            .stepPressed: 0x3399_FFFF,
            .stepFill: 0x0000_00FF,
            .stepErrorSelectedFill: 0xFF5C_771F,
            .stepError: 0xFF8C_B2FF,
            .stepErrorPressed: 0xFF5C_77FF,
            .stepActive: 0x5CB7_FFFF,
            .stepLine: 0xA9B4_BE5E,
            .stepDefaultStroke: 0xD5DA_DDFF,
            .stepDefaultNumber: 0xD5DA_DDFF,
            .stepDisabledFill: 0x8396_A838,
            .stepDisabled: 0xD5DA_DDFF,
            .stepDisabledLine: 0xD5DA_DDFF,
        ],
        own: [
            .surface: 0x0000_00FF,
            .dialog: 0x1D25_2AFF,
            .scrim: 0x0000_0052,
            .cardOverlay: 0x1D25_2ACC,
            .container: 0x8396_A861,
            .contained: 0x5CB7_FFFF,
            .success: 0x97DD_40FF,
            .paused: 0xA9B4_BEFF,
            .disabled: 0xA9B4_BE80,
            .toast: 0x3944_4CFF,
            .toastIndicator: 0x5CB7_FFFF,
            .toastError: 0xFF8C_B2FF,
            .toastSuccess: 0x97DD_40FF,
            .buttonLabel: 0x0000_00FF,
            .placeholder: 0x8396_A866,
            .stepButton: 0x5CB7_FFFF,
        ])
}

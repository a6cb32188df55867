internal import MotionCore

extension Theme {
    /// SAP Fiori for iOS with increased contrast, on light surfaces: the palette's own variants, `contrastDarkColor`.
    ///
    /// Success is green (`positiveLabel`), as in the design document; the source's linear and checkout styles have the tint
    /// color for it.
    public static let fioriHighContrastLight = Theme(
        "fiori-high-contrast-light", "SAP Fiori on light surfaces, where contrast is increased",
        synonyms: ["sap", "ui5", "horizon", "hcw", "accessible", "accessibility", "a11y"],
        sources: ThemeSource.fiori, .fioriHighContrast, .fiori,
        .fioriProcessing, .fioriLinear,
        published: [
            .card: 0xFFFF_FFFF,
            .cardHairline: 0x354A_5F3D,
            .indicator: 0x0046_A8FF,
            .track: 0x8799_AB4D,
            .linearTrack: 0x354A_5F50,
            .error: 0x7F05_05FF,
            .label: 0x0000_00FF,
            .secondaryLabel: 0x2235_48FF,
            .linearLabel: 0x354A_5FFF,
            .toastLabel: 0x0000_00FF,
            .button: 0x0046_A8FF,
            .buttonPressed: 0x001E_70FF,
            .stepCompleteFill: 0x0046_A8FF,
            .stepCompleteNumber: 0xFFFF_FFFF,
            .stepPressed: 0x001E_70FF,
            .stepFill: 0xFFFF_FFFF,
            .stepErrorSelectedFill: 0xD20A_0A14,
            .stepError: 0x7F05_05FF,
            .stepErrorPressed: 0x4E03_03FF,
            .stepActive: 0x0046_A8FF,
            .stepLine: 0x354A_5F5E,
            .stepDefaultStroke: 0x354A_5FFF,
            .stepDefaultNumber: 0x354A_5FFF,
            .stepDisabledFill: 0x8799_AB1A,
            .stepDisabled: 0x354A_5FFF,
            .stepDisabledLine: 0x354A_5FFF,
        ],
        own: [
            .surface: 0xE8EB_EDFF,
            .dialog: 0xFFFF_FFFF,
            .scrim: 0x0000_0052,
            .cardOverlay: 0xFFFF_FFCC,
            .container: 0x8799_AB4D,
            .contained: 0x0046_A8FF,
            .success: 0x1643_23FF,
            .paused: 0x2235_48FF,
            .disabled: 0x354A_5F57,
            .toast: 0xE1E5_EAFF,
            .toastIndicator: 0x0046_A8FF,
            .toastError: 0x7F05_05FF,
            .toastSuccess: 0x1643_23FF,
            .buttonLabel: 0xFFFF_FFFF,
            .placeholder: 0x8799_AB57,
            .stepButton: 0x0046_A8FF,
        ])
}

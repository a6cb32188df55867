internal import MotionCore

extension Theme {
    /// SAP Fiori for iOS on light surfaces. The palette's argument names are inverted: `darkColor` is for light
    /// backgrounds.
    ///
    /// Success is green (`positiveLabel`), as in the design document; the source's linear and checkout styles have the tint
    /// color for it.
    public static let fioriLight = Theme(
        "fiori-light", "SAP Fiori on light surfaces", synonyms: ["sap", "ui5", "horizon"],
        sources: ThemeSource.fiori, .fiori, .fiori,
        .fioriProcessing, .fioriLinear,
        published: [
            .card: 0xFFFF_FFFF,
            .cardHairline: 0x5B73_8B3D,
            .indicator: 0x0070_F2FF,
            .track: 0x8396_A833,
            .linearTrack: 0x5B73_8B50,
            .error: 0xAA08_08FF,
            .label: 0x2235_48FF,
            .secondaryLabel: 0x475E_75FF,
            .linearLabel: 0x5B73_8BFF,
            .toastLabel: 0x2235_48FF,
            .button: 0x0070_F2FF,
            .buttonPressed: 0x0040_B0FF,
            .stepCompleteFill: 0x0070_F2FF,
            .stepCompleteNumber: 0xFFFF_FFFF,
            .stepPressed: 0x0040_B0FF,
            .stepFill: 0xFFFF_FFFF,
            .stepErrorSelectedFill: 0xEE39_3914,
            .stepError: 0xAA08_08FF,
            .stepErrorPressed: 0x8406_06FF,
            .stepActive: 0x0070_F2FF,
            .stepLine: 0x5B73_8B5E,
            .stepDefaultStroke: 0x5B73_8BFF,
            .stepDefaultNumber: 0x5B73_8BFF,
            .stepDisabledFill: 0x8396_A817,
            .stepDisabled: 0x5B73_8BFF,
            .stepDisabledLine: 0x5B73_8BFF,
        ],
        own: [
            .surface: 0xF5F6_F7FF,
            .dialog: 0xFFFF_FFFF,
            .scrim: 0x0000_0052,
            .cardOverlay: 0xFFFF_FFCC,
            .container: 0x8396_A833,
            .contained: 0x0070_F2FF,
            .success: 0x256F_3AFF,
            .paused: 0x354A_5FFF,
            .disabled: 0x8396_A875,
            .toast: 0xEDEF_F2FF,
            .toastIndicator: 0x0070_F2FF,
            .toastError: 0xAA08_08FF,
            .toastSuccess: 0x256F_3AFF,
            .buttonLabel: 0xFFFF_FFFF,
            .placeholder: 0x8396_A83D,
            // `sapLinkColor` and `sapButton_TextColor` of SAP Horizon (SAP/theming-base-content @30a843e,
            // baseLib/sap_horizon): the tint color has a contrast of only 4.21.
            .stepButton: 0x0064_D9FF,
        ])
}

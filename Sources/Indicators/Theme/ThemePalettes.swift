internal import Drawing

/// The published and the chosen colors of the themes in the catalogue.
///
/// Fiori's come from SAP/cloud-sdk-ios-fiori, `PaletteV8.swift` and the styles beside it, at 098daf0 (Apache-2.0);
/// the palette's argument names are inverted there, `lightColor` is for dark grounds. Material's come from
/// material-components/material-web, tokens v34.0.21, at 70e259d (Apache-2.0), and equal those of
/// androidx's Compose Material 3. A star marks what the source does not say: a value or a choice of
/// token that is ours, as all of the other themes are.
enum ThemePalettes {
    static let themes = [
        "fiori-light", "fiori-dark", "material-light", "material-dark", "high-contrast", "neutral-light",
        "neutral-dark",
    ]

    /// One row for each slot, one column for each theme: `RRGGBB`, or `RRGGBBAA` with alpha last.
    static let rows: [(slot: ThemeSlot, colors: String)] = [
        (.surface, "F5F6F7* 000000* FEF7FF 141218 000000* F7F9FB* 14181D*"),
        (.card, "FFFFFF 161C21 F7F2FA 1D1B20 000000* FFFFFF* 1C2229*"),
        (.cardHairline, "5B738B3D A9B4BE3D CAC4D0 49454F FFFFFF* D5DCE4* 36414D*"),
        (.dialog, "FFFFFF* 242D37* ECE6F0 2B2930 000000* FFFFFF* 252C35*"),
        (.scrim, "00000052* 00000052* 00000052 00000052 000000CC* 00000052* 00000052*"),
        (.cardOverlay, "FFFFFFCC* 161C21CC* F7F2FACC* 1D1B20CC* 000000CC* FFFFFFCC* 1C2229CC*"),
        (.indicator, "0070F2 4DB1FF 6750A4 D0BCFF 4DE3FF* 2F6DB0* 7FB2E5*"),
        (.track, "8396A833 8396A847 E8DEF8 4A4458 6E6E6E* D5DCE4* 36414D*"),
        (.linearTrack, "5B738B50 8396A850 E8DEF8 4A4458 6E6E6E* D5DCE4* 36414D*"),
        (.error, "AA0808 FF5C77 B3261E F2B8B5 FF9B9B* B42318* FF8A80*"),
        (.success, "256F3A* 5DC122* 386A20* 9CD67D* 6EF08A* 1E7A45* 6FCF97*"),
        (.paused, "354A5F* 8396A8* 49454F* CAC4D0* FFD84D* 5F6B7A* 9AA5B1*"),
        (.disabled, "8396A875* A9B4BE4D* 1D1B2061 E6E0E961 A6A6A6* A3ACB8* 5C6773*"),
        (.label, "223548 F5F6F7 1D1B20 E6E0E9 FFFFFF* 1F2933* F5F7FA*"),
        (.secondaryLabel, "475E75 D5DADD 49454F CAC4D0 E6E6E6* 52606D* C3CCD6*"),
        (.toast, "EDEFF2* 2D353E* 322F35 E6E0E9 FFFFFF* 323F4B* E4E7EB*"),
        (.toastLabel, "223548 F5F6F7 F5EFF7 322F35 000000* F5F7FA* 1F2933*"),
        (.toastIndicator, "0070F2* 4DB1FF* D0BCFF* 6750A4* 00408F* 8FBCEB* 1F5C9E*"),
        (.toastError, "AA0808* FF5C77* F2B8B5* B3261E* 8B0000* FF9D94* A51D14*"),
        (.toastSuccess, "256F3A* 5DC122* 9CD67D* 386A20* 0B5720* 6FCF97* 17663A*"),
        (.button, "0070F2 4DB1FF 6750A4 D0BCFF 4DE3FF* 2F6DB0* 7FB2E5*"),
        (.buttonLabel, "FFFFFF* 000000* FFFFFF 381E72 000000* FFFFFF* 14181D*"),
        (.placeholder, "8396A83D* 8396A84D* E6E0E9* 36343B* 5A5A5A* E3E8EE* 2E3742*"),
        (.stepCompleteFill, "0070F2 4DB1FF 6750A4* D0BCFF* 4DE3FF* 2F6DB0* 7FB2E5*"),
        (.stepCompleteNumber, "FFFFFF 000000 FFFFFF* 381E72* 000000* FFFFFF* 14181D*"),
        (.stepFill, "FFFFFF 000000 FEF7FF* 141218* 000000* FFFFFF* 14181D*"),
        (.stepErrorSelectedFill, "EE393914 EE39391F F9DEDC* 8C1D18* 3D0000* FDECEA* 3A1D1D*"),
        (.stepError, "AA0808 FF5C77 B3261E* F2B8B5* FF9B9B* B42318* FF8A80*"),
        (.stepActive, "0070F2 4DB1FF 6750A4* D0BCFF* 4DE3FF* 2F6DB0* 7FB2E5*"),
        (.stepLine, "5B738B5E 8396A85E CAC4D0* 49454F* A6A6A6* BCC6D1* 46525F*"),
        (.stepDefaultStroke, "5B738B A9B4BE 79747E* 938F99* FFFFFF* 697586* 8793A1*"),
        (.stepDefaultNumber, "5B738B A9B4BE 49454F* CAC4D0* FFFFFF* 52606D* C3CCD6*"),
        (.stepDisabledFill, "8396A817 8396A829 1D1B201F* E6E0E91F* 000000* EEF1F4* 222A33*"),
        (.stepDisabled, "5B738B A9B4BE 1D1B2061* E6E0E961* A6A6A6* A3ACB8* 5C6773*"),
        (.stepDisabledLine, "5B738B A9B4BE 1D1B201F* E6E0E91F* 6E6E6E* D5DCE4* 36414D*"),
    ]

    /// The colors of a theme.
    static func palette(_ theme: String) -> [ThemePaint] {
        guard let column = themes.firstIndex(of: theme) else { preconditionFailure("there is no such theme") }
        return rows.map { row in
            // Bytes, for the program reads a palette whenever it starts: characters take ten times as long.
            let text = row.colors.utf8.split(separator: UInt8(ascii: " "))[column]
            let digits = text.prefix { $0 != UInt8(ascii: "*") }
            guard let color = try? Color(parsing: "#" + String(Substring(digits))) else {
                preconditionFailure("a color of the table is none")
            }
            return ThemePaint(slot: row.slot, color: color, isPublished: digits.count == text.count)
        }
    }
}

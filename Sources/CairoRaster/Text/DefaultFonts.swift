internal import Drawing

/// The font of texts that choose none, and the fonts that help out where a chosen font lacks a character.
///
/// They are named by file, and nothing else is ever looked at: which other fonts a machine has does not
/// show. Chinese, Japanese and Korean need a font of their own to be chosen, as theirs are large.
enum DefaultFonts {
    static let family = "Inter"
    private static let folder = TextFolder.fonts ?? "/usr/share/fonts/opentype/inter"
    static let package = "fonts-inter"

    /// A file for each weight.
    static let faces: [FontSet.Face] = [(400, "Regular"), (500, "Medium"), (600, "SemiBold"), (700, "Bold")]
        .map { weight, style in
            FontSet.Face(path: "\(folder)/Inter-\(style).otf", family: family, weight: weight)
        }

    private static let fallbackFolder = TextFolder.fonts ?? "/usr/share/fonts/truetype/noto"
    static let fallbackPackage = "fonts-noto-core"

    /// In the order in which they are asked for a character; each has a regular and a bold file.
    static let fallbackFamilies = [
        "Noto Sans",  // Latin, Greek and Cyrillic
        "Noto Sans Hebrew", "Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans Bengali",
        "Noto Sans Gurmukhi", "Noto Sans Gujarati", "Noto Sans Tamil", "Noto Sans Telugu",
        "Noto Sans Kannada", "Noto Sans Malayalam", "Noto Sans Sinhala", "Noto Sans Thai", "Noto Sans Lao",
        "Noto Sans Khmer", "Noto Sans Myanmar", "Noto Sans Georgian", "Noto Sans Armenian",
        "Noto Sans Ethiopic", "Noto Sans Symbols",
    ]

    /// - Throws: ``FontError`` that tells how to get `face`, of a package of Debian's, where its file is missing.
    static func require(_ face: FontSet.Face, of package: String) throws(FontError) {
        if FontFile.exists(face.path) { return }
        throw TextFolder.path == nil
            ? .notInstalled(file: face.path, package: package) : .incomplete(file: face.path)
    }

    static func fallbackFaces(bold: Bool) -> [FontSet.Face] {
        fallbackFamilies.map { family in
            let name = family.filter { $0 != " " }
            return FontSet.Face(
                path: "\(fallbackFolder)/\(name)-\(bold ? "Bold" : "Regular").ttf", family: family,
                weight: bold ? 700 : 400)
        }
    }
}

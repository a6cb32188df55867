internal import Drawing

/// The font of texts that choose none, and the fallback fonts for characters that a chosen font lacks.
///
/// They are named by file, and no other file is ever read, so that the result does not depend on the fonts of a machine.
/// Chinese, Japanese and Korean need a font of their own to be chosen, as theirs are large.
enum DefaultFonts {
    static let family = "Inter"
    private static let folder = TextFolder.fonts ?? "/usr/share/fonts/opentype/inter"
    static let package = "fonts-inter"

    /// The font files, one for each weight.
    static let faces: [FontSet.Face] = [(400, "Regular"), (500, "Medium"), (600, "SemiBold"), (700, "Bold")]
        .map { weight, style in
            FontSet.Face(path: "\(folder)/Inter-\(style).otf", family: family, weight: weight)
        }

    private static let fallbackFolder = TextFolder.fonts ?? "/usr/share/fonts/truetype/noto"
    static let fallbackPackage = "fonts-noto-core"

    /// The fallback families in the order of search; each has a regular and a bold file.
    static let fallbackFamilies = [
        "Noto Sans",  // Latin, Greek and Cyrillic
        "Noto Sans Hebrew", "Noto Sans Arabic", "Noto Sans Devanagari", "Noto Sans Bengali",
        "Noto Sans Gurmukhi", "Noto Sans Gujarati", "Noto Sans Tamil", "Noto Sans Telugu",
        "Noto Sans Kannada", "Noto Sans Malayalam", "Noto Sans Sinhala", "Noto Sans Thai", "Noto Sans Lao",
        "Noto Sans Khmer", "Noto Sans Myanmar", "Noto Sans Georgian", "Noto Sans Armenian",
        "Noto Sans Ethiopic", "Noto Sans Symbols",
    ]

    /// - Throws: ``FontError`` that says how to get `face`, from a package of Debian's, where its file is missing.
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

internal import CCairo
internal import CPango
internal import CPlatform
public import Drawing

/// The versions of the libraries that draw: another version may give other pixels.
public enum LibraryVersions {
    /// The version of Cairo, such as `1.16.0`.
    public static var cairo: String { unsafe String(cString: cairo_version_string()) }

    /// The version of Pixman, with which Cairo fills shapes, such as `0.42.2`; nil where it is not to be found.
    public static var pixman: String? {
        unsafe spindle_pixman_version().map { unsafe String(cString: $0) }
    }

    /// The versions of the libraries that lay out and outline texts, which are loaded for this.
    ///
    /// - Throws: ``FontError/noLibrary(_:)``.
    public static func text() throws(FontError) -> String {
        try textLibraries().map { "\($0.name) \($0.version)" }.joined(separator: ", ")
    }

    /// The versions of the same libraries by name.
    package static func textLibraries() throws(FontError) -> [(name: String, version: String)] {
        let functions = try PangoLibrary.load()
        func text(_ string: UnsafePointer<CChar>?) -> String {
            unsafe string.map { unsafe String(cString: $0) } ?? ""
        }
        var library: FT_Library?
        var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
        if unsafe functions.FT_Init_FreeType(&library) == 0, let library = unsafe library {
            unsafe functions.FT_Library_Version(library, &major, &minor, &patch)
            _ = unsafe functions.FT_Done_FreeType(library)
        }
        return unsafe [
            ("pango", text(functions.pango_version_string())),
            ("harfbuzz", text(functions.hb_version_string())),
            ("freetype", "\(major).\(minor).\(patch)"),
            // The version that Pango draws with, which is not always the one that this program is linked with.
            ("cairo", text(functions.cairo_version_string())),
        ]
    }
}

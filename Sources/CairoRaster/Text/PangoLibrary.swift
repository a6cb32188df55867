internal import CPango
internal import Drawing

/// The functions of Pango, which the first text loads.
enum PangoLibrary {
    /// - Throws: ``FontError/noLibrary(_:)`` or, where the libraries come with the program,
    ///   ``FontError/incomplete(file:)``.
    static func load() throws(FontError) -> SpindlePango {
        if let missing = loaded.missing {
            throw TextFolder.library.map { .incomplete(file: $0) } ?? .noLibrary(missing)
        }
        return loaded.functions
    }

    /// The loaded functions, which never change.
    private static let loaded: (functions: SpindlePango, missing: String?) = {
        var functions = SpindlePango()
        func load(_ bundle: UnsafePointer<CChar>?) -> String? {
            unsafe spindle_pango_load(&functions, bundle).map { unsafe String(cString: $0) }
        }
        // The missing name may be the given one, which lives only as long as the call.
        let missing =
            if let library = TextFolder.library { unsafe library.withCString { unsafe load($0) } } else {
                load(nil)
            }
        if let missing { return (functions, missing) }
        // Pango asks for fontconfig's default configuration even where it is given another, and would read that of the
        // machine: an empty one replaces it in this process.
        if let empty = unsafe functions.FcConfigCreate() {
            unsafe _ = functions.FcConfigSetCurrent(empty)
            unsafe functions.FcConfigDestroy(empty)
        }
        return (functions, nil)
    }()
}

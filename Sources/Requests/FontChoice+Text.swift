internal import Drawing

extension FontChoice {
    /// The installed family of that name, or the file of that path.
    package init(parsing text: String) { self = Self.isPath(text) ? .file(text) : .family(text) }

    /// Whether the name of a font is the path of a file.
    package static func isPath(_ font: String) -> Bool {
        font.contains("/")
            || [".ttf", ".otf", ".ttc", ".otc"].contains { font.lowercased().hasSuffix($0) }
    }
}

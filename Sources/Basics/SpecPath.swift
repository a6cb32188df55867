/// Paths of specs: of requests, manifests, motions and themes.
public enum SpecPath {
    /// The path that stands for standard input.
    public static let standardInput = "-"

    /// Whether a text, where a name could stand as well, is the path of such a file.
    public static func isFile(_ text: String) -> Bool {
        [".yaml", ".yml", ".json"].contains { text.lowercased().hasSuffix($0) }
    }

    /// The path of a theme file, and the look of the theme that is asked for after a colon: `brand.yaml:dark`. Nil for a text
    /// that names no file; a path that ends as files do is one, whatever colons it has.
    package static func themeFile(_ text: String) -> (path: String, look: String?)? {
        if isFile(text) { return (text, nil) }
        guard let (path, look) = parted(look: text), isFile(path) else { return nil }
        return (path, look)
    }

    /// A text before and after its last colon; nil for one without, or with folders after it.
    package static func parted(look text: String) -> (name: String, look: String)? {
        guard let colon = text.lastIndex(of: ":") else { return nil }
        let look = text[text.index(after: colon)...]
        return look.contains("/") ? nil : (String(text[..<colon]), String(look))
    }
}

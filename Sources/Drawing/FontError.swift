/// The reason why a font cannot be used.
public enum FontError: Error, Hashable, CustomStringConvertible {
    /// A library that lays out text is not installed, or lacks a function.
    case noLibrary(String)
    /// A file of the default font, or of one that helps it out, is not installed.
    case notInstalled(file: String, package: String)
    /// A file that travels with the program, a font or what sets texts, is missing or damaged.
    case incomplete(file: String)
    /// No installed family has that name.
    case noFamily(String, nearest: String?)
    /// No installed family has that name, but a font file has: its name does not end as those of fonts do.
    case fileWithoutPath(String)
    /// The file is not there, is not a file or cannot be read.
    case noFile(String)
    /// Something else than a file is there: "a folder".
    case notFile(String, kind: String)
    /// The file has more bytes than ``FontSet/maxBytes``.
    case tooLarge(String)
    /// The file holds no font.
    case noFont(String)

    /// A sentence that says what is missing or wrong, and how to fix it.
    public var description: String {
        switch self {
        case .noLibrary(let name):
            "text needs Pango, and \(name) is missing: install libpangocairo-1.0-0 and libpangoft2-1.0-0 (Debian, Ubuntu) or pango (Homebrew)"
        case .notInstalled(let file, let package):
            "text needs \(file), which is missing: install \(package) (Debian, Ubuntu), or choose another font"
        case .incomplete(let file):
            "text needs \(file), which came with Spindle and is missing or damaged: install Spindle again"
        case .noFamily(let name, let nearest):
            "no font family \"\(name)\" is installed"
                + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
                + " (\"fc-list : family\" lists what is)"
        case .noFile(let path): "the font file \"\(path)\" does not exist or cannot be read"
        case .fileWithoutPath(let name):
            "no font family \"\(name)\" is installed; write ./\(name) for the font file"
        case .notFile(let path, let kind):
            "\"\(path)\" is \(kind), not a font; name a font file, or an installed family"
        case .tooLarge(let path):
            "the font file \"\(path)\" has more than \(FontSet.maxBytes) bytes, which is too large"
        case .noFont(let path): "\"\(path)\" is not a font; name a font file, or an installed family"
        }
    }
}

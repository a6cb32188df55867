/// Paths of specs: of requests, manifests, motions and themes.
public enum SpecPath {
    /// The path that stands for standard input.
    public static let standardInput = "-"

    /// Whether a text, where a name could stand as well, is the path of such a file.
    public static func isFile(_ text: String) -> Bool {
        [".yaml", ".yml", ".json"].contains { text.lowercased().hasSuffix($0) }
    }
}

/// Words as POSIX shells read them.
public enum ShellWord {
    /// A text between single quotes.
    public static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }

    /// A text that a shell takes as one word: between quotes where it needs them.
    public static func of(_ text: String) -> String {
        let isPlain =
            !text.isEmpty
            && text.utf8.allSatisfy {
                switch $0 {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: "._/@%+=:,-".utf8.contains($0)
                }
            }
        return isPlain ? text : quoted(text)
    }
}

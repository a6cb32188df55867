/// The rules for the name of an asset, which becomes part of file names on every platform.
package enum AssetName {
    /// The longest name in UTF-8 bytes: file systems end at 255, and numbers, scale and extension follow.
    package static let longest = 200

    /// The message about an invalid `name`; nil if it is valid.
    package static func problem(with name: String) -> String? {
        if name.isEmpty { return "a name cannot be empty" }
        if let problem = problem(withLength: name.utf8.count) { return problem }
        if let bad = name.unicodeScalars.first(where: isForbidden) {
            return
                "\"\(bad.escaped(asASCII: true))\" in \(quoted(name)) is not allowed in file names on some systems; "
                + "use letters, digits, spaces, \"-\", \"_\" and \".\""
        }
        if name.hasPrefix(".") || name.hasPrefix("-") || name.hasPrefix(" ") || hasTwoPeriods(name) {
            return
                "\(quoted(name)) cannot begin with \".\", \"-\" or a space, or contain \"..\""
        }
        let stem = name.prefix { $0 != "." && $0 != " " }.uppercased()
        if reserved.contains(stem) {
            return "\(quoted(name)) is the name of a device on Windows; use another name"
        }
        return nil
    }

    private static func hasTwoPeriods(_ name: String) -> Bool {
        var last: UInt8?
        for byte in name.utf8 {
            if byte == UInt8(ascii: "."), last == byte { return true }
            last = byte
        }
        return false
    }

    /// The message about a name of too many bytes; nil if the length is valid.
    package static func problem(withLength count: Int) -> String? {
        count > longest ? "a name of \(count) bytes is too long: at most \(longest)" : nil
    }

    private static func quoted(_ name: String) -> String {
        // Forbidden characters are not printed to a terminal either.
        let shown = name.unicodeScalars.prefix(40).map {
            isForbidden($0) ? $0.escaped(asASCII: true) : "\($0)"
        }
        return "\"\(shown.joined())\(name.unicodeScalars.count > 40 ? "…" : "")\""
    }

    /// The longest path of a folder in UTF-8 bytes.
    static let longestFolder = 1000

    /// The message about an invalid path of a folder below the output folder; nil if it is valid. An empty path is the
    /// output folder itself.
    package static func problem(withFolder path: String) -> String? {
        if path.isEmpty { return nil }
        if let problem = problem(withFolderLength: path.utf8.count) { return problem }
        for part in path.split(separator: "/", omittingEmptySubsequences: false) {
            if part.isEmpty {
                return "a folder's path cannot begin or end with \"/\", or contain \"//\""
            }
            if let problem = problem(with: String(part)) { return problem }
            if part.last == "." || part.last == " " {
                return "a folder's name cannot end with \".\" or a space"
            }
        }
        return nil
    }

    /// The message about a path of too many bytes; nil if the length is valid.
    package static func problem(withFolderLength count: Int) -> String? {
        count > longestFolder ? "a path of \(count) bytes is too long: at most \(longestFolder)" : nil
    }

    /// Names that stand for devices on Windows, whatever follows a period.
    private static let reserved =
        ["CON", "PRN", "AUX", "NUL"] + (0...9).flatMap { ["COM\($0)", "LPT\($0)"] }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "/", "\\", ":", "*", "?", "\"", "<", ">", "|": true
        default:
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
            default: false
            }
        }
    }
}

/// What an asset may be called: its name becomes part of file names on every platform.
enum AssetName {
    /// The longest name in UTF-8 bytes: file systems end at 255, and numbers, scale and extension follow.
    static let longest = 200

    /// What is wrong with `name`, or nil.
    static func problem(with name: String) -> String? {
        // What is forbidden is not sent to a terminal either.
        let shown = name.unicodeScalars.prefix(40).map {
            isForbidden($0) ? $0.escaped(asASCII: true) : "\($0)"
        }
        let quoted = "\"\(shown.joined())\(name.unicodeScalars.count > 40 ? "…" : "")\""
        if name.isEmpty { return "a name is not empty" }
        if name.utf8.count > longest {
            return "a name of \(name.utf8.count) bytes is too long: at most \(longest)"
        }
        if let bad = name.unicodeScalars.first(where: isForbidden) {
            return
                "\"\(bad.escaped(asASCII: true))\" in \(quoted) cannot be part of a file name everywhere; "
                + "use letters, digits, spaces, \u{2018}-\u{2019}, \u{2018}_\u{2019} and \u{2018}.\u{2019}"
        }
        if name.hasPrefix(".") || name.hasPrefix("-") || name.hasPrefix(" ") || name.contains("..") {
            return
                "\(quoted) must not begin with \u{2018}.\u{2019}, \u{2018}-\u{2019} or a space, nor contain \u{2018}..\u{2019}"
        }
        return nil
    }

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

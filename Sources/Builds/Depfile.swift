public import Basics

/// The dependencies of a build as a rule in the syntax of make.
public enum Depfile {
    /// One rule: all `outputs` are made from all `inputs`. Each input has a rule of its own without anything, as `gcc -MP` has
    /// it, so that one that was removed is a change and no error.
    ///
    /// - Throws: ``SpecError`` for a path that make and Ninja have no common way to write.
    public static func text(outputs: [String], inputs: [String]) throws(SpecError) -> String {
        var text = ""
        for output in outputs { text += (text.isEmpty ? "" : " ") + (try written(output)) }
        text += ":"
        for input in inputs { text += " \\\n  " + (try written(input)) }
        text += "\n"
        for input in inputs { text += (try written(input)) + ":\n" }
        return text
    }

    private static func written(_ path: String) throws(SpecError) -> String {
        if isWritable(path) { return escaped(path) }
        throw SpecError(
            at: "--depfile",
            "make cannot represent the name \(quoted(path)); rename it, or leave out --depfile")
    }

    /// Line breaks end a rule, whatever is before them. Backslashes before `#` and `:` count for make, and each by itself
    /// for Ninja; at the end of a path they belong to what follows.
    private static func isWritable(_ path: String) -> Bool {
        var last: Unicode.Scalar = " "
        for scalar in path.unicodeScalars {
            switch scalar {
            case "\r", "\n": return false
            case "#", ":": if last == "\\" { return false }
            default: break
            }
            last = scalar
        }
        return last != "\\" && last != ":"
    }

    /// A path as make and Ninja read it back.
    static func escaped(_ path: String) -> String {
        var result = ""
        var backslashes = 0
        for scalar in path.unicodeScalars {
            switch scalar {
            case " ", "\t":
                // Before a space, and only there, a backslash means something.
                result += String(repeating: "\\", count: backslashes + 1)
            case "#", ":": result += "\\"
            case "$": result += "$"
            default: break
            }
            backslashes = scalar == "\\" ? backslashes + 1 : 0
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}

import Basics
import CProcess

/// The words on the command line.
enum CommandWords {
    /// All words after the program's name.
    ///
    /// Swift would put something else in the place of bytes that are no text; what is meant for one folder would end up
    /// in another.
    ///
    /// - Throws: ``SpecError`` where one is not UTF-8.
    static func read() throws(SpecError) -> [String] {
        let count = Int(spindle_argument_count())
        // If the C library does not give the arguments, Swift has another source.
        guard count > 0 else { return try withoutProgram(CommandLine.arguments) }
        var words: [String] = []
        for number in 1..<max(count, 1) {
            guard let bytes = unsafe spindle_argument(Int32(number)) else { break }
            guard let word = unsafe String(validatingCString: bytes) else {
                throw SpecError(
                    at: "argument \(number)",
                    "\"\(unsafe escaped(bytes))\" is not valid UTF-8, as text and file names must be; write it in UTF-8, or rename the file"
                )
            }
            words.append(word)
        }
        return words
    }

    /// The words after the program's name.
    ///
    /// - Throws: ``SpecError`` where not even that is told, as on Linux without /proc: to take that for an empty command line
    ///   would be to do nothing, and to call it done.
    static func withoutProgram(_ words: [String]) throws(SpecError) -> [String] {
        if words.isEmpty {
            throw SpecError(
                .component, at: "the command line", "the system does not tell it; mount /proc, and try again")
        }
        return Array(words.dropFirst())
    }

    /// Bytes that are no text as one: what is not ASCII is told by its number.
    private static func escaped(_ bytes: UnsafePointer<CChar>) -> String {
        var text = ""
        var next = unsafe bytes
        while unsafe next.pointee != 0 {
            let byte = unsafe UInt8(bitPattern: next.pointee)
            let scalar = Unicode.Scalar(byte)
            text += scalar.isASCII ? String(scalar) : "\\x" + String(byte, radix: 16, uppercase: true)
            unsafe next += 1
        }
        return text
    }
}

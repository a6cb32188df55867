import Arguments
import Basics
import Files
import LibC

/// Standard output, but for bytes that are no text where that is a terminal: they could be commands to it.
struct PrintedSink: ArtifactSink {
    private let sink = StdoutSink()

    func write(_ name: String, _ bytes: [UInt8]) throws {
        if isatty(STDOUT_FILENO) == 1, !Self.isText(bytes) {
            throw ArgumentError(
                at: "-o",
                "\(name) is not text, and standard output is a terminal; write -o \(ShellWord.of(name)), or pipe it into a program"
            )
        }
        try sink.write(name, bytes)
    }

    private static func isText(_ bytes: [UInt8]) -> Bool {
        !bytes.contains(0) && String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
    }
}

/// Writes a document.
///
/// - Parameters:
///   - output: The path of the file; `-` for standard output.
///   - name: A suitable name for a file, for messages.
func write(_ bytes: [UInt8], to output: String, named name: String) throws {
    if output == "-" { return try PrintedSink().write(name, bytes) }
    try OutputFile(output).write(bytes)
}

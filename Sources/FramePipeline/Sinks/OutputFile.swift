/// One file, named by the user, or standard output.
public struct OutputFile: Hashable, Sendable {
    /// The path; `-` is standard output.
    public let path: String

    public init(_ path: String) { self.path = path }

    /// Writes the file, whole or not at all.
    ///
    /// - Throws: ``SinkError``.
    public func write(_ bytes: [UInt8]) throws {
        if path == "-" { return try StdoutSink().write("", bytes) }
        let slash = UInt8(ascii: "/")
        let end = path.utf8.lastIndex(of: slash)
        let name = String(path[(end.map { path.utf8.index(after: $0) } ?? path.startIndex)...])
        let folder = end.map { String(path[...$0]) } ?? "."
        try DirectorySink(folder).write(name, bytes)
    }
}

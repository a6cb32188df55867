internal import LibC
internal import Synchronization

/// The files that were read, which are not written.
package struct ReadFiles {
    private let paths: [FileStamp.Identity: String]

    package init(_ stamps: [ExactText: FileStamp?], standardInput: FileStamp?) {
        var paths: [FileStamp.Identity: String] = [:]
        for file in stamps.sorted(by: { $0.key.text < $1.key.text }) {
            guard let stamp = file.value, paths[stamp.identity] == nil else { continue }
            paths[stamp.identity] = file.key.text
        }
        if let stamp = standardInput, paths[stamp.identity] == nil {
            paths[stamp.identity] = "standard input"
        }
        self.paths = paths
    }

    /// Refuses an output that is one of them, by whatever name or link; `-` is standard output.
    ///
    /// - Throws: ``SinkError`` with both names.
    package func reject(_ output: String) throws(SinkError) {
        let stamp = output == "-" ? FileStamp(descriptor: STDOUT_FILENO) : FileStamp(output)
        guard let stamp, stamp.kind == .file, let input = paths[stamp.identity] else { return }
        let name = output == "-" ? StdoutSink.name : output
        throw SinkError(
            .cannotCreate, path: name, operation: "write",
            reason: input == output
                ? "this command reads it; choose another name or folder"
                : "it is \"\(input)\", which this command reads; choose another name or folder")
    }

    /// Refuses outputs in a folder, if there is one already.
    ///
    /// - Throws: ``SinkError`` with both names, or what `names` throws.
    package func reject<Names: Sequence<String>>(in folder: String, _ names: () throws -> Names) throws {
        guard FileStamp(folder) != nil, !Self.isEmpty(folder) else { return }
        let start = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
        for name in try names() { try reject(start + name) }
    }

    /// Whether nothing is in a folder, so that no name in it has to be looked up.
    private static func isEmpty(_ folder: String) -> Bool {
        guard let stream = unsafe opendir(folder) else { return false }
        defer { _ = unsafe closedir(stream) }
        // The folder itself and the one above.
        for _ in 0..<3 where unsafe readdir(stream) == nil { return true }
        return false
    }
}

extension InputFiles {
    package var read: ReadFiles {
        state.withLock { ReadFiles($0.stamps, standardInput: $0.standardInput) }
    }
}

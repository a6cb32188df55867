internal import Synchronization
#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// The files that were read, which are not written.
package struct ReadFiles {
    private let paths: [FileStamp.Identity: String]

    package init(_ stamps: [ExactText: FileStamp?]) {
        paths = stamps.sorted { $0.key.text < $1.key.text }.reduce(into: [:]) { paths, file in
            guard let stamp = file.value, paths[stamp.identity] == nil else { return }
            paths[stamp.identity] = file.key.text
        }
    }

    /// Refuses an output that is one of them, by whatever name or link; `-` is standard output.
    ///
    /// - Throws: ``SinkError`` with both names.
    package func reject(_ output: String) throws(SinkError) {
        let stamp = output == "-" ? FileStamp(descriptor: STDOUT_FILENO) : FileStamp(output)
        guard let stamp, stamp.kind == .file, let input = paths[stamp.identity] else { return }
        throw SinkError(
            .cannotCreate, path: output == "-" ? "standard output" : output, operation: "create",
            reason: "it is \"\(input)\", which is read here; choose another name or folder")
    }

    /// Refuses outputs in a folder, if there is one already.
    ///
    /// - Throws: ``SinkError`` with both names, or what `names` throws.
    package func reject<Names: Sequence<String>>(in folder: String, _ names: () throws -> Names) throws {
        guard FileStamp(folder) != nil else { return }
        let start = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
        for name in try names() { try reject(start + name) }
    }
}

extension InputFiles {
    package var read: ReadFiles { ReadFiles(state.withLock(\.stamps)) }
}

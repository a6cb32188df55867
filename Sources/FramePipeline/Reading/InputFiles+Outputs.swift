internal import CairoRaster
internal import Exports
internal import Synchronization

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// The files that were read, which are not written.
struct ReadFiles {
    private let paths: [FileStamp.Identity: String]

    init(_ stamps: [String: FileStamp?]) {
        paths = stamps.sorted { $0.key < $1.key }.reduce(into: [:]) { paths, file in
            guard let stamp = file.value, paths[stamp.identity] == nil else { return }
            paths[stamp.identity] = file.key
        }
    }

    /// Refuses an output that is one of them, by whatever name or link; `-` is standard output.
    ///
    /// - Throws: ``SinkError`` with both names.
    func reject(_ output: String) throws(SinkError) {
        let stamp = output == "-" ? FileStamp(descriptor: STDOUT_FILENO) : FileStamp(output)
        guard let stamp, stamp.kind == .file, let input = paths[stamp.identity] else { return }
        throw SinkError(
            .cannotCreate, path: output == "-" ? "standard output" : output, operation: "create",
            reason: "it is '\(input)', which is read here; choose another name or folder")
    }

    /// Refuses outputs in a folder, if there is one already.
    ///
    /// - Throws: ``SinkError`` with both names, or what `names` throws.
    func reject(in folder: String, _ names: () throws -> [String]) throws {
        guard FileStamp(folder) != nil else { return }
        let start = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
        for name in try names() { try reject(start + name) }
    }
}

extension InputFiles {
    var read: ReadFiles { ReadFiles(state.withLock(\.stamps)) }

    /// Refuses an output that is a file which was read, by whatever name or link.
    ///
    /// - Parameter path: `-` is standard output.
    /// - Throws: ``SinkError`` with both names.
    public func rejectOutput(_ path: String) throws(SinkError) { try read.reject(path) }

    /// Refuses to render into a folder where one of the files was read, fonts included.
    ///
    /// - Throws: ``SinkError`` with both names; ``SheetError`` where the job cannot be done.
    public func rejectOutputs(of job: RenderJob, in folder: String) throws {
        for face in job.scene.fonts?.faces ?? [] { note(face.path) }
        try read.reject(in: folder) { try job.fileNames().names }
    }
}

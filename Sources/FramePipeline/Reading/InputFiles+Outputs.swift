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

    init(_ stamps: [ExactText: FileStamp?], standardInput: FileStamp?) {
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
    func reject(_ output: String) throws(SinkError) {
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
    func reject<Names: Sequence<String>>(in folder: String, _ names: () throws -> Names) throws {
        guard FileStamp(folder) != nil else { return }
        let start = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
        for name in try names() { try reject(start + name) }
    }
}

extension InputFiles {
    var read: ReadFiles {
        state.withLock { ReadFiles($0.stamps, standardInput: $0.standardInput) }
    }

    /// Refuses an output that is a file which was read, by whatever name or link.
    ///
    /// - Parameters:
    ///   - path: `-` is standard output.
    ///   - job: What the output is about, whose fonts are read as well.
    /// - Throws: ``SinkError`` with both names.
    public func rejectOutput(_ path: String, of job: RenderJob? = nil) throws(SinkError) {
        if let job { noteFonts(of: job) }
        try read.reject(path)
    }

    /// Refuses to render into a folder where one of the files was read, fonts included.
    ///
    /// - Throws: ``SinkError`` with both names; ``SheetError`` where the job cannot be done.
    public func rejectOutputs(of job: RenderJob, in folder: String) throws {
        noteFonts(of: job)
        try read.reject(in: folder) { SortedNames(try job.fileNames()) }
    }

    private func noteFonts(of job: RenderJob) {
        for face in job.scene.fonts?.faces ?? [] { note(face.path) }
    }
}

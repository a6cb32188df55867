import Arguments
import Basics
import Exports
import Files
internal import Formats
internal import Jobs
internal import Loading
import Platform
import Rendering

/// Nothing that is somebody else's is written over.
extension Invocation {
    /// The folder of a job's files, once nothing in it is in their way.
    func sink(
        for job: RenderJob, _ target: OutputTarget, in folder: String, _ inputs: InputFiles,
        _ workers: Workers
    ) throws -> DirectorySink {
        if let kind = FileStamp(folder)?.kind, kind != .folder {
            throw SinkError(
                .cannotCreate, path: folder, operation: "write",
                reason: "it is \(kind.rawValue), not a folder; \(target.remedy(for: job, at: kind))")
        }
        try inputs.rejectOutputs(of: job, in: folder)
        let sink = try self.sink(folder, target)
        let names = try job.fileNames()
        try sink.rejectSpecial(SortedNames(names))
        if has(.forceOutput) { return sink }
        let tree = try sink.tree()
        // An image set that somebody else has made is theirs, whatever was put into it.
        let isCatalog = job.formats.contains(.xcassets)
        let remedy = isCatalog ? "or remove it" : "or add --force to replace it"
        try job.rejectForeign(in: sink, remedy: "choose another --name, \(remedy)") {
            !isCatalog && tree.isMarked($0) ?? false
        }
        try rejectStrangers(SortedNames(names), in: sink, except: target.file?.name) {
            let quiet = ProgressMonitor(total: job.paintCount, line: nil)
            _ = try RenderRun(job, monitor: quiet).write(workers: workers, into: $0)
        }
        return sink
    }

    /// The folder that a render writes to. Files that appear or are edited there from now on are not replaced either.
    func sink(_ folder: String, _ target: OutputTarget?) throws(SinkError) -> DirectorySink {
        let named = target?.file?.name
        let judge: DirectorySink.Judge = { name, present in
            if name == named || present.isAsMarked { return nil }
            return Self.strangers([fullPath(name, in: folder)])
        }
        return try DirectorySink(
            folder, marks: true, named: named, judge: has(.forceOutput) ? nil : judge)
    }

    private static func strangers(_ paths: [String]) -> SinkError {
        SinkError.strangers(paths, cause: "Spindle did not write it, or it was changed since")
    }

    /// Refuses files of others, and those that were changed since they were written, unless they have the right bytes. The one
    /// that the user has named is replaced, as other tools do.
    ///
    /// - Parameters:
    ///   - names: The names of all files.
    ///   - named: The name of the file that the user has named; nil for none.
    ///   - write: Writes them to where they are compared.
    /// - Throws: ``SinkError`` with the names of files that would be replaced, and what `write` throws.
    func rejectStrangers(
        _ names: some Sequence<String>, in sink: DirectorySink, except named: String?,
        _ write: (ComparingSink) throws -> Void
    ) throws {
        if has(.forceOutput) { return }
        var strangers = try sink.unmarked(names)
        strangers.removeAll { $0 == named }
        if strangers.isEmpty { return }
        let comparison = ComparingSink(sink)
        try write(comparison)
        let differing = comparison.differing
        strangers.removeAll { !differing.contains($0) }
        if strangers.isEmpty { return }
        throw Self.strangers(strangers.map { fullPath($0, in: sink.path) })
    }
}

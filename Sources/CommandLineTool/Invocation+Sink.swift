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
    func preparedFolder(
        _ folder: String, for job: RenderJob, _ target: OutputTarget, _ inputs: InputFiles,
        _ workers: Workers
    ) throws -> DirectorySink {
        if let kind = FileStamp(folder)?.kind, kind != .folder {
            throw SinkError(
                .cannotCreate, path: folder, operation: "write",
                reason: "it is \(kind.rawValue), not a folder; \(target.remedy(for: job, at: kind))")
        }
        try inputs.rejectOutputs(of: job, in: folder)
        let sink = try openedFolder(folder, target)
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
        if let comparison = try comparison(for: SortedNames(names), in: sink, except: target.file?.name) {
            let quiet = ProgressMonitor(total: job.paintCount, line: nil)
            try RenderRun(job, monitor: quiet).write(workers: workers, into: comparison.sink)
            try rejectStrangers(comparison, in: sink)
        }
        return sink
    }

    /// The folder that a render writes to. Files that appear or are edited there from now on are not replaced either.
    func openedFolder(_ folder: String, _ target: OutputTarget?) throws(SinkError) -> DirectorySink {
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

    /// Files in a folder that Spindle did not write, or that were changed since, and where the new ones are compared with them.
    struct Comparison {
        let sink: ComparingSink
        fileprivate let names: [String]
    }

    /// The comparison that decides whether files of others may be replaced; nil where there are none. The one that the user has
    /// named is replaced, as other tools do.
    ///
    /// - Parameters:
    ///   - names: The names of all files.
    ///   - named: The name of the file that the user has named; nil for none.
    func comparison(
        for names: some Sequence<String>, in sink: DirectorySink, except named: String?
    ) throws(SinkError) -> Comparison? {
        if has(.forceOutput) { return nil }
        let strangers = try sink.unmarked(names).filter { $0 != named }
        return strangers.isEmpty ? nil : Comparison(sink: ComparingSink(sink), names: strangers)
    }

    /// Refuses to replace files of others, unless they have the right bytes.
    ///
    /// - Throws: ``SinkError`` with the names of files that would be replaced.
    func rejectStrangers(_ comparison: Comparison, in sink: DirectorySink) throws(SinkError) {
        let differing = comparison.sink.differing
        let strangers = comparison.names.filter(differing.contains)
        if strangers.isEmpty { return }
        throw Self.strangers(strangers.map { fullPath($0, in: sink.path) })
    }
}

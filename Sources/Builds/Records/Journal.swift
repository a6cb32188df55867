internal import Files
internal import Synchronization

/// The finished and pending work of a running build, so that the next build knows everything that a killed one has
/// left: finished jobs are not done again, and files of no job are reported and can be removed.
///
///     # spindle journal 1
///     # manifest <path from the folder>      as in a state
///
///     <digest>  <path>               before a file is written
///
///     # job <key> <folder/name>      after all files of a job are
///     # from <parts of the key>
///     <digest>  <path>
///     # done
///
/// It lies beside the states, under a name of its own, and is removed when the state is written. A running build claims
/// it. Each entry is written with one call and begins with an empty line, so that a torn entry spoils none after it.
final class Journal: Sendable {
    static let header = "# spindle journal 1"
    static let done = "# done"

    private let folder: DirectorySink
    private let name: String
    private let file: FileDescriptor
    private let turn = Mutex(())

    /// - Parameters:
    ///   - origin: The manifest that is built.
    ///   - folder: The folder of the states.
    ///   - jobs: The finished jobs of earlier journals, which this one replaces.
    init(
        _ shard: Shard, of origin: BuildOrigin = .nearest, in folder: DirectorySink,
        jobs: [String: BuildState.Job] = [:],
        loose: [BuildState.Output] = []
    ) throws(SinkError) {
        self.folder = folder
        name = Self.freshName(shard, origin)
        var text = Self.header + "\n" + (origin.line.map { $0 + "\n" } ?? "")
        for output in loose { text += Self.entry(output) }
        for (id, job) in jobs.sorted(by: { $0.key < $1.key }) { text += Self.entry(id, job) }
        file = try folder.hold(name, Array(text.utf8))
    }

    /// A name for a journal, or for a state that is kept as one.
    static func freshName(_ shard: Shard, _ origin: BuildOrigin) -> String {
        "\(BuildState.stem(origin.stem, shard))-\(randomDigits()).journal"
    }

    /// Says that a file is going to be written.
    func note(_ output: BuildState.Output) throws(SinkError) { try append(Self.entry(output)) }

    /// Says that all files of a job are there.
    func note(_ id: String, _ job: BuildState.Job) throws(SinkError) { try append(Self.entry(id, job)) }

    /// All is said elsewhere.
    func remove() { folder.remove(name) }

    private static func entry(_ output: BuildState.Output) -> String {
        "\n\(output.digest)  \(output.path)\n"
    }

    private static func entry(_ id: String, _ job: BuildState.Job) -> String {
        var text = "\n# job \(job.key) \(id)\n"
        if !job.parts.isEmpty { text += "# from \(job.parts)\n" }
        for output in job.outputs { text += "\(output.digest)  \(output.path)\n" }
        return text + done + "\n"
    }

    private func append(_ text: String) throws(SinkError) {
        let bytes = Array(text.utf8)
        let code = turn.withLock { _ in writeAll(bytes, to: file.number) }
        guard code == 0 else {
            throw SinkError(code, path: fullPath(name, in: folder.path), operation: "write")
        }
    }
}

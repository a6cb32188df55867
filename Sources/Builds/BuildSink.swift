internal import Files
internal import Platform
internal import Synchronization

/// Keeps the folders of a build open while jobs write to them. Jobs come in the order of their folders,
/// so few are open at a time.
final class FolderPool: Sendable {
    private let output: OutputFolder
    private let judge: DirectorySink.Judge?
    private let state: Mutex<State>

    private struct State {
        var root: DirectorySink?
        var sinks: [String: DirectorySink] = [:]
        /// The number of jobs that have yet to write to a folder.
        var waiting: [String: Int]
    }

    /// - Parameter present: Tells which files are not to be replaced; nil if all are.
    init(_ output: OutputFolder, folders: [String], _ present: PresentFiles?) {
        self.output = output
        judge = present?.judge
        state = Mutex(State(waiting: folders.reduce(into: [:]) { $0[$1, default: 0] += 1 }))
    }

    /// The sink for a folder below that of the build, which is opened once and stays: where it is removed meanwhile,
    /// nothing is written to another one of its name.
    func sink(_ folder: String) throws(SinkError) -> DirectorySink {
        try state.withLock { state throws(SinkError) in
            if let sink = state.sinks[folder] { return sink }
            let root: DirectorySink
            if let opened = state.root {
                root = opened
            } else {
                root = try DirectorySink(output.path, judge: judge)
            }
            state.root = root
            if folder.isEmpty { return root }
            let sink = try root.folder(below: folder.split(separator: "/").map(String.init))
            state.sinks[folder] = sink
            return sink
        }
    }

    func finish(_ folder: String) {
        state.withLock { state in
            state.waiting[folder, default: 0] -= 1
            if state.waiting[folder, default: 0] <= 0 { state.sinks[folder] = nil }
        }
    }
}

/// Passes on what one job writes, says so before in the journal, and remembers what it was.
final class JobSink: ArtifactSink {
    private let sink: DirectorySink
    private let folder: String
    private let journal: Journal
    private let recorder: JobRecorder?
    private let state = Mutex<(outputs: [BuildState.Output], changed: Int)>(([], 0))

    /// - Parameter recorder: Takes the files for the cache; nil for none.
    init(_ sink: DirectorySink, folder: String, journal: Journal, recorder: JobRecorder? = nil) {
        self.sink = sink
        self.folder = folder
        self.journal = journal
        self.recorder = recorder
    }

    func write(_ name: String, _ bytes: [UInt8]) throws {
        let digest = Digest(SHA256.hex(bytes).utf8) ?? BuildState.noDigest
        recorder?.add(name, digest, bytes)
        try write(name, bytes, digest)
    }

    /// Does the same for bytes of a known digest, which come from the cache.
    func write(_ name: String, _ bytes: [UInt8], _ digest: Digest) throws {
        let output = BuildState.Output(path: folder.isEmpty ? name : folder + "/" + name, digest: digest)
        try journal.note(output)
        let file = try sink.store(name, bytes)
        state.withLock {
            $0.outputs.append(output)
            if !file.wasUpToDate { $0.changed += 1 }
        }
    }

    /// The files written, sorted by path, and the number of those that are new or changed.
    var result: (outputs: [BuildState.Output], changed: Int) {
        state.withLock { ($0.outputs.sorted { $0.path < $1.path }, $0.changed) }
    }
}

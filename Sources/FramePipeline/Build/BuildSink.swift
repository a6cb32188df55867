internal import Exports
internal import Imaging
internal import Synchronization

/// Keeps the folders of a build open while jobs write to them. Jobs come in the order of their folders,
/// so few are open at a time.
final class FolderPool: Sendable {
    private let output: OutputFolder
    private let state: Mutex<State>

    private struct State {
        var sinks: [String: DirectorySink] = [:]
        /// How many jobs have yet to write to a folder.
        var waiting: [String: Int]
    }

    init(_ output: OutputFolder, folders: [String]) {
        self.output = output
        state = Mutex(State(waiting: folders.reduce(into: [:]) { $0[$1, default: 0] += 1 }))
    }

    func sink(_ folder: String) throws -> DirectorySink {
        try state.withLock { state in
            if let sink = state.sinks[folder] { return sink }
            let sink = try output.sink(folder)
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

/// Passes on what one job writes, and remembers what it was.
final class JobSink: ArtifactSink {
    private let sink: DirectorySink
    private let folder: String
    private let state = Mutex<(outputs: [BuildState.Output], changed: Int)>(([], 0))

    init(_ sink: DirectorySink, folder: String) {
        (self.sink, self.folder) = (sink, folder)
    }

    func write(_ name: String, _ bytes: [UInt8]) throws {
        let file = try sink.store(name, bytes)
        let path = folder.isEmpty ? name : folder + "/" + name
        let digest = Digest(SHA256.hex(bytes).utf8) ?? BuildState.noDigest
        state.withLock {
            $0.outputs.append(BuildState.Output(path: path, digest: digest))
            if !file.wasUpToDate { $0.changed += 1 }
        }
    }

    /// What was written, sorted, and how much of it was not there before.
    var result: (outputs: [BuildState.Output], changed: Int) {
        state.withLock { ($0.outputs.sorted { $0.path < $1.path }, $0.changed) }
    }
}

internal import Basics
internal import Files
internal import Formats
internal import Platform
internal import Synchronization

/// The cache of a build at work. Nothing that goes wrong with it is an error of the build: it is a note, and the cache is left alone
/// from then on.
final class JobCache: Sendable {
    enum Store: Sendable {
        case folder(CacheFolder)
        case server(CacheServer)
    }

    let store: Store
    private let cache: BuildCache
    /// Whether jobs are taken from it; if all are to be rendered, they are only put into it.
    let reads: Bool
    private let state = Mutex(State())

    private struct State {
        /// The jobs whose entries or files are not what they should be.
        var damaged: Set<String> = []
        /// The paths of folders in the places of entries or files.
        var blocked: Set<String> = []
        var failure: String?
        var storedBytes = 0
        /// The number of jobs that the server took too long for.
        var skipped = 0
        /// The blobs that were sent.
        var sent: Set<Digest> = []
    }

    /// The most bytes of a job that goes over the network.
    static let mostBytes = 64 << 20

    /// Opens a cache.
    ///
    /// - Throws: The note about one that cannot be had.
    init(_ cache: BuildCache, reads: Bool) throws(Message) {
        self.cache = cache
        self.reads = reads
        switch cache.place {
        case .folder(let path):
            do throws(SinkError) { store = .folder(try CacheFolder(path)) } catch {
                throw "the cache is not used: \(error)"
            }
        case .server(let address):
            do throws(Message) {
                store = .server(try CacheServer(address, program: "spindle/\(spindleVersion)"))
            } catch { throw "the cache \(cache.shown) is not used: \(error)" }
        }
    }

    /// The server; nil of a folder.
    var server: CacheServer? { if case .server(let server) = store { server } else { nil } }

    // MARK: Taking

    /// Writes the files of a job as they are in the folder of the cache.
    ///
    /// - Parameter names: The names of its files.
    /// - Returns: Its notes; nil where the job is not there, or not what it should be. Some files may be written then.
    func restore(
        _ job: BuildPlan.Job, _ names: @autoclosure () -> FileNames?, into sink: JobSink
    ) throws -> [Message]? {
        guard reads, case .folder(let folder) = store else { return nil }
        let name = CachedJob.name(of: job.key)
        guard let bytes = folder.read(.entry, name, limit: CachedJob.maxBytes) else { return nil }
        guard let entry = entry(bytes, of: job, names()) else {
            folder.remove(.entry, name)
            return nil
        }
        for file in entry.files {
            guard let size = folder.size(.blob, file.digest) else { return nil }
            if size != file.size { return damaged(file, of: job, in: folder) }
        }
        for file in entry.files {
            guard let bytes = folder.read(.blob, file.digest, limit: file.size) else { return nil }
            guard Self.isWhole(bytes, file) else { return damaged(file, of: job, in: folder) }
            try sink.write(file.name, bytes, file.digest)
        }
        return entry.notes.map { Message($0) }
    }

    private func damaged(_ file: CachedJob.File, of job: BuildPlan.Job, in folder: CacheFolder) -> [Message]?
    {
        folder.remove(.blob, file.digest)
        noteDamage(of: job)
        return nil
    }

    /// Understands an entry; nil if it is not that of the job, or has other files than the job.
    func entry(_ bytes: [UInt8], of job: BuildPlan.Job, _ names: FileNames?) -> CachedJob? {
        if let names, let entry = CachedJob(bytes, key: job.key, id: job.id), entry.has(names) {
            return entry
        }
        noteDamage(of: job)
        return nil
    }

    /// Whether bytes are those of a file.
    static func isWhole(_ bytes: [UInt8], _ file: CachedJob.File) -> Bool {
        bytes.count == file.size && Digest(SHA256.hex(bytes).utf8) == file.digest
    }

    func noteDamage(of job: BuildPlan.Job) {
        state.withLock { _ = $0.damaged.insert(job.id) }
    }

    // MARK: Leaving

    /// Puts a file of a job into a folder. Servers get it with its job.
    func put(_ bytes: [UInt8], _ digest: Digest) {
        guard case .folder(let folder) = store else { return }
        if folder.size(.blob, digest) == bytes.count { return folder.touch(.blob, digest) }
        write(.blob, digest, bytes, to: folder)
    }

    private func write(_ kind: CacheKind, _ digest: Digest, _ bytes: [UInt8], to folder: CacheFolder) {
        if state.withLock({ $0.failure != nil }) { return }
        do throws(SinkError) {
            try folder.write(kind, digest, bytes)
            state.withLock { $0.storedBytes += CacheFolder.space(bytes.count) }
        } catch {
            let blocker = folder.blocker(of: kind, digest)
            state.withLock { state in
                if let blocker {
                    state.blocked.insert(blocker)
                } else {
                    state.failure = state.failure ?? "\(error)"
                }
            }
        }
    }

    /// Puts a finished job into the cache.
    ///
    /// - Parameter blobs: Its files for a server, with their digests.
    func put(_ entry: CachedJob, _ blobs: [(digest: Digest, bytes: [UInt8])]) {
        guard let bytes = entry.bytes(), !entry.files.isEmpty else { return }
        let name = CachedJob.name(of: entry.key)
        switch store {
        case .folder(let folder):
            if folder.read(.entry, name, limit: bytes.count) != bytes {
                write(.entry, name, bytes, to: folder)
            }
        case .server(let server): send(name, bytes, blobs, to: server)
        }
    }

    /// Sends an entry once all its blobs have arrived.
    private func send(
        _ name: Digest, _ entry: [UInt8], _ blobs: [(digest: Digest, bytes: [UInt8])], to server: CacheServer
    ) {
        let new = state.withLock { state in blobs.filter { state.sent.insert($0.digest).inserted } }
        let count = Countdown(new.count) { [self] isWhole in
            guard isWhole else { return skip() }
            server.put(.entry, name, entry) { if !$0 { self.skip() } }
        }
        if new.isEmpty { return server.put(.entry, name, entry) { if !$0 { self.skip() } } }
        for blob in new { server.put(.blob, blob.digest, blob.bytes) { count.end($0) } }
    }

    func skip() { state.withLock { $0.skipped += 1 } }

    // MARK: Ending

    /// Ends the use of the cache, and tells what was wrong with it.
    func finish() -> [Message] {
        let (damaged, blocked, failure, storedBytes, skipped) = state.withLock {
            ($0.damaged, $0.blocked, $0.failure, $0.storedBytes, $0.skipped)
        }
        var notes: [Message] = []
        if let path = blocked.min() {
            let others = blocked.count > 1 ? ", and \(counted(blocked.count - 1, "other"))" : ""
            notes.append(
                "\"\(path)\"\(others) in the cache is in the place of a file, which is not kept; remove what is there"
            )
        }
        if let id = damaged.min() {
            let others = damaged.count > 1 ? ", nor are those of \(counted(damaged.count - 1, "other"))" : ""
            notes.append(
                "the entry of \(id) in the cache is not what it should be\(others); rendered instead, and replaced"
            )
        }
        switch store {
        case .folder(let folder):
            folder.trim(to: cache.maxBytes, stored: storedBytes)
            if let failure { notes.append("the cache is not written to any more: \(failure)") }
        case .server(let server):
            let failures = server.failures
            if let failure = failures.asking {
                notes.append("the cache \(cache.shown) is not used any more: \(failure)")
            } else if let failure = failures.sending {
                notes.append("the cache \(cache.shown) is not sent anything any more: \(failure)")
            } else if skipped > 0 {
                notes.append(
                    "\(counted(skipped, "job was", "jobs were")) not sent to the cache \(cache.shown): too large, or faster than the network"
                )
            }
        }
        return notes
    }
}

/// Calls something once several things have ended.
private final class Countdown: Sendable {
    private let left: Mutex<(count: Int, isWell: Bool)>
    private let body: @Sendable (Bool) -> Void

    init(_ count: Int, _ body: @escaping @Sendable (_ isWell: Bool) -> Void) {
        left = Mutex((count, true))
        self.body = body
    }

    func end(_ isWell: Bool) {
        let state = left.withLock { left in
            left = (left.count - 1, left.isWell && isWell)
            return left
        }
        if state.count == 0 { body(state.isWell) }
    }
}

/// The files of a job that is rendered, for the cache.
final class JobRecorder: Sendable {
    private let cache: JobCache
    private let state: Mutex<(entry: CachedJob, blobs: [(digest: Digest, bytes: [UInt8])], size: Int)>

    init(_ cache: JobCache, _ job: BuildPlan.Job) {
        self.cache = cache
        state = Mutex((CachedJob(key: job.key, id: job.id), [], 0))
    }

    func add(_ name: String, _ digest: Digest, _ bytes: [UInt8]) {
        cache.put(bytes, digest)
        let isKept = if case .server = cache.store { true } else { false }
        state.withLock { state in
            state.entry.files.append(CachedJob.File(name: name, digest: digest, size: bytes.count))
            state.size += bytes.count
            // What is too large is not sent.
            if isKept, state.size <= JobCache.mostBytes { state.blobs.append((digest, bytes)) }
        }
    }

    /// All files are there.
    func finish(_ notes: [Message]) {
        let (files, blobs, size) = state.withLock { $0 }
        if case .server = cache.store, size > JobCache.mostBytes { return cache.skip() }
        var entry = files
        entry.notes = notes.map { $0.text(.keys) }
        cache.put(entry, blobs)
    }
}

internal import Files
internal import Formats
internal import Synchronization

/// The jobs that a server is asked for, from the first on. Workers write what it has and render what it has not; after a second they
/// render jobs from the last on that it was not asked for yet, so that a slow server costs no more than that.
final class CacheLookups: Sendable {
    /// A job as the server has it.
    struct Restored: Sendable {
        let index: Int
        let entry: CachedJob
        fileprivate(set) var blobs: [Digest: [UInt8]] = [:]

        /// Writes its files.
        func write(into sink: JobSink) throws {
            for file in entry.files { try sink.write(file.name, blobs[file.digest] ?? [], file.digest) }
        }
    }

    enum Step {
        case restore(Restored)
        case render([Int])
        /// There will be something to do.
        case wait
        case end
    }

    private struct State {
        /// The batches that nobody has taken.
        var left: Range<Int>
        /// The jobs that were asked for, by their batch: how many are open, and which are not there.
        var asked: [Int: (open: Int, missing: [Int])] = [:]
        var restored: [Restored] = []
        var missing: [[Int]] = []
        /// The bytes of jobs that were asked for and are not written.
        var bytes = 0
        var isStopped = false
    }

    private let cache: JobCache
    private let server: CacheServer
    private let plan: BuildPlan
    private let survey: BuildSurvey
    private let batches: [BuildBatch]
    private let state: Mutex<State>
    private let start = ContinuousClock.now

    /// The most batches that are asked for at once.
    private static let most = 64
    /// The time for which nothing is rendered that the server was not asked for.
    private static let lookupTime = Duration.seconds(1)

    init(
        _ cache: JobCache, _ server: CacheServer, _ plan: BuildPlan, _ survey: BuildSurvey,
        _ batches: [BuildBatch]
    ) {
        self.cache = cache
        self.server = server
        self.plan = plan
        self.survey = survey
        self.batches = batches
        state = Mutex(State(left: batches.indices))
    }

    /// The next thing to do, for any thread.
    func next() -> Step {
        let isOff = !cache.reads || server.failures.asking != nil
        return state.withLock { state in
            if state.isStopped { return .end }
            if let restored = state.restored.popLast() {
                state.bytes -= restored.entry.size
                return .restore(restored)
            }
            if !state.missing.isEmpty { return .render(state.missing.removeFirst()) }
            if let first = state.left.first {
                if isOff {
                    state.left.removeFirst()
                    return .render(batches[first].jobs)
                }
                if start.duration(to: .now) > Self.lookupTime {
                    return .render(batches[state.left.removeLast()].jobs)
                }
                return .wait
            }
            return state.asked.isEmpty ? .end : .wait
        }
    }

    /// Lets workers end.
    func stop() { state.withLock { $0.isStopped = true } }

    /// Asks for more jobs, on the thread of the server.
    func ask() {
        while cache.reads {
            let batch = state.withLock { state -> Int? in
                guard !state.isStopped, state.asked.count < Self.most, state.bytes < JobCache.mostBytes,
                    let batch = state.left.first
                else { return nil }
                state.left.removeFirst()
                state.asked[batch] = (batches[batch].jobs.count, [])
                return batch
            }
            guard let batch else { return }
            for index in batches[batch].jobs { ask(for: index, of: batch) }
        }
    }

    private func ask(for index: Int, of batch: Int) {
        let job = plan.jobs[index]
        server.get(.entry, CachedJob.name(of: job.key), limit: CachedJob.maxBytes) { [self] answer in
            switch answer {
            case .found(let bytes):
                let names = survey.ownNames(of: index, plan)
                if let entry = cache.entry(bytes, of: job, names), entry.size <= JobCache.mostBytes {
                    ask(for: Restored(index: index, entry: entry), of: batch)
                } else {
                    end(index, of: batch, nil)
                }
            case .tooLong:
                cache.noteDamage(of: job)
                end(index, of: batch, nil)
            case .missing, .off: end(index, of: batch, nil)
            }
        }
    }

    /// Asks for the files of a job.
    private func ask(for restored: Restored, of batch: Int) {
        state.withLock { $0.bytes += restored.entry.size }
        let files = Dictionary(restored.entry.files.map { ($0.digest, $0) }) { first, _ in first }
        let collection = Collection(restored, files.count)
        for file in files.values {
            server.get(.blob, file.digest, limit: file.size) { [self] answer in
                var bytes: [UInt8]?
                switch answer {
                case .found(let found) where JobCache.isWhole(found, file): bytes = found
                case .found, .tooLong: cache.noteDamage(of: plan.jobs[restored.index])
                case .missing, .off: break
                }
                guard let result = collection.add(file.digest, bytes) else { return }
                if result.isWhole {
                    end(restored.index, of: batch, result.restored)
                } else {
                    state.withLock { $0.bytes -= restored.entry.size }
                    end(restored.index, of: batch, nil)
                }
            }
        }
    }

    /// Hands out a job, or notes that it is to be rendered.
    private func end(_ index: Int, of batch: Int, _ restored: Restored?) {
        state.withLock { state in
            guard var asked = state.asked[batch] else { return }
            if let restored { state.restored.append(restored) } else { asked.missing.append(index) }
            asked.open -= 1
            state.asked[batch] = asked.open > 0 ? asked : nil
            if asked.open == 0, !asked.missing.isEmpty { state.missing.append(asked.missing.sorted()) }
        }
    }
}

/// The files of a job, as they arrive.
private final class Collection: Sendable {
    private let state: Mutex<(restored: CacheLookups.Restored, open: Int, isWhole: Bool)>

    init(_ restored: CacheLookups.Restored, _ count: Int) { state = Mutex((restored, count, true)) }

    /// Takes a file, or nil for one that is not there. Returns the job once all are known.
    func add(_ digest: Digest, _ bytes: [UInt8]?) -> (restored: CacheLookups.Restored, isWhole: Bool)? {
        state.withLock { state in
            state.open -= 1
            state.isWhole = state.isWhole && bytes != nil
            state.restored.blobs[digest] = bytes
            return state.open == 0 ? (state.restored, state.isWhole) : nil
        }
    }
}

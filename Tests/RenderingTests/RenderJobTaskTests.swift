import Files
import Formats
import Foundation
import Jobs
import Loading
import MotionCore
import Platform
import Rendering
import Requests
import Synchronization
import Testing

/// A job that runs in a task.
@Suite struct RenderJobTaskTests {
    private func job(_ formats: [OutputFormat] = [.frames, .apng]) throws -> RenderJob {
        var spec = RenderSpec(.fluent)
        (spec.animation.frames, spec.name, spec.formats) = (40, "spinner", formats)
        return try spec.resolve()
    }

    @Test("the files are those of a run that blocks, at any number of workers")
    func files() async throws {
        let job = try job()
        for count in [1, 3] {
            let sink = MemorySink()
            let notes = try await job.run(workers: Workers(count: count), into: sink)
            let (files, blockingNotes) = try job.files(monitor: Unwatched())
            #expect(sink.files == files && files.count == 41 && notes == blockingNotes)
            let inMemory = try await job.files(workers: Workers(count: count))
            #expect(inMemory.files == files && inMemory.notes == notes)
        }
    }

    @Test("progress begins with 0, never falls and ends with 1", arguments: [1, 3])
    func progress(workers: Int) async throws {
        let shares = Mutex<[Double]>([])
        let job = try job()
        try await job.run(workers: Workers(count: workers), into: MemorySink()) { share in
            shares.withLock { $0.append(share) }
        }
        let all = shares.withLock { $0 }
        // No step is longer than a frame, and none is left over.
        let steps = (0...job.paintCount).map { Double($0) / Double(job.paintCount) }
        #expect(all == steps + [1])
    }

    @Test("the main actor is free while frames are painted")
    @MainActor func mainActor() async throws {
        let served = DispatchSemaphore(value: 0)
        let wasFree = Mutex(false)
        try await job().run(into: MemorySink()) { share in
            guard share == 0 else { return }
            Task { @MainActor in served.signal() }
            let isFree = served.wait(timeout: .now() + 60) == .success
            wasFree.withLock { $0 = isFree }
        }
        #expect(wasFree.withLock { $0 })
    }

    @Test("canceling the task stops the work before the next frame", arguments: [1, 3])
    func canceling(workers: Int) async throws {
        let job = try job([.apng])
        let sink = MemorySink()
        let shares = Mutex<[Double]>([])
        let handle = Mutex<Task<Void, any Error>?>(nil)
        let (start, starter) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            for await _ in start { break }
            try await job.run(workers: Workers(count: workers), into: sink) { share in
                shares.withLock { $0.append(share) }
                if share >= 0.5 { handle.withLock { $0?.cancel() } }
            }
        }
        handle.withLock { $0 = task }
        starter.yield()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(sink.files.isEmpty)
        // Other threads may be about to paint one more each.
        let last = try #require(shares.withLock { $0.last })
        let limit = 0.5 + Double(workers + 1) / Double(job.paintCount)
        #expect(last < limit)
    }

    @Test("a task that is canceled already writes nothing, not even what needs no painting")
    func canceled() async throws {
        let job = try job([.svg])
        let sink = MemorySink()
        let task = Task {
            try? await Task.sleep(for: .seconds(1000))
            try await job.run(into: sink)
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(sink.files.isEmpty)
    }

    @Test("what goes wrong in a task is a RenderError")
    func fails() async throws {
        struct Stop: Error {}
        struct Full: ArtifactSink {
            func write(_ name: String, _ bytes: [UInt8]) throws { throw Stop() }
        }
        let job = try job([.svg])
        let error = await #expect(throws: RenderError.self) { try await job.run(into: Full()) }
        guard case .interrupted(is Stop)? = error else {
            Issue.record("\(error as Any)")
            return
        }
    }
}

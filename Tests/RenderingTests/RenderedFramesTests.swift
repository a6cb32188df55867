import Imaging
import Jobs
import Loading
import MotionCore
import Platform
import Rendering
import Requests
import Synchronization
import Testing

/// The pixels of all frames of a job, one frame after the other.
@Suite struct RenderedFramesTests {
    private func job(_ change: (inout RenderSpec) -> Void = { _ in }) throws -> RenderJob {
        var spec = RenderSpec(.fluent)
        spec.animation.frames = 100
        change(&spec)
        return try spec.resolve()
    }

    @Test("frames in a row are those that are painted alone, at any number of workers", arguments: [1, 3])
    func order(workers: Int) async throws {
        for background in [nil, Color(rgba: 0xFFFF_FF80)] {
            let job = try job { $0.background = background }
            let frames = job.frames(scale: 1.5, workers: Workers(count: workers))
            var index = 0
            for try await frame in frames {
                #expect(try frame == job.bitmap(frame: index, scale: 1.5), "\(index)")
                #expect(frame.format == .rgba && frame.bytes.count == frame.bytesPerRow * frame.height)
                #expect(frame.width == frames.width && frame.height == frames.height)
                index += 1
            }
            #expect(index == 100 && frames.count == 100)
        }
    }

    @Test("all frames come to whoever has no task, up to an error of theirs")
    func blocking() throws {
        struct Enough: Error {}
        let job = try job()
        var all: [Bitmap] = []
        try job.frames().each { all.append($0) }
        #expect(try all.count == 100 && all.last == job.bitmap(frame: 99))
        var count = 0
        #expect(throws: Enough.self) {
            try job.frames().each { _ in
                count += 1
                if count == 7 { throw Enough() }
            }
        }
        #expect(count == 7)
    }

    @Test("a loop that goes back shows its frames twice, as its files do")
    func pingpong() throws {
        let job = try job { ($0.isPingPong, $0.animation.frames) = (true, 10) }
        var all: [Bitmap] = []
        try job.frames().each { all.append($0) }
        #expect(all.count == 18 && all[1] == all[17])
    }

    @Test("frames that are large come few at a time, and all of them")
    func large() throws {
        let job = try job {
            ($0.extent, $0.scales, $0.animation.frames) = (.points(1500), [1], 7)
        }
        var sums: Set<[UInt8]> = []
        var count = 0
        try job.frames(workers: Workers(count: 2)).each { frame in
            count += 1
            sums.insert(frame.bytes)
        }
        #expect(count == 7 && sums.count == 7)
    }

    @Test("a canceled task gets no more frames, but the error that says so")
    func canceled() async throws {
        let job = try job()
        let count = Mutex(0)
        let task = Task {
            for try await _ in job.frames() {
                count.withLock { $0 += 1 }
                unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
            }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(count.withLock { $0 } == 1)
    }
}

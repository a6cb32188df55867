import Exports
import Formats
import Imaging
import Indicators
import Loading
import MotionCore
import Requests
import Resolution
import TestSupport
import Testing

@testable import Jobs
@testable import Rendering

/// What a program gets from a job without a folder.
@Suite struct RenderJobResultsTests {
    private func job(_ change: (inout RenderSpec) -> Void = { _ in }) throws -> RenderJob {
        var spec = RenderSpec(.fluent)
        (spec.motion.frames, spec.name) = (4, "spinner")
        spec.scales = [1, 2]
        change(&spec)
        return try spec.resolve()
    }

    @Test("a frame alone has the bytes of its file")
    func frames() throws {
        let job = try job()
        let files = try job.files(workers: Workers(count: 2))
        #expect(files.count == 8)
        for index in 0..<4 {
            #expect(try job.pngData(frame: index) == files["spinner-000\(index).png"])
            #expect(try job.pngData(frame: index, scale: 2) == files["spinner-000\(index)@2x.png"])
        }
    }

    @Test("all formats come by their names, folders included")
    func names() throws {
        let job = try job { $0.formats = [.apng, .sheet, .xcassets] }
        let files = try job.files()
        #expect(Set(files.keys) == Set(try job.fileNames().names))
        #expect(files.keys.contains { $0.contains("/") } && files.values.allSatisfy { !$0.isEmpty })
    }

    @Test("the pixels of a frame have the size of the scale, and move")
    func bitmap() throws {
        let job = try job()
        let (first, next) = (try job.bitmap(frame: 0, scale: 3), try job.bitmap(frame: 1, scale: 3))
        #expect(first.width == 144 && first.height == 144 && first != next)
    }

    @Test("a monitor stops a job in memory")
    func stops() throws {
        struct Stop: Error {}
        struct Stopping: FrameMonitor {
            func willPaint() throws { throw Stop() }
        }
        #expect(throws: Stop.self) { try self.job().files(monitor: Stopping()) }
    }
}

import Files
import Formats
import Foundation
import Imaging
import Indicators
import Loading
import MotionCore
import Platform
import Requests
import Testing

@testable import Jobs
@testable import Rendering

/// What a program gets from a job without a folder.
@Suite struct RenderJobResultsTests {
    private func job(_ change: (inout RenderSpec) -> Void = { _ in }) throws -> RenderJob {
        var spec = RenderSpec(.fluent)
        (spec.animation.frames, spec.name) = (4, "spinner")
        spec.scales = [1, 2]
        change(&spec)
        return try spec.resolve()
    }

    @Test("a frame alone has the bytes of its file")
    func frames() throws {
        let job = try job()
        let files = try job.files(workers: Workers(count: 2)).files
        #expect(files.count == 8)
        for index in 0..<4 {
            #expect(try job.pngData(frame: index) == files["spinner-000\(index).png"])
            #expect(try job.pngData(frame: index, scale: 2) == files["spinner-000\(index)@2x.png"])
        }
    }

    @Test("all formats come by their names, folders included")
    func names() throws {
        let job = try job { $0.formats = [.apng, .sheet, .xcassets] }
        let files = try job.files().files
        #expect(Set(files.keys) == Set(try job.fileNames().names))
        #expect(files.keys.contains { $0.contains("/") } && files.values.allSatisfy { !$0.isEmpty })
    }

    @Test("the pixels of a frame have the size of the scale, and move")
    func bitmap() throws {
        let job = try job()
        let (first, next) = (try job.bitmap(frame: 0, scale: 3), try job.bitmap(frame: 1, scale: 3))
        #expect(first.width == 144 && first.height == 144 && first != next)
    }

    @Test("files in memory come with the notes of a run")
    func notes() throws {
        let job = try job { spec in
            (spec.formats, spec.matte) = ([.gif], Color(rgba: 0xFFFF_FFFF))
            (spec.animation.frames, spec.animation.fps) = (nil, 60)
        }
        let (files, notes) = try job.files()
        #expect(files.keys.sorted() == ["spinner.gif", "spinner@2x.gif"])
        let said = try job.run(into: MemorySink())
        #expect(!notes.isEmpty && notes == said)
    }

    private struct Stop: Error, CustomStringConvertible { var description: String { "enough" } }

    @Test("a monitor stops a job in memory")
    func stops() throws {
        struct Stopping: FrameMonitor {
            func willPaint() throws { throw Stop() }
        }
        let error = #expect(throws: RenderError.self) { try self.job().files(monitor: Stopping()) }
        guard case .interrupted(is Stop)? = error else {
            Issue.record("\(error as Any)")
            return
        }
    }

    @Test("what a sink throws comes with its own words")
    func sinks() throws {
        struct Full: ArtifactSink {
            func write(_ name: String, _ bytes: [UInt8]) throws { throw Stop() }
        }
        let error = #expect(throws: RenderError.self) { try self.job().run(into: Full()) }
        #expect(error.map { "\($0)" } == "enough" && error?.localizedDescription == "enough")
    }
}

import Formats
import Imaging
import Indicators
import Loading
import MotionCore
import Platform
import Presentations
import Requests
import TestSupport
import Testing

@testable import Exports
@testable import Jobs
@testable import Rendering

/// Large pictures of which only a part moves, which are drawn and compressed in parts.
@Suite struct LargeSceneTests {
    private func job(frames: Int, _ format: OutputFormat) throws -> RenderJob {
        var spec = RenderSpec(.materialAdvance)
        (spec.animation.frames, spec.name, spec.formats) = (frames, "scene", [format])
        spec.presentation = .dialog
        spec.present.screen = ScreenSize(width: 390, height: 844)
        return try spec.resolve()
    }

    @Test(
        "a frame has the same pixels by itself as among others, and the same bytes on any number of threads")
    func frames() throws {
        // More than one scene, between which nothing changes that stands still.
        let job = try job(frames: 34, .frames)
        let files = try job.files(workers: Workers(count: 1)).files
        #expect(try job.files(workers: Workers(count: 3)).files == files)
        var moves = false
        for index in [0, 1, 4, 31, 32, 33] {
            let file = try #require(files["scene-00\(index < 10 ? "0" : "")\(index).png"])
            let alone = try job.bitmap(frame: index)
            #expect(try decodePNG(file) == alone, "frame \(index)")
            #expect(try job.pngData(frame: index) == file)
            if try job.bitmap(frame: 0) != alone { moves = true }
        }
        #expect(moves)
    }

    @Test(
        "a sheet has the pixels of its frames, made in bands or as a whole, and the same bytes on any number of threads"
    )
    func sheet() throws {
        let job = try job(frames: 19, .sheet)
        let source = try #require(RenderRun(job, monitor: Unwatched()).frames(of: .sheet).first)
        let limits = PageBands.Limits(leastPixels: 1, bandPixels: 400_000, memory: 1 << 24)
        var files: [[UInt8]] = []
        for threads in [1, 2] {
            let census = try FrameCensus(
                source, options: SheetOptions(), workers: Workers(count: threads), limits: limits)
            #expect(census.unique == Array(0..<19))
            let layout = try SheetLayout(census.boxes, scale: 1, options: SheetOptions())
            let bands = try #require(
                PageBands(
                    layout.pages[0], edges: layout.edges, census, ExportOptions(), limits))
            #expect(bands.bands.count > 2)
            files.append(try bands.file(source, census, Workers(count: threads)))
            let page = try composePage(
                layout.pages[0], layout.edges, source, census, nil, Workers(count: threads))
            #expect(try decodePNG(files[0]) == page)
        }
        #expect(files[0] == files[1])
    }

    private struct Unwatched: FrameMonitor {
        func willPaint() {}
    }
}

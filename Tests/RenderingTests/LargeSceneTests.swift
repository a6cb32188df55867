import Imaging
import Indicators
import Loading
import MotionCore
import Presentations
import Requests
import Resolution
import TestSupport
import Testing

@testable import Jobs
@testable import Rendering

/// Large pictures of which only a part moves, which are drawn and compressed in parts.
@Suite struct LargeSceneTests {
    private func job() throws -> RenderJob {
        var spec = RenderSpec(.materialAdvance)
        (spec.motion.frames, spec.name) = (5, "scene")
        spec.present.presentation = .dialog
        spec.present.screen = ScreenSize(width: 390, height: 844)
        return try spec.resolve()
    }

    @Test(
        "a frame has the same pixels by itself as among others, and the same bytes on any number of threads")
    func frames() throws {
        let job = try job()
        let files = try job.files(workers: Workers(count: 1)).files
        #expect(try job.files(workers: Workers(count: 3)).files == files)
        var moves = false
        for index in 0..<5 {
            let file = try #require(files["scene-000\(index).png"])
            let alone = try job.bitmap(frame: index)
            #expect(try decodePNG(file) == alone, "frame \(index)")
            #expect(try job.pngData(frame: index) == file)
            if try job.bitmap(frame: 0) != alone { moves = true }
        }
        #expect(moves)
    }
}

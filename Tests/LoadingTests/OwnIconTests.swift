import Basics
import Drawing
import Foundation
import Jobs
import RequestSupport
import Requests
import TestSupport
import Testing
import Vectors

@testable import Loading

/// Issue 51.8: the colors of a logo in the middle of a ring, by the rule of shapes.
@Suite struct OwnIconTests {
    private static let two =
        "<circle cx=\"9\" cy=\"9\" r=\"9\" fill=\"#1877F2\"/><circle cx=\"9\" cy=\"9\" r=\"5\" fill=\"white\"/>"
    private static let one = "<circle r=\"9\" fill=\"red\"/>"
    private static let fading = "<g opacity=\".5\">\(two)</g>"

    private func job(_ body: String, _ more: String) throws -> RenderJob {
        let folder = try WorkFolder()
        let path = folder.path + "/logo.svg"
        try Data("<svg>\(body)</svg>".utf8).write(to: URL(filePath: path))
        return try RenderFile.parse(
            Array("{value: 0.5, size: 100, center: \(path)\(more)}".utf8), name: "a.yaml"
        ).resolve()
    }

    private func sign(_ job: RenderJob) -> String {
        for shape in job.list(0).shapes {
            switch shape {
            case .artwork(let shape) where shape.role == .sign: return "own of \(shape.artwork.items.count)"
            case .path(let shape) where shape.role == .sign: return "single"
            default: continue
            }
        }
        return "none"
    }

    private func outcome(_ body: String, _ more: String) -> String {
        do {
            return sign(try job(body, more))
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "a logo in the middle keeps several colors unless told otherwise, and what would have no effect is refused",
        arguments: [
            (two, "", "own of 2"), (two, ", shape-color: single", "single"), (one, "", "single"),
            (one, ", shape-color: own", "own of 1"), (two, ", template: white", "single"),
            (two, ", state: paused, frames: 1", "own of 2"), (two, ", color: red", "own of 2"),
            (one, ", shape-color: own, template: white", "a mask has no colors of a drawing"),
            (
                two + "<path d=\"M0 0h9v9z\" fill=\"url(#a)\"/><pattern id=\"a\"/>", "",
                "add shape-color: single"
            ),
            (two, ", to: svg", "own of 2"), (fading, ", to: apng", "own of 1"),
            (fading, ", to: svg", "svg cannot hold an icon with gradients"),
            (fading, ", to: svg, shape-color: single", "single"),
        ])
    func colors(body: String, more: String, expected: String) throws {
        let found = outcome(body, more)
        #expect(found.contains(expected), "\(found)")
    }

    @Test("its areas are layers of vectors, each in its own color")
    func vectors() throws {
        let job = try job(Self.two, ", to: [svg, lottie, avd]")
        let layers = try #require(job.picture).groups.flatMap { $0.layers }.filter { $0.paint.role == .sign }
        #expect(layers.map { $0.paint.colors.first } == [Color(rgba: 0x1877_F2FF), Color(rgba: 0xFFFF_FFFF)])
    }

    @Test("without a logo its colors have no effect, and path data has none")
    func idle() throws {
        for (center, remedy) in [("stop", "add shape"), ("M0 0h9v9z", "path data")] {
            let error = #expect(throws: SpecError.self) {
                try RenderFile.parse(
                    Array("{value: 0.5, size: 100, center: \(center), shape-color: own}".utf8), name: "a.yaml"
                ).resolve()
            }
            #expect(error.map { "\($0)" }?.contains(remedy) == true, "\(error.map { "\($0)" } ?? "")")
        }
    }
}

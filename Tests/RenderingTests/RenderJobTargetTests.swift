import Basics
import Files
import Formats
import Jobs
import Loading
import MotionCore
import Requests
import TestSupport
import Testing

@testable import Rendering

/// Files under names that a target gives them.
@Suite struct RenderJobTargetTests {
    private func job(_ path: String, _ change: (inout RenderSpec) -> Void = { _ in }) throws -> RenderJob {
        var spec = RenderSpec(.fluent)
        (spec.size, spec.animation.fps, spec.matte) = (12, 4, Color(rgba: 0xFFFF_FFFF))
        change(&spec)
        try spec.setTarget(path)
        return try spec.resolve()
    }

    /// Those that need no program or library that may be missing.
    private static let formats = OutputFormat.all.filter {
        ![.mp4, .webm, .mov, .avif].contains($0) && [.frame, .animation, .vector].contains($0.content)
    }

    @Test("a format writes its only file under the very name that the target says", arguments: formats)
    func names(format: OutputFormat) throws {
        for ending in format.endings.flatMap({ ["." + $0, "." + $0.uppercased()] }) {
            for scale in [1.0, 2] {
                let job = try job("a/b" + ending) { spec in
                    (spec.formats, spec.scales) = ([format], [scale])
                    if format.content == .frame { spec.animation.frames = 1 }
                    if format != .gif, format != .y4m { spec.matte = nil }
                    if format.content == .vector { (spec.animation.fps, spec.scales) = (nil, []) }
                    // One element shows no arc that grows.
                    if format == .cssClass { spec.motion = .primer }
                }
                #expect(try job.fileNames().names == ["b" + ending])
                #expect(try job.files().files.keys.sorted() == ["b" + ending])
            }
        }
    }

    @Test("files at other scales, and those of a variant, end likewise")
    func several() throws {
        let job = try job("b.GIF") { spec in
            spec.scales = [1, 2]
            spec.access.variants = [.slow]
        }
        let names = ["b-reduced-slow.GIF", "b-reduced-slow@2x.GIF", "b.GIF", "b@2x.GIF"]
        #expect(try job.fileNames().names.sorted() == names)
        #expect(try job.files().files.keys.sorted() == names)
    }

    @Test("a target that no file can be is refused with a folder to name instead")
    func refusals() throws {
        for (path, message, change) in [
            (
                "x/b.png",
                "\"b.png\" is one picture, and this makes 6 frames; write frames: 1, name a folder", { _ in }
            ),
            (
                "b.webp", "none of the files that this makes, \"b@2x.webp\", \"b@3x.webp\"",
                { $0.scales = [2, 3] }
            ),
            ("b.jpg", "no format writes .jpg files", { _ in }),
            ("b.gif", "contradicts to: apng", { $0.formats = [.apng] }),
            ("b.gif", "contradicts name: c", { $0.name = "c" }),
            ("CON.gif", "\"CON\" is the name of a device on Windows", { _ in }),
        ] as [(String, String, (inout RenderSpec) -> Void)] {
            let error = #expect(throws: SpecError.self) {
                try job(path) { spec in
                    (spec.matte, spec.animation.fps) = (nil, 4)
                    change(&spec)
                }
            }
            #expect(error?.description.hasPrefix("target: ") == true, "\(path)")
            #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
        }
    }

    @Test("a request is rendered to a path in one step")
    func path() throws {
        let folder = try WorkFolder()
        var spec = RenderSpec(.fluent)
        (spec.size, spec.animation.fps) = (12, 4)
        #expect(try spec.render(to: folder.path + "/out/a.gif").contains { $0.contains("edges") })
        try spec.render(to: folder.path + "/sheets")
        #expect(folder.names(in: "out") == ["a.gif"])
        #expect(folder.names(in: "sheets").first == "fluent-0000.png")
    }
}

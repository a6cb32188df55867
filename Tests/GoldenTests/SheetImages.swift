import Drawing
import Files
import Formats
import Indicators
import Loading
import MotionCore
import Packs
import Platform
import Rendering
import Requests
import Resolution
import TestSupport
import Testing

/// Pictures of sheets with lines around their frames.
@Suite struct SheetImages {
    static let atlas = "atlas-rectangles"

    private static func clip(
        _ name: String, _ change: (inout RenderSpec) -> Void
    ) throws -> AtlasClip {
        var spec = RenderSpec()
        spec.formats = [.sheet]
        change(&spec)
        return try AtlasClip(try spec.resolve(), named: name, scale: 1)
    }

    @Test("issue 52: frames of an atlas that are whole, trimmed and turned, with edges, pivots and borders")
    func rectangles() throws {
        var spec = PackSpec([])
        spec.clips = [
            try Self.clip("spinner") {
                ($0.animation.motion, $0.animation.frames, $0.extent) = (.value(.fluent), 8, .points(48))
            },
            try Self.clip("dots") {
                ($0.animation.motion, $0.animation.frames) = (.value(.materialLoading), 4)
            },
            try Self.clip("bar") {
                ($0.indicator, $0.width, $0.height) = (.linear, 150, 12)
                ($0.animation.value, $0.track) = (ValueSpan(from: 0.6, to: 0.6), Theme.neutralLight[.track])
            },
            try Self.clip("button") {
                ($0.indicator, $0.width, $0.height) = (.linear, 72, 32)
                $0.animation.value = ValueSpan(from: 1, to: 1)
            },
        ]
        spec.pivots = [PackMark("spinner", .init(x: 0.5, y: 1)), PackMark("bar", .init(x: 0, y: 0.5))]
        spec.borders = [PackMark("button", .init(left: 16, top: 12, right: 16, bottom: 12))]
        spec.output.formats = [.sheet]
        (spec.output.sheet.trim, spec.output.sheet.extrude, spec.output.sheet.padding) = (.frame, 1, 1)
        (spec.output.sheet.rotates, spec.output.sheet.hasDebugPicture) = (true, true)
        let (sink, workers) = (MemorySink(), Workers(count: 1))
        try spec.resolve(from: InputFiles(), workers: workers).load(workers: workers, monitor: Unwatched())
            .write(workers: workers, into: sink)
        let picture = try decodePNG(#require(sink.files["atlas.debug.png"], "\(sink.files.keys)"))
        try Goldens.shared.check(picture, is: "images/\(Self.atlas).png")
    }
}

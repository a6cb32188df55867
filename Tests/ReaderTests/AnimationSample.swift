import Drawing
import Formats
import Foundation
import Imaging
import Indicators
import Jobs
import Loading
import MotionCore
import Platform
import Rendering
import Requests
import TestSupport

/// An animation in all formats, and the frames that it is made of.
struct AnimationSample {
    let name: String
    let job: RenderJob
    /// The frames as the format `frames` writes them and libpng reads them.
    let frames: [Bitmap]
    /// The files by their extension.
    let files: [String: [UInt8]]

    static let formats = [OutputFormat.apng, .gif, .webp]
    static let matte = Color(255, 244, 230)

    init(_ name: String, _ change: (inout RenderSpec) -> Void) throws {
        var spec = RenderSpec()
        (spec.name, spec.matte, spec.formats) = (name, Color(rgba: 0xFFF4_E6FF), [.frames] + Self.formats)
        change(&spec)
        job = try spec.resolve()
        let all = try job.files(workers: Workers(count: 2)).files
        self.name = name
        frames = try all.keys.filter { $0.hasSuffix(".png") }.sorted().map { try decodePNG(all[$0]!) }
        files = Dictionary(
            uniqueKeysWithValues: Self.formats.map { format in
                (format.name, all[all.keys.first { $0.hasSuffix("." + format.name) }!]!)
            })
    }

    /// Loops and runs, arcs, bars, spokes and dots, few colors and many, at odd rates and scales.
    static func all() throws -> [AnimationSample] {
        [
            try AnimationSample("loop") {
                ($0.animation.motion, $0.extent, $0.animation.fps) = (.value(.fluent), 32, 50)
            },
            try AnimationSample("fraction") { spec in
                (spec.animation.motion, spec.extent, spec.animation.fps) = (.value(.mui), 20, 29.97)
                spec.scales = [2]
            },
            try AnimationSample("fast") {
                ($0.animation.motion, $0.extent, $0.stroke) = (.value(.fioriProcessing), 16, 4)
            },
            try AnimationSample("run") {
                ($0.animation.value, $0.extent, $0.trackPaint) = (
                    ValueSpan(from: 0, to: 1), 24, .color(Color(rgba: 0xD5DC_E4FF))
                )
            },
            try AnimationSample("linear-run") { spec in
                (spec.indicator, spec.animation.value, spec.animation.frames) = (
                    .linear, ValueSpan(from: 0.9, to: 0.1), 30
                )
                (spec.width, spec.height, spec.cap, spec.animation.fps) = (60, 6, .butt, 25)
            },
            try AnimationSample("tiles") { spec in
                (spec.indicator, spec.animation.motion, spec.width) = (
                    .linear, .value(.materialContiguous), 80
                )
                spec.colors = [
                    Color(rgba: 0x6750_A4FF), Color(rgba: 0xB326_1EFF), Color(rgba: 0x386A_20FF),
                    Color(rgba: 0x0063_9B80),
                ]
                spec.animation.frames = 40
            },
            try AnimationSample("colors") { spec in
                (spec.animation.motion, spec.extent, spec.trackPaint) = (
                    .value(.materialAdvance), 40, .color(Color(rgba: 0x2030_4080))
                )
                (spec.colors, spec.animation.frames) = (
                    [Color(rgba: 0xDD00_00FF), Color(rgba: 0x00AA_00FF), Color(rgba: 0x0000_DDFF)], 40
                )
            },
            try AnimationSample("spokes") {
                ($0.animation.motion, $0.extent, $0.animation.fps) = (.value(.cupertino), 30, 40)
            },
            try AnimationSample("single") { ($0.animation.value, $0.extent) = (0.4, 20) },
            // A bar that grows by a pixel a frame has two colors, one that grows by half a pixel three, and by a fifth six.
            try AnimationSample("few-2") { $0.bar(frames: 33) },
            try AnimationSample("few-3") { $0.bar(frames: 65) },
            try AnimationSample("few-6") { $0.bar(frames: 161) },
        ]
    }

    /// The place of the frame among the samples, for a file of a format that is read.
    func file(_ format: String, in folder: URL) -> URL { folder.appending(path: "\(name).\(format)") }

    /// A frame as a format can hold it: what shows, and of a GIF over the matte.
    func picture(_ index: Int, _ format: String) -> Bitmap {
        let frame = frames[index]
        guard format == "gif" else { return frame.visible }
        return Bitmap(frame.width, frame.height) { x, y in frame[x, y].over(Self.matte) }
    }
}

extension RenderSpec {
    /// An opaque bar of 32 by 4 pixels that fills its track in whole pixels or equal parts of them.
    fileprivate mutating func bar(frames: Int) {
        (indicator, width, height, cap) = (.linear, 32, 4, .butt)
        (animation.value, animation.frames, animation.fps) = (ValueSpan(from: 0, to: 1), frames, 50)
        (colors, trackPaint) = ([Color(rgba: 0x0A6E_D1FF)], .color(Color(rgba: 0xD5DC_E4FF)))
    }
}

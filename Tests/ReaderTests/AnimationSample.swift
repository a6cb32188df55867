import Checks
import Exports
import Foundation
import Imaging
import Indicators
import Rendering
import Requests
import Resolution
import TestSupport

/// An animation in all formats, and the frames that it is made of.
struct AnimationSample {
    let name: String
    let job: RenderJob
    /// The frames as the format `frames` writes them and libpng reads them.
    let frames: [Bitmap]
    /// The files by their extension.
    let files: [String: [UInt8]]

    static let formats = ["apng", "gif", "webp"]
    static let matte = RGBA(255, 244, 230)

    init(_ name: String, _ change: (inout RenderSpec) -> Void) throws {
        var spec = RenderSpec()
        (spec.name, spec.matte, spec.formats) = (name, "#FFF4E6", ["frames"] + Self.formats)
        change(&spec)
        job = try spec.resolve()
        let all = try job.files(workers: Workers(count: 2))
        self.name = name
        frames = try all.keys.filter { $0.hasSuffix(".png") }.sorted().map { try decodePNG(all[$0]!) }
        files = Dictionary(
            uniqueKeysWithValues: Self.formats.map { format in
                (format, all[all.keys.first { $0.hasSuffix("." + format) }!]!)
            })
    }

    /// Loops and runs, arcs, bars, spokes and dots, few colors and many, at odd rates and scales.
    static func all() throws -> [AnimationSample] {
        [
            try AnimationSample("loop") { ($0.motion.name, $0.size, $0.motion.fps) = ("fluent", 32, 50) },
            try AnimationSample("fraction") { spec in
                (spec.motion.name, spec.size, spec.motion.fps) = ("mui", 20, 29.97)
                spec.scales = [2]
            },
            try AnimationSample("fast") {
                ($0.motion.name, $0.size, $0.stroke) = ("fiori-processing", 16, 4)
            },
            try AnimationSample("run") { ($0.motion.value, $0.size, $0.track) = ("0:1", 24, "#D5DCE4") },
            try AnimationSample("linear-run") { spec in
                (spec.indicator, spec.motion.value, spec.motion.frames) = (.linear, "0.9:0.1", 30)
                (spec.width, spec.height, spec.cap, spec.motion.fps) = (60, 6, "butt", 25)
            },
            try AnimationSample("tiles") { spec in
                (spec.indicator, spec.motion.name, spec.width) = (.linear, "material-contiguous", 80)
                spec.colors = [
                    try Color(parsing: "#6750A4"), try Color(parsing: "#B3261E"),
                    try Color(parsing: "#386A20"), try Color(parsing: "#00639B80"),
                ]
                spec.motion.frames = 40
            },
            try AnimationSample("colors") { spec in
                (spec.motion.name, spec.size, spec.track) = ("material-advance", 40, "#20304080")
                (spec.colors, spec.motion.frames) = (["#D00", "#0A0", "#00D"], 40)
            },
            try AnimationSample("spokes") {
                ($0.motion.name, $0.size, $0.motion.fps) = ("cupertino", 30, 40)
            },
            try AnimationSample("single") { ($0.motion.value, $0.size) = ("0.4", 20) },
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

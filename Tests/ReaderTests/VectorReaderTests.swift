import Exports
import Foundation
import FramePipeline
import Indicators
import MotionCore
import Testing

/// What other programs draw from our files without pixels is what our frames show.
@Suite struct VectorReaderTests {
    /// Requests besides the motions as they are published.
    static let requests: [(name: String, change: @Sendable (inout RenderSpec) -> Void)] = [
        ("ring-track", { ($0.motion.value, $0.track) = ("0:1", "#D5DCE4") }),
        ("ring-gap", { ($0.motion.value, $0.track, $0.gap) = ("0.05:0.98", "#D5DCE4", 3) }),
        ("ring-inset", { ($0.motion.name, $0.insetCaps) = ("nv-circle", true) }),
        ("ring-gap-moving", { ($0.motion.name, $0.track, $0.gap) = ("material-advance", "#D5DCE4", 3) }),
        ("ring-square", { ($0.motion.name, $0.cap) = ("flutter", "square") }),
        ("ring-colors", { ($0.motion.name, $0.colors) = ("material-web", ["#B3261E", "#386A20", "#0A6ED1"]) }),
        ("ring-spring", { ($0.motion.value, $0.motion.easing) = ("0.1:0.9", "spring(50, 0.5)") }),
        ("ring-card", { ($0.motion.name, $0.background) = ("fluent", "card") }),
        ("label", { ($0.motion.name, $0.label.text) = ("fluent", "Loading") }),
        (
            "percent",
            {
                ($0.motion.value, $0.motion.frames) = ("0:1", 21)
                ($0.label.progressText, $0.label.placement, $0.size) = ("percent", "center", 64)
            }
        ),
        ("settle", { ($0.motion.name, $0.state.transition) = ("fluent", "indeterminate:determinate=0.4") }),
        (
            "success",
            {
                ($0.motion.name, $0.state.transition, $0.state.t0) = ("material-advance", "active:success", 700)
                $0.label.text = "Sent"
            }
        ),
        ("pause", { ($0.motion.name, $0.state.transition) = ("flutter", "active:paused") }),
        (
            "bar-gap",
            {
                $0.indicator = .linear
                ($0.motion.value, $0.track, $0.gap, $0.stop, $0.height) = ("0:1", "#E8DEF8", 4, 4, 8)
            }
        ),
        (
            "bar-rtl",
            {
                $0.indicator = .linear
                ($0.motion.name, $0.track, $0.direction) = ("compose-m3-linear", "#E8DEF8", "rtl")
                ($0.cap, $0.height) = ("butt", 6)
            }
        ),
        (
            "bar-buffer",
            {
                $0.indicator = .linear
                ($0.motion.value, $0.track, $0.buffer) = ("0:0.7", "#E8DEF8", 0.8)
            }
        ),
        (
            "bar-settle",
            {
                $0.indicator = .linear
                ($0.motion.name, $0.track) = ("material-disjoint", "#E8DEF8")
                $0.state.transition = "indeterminate:determinate=0.4"
            }
        ),
    ]

    static func samples(in folder: URL) throws -> [VectorSample] {
        let motions = try Motion.all.map { motion in
            try VectorSample(motion.name, in: folder) {
                $0.motion.name = motion.name
                if motion.kind == .determinate { $0.motion.value = "0:1" }
                if case .bars = motion.kind { ($0.indicator, $0.track) = (.linear, "#E8DEF8") }
            }
        }
        return try motions + requests.map { try VectorSample($0.name, in: folder, $0.change) }
    }

    struct Difference: Decodable {
        let window, peak, time: Double
        var moves: Bool?
        var seam: Double?
    }

    /// Chromium strokes and blends as Skia does, whose edges differ from ours by single levels.
    @Test(
        "Chromium shows at every time what our frame shows, for SVG and CSS, and plays both in img elements",
        arguments: [("svg", ".svg"), ("svg-css", ".css.svg")])
    func chromium(format: (name: String, suffix: String)) throws {
        try Reader.chromium.requireInstalled()
        try FileManager.default.withTemporaryFolder { folder in
            let samples = try Self.samples(in: folder)
            let found: [String: Difference] = try read(
                samples.map { $0.facts("svg", format.suffix) }, in: folder, with: "chromium_vectors.py", "60")
            for sample in samples {
                let worst = try #require(found[sample.name])
                expect(worst, atMost: 12, sample, format.name)
                if sample.job.timeline.loops { #expect(worst.moves == true, "\(sample.name) stands still") }
            }
        }
    }

    @Test("rlottie and ThorVG show in every frame what ours shows, and the schema finds no fault")
    func lottie() throws {
        try FileManager.default.withTemporaryFolder { folder in
            let samples = try Self.samples(in: folder)
            let found: [String: [String: Difference]] = try read(
                samples.map { $0.facts("lottie", ".lottie.json") }, in: folder, with: "lottie_players.py")
            for sample in samples {
                for player in ["RLottie", "ThorVG"] {
                    let worst = try #require(found[player]?[sample.name])
                    expect(worst, atMost: 24, sample, player)
                    if let seam = worst.seam { #expect(seam <= 2, "\(player): \(sample.name) has a seam") }
                }
            }
        }
    }

    private func expect(_ worst: Difference, atMost limit: Double, _ sample: VectorSample, _ reader: String) {
        #expect(
            worst.window <= limit,
            "\(reader): \(sample.name) is \(worst.window) off in a window at \(worst.time) ms, \(worst.peak) in a pixel"
        )
    }

    private func read<Result: Decodable>(
        _ cases: [[String: Any]], in folder: URL, with script: String, _ arguments: String...
    ) throws -> Result {
        let file = folder.appending(path: "cases.json")
        try JSONSerialization.data(withJSONObject: cases).write(to: file)
        let output = try Reader.python.run([Reader.script(script), file.path] + arguments)
        if let copy = ProcessInfo.processInfo.environment["VECTOR_COPY"] { try? FileManager.default.copyItem(at: folder, to: URL(filePath: copy)); try output.write(to: URL(filePath: copy + "/" + script + ".out")) }
        return try JSONDecoder().decode(Result.self, from: output)
    }
}

import Builds
import Checks
import Drawing
import Exports
import Files
import Foundation
import Indicators
import Jobs
import MotionCore
import Rendering
import Requests
import Specs
import Testing

/// What other programs draw from our files without pixels is what our frames show.
@Suite struct VectorReaderTests {
    /// Requests besides the motions as they are published.
    static let requests: [(name: String, change: @Sendable (inout RenderSpec) -> Void)] = [
        (
            "ring-track",
            { ($0.motion.value, $0.track) = (ValueSpan(from: 0, to: 1), .color(Color(rgba: 0xD5DC_E4FF))) }
        ),
        (
            "ring-gap",
            {
                ($0.motion.value, $0.track, $0.gap) = (
                    ValueSpan(from: 0.05, to: 0.98), .color(Color(rgba: 0xD5DC_E4FF)), 3
                )
            }
        ),
        ("ring-inset", { ($0.motion.motion, $0.insetCaps) = (.value(.nvCircle), true) }),
        (
            "ring-gap-moving",
            {
                ($0.motion.motion, $0.track, $0.gap) = (
                    .value(.materialAdvance), .color(Color(rgba: 0xD5DC_E4FF)), 3
                )
            }
        ),
        ("ring-square", { ($0.motion.motion, $0.cap) = (.value(.flutter), .square) }),
        (
            "ring-colors",
            {
                ($0.motion.motion, $0.colors) = (
                    .value(.materialWeb),
                    [Color(rgba: 0xB326_1EFF), Color(rgba: 0x386A_20FF), Color(rgba: 0x0A6E_D1FF)]
                )
            }
        ),
        (
            "ring-alpha",
            {
                ($0.motion.motion, $0.colors) = (
                    .value(.materialRetreat), [Color(rgba: 0xB326_1EFF), Color(rgba: 0x386A_2040)]
                )
            }
        ),
        (
            "ring-spring",
            {
                ($0.motion.value, $0.motion.easing) = (
                    ValueSpan(from: 0.1, to: 0.9), .spring(Spring(stiffness: 50, dampingRatio: 0.5))
                )
            }
        ),
        ("ring-card", { ($0.motion.motion, $0.background) = (.value(.fluent), .card) }),
        ("label", { ($0.motion.motion, $0.label.text) = (.value(.fluent), "Loading") }),
        (
            "percent",
            {
                ($0.motion.value, $0.motion.frames) = (ValueSpan(from: 0, to: 1), 21)
                ($0.label.progressText, $0.label.placement, $0.size) = (.percent, .center, 64)
            }
        ),
        (
            "settle",
            {
                ($0.motion.motion, $0.state.transition) = (
                    .value(.fluent), .states(from: .indeterminate, to: .determinate(0.4))
                )
            }
        ),
        (
            "success",
            {
                ($0.motion.motion, $0.state.transition, $0.state.t0) = (
                    .value(.materialAdvance), .states(from: .state(.active), to: .state(.success)), 700
                )
                $0.label.text = "Sent"
            }
        ),
        (
            "pause",
            {
                ($0.motion.motion, $0.state.transition) = (
                    .value(.flutter), .states(from: .state(.active), to: .state(.paused))
                )
            }
        ),
        (
            "bar-gap",
            {
                $0.indicator = .linear
                ($0.motion.value, $0.track, $0.gap, $0.stop, $0.height) = (
                    ValueSpan(from: 0, to: 1), .color(Color(rgba: 0xE8DE_F8FF)), 4, 4, 8
                )
            }
        ),
        (
            "bar-rtl",
            {
                $0.indicator = .linear
                ($0.motion.motion, $0.track, $0.direction) = (
                    .value(.composeM3Linear), .color(Color(rgba: 0xE8DE_F8FF)), .rtl
                )
                ($0.cap, $0.height) = (.butt, 6)
            }
        ),
        (
            "bar-buffer",
            {
                $0.indicator = .linear
                ($0.motion.value, $0.track, $0.buffer) = (
                    ValueSpan(from: 0, to: 0.7), .color(Color(rgba: 0xE8DE_F8FF)), 0.8
                )
            }
        ),
        (
            "bar-settle",
            {
                $0.indicator = .linear
                ($0.motion.motion, $0.track) = (.value(.materialDisjoint), .color(Color(rgba: 0xE8DE_F8FF)))
                $0.state.transition = .states(from: .indeterminate, to: .determinate(0.4))
            }
        ),
        (
            "spokes-pause",
            {
                ($0.motion.motion, $0.state.transition) = (
                    .value(.cupertino), .states(from: .state(.active), to: .state(.paused))
                )
                $0.label.text = "Waiting"
            }
        ),
        (
            "dots-rtl",
            { ($0.motion.motion, $0.label.text, $0.direction) = (.value(.ui5Dots), "Loading", .rtl) }
        ),
        (
            "bar-percent",
            {
                ($0.indicator, $0.theme, $0.motion.value, $0.motion.frames) = (
                    .linear, .value(.fioriDark), ValueSpan(from: 0, to: 1), 21
                )
                ($0.label.text, $0.label.progressText, $0.direction) = ("Uploading", .percent, .rtl)
            }
        ),
        (
            "wave-values",
            {
                ($0.motion.motion, $0.motion.value, $0.track) = (
                    .value(.materialWavy), ValueSpan(from: 0, to: 1), .color(Color(rgba: 0xD5DC_E4FF))
                )
            }
        ),
        (
            "wave-compose-values",
            {
                ($0.motion.motion, $0.motion.value, $0.track) = (
                    .value(.composeWavy), ValueSpan(from: 0.05, to: 0.98), .color(Color(rgba: 0xD5DC_E4FF))
                )
            }
        ),
        (
            "wave-bar-values",
            {
                $0.indicator = .linear
                ($0.motion.motion, $0.motion.value, $0.track, $0.stop) = (
                    .value(.composeWavyLinear), ValueSpan(from: 0, to: 1),
                    .color(Color(rgba: 0xD5DC_E4FF)), 4
                )
            }
        ),
        (
            "wave-bar-rtl",
            {
                $0.indicator = .linear
                ($0.motion.motion, $0.motion.value, $0.track, $0.direction) = (
                    .value(.materialWavyLinear), ValueSpan(from: 0, to: 1),
                    .color(Color(rgba: 0xD5DC_E4FF)), .rtl
                )
            }
        ),
        (
            "wave-fluent",
            {
                ($0.motion.motion, $0.motion.wave) = (
                    .value(.fluent), WaveAdjustment(amplitude: 1, length: 12, speed: 9)
                )
            }
        ),
        (
            "shape-colors",
            {
                ($0.motion.motion, $0.colors) = (
                    .value(.materialLoading),
                    [Color(rgba: 0xB326_1EFF), Color(rgba: 0x386A_20FF), Color(rgba: 0x0A6E_D1FF)]
                )
            }
        ),
        (
            "shape-value",
            { ($0.motion.motion, $0.motion.value) = (.value(.composeLoading), ValueSpan(from: 0, to: 1)) }
        ),
        (
            "figures-faster",
            {
                ($0.motion.motion, $0.motion.speed) = (
                    Motion.all.first { $0.name == "sk-chase" }.map { .value($0) }, 2
                )
            }
        ),
        (
            "ring-segments",
            {
                ($0.motion.value, $0.track, $0.segments) = (
                    ValueSpan(from: 0, to: 1), .color(Color(rgba: 0xE5E7_EBFF)), 12
                )
            }
        ),
        (
            "ring-segments-running",
            { ($0.motion.motion, $0.segments, $0.segmentGap) = (.value(.fluent), 9, 3) }
        ),
        (
            "ring-segments-gap",
            {
                ($0.motion.motion, $0.segments, $0.track) = (
                    .value(.materialAdvance), 24, .color(Color(rgba: 0xE5E7_EBFF))
                )
                ($0.gap, $0.cap) = (4, .butt)
            }
        ),
        (
            "ring-second",
            {
                ($0.motion.value, $0.value2, $0.track) = (
                    ValueSpan(from: 0, to: 1), 0.6, .color(Color(rgba: 0xE5E7_EBFF))
                )
            }
        ),
        (
            "ring-second-gap",
            {
                ($0.motion.value, $0.value2, $0.track) = (
                    ValueSpan(from: 0, to: 1), 0.6, .color(Color(rgba: 0xE5E7_EBFF))
                )
                ($0.gap, $0.colors) = (3, [Color(rgba: 0x0A6E_D1FF), Color(rgba: 0xE973_0CFF)])
            }
        ),
        (
            "ring-second-segments",
            {
                ($0.motion.value, $0.value2, $0.segments) = (ValueSpan(from: 0.1, to: 0.9), 0.52, 8)
                $0.colors = [Color(rgba: 0x0A6E_D1FF), Color(rgba: 0xE973_0CFF)]
            }
        ),
        (
            "ring-span",
            {
                ($0.motion.span, $0.track) = (ValueSpan(from: 0.2, to: 0.6), .color(Color(rgba: 0xE5E7_EBFF)))
            }
        ),
        ("ring-gradient", { $0.gradient(ValueSpan(from: 0, to: 1)) }),
        ("ring-gradient-running", { $0.gradient(.materialRetreat) }),
        ("ring-gradient-inset", { $0.gradient(.nvCircle) { $0.insetCaps = true } }),
        (
            "ring-gradient-track",
            {
                $0.gradient(ValueSpan(from: 0, to: 1)) {
                    ($0.track, $0.gap, $0.cap) = (.color(Color(rgba: 0xE5E7_EBFF)), 3, .square)
                }
            }
        ),
        ("ring-gradient-still", { $0.gradient(ValueSpan(from: 0, to: 1)) { $0.gradientWay = .ring } }),
        (
            "ring-gradient-still-running",
            {
                $0.gradient(.fluent) { $0.gradientWay = .ring }
                $0.gradient = Gradient([
                    Color(rgba: 0xFF00_00FF), Color(rgba: 0x00FF_00FF), Color(rgba: 0x0000_FFFF),
                    Color(rgba: 0xFF00_00FF),
                ])
            }
        ),
        ("ring-gradient-segments", { $0.gradient(ValueSpan(from: 0, to: 1)) { $0.segments = 8 } }),
        (
            "ring-gradient-segments-still",
            {
                $0.gradient(.materialWeb) { ($0.segments, $0.gradientWay, $0.cap) = (8, .ring, .butt) }
            }
        ),
        (
            "bar-segments",
            {
                ($0.indicator, $0.motion.value, $0.segments) = (.linear, ValueSpan(from: 0, to: 1), 5)
                ($0.track, $0.height) = (.color(Color(rgba: 0xE5E7_EBFF)), 8)
            }
        ),
        (
            "bar-segments-running",
            {
                ($0.indicator, $0.motion.motion, $0.segments) = (.linear, .value(.muiLinear), 30)
                ($0.track, $0.height) = (.color(Color(rgba: 0xE5E7_EBFF)), 8)
            }
        ),
        (
            "bar-second",
            {
                ($0.indicator, $0.motion.value, $0.value2) = (.linear, ValueSpan(from: 0.1, to: 1), 0.6)
                ($0.track, $0.height, $0.stop) = (.color(Color(rgba: 0xE5E7_EBFF)), 8, 4)
            }
        ),
        (
            "bar-second-gap",
            {
                ($0.indicator, $0.motion.value, $0.value2) = (.linear, ValueSpan(from: 0.1, to: 0.9), 0.6)
                ($0.track, $0.gap, $0.direction) = (.color(Color(rgba: 0xE5E7_EBFF)), 4, .rtl)
                $0.colors = [Color(rgba: 0x0A6E_D1FF), Color(rgba: 0xE973_0CFF)]
            }
        ),
        (
            "bar-span",
            {
                ($0.indicator, $0.motion.span, $0.segments) = (.linear, ValueSpan(from: 0.2, to: 0.6), 7)
                $0.track = .color(Color(rgba: 0xE5E7_EBFF))
            }
        ),
        (
            "bar-gradient",
            {
                $0.gradient(ValueSpan(from: 0.1, to: 1)) {
                    ($0.indicator, $0.track, $0.height) = (.linear, .color(Color(rgba: 0xE5E7_EBFF)), 8)
                    ($0.stop, $0.buffer) = (4, 0.9)
                }
            }
        ),
        (
            "bar-gradient-running",
            {
                $0.gradient(.materialWebLinear) {
                    ($0.indicator, $0.direction, $0.height) = (.linear, .rtl, 8)
                }
            }
        ),
        (
            "bar-gradient-still",
            {
                $0.gradient(.muiLinear) {
                    ($0.indicator, $0.gradientWay, $0.segments) = (.linear, .ring, 6)
                    $0.height = 8
                }
            }
        ),
        (
            "bar-gradient-alpha",
            {
                $0.gradient(ValueSpan(from: 0.7, to: 0.7)) { $0.indicator = .linear }
                $0.gradient = Gradient([Color(rgba: 0x0A6E_D110), Color(rgba: 0xE973_0CFF)])
            }
        ),
        ("steps-row", { $0.steps(change: nil) }),
        ("steps-rtl", { $0.steps(change: nil) { $0.direction = .rtl } }),
        (
            "steps-list",
            {
                $0.steps(change: nil) {
                    ($0.steps.view, $0.theme, $0.width) = (.all, .value(.fioriDark), 320)
                }
            }
        ),
        ("steps-change", { $0.steps(change: .steps(from: 1, to: 2)) }),
        (
            "steps-change-dark",
            {
                $0.steps(change: .steps(from: 2, to: StepAddress(2, dynamic: 1))) {
                    ($0.theme, $0.direction) = (.value(.fioriDark), .rtl)
                }
            }
        ),
    ]

    static func samples(in folder: URL, moments: Int = 7) throws -> [VectorSample] {
        let motions = try Motion.all.map { motion in
            try VectorSample(motion.name, in: folder, moments: moments) {
                $0.motion.motion = .value(motion)
                if motion.kind == .determinate { $0.motion.value = ValueSpan(from: 0, to: 1) }
                var isStraight = if case .bars = motion.kind { true } else { false }
                if case .drawn(let drawn) = motion.kind { isStraight = drawn.isStraight }
                if isStraight { ($0.indicator, $0.track) = (.linear, .color(Color(rgba: 0xE8DE_F8FF))) }
            }
        }
        return try motions
            + requests.map {
                try VectorSample($0.name, in: folder, moments: moments, $0.change)
            }
    }

    struct Difference: Decodable {
        let window, peak, time: Double
        var moves: Bool?
        var seam: Double?
    }

    /// Skia smooths edges otherwise than we do, and where CSS turns something, it may turn pixels that it has
    /// painted already.
    @Test(
        "Chromium shows at every time what our frame shows, for SVG and CSS, and plays both in img elements",
        arguments: [("svg", ".svg", 13.0), ("svg-css", ".css.svg", 18)])
    func chromium(format: (name: String, suffix: String, limit: Double)) throws {
        try Reader.chromium.requireInstalled()
        try FileManager.default.withTemporaryFolder { folder in
            let samples = try Self.samples(in: folder)
            let found: [String: Difference] = try read(
                samples.map { $0.facts("svg", format.suffix) }, in: folder, with: "chromium_vectors.py", "60")
            for sample in samples {
                let worst = try #require(found[sample.name])
                expect(worst, atMost: format.limit, sample, format.name)
                if sample.job.timeline.loops { #expect(worst.moves == true, "\(sample.name) stands still") }
            }
        }
    }

    /// Both players smooth edges coarsely, rlottie in sixteenths of a pixel.
    @Test("rlottie and ThorVG show in every frame what ours shows, and the schema finds no fault")
    func lottie() throws {
        try FileManager.default.withTemporaryFolder { folder in
            let samples = try Self.samples(in: folder)
            let found: [String: [String: Difference]] = try read(
                samples.map { $0.facts("lottie", ".lottie.json") }, in: folder, with: "lottie_players.py")
            for sample in samples {
                for player in ["RLottie", "ThorVG"] {
                    let worst = try #require(found[player]?[sample.name])
                    expect(worst, atMost: 17, sample, player)
                    // ThorVG shows no frame after the last one.
                    if player == "RLottie", sample.job.timeline.loops {
                        let seam = try #require(worst.seam, "\(sample.name)")
                        #expect(seam <= 8, "\(sample.name) has a seam")
                    }
                }
            }
        }
    }

    @Test("aapt2 compiles and links every Android vector, and all that moves has its target")
    func android() throws {
        try FileManager.default.withTemporaryFolder { folder in
            let drawables = folder.appending(path: "res/drawable")
            try FileManager.default.createDirectory(at: drawables, withIntermediateDirectories: true)
            for sample in try Self.samples(in: folder, moments: 1) where sample.isAndroid {
                let name = sample.name.replacing("-", with: "_")
                let text = try String(contentsOf: sample.file(".avd.xml"), encoding: .utf8)
                try Data(text.utf8).write(to: drawables.appending(path: "\(name).xml"))
                let named = text.matches(of: /<(?:path|group)[^>]* android:name="([a-z0-9_]+)"/).map(\.1)
                let targets = text.matches(of: /<target android:name="([a-z0-9_]+)"/).map(\.1)
                #expect(targets.sorted() == named.sorted(), "\(name)")
                #expect(Set(targets).count == targets.count, "\(name)")
            }
            let manifest = folder.appending(path: "AndroidManifest.xml")
            let package =
                "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\" package=\"a.b\"/>"
            try Data(package.utf8).write(to: manifest)
            let resources = folder.appending(path: "res.zip").path
            let apk = folder.appending(path: "out.apk").path
            _ = try Reader.aapt.run(
                ["compile", "--dir", drawables.deletingLastPathComponent().path, "-o", resources])
            _ = try Reader.aapt.run([
                "link", "-I", "/usr/share/android-framework-res/framework-res.apk", "--manifest",
                manifest.path,
                "--min-sdk-version", "24", "--target-sdk-version", "29", "-o", apk, resources,
            ])
        }
    }

    /// What is known to be drawn otherwise, and how far off it may be.
    private static let known: [String: (reader: String?, limit: Double)] = [
        // Round bars that are shorter than high are discs in vector formats and lenses in ours.
        "material-disjoint": (nil, 24), "compose-m3-linear": (nil, 24), "bar-second-gap": (nil, 24),
        // A dot that is all cap has a half in each color of an end, one of which reaches over the middle.
        "ring-gradient-inset": (nil, 24),
        // Ends of segments show what the gradient has below them, and not the color of their end.
        "ring-gradient-segments": (nil, 24),
        // Chromium blends the edge of a cap, of the mask and of the track one after the other.
        "ring-gradient-track": ("svg", 14),
        "ring-gradient-still-running": ("RLottie", 18), "bar-gradient-still": ("ThorVG", 19),
        // Thin lines and small discs are hardly more than edges, which Chromium moves by parts of a pixel.
        "svg-ball-triangle": ("svg-css", 26), "nv-ball-pulse": ("svg-css", 20),
        // Coarse edges of 24 areas on each other add up.
        "svg-tail-spin": ("RLottie", 28),
        // One frame of a rising wave ends a fifth of a point early, which no other player shows.
        "wave-values": ("RLottie", 18),
    ]

    private func expect(_ worst: Difference, atMost limit: Double, _ sample: VectorSample, _ reader: String) {
        let known = Self.known[sample.name].flatMap { $0.reader ?? reader == reader ? $0.limit : nil }
        let limit = known ?? limit
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
        return try JSONDecoder().decode(Result.self, from: output)
    }
}

extension RenderSpec {
    /// A gradient on a motion, with what else is asked for.
    fileprivate mutating func gradient(_ motion: Motion, _ more: (inout RenderSpec) -> Void = { _ in }) {
        self.motion.motion = .value(motion)
        gradient = Gradient([Color(rgba: 0x0A6E_D1FF), Color(rgba: 0x7F52_FFFF), Color(rgba: 0xE973_0CFF)])
        more(&self)
    }

    /// The same on values.
    fileprivate mutating func gradient(_ values: ValueSpan, _ more: (inout RenderSpec) -> Void = { _ in }) {
        gradient(.determinate) {
            $0.motion.value = values
            more(&$0)
        }
    }

    /// Four steps, one of them dynamic, with what else is asked for.
    fileprivate mutating func steps(
        change: TransitionSpec?, _ more: (inout RenderSpec) -> Void = { _ in }
    ) {
        (indicator, theme, state.transition) = (.steps, .value(.fioriLight), change)
        steps.items = [
            .init("Cart", state: change == nil ? .error : nil), .init("Address"),
            .init("Gift wrap", isDynamic: true), .init("Payment"), .init("Review"),
        ]
        if change == nil { steps.current = 2 }
        more(&self)
    }
}

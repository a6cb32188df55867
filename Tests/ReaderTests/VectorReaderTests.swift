import Drawing
import Formats
import Foundation
import Indicators
import Jobs
import MotionCore
import Requests
import TestSupport
import Testing

/// What other programs draw from our files without pixels is what our frames show.
@Suite struct VectorReaderTests {
    static func samples(in folder: URL, moments: Int = 7) throws -> [VectorSample] {
        let motions = try Motion.samples.map { motion in
            try VectorSample(motion.name, in: folder, moments: moments) {
                $0.motion = motion
                if motion.kind == .determinate { $0.animation.value = ValueSpan(from: 0, to: 1) }
                var isStraight = if case .bars = motion.kind { true } else { false }
                if case .drawn(let drawn) = motion.kind { isStraight = drawn.isStraight }
                if isStraight { ($0.indicator, $0.trackPaint) = (.linear, .color(Color(rgba: 0xE8DE_F8FF))) }
            }
        }
        return try motions
            + (requests + partRequests + gaugeRequests + centerRequests + barRequests + shapeRequests).map {
                try VectorSample($0.name, in: folder, moments: moments, $0.change)
            }
    }

    struct Difference: Decodable {
        let window, peak: Double
        var time: Double?
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
            let found: [String: Difference] = try Self.read(
                samples.map { $0.facts("svg", format.suffix) }, in: folder, with: "chromium_vectors.py")
            for sample in samples {
                let worst = try #require(found[sample.name])
                // The mask of inset caps smooths the edges of the pieces below it once more.
                let limit =
                    sample.name.hasPrefix("gauge-gradient-ring") ? max(format.limit, 14) : format.limit
                expect(worst, atMost: limit, sample, format.name)
                if sample.job.timeline.loops { #expect(worst.moves == true, "\(sample.name) stands still") }
            }
        }
    }

    /// Both players smooth edges coarsely, rlottie in sixteenths of a pixel.
    @Test(
        "rlottie, ThorVG and lottie-web show in every frame what ours shows, and the schema finds no fault")
    func lottie() throws {
        try Reader.chromium.requireInstalled()
        try FileManager.default.withTemporaryFolder { folder in
            let samples = try Self.samples(in: folder)
            let facts = samples.map { $0.facts("lottie", ".lottie.json") }
            let found: [String: [String: Difference]] = try Self.read(
                facts, in: folder, with: "lottie_players.py")
            for sample in samples {
                for player in ["RLottie", "ThorVG"] {
                    let worst = try #require(found[player]?[sample.name])
                    // What rlottie turns and shortens at once ends up to a quarter of a point away.
                    let isTurned = player == "RLottie" && sample.name.hasPrefix("gauge")
                    expect(worst, atMost: isTurned ? 21 : 17, sample, player)
                    // ThorVG shows no frame after the last one.
                    if player == "RLottie", sample.job.timeline.loops {
                        let seam = try #require(worst.seam, "\(sample.name)")
                        #expect(seam <= 8, "\(sample.name) has a seam")
                    }
                }
            }
            let sticker = try VectorSample("sticker", in: folder, moments: 7) {
                ($0.animation.motion, $0.extent) = (.value(.fluent), 256)
                $0.formats += [.tgs, .dotlottie]
            }
            let files = [(".lottie.json", "file"), (".tgs", "sticker"), (".lottie", "archive")].map {
                suffix, kind in
                sticker.facts("lottie", suffix).merging(["name": kind]) { $1 }
            }
            try lottieWeb(samples, facts + files, in: folder)
        }
    }

    /// Airbnb's player, after which the others were made. It has Chromium's edges: windows are mostly at most 8 off, up to 16 where they
    /// reach the picture's edge or have lines on both sides.
    private func lottieWeb(_ samples: [VectorSample], _ facts: [[String: Any]], in folder: URL) throws {
        let found: [String: [String: Difference]] = try Self.read(facts, in: folder, with: "lottie_web.py")
        #expect(found.count == 4)
        for (player, worst) in found {
            // A canvas draws no dot of a line without length, and of less than a 149th of a curve lottie-web makes one.
            let dots = [
                "compose-m2", "pause", "ring-second-segments", "ring-second-gap", "gauge-gap",
                "gauge-running-gap", "gauge-segments", "gauge-gradient-segments",
            ]
            for sample in samples where !(player.hasSuffix("canvas") && dots.contains(sample.name)) {
                expect(try #require(worst[sample.name]), atMost: 16, sample, "lottie-web")
            }
            for kind in ["file", "sticker", "archive"] {
                let window = try #require(worst[kind]?.window)
                #expect(window <= 16, "\(player): the \(kind) is \(window) off")
            }
        }
    }

    @Test("aapt2 compiles and links every Android vector, and all that moves has its target")
    func android() throws {
        try FileManager.default.withTemporaryFolder { folder in
            let drawables = folder.appending(path: "res/drawable")
            try FileManager.default.createDirectory(at: drawables, withIntermediateDirectories: true)
            let samples =
                try Self.samples(in: folder, moments: 1)
                + Self.longRequests.map { try VectorSample($0.name, in: folder, moments: 1, $0.change) }
            #expect(samples.suffix(Self.longRequests.count).allSatisfy { $0.isAndroid })
            for sample in samples where sample.isAndroid {
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
                "--min-sdk-version", "22", "--target-sdk-version", "29", "-o", apk, resources,
            ])
            // It ends with 0 as well where a text had no room, or an attribute is newer than the least version.
            let table = String(decoding: try Reader.aapt.run(["dump", "resources", apk]), as: UTF8.self)
            let files = table.matches(of: /\(file\) (\S+\.xml)/).map { String($0.1) }
            #expect(files.count > 200)
            // Thousands, as aapt2 makes a file of each animation; a process for each would take minutes.
            for start in stride(from: 0, to: files.count, by: 500) {
                let some = files[start..<min(start + 500, files.count)]
                let arguments = ["dump", "xmltree"] + some.flatMap { ["--file", $0] } + [apk]
                let trees = String(decoding: try Reader.aapt.run(arguments), as: UTF8.self)
                #expect(!trees.contains("STRING_TOO_LARGE"), "\(some)")
                let (keys, times) = (
                    trees.ranges(of: "E: keyframe ").count, trees.ranges(of: ":fraction(").count
                )
                #expect(keys == times, "\(some)")
            }
        }
    }

    /// Pictures whose outlines have more than the 32,767 bytes of a text in an app.
    private static let longRequests: [(name: String, change: @Sendable (inout RenderSpec) -> Void)] = [
        (
            "long-segments",
            { ($0.animation.value, $0.segments, $0.extent) = (ValueSpan(from: 0, to: 1), 360, .points(300)) }
        ),
        ("long-segments-few", { ($0.animation.value, $0.segments) = (ValueSpan(from: 0, to: 1), 60) }),
        (
            "long-label-latin",
            {
                ($0.animation.motion, $0.width) = (.value(.fluent), 2000)
                $0.label.text = String(repeating: "Reading all pages again ", count: 7)
            }
        ),
        (
            "long-label-arabic",
            {
                ($0.animation.motion, $0.width) = (.value(.fluent), 2000)
                $0.label.text = String(repeating: "جار تحميل الصفحات ", count: 6)
            }
        ),
    ]

    /// What is known to be drawn otherwise, and how far off it may be.
    private static let known: [String: (reader: String?, limit: Double)] = [
        // Round bars that are shorter than high are discs in vector formats and lenses in ours.
        "material-disjoint": (nil, 24), "compose-m3-linear": (nil, 24), "bar-second-gap": (nil, 24),
        // Coarse edges of a mask and of the pieces that it shows add up.
        "ring-gradient-segments": ("RLottie", 20), "ring-gradient-dot": ("RLottie", 19),
        "ring-gradient-dot-gap": ("RLottie", 19), "bar-gradient-dot": ("svg-css", 19),
        "ring-gradient-inset": ("svg-css", 22),
        // So do those of a small dot and of the hole that it lies in, and those of narrow segments and of what is seen within them.
        "bar-disabled-stop": (nil, 21), "bar-disabled-small-stop": ("RLottie", 18),
        "ring-standing-running": ("svg", 14),
        // Those of a buffer, of the bar on it and of the dot that it reaches add up where the bar begins to run.
        "bar-start-buffer-rtl": ("svg", 14),
        // rlottie does not smooth the edges of an outline that has a mask as well; in lottie-web those of pieces on each other add up.
        "ring-thick-segments-gradient": (nil, 31),
        // A dot is a thousandth of a wave long, the least that is drawn: half a pixel.
        "material-wavy-linear": ("lottie-web", 18),
        // Chromium draws segments over their track, whose color shows at their edges; ours divide each pixel. Windows are up to 13.8 off
        // in SVG and 19.4 in CSS.
        "ring-segments": (nil, 20), "ring-second-segments": (nil, 20),
        // Chromium blends the edge of a cap, of the mask and of the track one after the other.
        "ring-gradient-track": ("svg", 14),
        "ring-gradient-still-running": ("RLottie", 18), "bar-gradient-still": ("ThorVG", 19),
        // Thin lines and small discs are hardly more than edges, which Chromium moves by parts of a pixel.
        "svg-ball-triangle": ("svg-css", 26), "nv-ball-pulse": ("svg-css", 20),
        "figures-faster": ("svg-css", 20),
        // Parts of curves: players measure their length each in their own way, and rlottie ends them up to half a point away.
        "quasar-infinity": (nil, 30), "daisyui-infinity": (nil, 26), "rls-infinity-spin": (nil, 24),
        "ldrs-cardio": ("RLottie", 26), "ldrs-infinity": ("RLottie", 24), "rls-triangle": ("RLottie", 23),
        // Where a part passes the beginning of a closed line, one frame of it is cut short.
        "lds-ring": ("lottie-web", 140), "ldrs-square": ("RLottie", 149),
        // Square caps and thin stems that turn: hardly more than edges.
        "fsk-ring": ("lottie-web", 26), "fsk-square-circle": ("lottie-web", 18),
        "quasar-hourglass": ("svg-css", 20),
        "epic-fingerprint": (nil, 25), "epic-fulfilling-square": (nil, 20),
        "epic-intersecting-circles": (nil, 25), "epic-spring": (nil, 26), "epic-trinity-rings": ("svg", 14),
        "fsk-folding-cube": ("svg", 16), "epic-breeding-rhombus": ("svg-css", 20),
        "epic-pixel": ("svg-css", 22), "epic-atom": ("svg-css", 22), "ldrs-hatch": ("svg-css", 19),
        "nv-ball-triangle-path": ("svg-css", 19),
        "rls-dna": (nil, 25), "rls-magnifying-glass": ("svg-css", 26),
        "rls-rotating-triangles": ("svg-css", 20), "rls-watch": ("svg-css", 26),
        // Coarse edges of 24 areas on each other add up.
        "svg-tail-spin": ("RLottie", 28), "ldrs-tailspin": (nil, 40),
        // lottie-web shows no dot where an arc with round caps has no length.
        "law-discrete-circle": ("lottie-web", 255),
        // Of lines with corners rlottie ends parts up to half a point away; a track shows along the edges of what is on it; Chromium
        // turns and enlarges pixels.
        "shape-trace": ("RLottie", 40), "shape-trace-value": ("RLottie", 25),
        "shape-trace-lines": ("svg", 14), "shape-pulse": ("svg-css", 20), "shape-turn": ("svg-css", 20),
        // One frame of a rising wave ends a fifth of a point early, which no other player shows.
        "wave-values": ("RLottie", 18),
    ]

    private func expect(_ worst: Difference, atMost limit: Double, _ sample: VectorSample, _ reader: String) {
        let known = Self.known[sample.name].flatMap { $0.reader ?? reader == reader ? $0.limit : nil }
        let limit = known ?? limit
        #expect(
            worst.window <= limit,
            "\(reader): \(sample.name) is \(worst.window) off in a window at \(worst.time ?? 0) ms, \(worst.peak) in a pixel"
        )
    }

    static func read<Result: Decodable>(
        _ cases: [[String: Any]], in folder: URL, with script: String, _ arguments: String...
    ) throws -> Result {
        let file = folder.appending(path: "cases.json")
        try JSONSerialization.data(withJSONObject: cases).write(to: file)
        let output = try Reader.python.run([Reader.script(script), file.path] + arguments)
        return try JSONDecoder().decode(Result.self, from: output)
    }
}

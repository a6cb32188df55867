import Imaging
import Jobs
import Loading
import MotionCore
import RequestSupport
import Resolution
import TestSupport
import Testing

@testable import Basics
@testable import Files
@testable import Loading
@testable import Rendering
@testable import Requests

/// Speed, duration, arc, turns and easing in requests.
@Suite struct AdjustedMotionTests {
    private func spec(_ options: [(String, String)], colors: Int = 0) throws(SpecError) -> RenderSpec {
        var spec = RenderSpec()
        for (key, text) in options { try spec.give(key, text) }
        if colors > 0 { try spec.give("color", ["#f00", "#0f0", "#00f", "#ff0"].prefix(colors).map { $0 }) }
        return spec
    }

    private func job(_ options: [(String, String)], colors: Int = 0) throws(SpecError) -> RenderJob {
        try spec(options, colors: colors).resolve()
    }

    private func refusal(_ options: [(String, String)]) -> String? {
        do throws(SpecError) {
            _ = try job(options)
            return nil
        } catch {
            return error.text(.flags)
        }
    }

    @Test(
        "speeds, lengths, arcs and turns are read as people write them",
        arguments: [
            ("speed", "2", 2.0), ("speed", "2x", 2), ("speed", "2X", 2), ("speed", "50%", 0.5),
            ("speed", "0.25x", 0.25), ("speed", "1.5 times", 1.5), ("duration", "2s", 2000),
            ("duration", "500ms", 500), ("duration", "750", 750), ("duration", "0.1 min", 6000),
        ])
    func numbers(key: String, text: String, number: Double) throws {
        let animation = try spec([(key, text)]).animation
        #expect((key == "speed" ? animation.speed : animation.duration) == number)
    }

    @Test(
        "an arc is two lengths or one, in degrees",
        arguments: [
            ("20:280", 20.0, 280.0), ("90", 90, 90), ("0:360", 0, 360), ("20..280", 20, 280),
            ("20deg:280deg", 20, 280), ("20°:280°", 20, 280), ("90:90", 90, 90), ("1e1:2.5e1", 10, 25),
        ])
    func arcs(text: String, shortest: Double, longest: Double) throws {
        #expect(try spec([("arc", text)]).animation.arc == SweepRange(shortest: shortest, longest: longest))
    }

    @Test(
        "no other text is an arc",
        arguments: ["", ":", "20:", ":280", "1:2:3", "x", "nan", "20-280", "20:inf"])
    func noArcs(text: String) {
        let error = #expect(throws: SpecError.self) { try spec([("arc", text)]) }
        #expect(error?.text(.flags).contains("such as 20:280") == true)
    }

    @Test("what a program asks for out of range is refused as on the command line")
    func ranges() throws {
        let changes: [(String, (inout MotionSpec) -> Void)] = [
            ("speed", { $0.speed = 0 }), ("speed", { $0.speed = .nan }), ("speed", { $0.speed = 101 }),
            ("duration", { $0.duration = 0 }), ("duration", { $0.duration = .infinity }),
            ("turns", { $0.turns = 101 }), ("turns", { $0.turns = .min }),
            ("arc", { $0.arc = SweepRange(shortest: 20, longest: 10) }),
            ("arc", { $0.arc = SweepRange(shortest: .nan, longest: .nan) }),
            ("arc", { $0.arc = SweepRange(shortest: -1, longest: 400) }),
        ]
        for (key, change) in changes {
            var request = RenderSpec(.fluent)
            change(&request.animation)
            let error = #expect(throws: SpecError.self) { try request.resolve() }
            #expect(error?.option?.text == key)
            let other = #expect(throws: SpecError.self) { try request.animation.timeline(fallback: .fluent) }
            #expect(other?.option?.text == key)
        }
    }

    @Test("a loop takes as long as is asked for, colors included")
    func durations() throws {
        for (motion, colors) in [
            ("fluent", 0), ("material-advance", 0), ("material-advance", 3), ("swiperefresh", 4),
        ] {
            let job = try job([("motion", motion), ("duration", "2s"), ("fps", "50")], colors: colors)
            #expect(job.timeline.count == 100 && job.timeline.length == 2000 && job.timeline.loops)
        }
        let tiles = try job([("motion", "material-contiguous"), ("duration", "1.2s")])
        #expect(tiles.timeline.length == 1200 && tiles.timeline.count == 72)
        let spread = try job([("motion", "fluent"), ("duration", "2s"), ("frames", "10"), ("to", "apng")])
        #expect(spread.timeline.count == 10 && spread.timeline.fps == 5)
        let published = try job([
            ("motion", "mui"), ("faithful", "true"), ("duration", "700"), ("fps", "100"),
        ])
        #expect(published.timeline.count == 70)
    }

    @Test("a motion of twice the speed has half the frames, each as before")
    func speed() throws {
        let (once, twice) = (
            try job([("motion", "fluent"), ("fps", "60")]),
            try job([("motion", "fluent"), ("fps", "60"), ("speed", "2x")])
        )
        #expect(once.timeline.count == 90 && twice.timeline.count == 45)
        for index in 0..<45 {
            let (fast, slow) = (try twice.bitmap(frame: index), try once.bitmap(frame: 2 * index))
            // A rounding error may tip a pixel to the next level of coverage, 3 farther.
            let tipped = zip(fast.bytes, slow.bytes).filter { $0 != $1 }
            #expect(fast.bytes.count == slow.bytes.count && tipped.count <= 1, "\(index)")
            #expect(tipped.allSatisfy { (Int($0) - Int($1)).magnitude == 3 }, "\(index)")
        }
    }

    @Test("a slow variant is four times as slow as what it replaces")
    func reduced() throws {
        let job = try job([("motion", "fluent"), ("duration", "1s"), ("reduced-motion", "slow")])
        #expect(job.timeline.length == 4000)
        let fast = try self.job([("motion", "fluent"), ("speed", "3"), ("with-reduced-motion", "slow")])
        #expect(fast.timeline.length == 500 && fast.alternatives.map(\.timeline.length) == [2000])
    }

    @Test("a change and an operation run at that speed")
    func others() throws {
        let change = [("motion", "fluent"), ("transition", "active:success"), ("t0", "300"), ("frames", "2")]
        let (once, twice) = (try job(change), try job(change + [("speed", "2")]))
        #expect(try once.pngData(frame: 0) != twice.pngData(frame: 0))
        // 300 ms are 600 of the motion.
        let later = try job([
            ("motion", "fluent"), ("transition", "active:success"), ("t0", "600"), ("frames", "2"),
        ])
        #expect(try later.pngData(frame: 0) == twice.pngData(frame: 0))
    }

    @Test("what an adjustment cannot do is refused, with the option")
    func refusals() {
        let cases: [([(String, String)], String)] = [
            ([("motion", "fluent"), ("speed", "2"), ("duration", "2s")], "--speed: --duration says"),
            ([("value", "0:1"), ("duration", "2s")], "use --frames and --fps"),
            ([("value", "0.4"), ("arc", "20:280")], "--arc: has no effect on a value"),
            ([("motion", "cupertino"), ("arc", "20:280")], "--arc: has no effect on spokes"),
            ([("motion", "ui5-dots"), ("turns", "2")], "--turns: has no effect on dots"),
            ([("motion", "mui-linear"), ("arc", "90")], "--arc: has no effect on a linear indicator"),
            (
                [("motion", "carbon"), ("arc", "20:280")],
                "never changes its length of 291.6°; give one length, such as --arc 90"
            ),
            ([("motion", "carbon"), ("easing", "ease")], "whose speeds are all steady"),
            ([("motion", "fluent"), ("easing", "linear(0, 0.5)")], "does not lead from 0 to 1"),
            ([("motion", "carbon"), ("turns", "0")], "would not move"),
            ([("steps", "Cart"), ("speed", "2")], "--speed: has no effect on steps"),
        ]
        for (options, message) in cases {
            #expect(
                refusal(options)?.contains(message) == true, "\(options): \(refusal(options) ?? "accepted")")
        }
    }

    @Test("where nothing comes of a speed, a note says so")
    func notes() throws {
        let spread = [("motion", "fluent"), ("frames", "6"), ("speed", "2")]
        let frames = try job(spread)
        #expect(
            frames.notes.map { $0.text(.flags) } == [
                "--speed has no effect where --frames says how many frames there are: frames has no times; add --fps"
            ])
        #expect(try job(spread + [("to", "apng")]).notes.isEmpty)
        // It has 23 frames at that rate.
        let cut = try job(spread + [("fps", "30")]).notes.map { $0.text(.flags) }
        #expect(cut.count == 1 && cut[0].hasPrefix("6 frames end in the middle of a loop, which has 23 at"))
        let single = try job([("motion", "fluent"), ("at", "0"), ("turns", "3")])
        #expect(single.notes.map { $0.text(.flags) } == ["--turns has no effect on a single frame"])
    }
}

/// What is said of loops that jump where they restart.
@Suite struct SeamNoteTests {
    private static let half = customMotion.replacing("period: 5400", with: "period: 2700")

    private func notes(_ text: String, name: String = "m.yaml") throws -> [String] {
        let file = try RenderFile.parse(Array(text.utf8), name: name)
        return try file.resolve().notes.map { $0.text(.keys) }
    }

    @Test("a loop that does not close is told with the size of the jump, its place and a period that closes")
    func files() throws {
        let folder = try WorkFolder()
        folder.put("half.yaml", Array(Self.half.utf8))
        let path = folder.path + "/half.yaml"
        var spec = RenderSpec()
        try spec.give("motion", path)
        let notes = try spec.resolve().notes.map { $0.text(.keys) }
        #expect(
            notes == [
                "\(path):2:9: the arc jumps by 140° where the loop restarts: not all tracks of mine return to their start within its period of 2700 ms; with a period of 5400 they all do"
            ])
        // Neither the speed nor the format matters, but a part of a loop has no seam.
        for (key, text) in [("speed", "2"), ("arc", "20:280"), ("to", "svg")] {
            var other = spec
            try other.give(key, text)
            #expect(try other.resolve().notes.count == 1)
        }
        try spec.give("frames", "10")
        #expect(try spec.resolve().notes.count == 1)
        try spec.give("fps", "60")
        let cut = try spec.resolve().notes.map { $0.text(.keys) }
        #expect(cut.count == 1 && cut[0].hasPrefix("10 frames end in the middle of a loop"))
    }

    @Test("a motion in a spec file has its place there")
    func inline() throws {
        let motion = Self.half.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
        let found = try notes("motion:\n" + motion)
        #expect(found.count == 1 && found[0].hasPrefix("m.yaml:3:11: the arc jumps by 140°"))
        #expect(try notes("motion:\n" + motion.replacing("2700", with: "5400")).isEmpty)
    }

    @Test("bars and dots jump too")
    func parts() throws {
        let track = "{tracks: [{amount: 0.25, duration: 500, accumulates: false}], offset: 0.5}"
        let bars = try notes(
            "motion: {name: b, kind: bars, period: 1000, bars: [{tail: {}, head: \(track)}]}")
        #expect(bars.count == 1 && bars[0].contains("a bar jumps by 25% of the track"))
        #expect(bars[0].hasSuffix("let every track return to its start"))
        let dots = try notes(
            "motion: {name: d, kind: dots, period: 1000, count: 1, scale: \(track), diameter: 8, gap: 2}")
        #expect(dots.count == 1 && dots[0].contains("a dot jumps by 25% of its size"))
    }

    @Test(
        "nothing is said of what is published, with its seams where it is asked for so",
        arguments: Motion.plain.filter { $0.kind != .determinate }
    )
    func published(motion: Motion) throws {
        for faithful in [false, true] where !faithful || motion.faithful?.period ?? 0 < 100_000 {
            var spec = RenderSpec(motion)
            (spec.animation.isFaithful, spec.animation.fps) = (faithful, 10)
            #expect(try spec.resolve().notes.filter { $0.text(.keys).contains("restarts") }.isEmpty)
        }
    }
}

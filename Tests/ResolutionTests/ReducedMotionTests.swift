import Formats
import Indicators
import MotionCore
import RequestSupport
import Testing
import Vectors

@testable import Basics
@testable import Files
@testable import Jobs
@testable import Loading
@testable import Requests

@Suite struct ReducedMotionTests {
    private static func job(_ text: String) throws -> RenderJob {
        try RenderFile.parse(Array(text.utf8), name: "s").spec.resolve()
    }

    @Test("A1: a message stands in the place of motion, and changes every couple of seconds")
    func message() throws {
        let job = try Self.job("{motion: fluent, reduced-motion: message, fps: 10}")
        var list = DisplayListProbe()
        let texts = [0, 15, 30, 55, 70, job.timeline.count - 1].map { list.texts(job, $0) }
        let (first, second) = (["Loading"], ["Still loading…"])
        let third = ["Sorry for the wait. Still loading…"]
        #expect(texts == [first, first, second, second, third, third])
        let own = try Self.job(
            "{motion: fluent, reduced-motion: message, fps: 10, reduced-text: [Un moment]}")
        #expect((0..<own.timeline.count).allSatisfy { list.texts(own, $0) == ["Un moment"] })
    }

    @Test(
        "A1: a variant that does not say the label is told of, unless its words are of one's own",
        arguments: [
            ("label: Uploading", true), ("label: Loading", false),
            ("label: Uploading, reduced-text: [Wait]", false),
            ("label: Uploading, present: toast", false), ("label: Uploading, present: card", true),
            ("size: 40", false),
        ])
    func unsaid(entries: String, isTold: Bool) throws {
        let job = try Self.job("{motion: fluent, fps: 10, with-reduced-motion: message, \(entries)}")
        let notes = job.notes.map { $0.description }.filter { $0.contains("does not say") }
        #expect(
            notes
                == (isTold
                    ? [
                        "with-reduced-motion: message does not say the label; for words of your own use reduced-text"
                    ] : []))
    }

    @Test("A1: the message of an operation gives way to how it ends, and shows when the indicator would")
    func operation() throws {
        let job = try Self.job(
            "{reduced-motion: message, fps: 10, operation: {events: [{at: 0, started}, {at: 5000, succeeded: Done}]}}"
        )
        var list = DisplayListProbe()
        #expect(list.texts(job, 10) == [] && list.texts(job, 15) == ["Loading"])
        #expect(list.texts(job, 40) == ["Still loading…"] && list.texts(job, 60) == ["Done"])
        #expect(list.texts(job, job.timeline.count - 1) == [])
    }

    @Test(
        "A1, A2: the sidecar has the same texts at the same times as the variant",
        arguments: [
            "", "operation: {events: [{at: 0, started}, {at: 5000, succeeded: Done}]}",
            "operation: {events: [{at: 0, started}, {at: 500, failed: No space left}]}",
            "operation: {events: [{at: 0, started}, {at: 500, succeeded: Done}]}",
            "operation: {events: [{at: 0, started}, {at: 3000, paused}, {at: 9000, cancelled}]}",
            "operation: {events: [{at: 0, started}, {at: 3000, progress: 0.4}, {at: 9000, succeeded: Done}]}",
            "present: {name: dialog, message: Sending}, operation: {events: [{at: 0, started}]}",
            "operation: {expected: 14000, events: [{at: 0, started}, {at: 5000, paused}, {at: 8000, resumed}, {at: 30000, succeeded: Done}]}",
            "present: toast, label: Sending, operation: {events: [{at: 0, started}, {at: 3000, paused}]}",
        ])
    func sidecar(story: String) throws {
        let shown = try Self.job("{motion: fluent, \(story)}")
        let variant = try Self.job("{motion: fluent, reduced-motion: message, \(story)}")
        let texts = Sidecar(shown).reducedMotion
        #expect(texts.map(\.text) == Sidecar(variant).lines.map(\.text))
        #expect(texts.map(\.time) == Sidecar(variant).lines.map(\.time))
    }

    @Test("A4: a pause is told as one, without an apology, and a value as soon as there is one")
    func truth() throws {
        let job = try Self.job(
            """
            {reduced-motion: message, fps: 10, operation: {events: [{at: 0, started}, {at: 3500, paused},
             {at: 20000, resumed}, {at: 21000, progress: 0.3}, {at: 26000, progress: 0.8},
             {at: 30000, succeeded: Done}]}}
            """)
        let lines = Sidecar(job).lines
        let value = { (percent: Int) in ProgressText.joined("Loading", "\(percent)%") }
        #expect(
            lines.map(\.text) == [
                "Loading", "Still loading…", "Paused", "Still loading…", value(30), value(80), "Done",
            ], "\(lines)")
        #expect(lines[2].time == 3500 && lines[3].time == 20_000 && lines[4].time == 21_000)
        var list = DisplayListProbe()
        // Whoever pauses for a quarter of a minute reads no apology meanwhile.
        for frame in 38..<200 { #expect(list.texts(job, frame) == ["Paused"]) }
        let own = try Self.job(
            """
            {reduced-motion: message, label: {paused: On hold}, operation: {events: [{at: 0, started},
             {at: 3500, paused}, {at: 20000, finished}]}}
            """)
        #expect(Sidecar(own).lines.map(\.text) == ["Loading", "Still loading…", "On hold"])
    }

    @Test(
        "A4: presentations have the message as well, in the place of the indicator or as what they say",
        arguments: [
            ("card", "Loading"), ("inline", "Loading"), ("partial", "Loading"), ("swipe-refresh", "Loading"),
            ("{name: dialog, message: Sending}", "Sending"), ("{name: toast, message: Sending}", "Sending"),
            ("{name: message-box, message: Sending}", "Sending"), ("full-screen", "Loading"),
        ])
    func presented(present: String, first: String) throws {
        let job = try Self.job(
            """
            {theme: fiori-light, reduced-motion: message, fps: 10, present: \(present), operation: {events: [
             {at: 0, started}, {at: 6000, failed: No connection}]}}
            """)
        var list = DisplayListProbe()
        #expect(list.texts(job, 5).isEmpty)
        #expect(list.texts(job, 20) == [first] && list.texts(job, 45) == ["Still loading…"])
        #expect(list.texts(job, job.timeline.count - 1) == ["No connection"])
        #expect(job.scene.stage != nil)
        // Loops have it too.
        let loop = try Self.job("{reduced-motion: message, fps: 10, present: \(present)}")
        #expect(list.texts(loop, 5) == [first] && list.texts(loop, 25) == ["Still loading…"])
    }

    @Test("A4, T10: who has to wait is told for how long, and not that it still takes")
    func waits() throws {
        let job = try Self.job(
            """
            {reduced-motion: message, present: {name: dialog, message: Sending}, operation: {expected: 14000,
             events: [{at: 0, started}, {at: 5000, paused}, {at: 8000, resumed}, {at: 30000, failed: No space}]}}
            """)
        let lines = Sidecar(job).lines
        #expect(
            lines.map(\.text) == [
                "Sending (about 15 s)", "Sending (about 10 s)", "Paused", "Sending (about 10 s)",
                "Sending (about 5 s)", "Still loading…", "No space",
            ])
        #expect(lines.map(\.time) == [1000, 1500, 5000, 8000, 9500, 17_000, 30_000])
    }

    @Test("A1: an SVG slows itself for those who want less motion, unless it is the slow one already")
    func slowOnce() throws {
        for (spec, slowsItself) in [
            ("{motion: fluent, to: svg-css}", true),
            ("{motion: fluent, to: svg-css, reduced-motion: slow}", false),
        ] {
            let picture = try #require(try Self.job(spec).picture)
            let text = picture.svg(.css)
            #expect(text.contains("animation") && text.contains("prefers-reduced-motion") == slowsItself)
        }
    }

    @Test("A1: slow is the same motion at a quarter of its speed")
    func slow() throws {
        let (usual, slow) = (
            try Self.job("{motion: fluent}"), try Self.job("{motion: fluent, reduced-motion: slow}")
        )
        #expect(slow.timeline.count == 4 * usual.timeline.count)
        for index in 0..<usual.timeline.count {
            let (a, b) = (usual.timeline.span(of: index), slow.timeline.span(of: 4 * index))
            #expect((a.sweep - b.sweep).magnitude < 1e-9)
        }
        #expect(slow.name == "fluent-reduced-slow")
    }

    @Test("A1: variants are written with the asset, under names of their own")
    func variants() throws {
        let job = try Self.job(
            "{motion: fluent, name: spinner, to: apng, with-reduced-motion: [message, slow], sidecar: [json, vtt]}"
        )
        #expect(
            try job.fileNames().names == [
                "spinner.apng", "spinner.a11y.json", "spinner.vtt", "spinner-reduced.apng",
                "spinner-reduced-slow.apng",
            ])
    }

    @Test(
        "A1: one request for variants serves a whole manifest: what cannot have one goes without, and says so",
        arguments: [
            ("value: 0:1", ["a.apng"], 1), ("{state: error, label: Upload failed}", ["a.apng"], 1),
            ("transition: 'indeterminate:determinate=0.4'", ["a.apng"], 1),
            ("{indicator: steps, steps: [Cart, Payment]}", ["a.apng"], 1),
            ("present: dialog", ["a.apng", "a-reduced.apng"], 0),
            ("{present: swipe-refresh}", ["a.apng", "a-reduced.apng"], 0),
            ("{present: {name: swipe-refresh, pull: run}}", ["a.apng"], 1),
            ("to: svg", ["a.svg"], 1), ("to: [svg, apng]", ["a.svg", "a.apng", "a-reduced.apng"], 0),
            ("{to: [svg, apng], current-color: true}", ["a.svg", "a.apng", "a-reduced.apng"], 0),
        ])
    func defaults(asset: String, files: [String], notes: Int) throws {
        let entries = asset.hasPrefix("{") ? String(asset.dropFirst().dropLast()) : asset
        let format = entries.contains("to:") ? "" : ", to: apng"
        let job = try Self.job("{name: a, \(entries)\(format), with-reduced-motion: message}")
        #expect(try job.fileNames().names == files)
        #expect(job.notes.filter { $0.contains("with-reduced-motion") }.count == notes)
        let error = #expect(throws: SpecError.self) {
            try Self.job("{name: a, \(entries)\(format), with-reduced-motion: still}")
        }
        #expect(error?.place.hasSuffix("with-reduced-motion") == true, "\(error as Any)")
    }

    @Test("A1: a variant has a name that its format takes")
    func names() throws {
        let job = try Self.job("{motion: fluent, name: spinner, to: android, with-reduced-motion: slow}")
        #expect(try job.fileNames().names.contains { $0.contains("spinner_reduced_slow") })
    }

    @Test("A1: the element for the web has a slow version of its own, and no variant beside it")
    func web() throws {
        let web = try Self.job("{motion: fluent, name: a, to: web, with-reduced-motion: slow}")
        #expect(try web.alternatives.isEmpty && web.fileNames().names.contains("a-web/a-slow.png"))
        let both = try Self.job("{motion: fluent, name: a, to: [web, apng], with-reduced-motion: slow}")
        #expect(both.alternatives.map { $0.formats } == [[.apng]])
    }

    @Test(
        "what does not run has no such variant",
        arguments: [
            ("{value: 0.5, reduced-motion: message}", "--reduced-motion"),
            ("{value: 0.5, reduced-motion: slow}", "--reduced-motion"),
            ("{motion: fluent, reduced-motion: still}", "s:1:34: reduced-motion"),
            ("{motion: fluent, with-reduced-motion: [still]}", "s:1:39: with-reduced-motion"),
            ("{motion: fluent, reduced-motion: message, to: svg}", "--to"),
            ("{motion: fluent, sidecar: [srt]}", "s:1:27: sidecar"),
            ("{motion: fluent, started-by: me}", "s:1:30: started-by"),
            ("{motion: fluent, reduced-motion: message, reduced-text: ' '}", "s:1:57: reduced-text"),
        ])
    func refuses(spec: String, flag: String) {
        let error = #expect(throws: SpecError.self) { try Self.job(spec) }
        #expect(error?.place == flag)
    }
}

import Basics
import Formats
import Indicators
import Testing

@testable import Jobs
@testable import Loading
@testable import Rendering
@testable import Requests

@Suite struct SidecarTests {
    @Test(
        "what is said instead of a picture has its label, and what it comes to (A2)",
        arguments: [
            ("{}", "In progress"),
            ("{label: Sending}", "Sending"),
            ("{value: 0:1}", "100%"),
            ("{value: 0.4, label: Sending}", "Sending: 40%"),
            ("{value: 0.4, label: Sending, state: error}", "Sending"),
            ("{label: {active: Sending, success: Sent}, transition: 'active:success'}", "Sent"),
            ("{transition: 'active:error'}", "Error"),
            (
                "{indicator: steps, steps: [Cart, Address, Payment], current: 2}",
                "Step 2 of 3: Address, active"
            ),
            ("{label: <b> & more}", "<b> & more"),
            ("{present: {name: dialog, message: Sending}}", "Sending"),
            ("{value: 0.4, present: {name: dialog, message: Sending}}", "Sending: 40%"),
        ])
    func alternative(text: String, alternative: String) throws {
        let file = try RenderFile.parse(Array(text.utf8), name: "spec.yaml")
        var spec = file.spec
        spec.formats = [.web]
        #expect(try file.resolve(spec).facts(for: .web).alternative == alternative)
    }

    private static func job(_ text: String) throws -> RenderJob {
        try RenderFile.parse(Array(text.utf8), name: "spec.yaml").resolve()
    }

    @Test(
        "T2, A2, P5: where nothing shows, nothing is announced or moves focus, there is no text for it, and a note says why",
        arguments: [
            ("events: [{at: 0, started}, {at: 0, succeeded: Saved}]", "", "ends as soon as it starts"),
            ("events: [{at: 0, started}, {at: 0, finished}]", "", "ends as soon as it starts"),
            ("events: [{at: 700, started}, {at: 700, cancelled}]", "", "ends as soon as it starts"),
            ("events: [{at: 0, started}, {at: 10, finished}]", "", "use operation.show-delay below 10 ms"),
            (
                "events: [{at: 0, started}, {at: 400, succeeded: Saved}]", "frames: 1, ",
                "show-delay below 400 ms"
            ),
            (
                "events: [{at: 0, started}, {at: 4000, succeeded: Saved}]", "at: 0, ",
                "appears after 1000 ms; use a later at"
            ),
            (
                "events: [{at: 0, started}, {at: 4000, succeeded: Saved}]", "at: 1000ms, ",
                "appears after 1000 ms"
            ),
            ("events: [{at: 0, started}, {at: 4000, finished}]", "at: 100%, ", "has left at this moment"),
        ], ["", "present: {name: dialog, message: Saving}, ", "reduced-motion: message, "])
    func unseen(story: (events: String, still: String, note: String), more: String) throws {
        let job = try Self.job("{\(story.still)\(more)operation: {\(story.events)}}")
        let sidecar = Sidecar(job)
        #expect(sidecar.announcements.isEmpty && sidecar.focus.isEmpty && sidecar.lines.isEmpty)
        #expect(sidecar.alternative == "" && sidecar.reducedMotion.isEmpty == (sidecar.lines.isEmpty))
        #expect(job.notes.contains { $0.text(.keys).contains(story.note) }, "\(job.notes)")
    }

    @Test(
        "A2, P5: a picture of an operation says what it shows at that moment, and has the focus where it shows"
    )
    func stills() throws {
        let events = """
            {at: 0, started}, {at: 2000, paused}, {at: 3500, resumed}, {at: 5000, failed: No connection}
            """
        func sidecar(_ still: String) throws -> Sidecar {
            Sidecar(
                try Self.job(
                    "{\(still), label: Saving, present: {name: dialog, message: Saving}, operation: {events: [\(events)]}}"
                ))
        }
        for (still, text, politeness) in [
            ("at: 1500ms", "Saving", Announcement.Politeness.polite), ("at: 3s", "Paused", .polite),
            ("frames: 1", "No connection", .assertive),
        ] {
            let sidecar = try sidecar(still)
            #expect(sidecar.announcements == [Announcement(at: 0, text, politeness)], "\(still)")
            #expect(sidecar.focus.map(\.target) == ["indicator"] && sidecar.focus.map(\.time) == [0])
        }
    }

    @Test("A5: every step is told with its state, and what is still to come without one")
    func steps() throws {
        let text = """
            {indicator: steps, steps: [Cart, {name: Address, state: error}, Payment, Review,
             {name: Done, state: disabled}], current: 3, transition: "step:3:4"}
            """
        let file = try RenderFile.parse(Array(text.utf8), name: "spec.yaml")
        let job = try file.resolve(file.spec)
        let sidecar = Sidecar(job)
        #expect(
            job.access.stepStates == [
                ["Cart, complete", "Address, error", "Payment, active", "Review", "Done, read-only"],
                [
                    "Cart, complete", "Address, error", "Payment, complete", "Review, active",
                    "Done, read-only",
                ],
            ])
        #expect(sidecar.announcements.map(\.text) == ["Step 4 of 5: Review, active"])
        let json = String(decoding: sidecar.bytes(.json), as: UTF8.self)
        #expect(json.contains("\"Done, read-only\""))
    }

    @Test(
        "A4: what does not move has no texts for those who should not see motion",
        arguments: [
            ("{motion: fluent}", true), ("{motion: fluent, frames: 1}", false), ("{value: 0.4}", false),
            ("{value: 0:1}", false), ("{state: error, label: Upload failed}", false),
            ("{indicator: steps, steps: [Cart, Payment]}", false),
            ("{operation: {events: [{at: 0, started}]}}", true),
        ])
    func still(text: String, moves: Bool) throws {
        let file = try RenderFile.parse(Array(text.utf8), name: "spec.yaml")
        let sidecar = Sidecar(try file.resolve(file.spec))
        #expect(sidecar.reducedMotion.isEmpty != moves)
        #expect(String(decoding: sidecar.bytes(.json), as: UTF8.self).contains("Loading") == moves)
    }

    @Test("captions have what would be a tag or a reference in WebVTT escaped, and no line breaks (A2)")
    func captions() throws {
        let text = #"{operation: {events: [{at: 0, started}, {at: 2000, failed: "<b> & no\nspace"}]}}"#
        let file = try RenderFile.parse(Array(text.utf8), name: "spec.yaml")
        let captions = String(decoding: Sidecar(try file.resolve()).bytes(.vtt), as: UTF8.self)
        #expect(captions.contains("\n&lt;b&gt; &amp; no space\n"), "\(captions)")
    }

    @Test(
        "A1: an indicator without a label is called what is said beside it",
        arguments: [
            ("{present: {name: dialog, message: Sending}}", "Sending"),
            ("{present: {name: toast, message: Sending}}", "Sending"),
            ("{indicator: linear, label: Photos, present: {name: dialog, message: Sending}}", "Photos"),
            ("{present: dialog}", nil), ("{present: {name: dialog, message: ' '}}", nil),
        ])
    func message(text: String, name: String?) throws {
        let file = try RenderFile.parse(Array(text.utf8), name: "spec.yaml")
        let sidecar = Sidecar(try file.resolve())
        #expect(sidecar.label == name)
        #expect(sidecar.announcements.map(\.text) == [name ?? "In progress"])
    }
}

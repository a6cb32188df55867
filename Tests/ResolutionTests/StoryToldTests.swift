import Basics
import Drawing
import Indicators
import Languages
import MotionCore
import RequestSupport
import TestSupport
import Testing

@testable import Jobs
@testable import Loading
@testable import Requests

/// What stories say where they are shown, and what notes say about what they do not.
@Suite struct StoryToldTests {
    private static func job(_ text: String) throws -> RenderJob {
        let file = try RenderFile.parse(Array("{fps: 20, \(text)}".utf8), name: "s")
        return try file.resolve(file.spec)
    }

    private static func story(_ events: String, _ more: String = "", _ spec: String = "") throws -> RenderJob
    {
        try job("operation: {\(more)events: [{at: 0, started}, \(events)]}\(spec.isEmpty ? "" : ", " + spec)")
    }

    /// What is written on each frame, and how opaque it is.
    private static func words(_ job: RenderJob) -> [[String: Double]] {
        var list = DisplayList(width: 1, height: 1)
        return (0..<job.timeline.count).map { index in
            job.draw(index, into: &list)
            var words: [String: Double] = [:]
            for text in list.shapes.compactMap(\.text) where text.opacity > 0 {
                words[text.block.text, default: 0] += text.opacity
            }
            return words
        }
    }

    private static func rings(_ job: RenderJob, _ index: Int) -> Int {
        var list = DisplayList(width: 1, height: 1)
        job.draw(index, into: &list)
        return list.shapes.compactMap(\.ring).count
    }

    @Test(
        "T4: what is said of a wait fades where the operation pauses, and the words before it stay",
        arguments: ["Saving", "{active: Saving}", "{active: Saving, paused: Held}"])
    func pausedWait(label: String) throws {
        let job = try Self.story(
            "{at: 1500, paused}, {at: 2500, resumed}, {at: 4000, succeeded: Saved}",
            "policy: immediate, label-after: 0, expected: 12000, ", "label: \(label)")
        let (before, during, after) = (
            job.look(of: 29).texts, job.look(of: 31).texts, job.look(of: 45).texts
        )
        #expect(before.count == 1 && after.count == 1 && before[0].label != after[0].label)
        #expect(during.map { $0.label } == [before[0].label, after[0].label])
        #expect(during[0].opacity > 0 && during[0].opacity < 1 && during[1].follows)
    }

    @Test(
        "T6: a checkout takes its overlay along, and tells how it ended in a toast (C12, C13)",
        arguments: ["partial", "{name: message-box, message: Placing your order}"],
        ["succeeded: Order placed", "failed: The card was refused. Try another one."])
    func checkout(present: String, end: String) throws {
        let job = try Self.story("{at: 3000, \(end)}", "", "theme: fiori-light, present: \(present)")
        let (words, told) = (Self.words(job), String(end.split(separator: ":")[1].dropFirst()))
        #expect(words[58][told] == nil && Self.rings(job, 58) == 1)
        // The overlay has gone 200 ms later, and its message with it.
        #expect(words[65] == [told: 1] && Self.rings(job, 65) == 0)
        #expect(words.last == (end.hasPrefix("failed") ? [told: 1] : [:]))
        #expect(Sidecar(job).focus.map(\.target) == ["indicator", "origin"])
        #expect(Sidecar(job).focus.last?.time == 3000)
    }

    @Test(
        "T6: \"The indicator disappears once the loading process is complete\" (C10, C11)",
        arguments: ["swipe-refresh", "scroll-load"])
    func lists(present: String) throws {
        let job = try Self.story("{at: 3000, finished}", "", "theme: fiori-light, present: \(present)")
        #expect(Self.rings(job, 58) == 1 && Self.rings(job, job.timeline.count - 1) == 0)
        #expect(job.timeline.length == 3200)
        // An error is told where it was pulled.
        let failed = try Self.story("{at: 3000, failed: No connection}", "", "present: \(present)")
        #expect(Self.words(failed).last == ["No connection": 1])
    }

    @Test(
        "P6: pausing is offered beside cancelling, and going on during a pause",
        arguments: ["dialog", "toast"])
    func pausing(present: String) throws {
        let events = "{at: 2000, paused}, {at: 4000, resumed}, {at: 6000, succeeded: Done}"
        let job = try Self.story(
            events, "",
            "theme: fiori-light, present: {name: \(present), message: Syncing, cancel: Cancel, pause: Pause}")
        let words = Self.words(job)
        #expect(words[30] == ["Syncing": 1, "Cancel": 1, "Pause": 1])
        #expect(words[60] == ["Syncing": 1, "Cancel": 1, "Resume": 1])
        #expect(words[100] == ["Syncing": 1, "Cancel": 1, "Pause": 1])
        // What cancels stays where it is, and the others are never seen at once.
        for frame in words where frame["Syncing"] == 1 && frame["Cancel"] == 1 {
            #expect((frame["Pause"] ?? 0) + (frame["Resume"] ?? 0) <= 1)
            #expect(frame["Pause"] == nil || frame["Resume"] == nil)
        }
        let own = try Self.story(
            events, "", "present: {name: \(present), message: Syncing, pause: Hold, resume: Go on}")
        #expect(Self.words(own)[60]["Go on"] == 1)
        #expect(throws: SpecError.self) {
            try Self.story(events, "", "present: {name: dialog, message: Syncing, resume: Go on}")
        }
        #expect(throws: SpecError.self) { try Self.story(events, "", "present: {name: card, pause: Hold}") }
    }

    @Test("P7: a dialog that failed keeps something to press, and starts again where it can")
    func pressing() throws {
        func last(_ more: String, _ end: String = "failed: No space left") throws -> [String: Double] {
            let job = try Self.story(
                "{at: 3000, \(end)}", "success-hold: persist, ",
                "present: {name: dialog, message: Syncing, \(more)}")
            return try #require(Self.words(job).last)
        }
        #expect(try last("cancel: Cancel") == ["No space left": 1, "Cancel": 1])
        #expect(try last("cancel: Cancel, close: Close") == ["No space left": 1, "Close": 1])
        #expect(
            try last("cancel: Cancel, restart: Try again") == [
                "No space left": 1, "Cancel": 1, "Try again": 1,
            ])
        // A success that stays is closed, and does not start again.
        #expect(
            try last("cancel: Cancel, close: Close, restart: Try again", "succeeded: Done")
                == ["Done": 1, "Close": 1])
        // The button that stays does not blink.
        let job = try Self.story(
            "{at: 3000, failed: No space left}", "",
            "present: {name: dialog, message: Syncing, cancel: Cancel}")
        #expect(Self.words(job)[30...].allSatisfy { $0["Cancel"] == 1 })
    }

    @Test(
        "T10: \"the user should be given an expected wait time\" wherever there is a message",
        arguments: ["dialog", "toast", "message-box", "full-screen"])
    func waits(present: String) throws {
        let job = try Self.story(
            "{at: 13000, succeeded: Done}", "expected: 12000, ",
            "present: {name: \(present), message: Syncing}")
        let words = Self.words(job)
        #expect(words[30] == ["Syncing (about\u{A0}10\u{A0}s)": 1])
        #expect(words[100] == ["Syncing (about\u{A0}5\u{A0}s)": 1])
        #expect(words[250] == ["Syncing": 1])
        #expect(job.story?.announcements(in: .english).first?.text == "Syncing (about 10 s)")
        #expect(!job.notes.contains { $0.contains("expected wait") })
        // A label counts down as well, and nothing is said twice.
        let label = try Self.story(
            "{at: 13000, succeeded: Done}", "expected: 12000, wait-text: '{label}, {time}', ",
            "label: Syncing")
        #expect(Self.words(label)[100] == ["Syncing, 5\u{A0}s": 1])
        // During a pause nobody knows how long it takes.
        for texts in ["label: Syncing", "present: {name: dialog, message: Syncing}"] {
            let paused = try Self.story(
                "{at: 5000, paused}, {at: 9000, resumed}, {at: 17000, succeeded: Done}", "expected: 12000, ",
                texts)
            let words = Self.words(paused)
            let said = [40, 140, 190].map { words[$0].keys.filter { $0.hasPrefix("Sync") } }
            #expect(
                said == [["Syncing (about\u{A0}10\u{A0}s)"], ["Syncing"], ["Syncing (about\u{A0}5\u{A0}s)"]])
        }
        // Nothing is said where there are no words, and a note says so.
        let bare = try Self.story("{at: 13000, succeeded: Done}", "expected: 12000, ")
        #expect(
            Self.words(bare)[100].isEmpty
                && bare.notes.contains { $0.contains("the expected wait does not show") })
    }

    @Test(
        "T11: what a story does not show is noted, with the key that changes it",
        arguments: [
            ("{at: 4000, succeeded: Done}", "", "label: Uploading", "does not show", "operation.label-after"),
            (
                "{at: 4000, succeeded: Done}", "", "label: Uploading the photos of the long summer holidays",
                "\"Uploading the photos of the long summer holidays\" does not show",
                "operation.label-after"
            ),
            (
                "{at: 2000, progress: 0.5}, {at: 4000, failed: No space}", "", "progress-text: percent",
                "the value does not show", "progress-placement"
            ),
            ("{at: 1100, succeeded: Done}", "", "", "stays until 1500 ms", "operation.minimum-visible"),
            (
                "{at: 3000, paused}, {at: 3300, resumed}, {at: 6000, failed: No space}", "", "",
                "a pause does not show", "operation.minimum-visible"
            ),
            (
                "{at: 2000, progress: 0.5}, {at: 4000, succeeded: Done}", "", "", "succeeds at 50%",
                "operation.events"
            ),
            ("{at: 900, succeeded: Done}", "", "", "before anything shows", "operation.show-delay"),
            ("{at: 13000, succeeded: Done}", "expected: 12000, ", "", "expected wait", "label"),
        ])
    func notes(events: String, more: String, spec: String, part: String, key: String) throws {
        let notes = try Self.story(events, more, spec).notes.map { $0.text(.keys) }
        #expect(notes.count { $0.contains(part) && $0.contains(key) } == 1, "\(notes)")
        #expect(notes.count == 1, "\(notes)")
    }

    @Test("T11: what shows everything that it was asked for has no notes")
    func noNotes() throws {
        for (events, more, spec) in [
            ("{at: 4000, succeeded: Done}", "", ""), ("{at: 4000, cancelled}", "", ""),
            ("{at: 2000, progress: 0.5}, {at: 3000, progress: 1}, {at: 4000, succeeded: Done}", "", ""),
            ("{at: 12000, succeeded: Done}", "expected: 12000, ", "label: Uploading"),
            ("{at: 3000, paused}, {at: 5000, resumed}, {at: 6000, failed: No space}", "", ""),
        ] {
            #expect(try Self.story(events, more, spec).notes.isEmpty)
        }
    }

    @Test("T11: the policy demo needs no events, shows the label at once and loops")
    func demo() throws {
        let job = try Self.job("operation: {policy: demo}, label: Uploading, progress-text: percent")
        let words = Self.words(job)
        #expect(words[30].keys.contains { $0.contains("Uploading") && $0.contains("%") && $0.contains("3") })
        #expect(job.timeline.loops && job.notes.isEmpty, "\(job.notes)")
        #expect(words.contains { $0 == ["Complete": 1] })
        // A checkout has no values.
        let once = try Self.job("operation: {policy: demo-once}, label: Uploading, progress-text: percent")
        #expect(job.timeline.loops && !once.timeline.loops && once.timeline.count == job.timeline.count)
        let box = try Self.job("operation: {policy: demo}, present: partial, theme: fiori-light")
        #expect(box.story?.line.valueTimes == nil && box.story?.line.notice != nil)
        #expect(try !Self.story("{at: 4000, succeeded: Done}").timeline.loops)
    }

    @Test(
        "C17: a value of 0 is seen in a theme, in a story and by itself, and in no other picture",
        arguments: [
            ("theme: neutral-light, value: 0", true), ("theme: fiori-light, track: none, value: 0", true),
            ("value: 0", false),
            ("theme: fiori-light, value: 0", false), ("theme: neutral-dark, track: '#DDD', value: 0", false),
            (
                "theme: neutral-dark, operation: {policy: immediate, events: [{at: 0, started}, {at: 50, progress: 0}]}",
                true
            ),
            ("operation: {policy: immediate, events: [{at: 0, started}, {at: 50, progress: 0}]}", false),
        ])
    func zero(text: String, isSeen: Bool) throws {
        let job = try Self.job(text)
        var list = DisplayList(width: 1, height: 1)
        job.draw(min(20, job.timeline.count - 1), into: &list)
        let ring = try #require(list.shapes.compactMap(\.ring).last)
        #expect(ring.arc.isEmpty != isSeen && ring.arc.sweep < 1e-9)
    }

    @Test("T4: what a message says of a wait fades where the operation pauses, and where it goes on")
    func pausedMessage() throws {
        let job = try Self.story(
            "{at: 1500, paused}, {at: 2500, resumed}, {at: 4000, succeeded: Saved}",
            "policy: immediate, label-after: 0, expected: 12000, ",
            "present: {name: dialog, message: Saving contacts}")
        let words = Self.words(job)
        // A message of several words, of which the first ones stay.
        func said(_ index: Int) -> [String: Double] { words[index].filter { $0.key.hasPrefix("Saving") } }
        for (index, next) in [(31, 36), (51, 56)] {
            let (before, after) = (said(index - 2), said(next + 4))
            #expect(before.count == 1 && after.count == 1 && before.keys != after.keys, "\(index)")
            #expect(said(index).keys.contains { before.keys.contains($0) }, "\(index)")
            #expect(said(index).values.contains { $0.truncatingRemainder(dividingBy: 1) > 0 }, "\(index)")
        }
    }

    @Test("T8: the dot at the end of a track shows with the values of a story, and not before (L1)")
    func stop() throws {
        let events = "{at: 3000, progress: 0.2}, {at: 5000, progress: 0.4}, {at: 9000, failed: No space}"
        for more in ["theme: material-light", "stop: 3, track: '#CCC'"] {
            let job = try Self.story(events, "", "indicator: linear, \(more)")
            var list = DisplayList(width: 1, height: 1)
            func dots(_ index: Int) -> Int {
                job.draw(index, into: &list)
                return list.shapes.compactMap(\.group).flatMap(\.parts).count { part in
                    guard case .block(let block) = part.figure else { return false }
                    return abs(block.width - block.height) < 0.01 && block.width > 2 && part.opacity > 0.9
                }
            }
            #expect(dots(50) == 0 && dots(140) == 1, "\(more)")
        }
    }
}

import Imaging
import Indicators
import Jobs
import Loading
import MotionCore
import Rendering
import Requests
import Resolution
import Testing

@testable import Basics

/// A single picture of a running motion.
@Suite struct StillTests {
    private func timeline(_ yaml: String) throws -> Timeline {
        try RenderFile.parse(Array(yaml.utf8), name: "a.yaml").spec.resolve().timeline
    }

    private func refusal(_ yaml: String) -> String? {
        do {
            _ = try timeline(yaml)
            return nil
        } catch {
            return (error as? SpecError)?.text(.keys)
        }
    }

    @Test(
        "a moment is a time or a part of the whole, with the units that people write",
        arguments: [
            ("0", 0.0), ("500", 500), ("500ms", 500), ("1.2s", 1200), ("40%", 600), ("'40 %'", 600),
            ("100%", 0), ("1500", 0), ("0.01min", 600),
        ])
    func moments(text: String, time: Double) throws {
        let timeline = try timeline("{motion: fluent, at: \(text)}")
        #expect(timeline.count == 1 && (timeline.time(of: 0) - time).magnitude < 1e-9)
    }

    @Test("a single frame shows the fullest moment, at whatever rate, and several begin where the loop does")
    func fullest() throws {
        let fullest = Motion.fluent.kind.fullestMoment
        #expect(fullest > 700 && fullest < 760)
        for yaml in ["{motion: fluent, frames: 1}", "{motion: fluent, frames: 1, fps: 30}"] {
            #expect(try timeline(yaml).time(of: 0) == fullest, "\(yaml)")
        }
        for yaml in ["{motion: fluent, frames: 2}", "{motion: fluent, fps: 30}", "{motion: fluent}"] {
            #expect(try timeline(yaml).time(of: 0) == 0, "\(yaml)")
        }
        #expect(try timeline("{motion: fluent, frames: 1, at: 0}").time(of: 0) == 0)
        // Half as fast, the same picture comes twice as late.
        let slow = try timeline("{motion: fluent, frames: 1, speed: 0.5}")
        #expect((slow.time(of: 0) - 2 * fullest).magnitude < 1e-3)
    }

    @Test(
        "a still of a paused or disabled loop shows as much as the loop ever does, at whatever speed",
        arguments: [
            "motion: fluent", "motion: mui", "motion: material-advance",
            "indicator: linear, motion: mui-linear",
            "motion: fluent, speed: 4", "motion: fluent, track: '#8080801A'",
        ], ["paused", "disabled"])
    func stopped(loop: String, state: String) throws {
        func job(_ more: String) throws -> RenderJob {
            try RenderFile.parse(Array("{\(loop), glyph: none, \(more)}".utf8), name: "a.yaml").spec.resolve()
        }
        /// The pixels that the indicator covers, but for a pale track.
        func ink(_ job: RenderJob, _ frame: Int) throws -> Int {
            let bitmap = try job.bitmap(frame: frame, scale: 2)
            return (0..<bitmap.height).reduce(0) { count, y in
                count + (0..<bitmap.width).filter { bitmap[$0, y].alpha > 60 }.count
            }
        }
        let (still, running) = (try job("state: \(state), frames: 1"), try job("frames: 60"))
        let most = try (0..<60).map { try ink(running, $0) }.max() ?? 0
        let shown = try ink(still, 0)
        // No more than what is too long to look like a loop is longer.
        #expect(most > 0 && Double(shown) > 0.9 * Double(most), "\(shown) of \(most)")
        // A moment that is asked for is that moment.
        let early = try job("state: \(state), frames: 1, t0: 0")
        #expect(try ink(early, 0) != shown)
    }

    @Test(
        "one picture has no variant with less motion, and lacks none (A1)",
        arguments: [
            "motion: fluent, at: 40%", "motion: fluent, frames: 1", "operation: {policy: demo}, at: 40%",
        ])
    func reducedMotion(still: String) throws {
        let yaml = "{\(still), with-reduced-motion: [message, slow]}"
        let job = try RenderFile.parse(Array(yaml.utf8), name: "a.yaml").spec.resolve()
        #expect(job.alternatives.isEmpty && !job.keepsMoving)
        #expect(
            job.notes.map { $0.text(.keys) } == [
                "one picture does not move, so with-reduced-motion has no effect"
            ])
    }

    @Test(
        "what no loop has at that moment is refused",
        arguments: [
            ("{motion: fluent, at: 2s}", "2000 ms is after the end of the loop: use 0 to 1500 ms"),
            ("{motion: fluent, at: -1}", "-1 is out of range: times begin at 0 ms"),
            ("{motion: fluent, at: -1s}", "-1s is out of range: times begin at 0 ms"),
            ("{motion: fluent, at: 101%}", "101% is out of range: use 0% to 100%"),
            (
                "{motion: fluent, at: 0.5}",
                "0.5 needs a unit, as every time below 10 does; write 0.5s for seconds"
            ),
            ("{motion: fluent, at: soon}", "\"soon\" is not a moment"),
            ("{motion: fluent, at: 1e400}", "is not a moment"),
            ("{motion: fluent, at: 10%, frames: 3}", "frames asks for 3 frames; leave out one of them"),
            ("{value: 0.4, at: 10%}", "use value alone"),
            ("{state: error, at: 10%}", "has no effect on a change of state"),
        ])
    func refusals(yaml: String, message: String) throws {
        let found = try #require(refusal(yaml))
        #expect(found.contains(message), "\(found)")
    }

    @Test(
        "a message in the place of a motion has single pictures too: at the moment that is asked for, or its first text",
        arguments: [
            ("at: 0", 0.0, 0), ("at: 2.5s", 2500, 1), ("at: 100%", 10_000, 2), ("frames: 1", 0, 0),
        ])
    func messages(still: String, time: Double, text: Int) throws {
        let yaml = "{motion: fluent, reduced-motion: message, \(still), sidecar: json}"
        let job = try RenderFile.parse(Array(yaml.utf8), name: "a.yaml").spec.resolve()
        #expect(job.timeline.count == 1 && job.timeline.time(of: 0) == time)
        #expect(job.look(of: 0).texts.contains { $0.label == text && $0.opacity > 0.99 })
        #expect(Sidecar(job).lines.count == 1 && job.notes.isEmpty, "\(job.notes)")
    }

    @Test(
        "a picture of what stands for an operation says what is said at that moment, and at most one thing to know"
    )
    func operationMessages() throws {
        let story =
            "operation: {policy: immediate, label-after: 0, events: [{at: 0, started}, {at: 4000, succeeded: Saved}]}"
        func job(_ still: String) throws -> RenderJob {
            let yaml = "{reduced-motion: message, label: Saving, \(still), \(story)}"
            return try RenderFile.parse(Array(yaml.utf8), name: "a.yaml").spec.resolve()
        }
        let last = try job("frames: 1")
        #expect(last.timeline.count == 1 && Sidecar(last).lines.map(\.text) == ["Saved"])
        #expect(last.look(of: 0).visibility > 0.99)
        let note = "operation.label-after, label have no effect on a message"
        #expect(last.notes.map { $0.text(.keys) } == [note])
        let early = try job("at: 1s")
        #expect(Sidecar(early).lines.map(\.text) != ["Saved"])
        let over = try job("at: 100%").notes.map { $0.text(.keys) }
        #expect(over.contains { $0.contains("the indicator has left at this moment") }, "\(over)")
        let short = "operation: {events: [{at: 0, started}, {at: 400, succeeded: Saved}]}"
        for still in ["frames: 1", "at: 0"] {
            let yaml = "{reduced-motion: message, \(still), \(short)}"
            let notes = try RenderFile.parse(Array(yaml.utf8), name: "a.yaml").spec.resolve().notes
            #expect(notes.count == 1 && "\(notes)".contains("the operation ends before anything shows"))
        }
        let late = try #require(refusal("{reduced-motion: message, at: 1min, motion: fluent}"))
        #expect(late.contains("60000 ms is after the end of the message: use 0 to 10000 ms"), "\(late)")
    }

    @Test(
        "where a still cannot be a vector, the way to a picture is told",
        arguments: ["at: 1s", "frames: 1"])
    func vectors(still: String) throws {
        let story = "operation: {events: [{at: 0, started}, {at: 4000, succeeded: Saved}]}"
        for rest in ["present: dialog, \(story)", "motion: fluent, reduced-motion: message"] {
            let found = try #require(refusal("{\(still), to: svg, \(rest)}"))
            #expect(found.contains("for one PNG use to: frames"), "\(found)")
        }
    }

    @Test("a picture of an operation shows it at the time that is asked for, or just before it disappears")
    func operations() throws {
        let story =
            "operation: {policy: immediate, events: [{at: 0, started}, {at: 2000, progress: 0.4}, {at: 4000, succeeded: Saved}]}"
        let whole = try timeline("{\(story)}")
        for (text, time) in [
            ("0", 0), ("2.5s", 2500), ("50%", whole.length / 2), ("100%", whole.length),
        ] {
            for more in ["", "frames: 1, "] {
                let still = try timeline("{at: \(text), \(more)\(story)}")
                #expect(still.count == 1 && still.time(of: 0) == time && !still.loops, "\(text)")
                #expect(still.moment(of: 0) == whole.moment(at: time), "\(text)")
            }
        }
        let last = try timeline("{frames: 1, \(story)}")
        guard case .story(let line) = last.content else { throw SpecError(at: "story", "there is none") }
        let leaving = try #require(line.leaving)
        #expect(last.time(of: 0) < leaving && leaving - last.time(of: 0) < 1e-9)
        #expect(line.visibility(at: last.time(of: 0)) == 1 && line.visibility(at: whole.length) == 0)
        let staying = "operation: {events: [{at: 0, started}, {at: 4000, failed: No connection}]}"
        #expect(try timeline("{frames: 1, \(staying)}").time(of: 0) == timeline("{\(staying)}").length)
        let late = try #require(refusal("{at: 1min, \(story)}"))
        #expect(late.contains("60000 ms is after the end of the operation"), "\(late)")
        #expect(refusal("{at: 1s, frames: 3, \(story)}") != nil && refusal("{frames: 3, \(story)}") != nil)
    }

    @Test("a moment in Swift is checked like one that was read")
    func values() {
        for moment in [LoopMoment.time(.nan), .time(-1), .time(.infinity), .share(1.1), .share(.nan)] {
            var spec = RenderSpec(.fluent)
            spec.animation.at = moment
            #expect(throws: SpecError.self) { try spec.resolve() }
        }
    }

    @Test(
        "on a picture that stands still repeat, pingpong and hold are noted alike; a video lasts longer",
        arguments: ["frames", "gif", "mp4"])
    func played(format: String) throws {
        for option in ["repeat: 2", "pingpong: true", "hold: 500"] {
            let yaml = "{value: 0.4, to: \(format), matte: white, \(option)}"
            let spec = try RenderFile.parse(Array(yaml.utf8), name: "a.yaml").spec
            let notes = try spec.resolve().notes.map { $0.text(.keys) }
            let key = option.prefix { $0 != ":" }
            let isNoted = notes.contains("\(key) has no effect on a single frame")
            #expect(isNoted == !(key == "repeat" && format == "mp4"), "\(option): \(notes)")
        }
        // What moves is another matter: it would be played.
        #expect(refusal("{motion: fluent, to: frames, repeat: 2}")?.contains("add to: apng") == true)
    }
}

import Jobs
import Loading
import MotionCore
import RequestSupport
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
        "a moment is a time or a part of the loop, with the units that people write",
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
        "one picture has no variant with less motion, and lacks none (A1)",
        arguments: ["motion: fluent, at: 40%", "operation: {policy: demo}, at: 40%"])
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
            ("{motion: fluent, at: 101%}", "101% is out of range: use 0% to 100%"),
            ("{motion: fluent, at: 0.5}", "0.5 is less than 10 ms; write 0.5s for seconds"),
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

    @Test("a picture of an operation shows it at the time that is asked for, or as it ends")
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
        #expect(try timeline("{frames: 1, \(story)}").time(of: 0) == whole.length)
        let late = try #require(refusal("{at: 1min, \(story)}"))
        #expect(late.contains("60000 ms is after the end of the operation"), "\(late)")
        #expect(refusal("{at: 1s, frames: 3, \(story)}") != nil && refusal("{frames: 3, \(story)}") != nil)
    }

    @Test("a moment in Swift is checked like one that was read")
    func values() {
        for moment in [LoopMoment.time(.nan), .time(-1), .time(.infinity), .share(1.1), .share(.nan)] {
            var spec = RenderSpec(.fluent)
            spec.motion.at = moment
            #expect(throws: SpecError.self) { try spec.resolve() }
        }
    }
}

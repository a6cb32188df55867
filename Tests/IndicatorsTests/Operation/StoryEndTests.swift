import Languages
import MotionCore
import Testing

@testable import Indicators

/// How stories end, and what becomes of values on the way there.
@Suite struct StoryEndTests {
    private typealias Events = [(Double, Indicators.Operation.Verb)]

    private static func line(
        _ events: Events, _ policy: OperationPolicy = .fiori, ending: Storyline.Ending = .stays,
        kind: Motion.Kind = Motion.fluent.kind
    ) throws -> Storyline {
        var operation = Indicators.Operation()
        for (time, verb) in [(0, .started)] + events { try operation.add(.init(at: time, verb)) }
        return try Storyline(operation, policy: policy, kind: kind, ending: ending)
    }

    @Test(
        "T6: \"The progress indicator and the overlay disappear once the loading is complete\": at once, and nothing is held",
        arguments: [Storyline.Ending.leaves, .leavesWhenDone])
    func leaves(ending: Storyline.Ending) throws {
        let line = try Self.line([(4000, .succeeded("Paid"))], ending: ending)
        #expect(line.closing == nil && line.leaving == 4000)
        #expect(line.visibility(at: 4000) == 1 && line.visibility(at: 4200) == 0)
        // What is worth saying is said in a toast, for as long as a success in a track.
        let notice = try #require(line.notice)
        #expect(notice.start == 4000 && notice.leaving == 7200 && line.end == 7400)
        #expect(line.noticeVisibility(at: 4000) == 0 && line.noticeVisibility(at: 4200) == 1)
        #expect(line.noticeVisibility(at: 7200) == 1 && line.noticeVisibility(at: 7400) == 0)
        #expect(line.announcements(in: .english).map(\.text) == ["In progress", "Paid"])
        let phases = line.phases.map(\.name)
        #expect(
            phases == [
                .waiting, .indeterminate, .appearing, .disappearing, .notice, .disappearing, .done,
            ] || Set(phases).isSuperset(of: [.disappearing, .notice, .done]))
    }

    @Test("T6: \"If needed, use a banner or a snackbar to inform users about an error state\": it stays")
    func toastedError() throws {
        let line = try Self.line([(4000, .failed("No funds"))], ending: .leaves)
        #expect(line.leaving == 4000 && line.closing == nil)
        #expect(line.notice == Storyline.Notice(start: 4000, leaving: nil))
        #expect(line.noticeVisibility(at: line.end) == 1)
        #expect(line.announcements(in: .english).last?.politeness == .assertive)
        // A list that could not be refreshed shows that where it was pulled.
        let list = try Self.line([(4000, .failed("No connection"))], ending: .leavesWhenDone)
        #expect(list.notice == nil && list.closing?.to.state == .error && list.leaving == nil)
        // What fails before anything shows is told all the same.
        let early = try Self.line([(400, .failed("No funds"))], ending: .leaves)
        #expect(early.shown == nil && early.notice?.start == 400 && early.telling == 400)
        #expect(early.announcements(in: .english).map(\.text) == ["No funds"])
    }

    @Test(
        "T7: what is finished or cancelled leaves quietly, without a color or a word",
        arguments: [Indicators.Operation.Verb.finished, .cancelled])
    func quiet(verb: Indicators.Operation.Verb) throws {
        for before in [[], [(2000, .progress(0.4))], [(2000, .paused)]] as [Events] {
            let line = try Self.line(before + [(4000, verb)])
            #expect(line.outcome?.state == nil && line.closing == nil && line.notice == nil)
            #expect(line.leaving == 4000 && line.end == 4200 && line.telling == nil)
            #expect(!line.acts.contains { $0.to.state.isFinal })
            #expect(line.phases.allSatisfy { ![.error, .success, .hold].contains($0.name) })
            #expect(!line.cuts.contains { $0.to == .outcome })
        }
        // What has just begun to show is seen for its time, and what has not never is.
        #expect(try Self.line([(1100, verb)]).leaving == 1500)
        #expect(try Self.line([(900, verb)]).shown == nil)
        // Nothing can happen afterwards.
        #expect(throws: OperationError.self) { try Self.line([(900, verb), (1000, .paused)]) }
    }

    @Test("T8: values that arrive while the ring settles are caught up when it has settled (C3)")
    func settling() throws {
        for motion in Motion.plain {
            guard case .arc = motion.kind else { continue }
            let events: Events = [
                (2500, .progress(0.1)), (2600, .progress(0.3)), (2800, .progress(0.7)),
                (9000, .failed("No space")),
            ]
            let line = try Self.line(events, kind: motion.kind)
            let act = try #require(line.acts.first { $0.to.action == .value })
            let shown = try #require(line.value(at: act.end))
            #expect(shown == (act.end >= 3100 ? 0.7 : shown), "\(motion.name)")
            #expect(shown > 0.1)
            // It comes to rest where the value is by then: nothing jumps.
            guard case .determinate(let target)? = act.transition?.to else {
                Issue.record("\(motion.name) comes to no value")
                continue
            }
            #expect(target == shown, "\(motion.name)")
            // And is never ahead of what was reported.
            #expect(try #require(line.value(at: 2550)) <= 0.1 && line.value(at: 2700)! <= 0.3)
        }
    }

    @Test("T9: a success is not shown before the value has come to 100 %")
    func fills() throws {
        let line = try Self.line([(2000, .progress(0.4)), (6000, .succeeded("Done"))])
        let start = try #require(line.closing).start
        #expect(start == 6000 + ShownValue.duration && line.value(at: start) == 1)
        #expect(line.value(at: 6000) == 0.4)
        #expect(line.cuts.last?.start ?? start == start && line.telling == start)
        // What fails has not got there.
        let failed = try Self.line([(2000, .progress(0.4)), (6000, .failed("No space"))])
        #expect(failed.closing?.start == 6000 && failed.value(at: 6500) == 0.4)
    }

    @Test("T11: a demonstration shows everything at once, from 0 to 100 %")
    func demo() throws {
        let demo = Indicators.Operation().demonstrated("Complete", showsValues: true)
        let line = try Storyline(demo, policy: .demo, kind: Motion.fluent.kind)
        #expect(line.shown == 0 && line.caption == .active)
        #expect(line.value(at: 0) == 0 && line.value(at: line.closing?.start ?? 0) == 1)
        var last = 0.0
        for time in stride(from: 0, to: 4000, by: 50.0) {
            let value = try #require(line.value(at: time))
            #expect(value >= last && abs(value - time / 4000) < 0.1)
            last = value
        }
        // A pause is one, and what fails does not get to the end.
        var own = Indicators.Operation()
        for (time, verb) in [
            (0, .started), (1000, .paused), (2000, .resumed), (3000, .failed("No space")),
        ] as Events {
            try own.add(.init(at: time, verb))
        }
        let told = try Storyline(
            own.demonstrated("Complete", showsValues: true), policy: .demo, kind: Motion.fluent.kind)
        #expect(told.value(at: 1900) == told.value(at: 1400))
        #expect(abs((told.value(at: 2999) ?? 0) - 2.0 / 3) < 0.1 && told.outcome?.state == .error)
        #expect(!own.demonstrated("Complete", showsValues: false).events.contains { $0.verb.reports })
    }
}

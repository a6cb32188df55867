import Indicators
import Languages
import MotionCore
import TestSupport
import Testing

/// The rules of time, told once more, in the order in which a guideline tells them.
private struct Rules {
    var shown: Double?
    /// When it is known how the operation ends, and well or not; nil where it just ends.
    var end: (time: Double, isGood: Bool?)?

    init(_ operation: Indicators.Operation, _ policy: OperationPolicy) {
        let start = operation.events[0].time
        var (silentSince, isPaused) = (start, false)
        for event in operation.events.dropFirst() where end == nil {
            if !isPaused, event.time - silentSince > policy.stallTimeout {
                end = (silentSince + policy.stallTimeout, false)
                break
            }
            silentSince = event.time
            switch event.verb {
            case .paused: isPaused = true
            case .resumed: isPaused = false
            case .failed, .stalled: end = (event.time, false)
            case .succeeded: end = (event.time, true)
            case .finished, .cancelled: end = (event.time, nil)
            default: break
            }
        }
        if end == nil, !isPaused { end = (silentSince + policy.stallTimeout, false) }
        let due = start + policy.showDelay
        if let end, end.time <= due { shown = end.isGood == false ? end.time : nil } else { shown = due }
    }
}

@Suite struct StorylineTests {
    private static let kinds = [Motion.fluent, .materialAdvance, .flutterLinear].map(\.kind)

    private static func story(_ seed: Int) throws -> (Storyline, OperationPolicy) {
        var random = SeededRandom(seed: UInt64(seed))
        var policy = OperationPolicy.all[seed % 3]
        if seed.isMultiple(of: 5) { policy.successHold = nil }
        if seed.isMultiple(of: 7) { policy.minimumVisible = 1300 }
        let operation = Indicators.Operation.random(&random)
        return (try Storyline(operation, policy: policy, kind: kinds[seed % kinds.count]), policy)
    }

    @Test(
        "every threshold is met by each frame, in four hundred random stories (T2, T4, T5)", arguments: 0..<4)
    func thresholds(part: Int) throws {
        for seed in (part * 100)..<(part * 100 + 100) {
            let (line, policy) = try Self.story(seed)
            let rules = Rules(line.operation, policy)
            #expect(line.shown == rules.shown, "story \(seed)")
            #expect(line.outcome?.time == rules.end?.time, "story \(seed)")
            #expect(line.outcome?.state.map { $0 == .success } == rules.end?.isGood, "story \(seed)")
            let closing = line.closing
            let quiet = rules.end.flatMap { end in end.isGood == nil ? end.time : nil }
            if let quiet, let shown = rules.shown {
                #expect(closing == nil && line.telling == nil)
                #expect(line.leaving == max(quiet, shown + policy.minimumVisible), "story \(seed)")
            } else if let end = rules.end, let shown = rules.shown, end.time > shown {
                let due = max(end.time, shown + policy.minimumVisible)
                let start = try #require(closing).start
                // Only what had begun to move is waited for.
                let before = line.acts.dropLast().last
                let value = line.value(at: start - 1e-3)
                let isFilling = end.isGood == true && value.map { $0 < 1 } == true
                #expect(
                    start == due || start == before?.end && before.map { $0.start < due } == true
                        || isFilling)
                #expect(start - due <= Transition.longestDuration + ShownValue.duration)
                if end.isGood == true, value != nil { #expect(line.value(at: start) == 1, "story \(seed)") }
            }
            let stays = rules.end?.isGood != true || policy.successHold == nil
            let gone = closing.map { $0.end + (policy.successHold ?? 0) }
            if quiet == nil {
                #expect(line.leaving == (stays || rules.shown == nil ? nil : gone), "story \(seed)")
            }
            var faults: [Double] = []
            for frame in 0...Int(min(line.end, 40_000) * 60 / 1000) {
                let time = Double(frame) * 1000 / 60
                let visibility = line.visibility(at: time)
                guard let shown = rules.shown, time > shown,
                    time < line.leaving.map({ $0 + policy.fade }) ?? .infinity
                else {
                    if visibility != 0 { faults.append(time) }
                    continue
                }
                let isWhole = time >= shown + policy.fade && time <= line.leaving ?? .infinity
                if !(isWhole ? visibility == 1 : visibility > 0 && visibility < 1) { faults.append(time) }
            }
            #expect(faults.isEmpty, "story \(seed)")
        }
    }

    @Test(
        "labels appear after ten seconds, or at once where so much is expected (T3)",
        arguments: [
            (nil, 10_000.0), (9999.0, 10_000), (10_000, 1000), (60_000, 1000),
        ] as [(Double?, Double)])
    func labels(expected: Double?, from: Double) throws {
        var operation = Indicators.Operation(expected: expected)
        try operation.add(.init(at: 0, .started))
        try operation.add(.init(at: 20_000, .succeeded("Done")))
        let line = try Storyline(operation, policy: .fiori, kind: Motion.fluent.kind)
        let labeled = line.caption == .active ? line.shown : line.cuts.first { $0.to == .active }?.start
        #expect(labeled == from)
        #expect(line.cuts.last?.start == 20_000 && line.cuts.last?.to == .outcome)
    }

    @Test(
        "a label that the end would take away before it is read does not show (T2, T3)",
        arguments: [
            (10_050, 500, false), (10_499, 500, false), (10_500, 500, true), (10_050, 50, true),
            (10_200, 0, true),
        ])
    func glimpse(end: Double, least: Double, isShown: Bool) throws {
        var operation = Indicators.Operation()
        try operation.add(.init(at: 0, .started))
        try operation.add(.init(at: end, .succeeded("Done")))
        var policy = OperationPolicy.fiori
        policy.minimumVisible = least
        let line = try Storyline(operation, policy: policy, kind: Motion.fluent.kind)
        #expect(line.cuts.map(\.to) == (isShown ? [.active, .outcome] : [.outcome]))
        if isShown { #expect(line.cuts[0].start == 10_000) }
        let told = line.announcements(.init(active: "Uploading"), in: .english)
        #expect(told.contains { $0.text == "Uploading" } == isShown)
    }

    @Test("a text for pauses shows as long as they last, before and after ten seconds (P4)")
    func pauses() throws {
        var operation = Indicators.Operation()
        for (time, verb) in [
            (0, .started), (3000, .paused), (5000, .resumed), (5400, .paused), (5500, .resumed),
            (9000, .paused), (12_000, .resumed), (15_000, .failed("No space")),
        ] as [(Double, Indicators.Operation.Verb)] {
            try operation.add(.init(at: time, verb))
        }
        func cuts(_ namesPauses: Bool) throws -> [Storyline.Cut] {
            try Storyline(
                operation, policy: .fiori, kind: Motion.fluent.kind, namesPauses: namesPauses
            ).cuts
        }
        let named = try cuts(true)
        #expect(named.map(\.start) == [3000, 5000, 9000, 12_000, 15_000])
        #expect(named.map(\.to) == [.paused, .none, .paused, .active, .outcome])
        let other = try cuts(false)
        #expect(other.map(\.start) == [10_000, 12_000, 15_000])
        #expect(other.map(\.to) == [.paused, .active, .outcome])
    }

    @Test(
        "a pause looks, reads and is announced as one from the same moment on, or not at all (P4)",
        arguments: [(1954, false), (2200, false), (2900, true)])
    func pausesTogether(resumed: Double, isShown: Bool) throws {
        var operation = Indicators.Operation()
        for (time, verb) in [
            (0, .started), (1000, .progress(0.5)), (1500, .paused), (resumed, .resumed),
            (resumed + 1000, .succeeded("Done")),
        ] as [(Double, Indicators.Operation.Verb)] {
            try operation.add(.init(at: time, verb))
        }
        let line = try Storyline(
            operation, policy: .named("immediate"), kind: Motion.materialAdvance.kind, namesPauses: true)
        let cut = line.cuts.first { $0.to == .paused }
        let told = line.announcements(
            .init(active: "Sending", paused: "Held"), in: .english
        ).first { $0.text == "Held" }
        let act = line.acts.first { $0.to.state == .paused }
        #expect(cut?.start == act?.start && told?.time == act?.start)
        #expect((act != nil) == isShown)
        if let act { #expect(act.start > 1500) }
    }

    @Test("cuts and acts never overlap, and phases leave no gap")
    func order() throws {
        for seed in 0..<300 {
            let (line, _) = try Self.story(seed)
            for (a, b) in zip(line.acts, line.acts.dropFirst()) {
                #expect(a.end <= b.start)
                #expect(a.to == b.from)
            }
            for (a, b) in zip(line.cuts, line.cuts.dropFirst()) {
                #expect(a.start + Storyline.cutDuration <= b.start)
                #expect(a.to == b.from && a.to != b.to)
            }
            let fades: [OperationPhase.Name] = [.appearing, .disappearing, .done]
            let phases = line.phases.filter { !fades.contains($0.name) }
            for (a, b) in zip(phases, phases.dropFirst()) { #expect(a.end == b.start, "story \(seed)") }
            #expect(phases.first?.start == 0)
            #expect(line.phases.map(\.end).max() == line.end, "story \(seed)")
        }
    }

    @Test("an operation that is over at once shows nothing, unless it failed (T2)")
    func short() throws {
        for (time, verb, shown) in [
            (1000.0, .succeeded("Done"), nil), (1000.5, .succeeded("Done"), 1000),
            (400, .failed("No connection"), 400), (1000, .failed("No connection"), 1000),
        ] as [(Double, Indicators.Operation.Verb, Double?)] {
            var operation = Indicators.Operation()
            try operation.add(.init(at: 0, .started))
            try operation.add(.init(at: time, verb))
            let line = try Storyline(operation, policy: .fiori, kind: Motion.fluent.kind)
            #expect(line.shown == shown, "\(time) \(verb)")
            #expect(line.announcements(in: .english).isEmpty == (shown == nil))
        }
    }

    @Test("what ends right after it began to show is seen for half a second (T2)")
    func flash() throws {
        var operation = Indicators.Operation()
        try operation.add(.init(at: 0, .started))
        try operation.add(.init(at: 1001, .succeeded("Done")))
        let line = try Storyline(operation, policy: .fiori, kind: Motion.fluent.kind)
        #expect(line.closing?.start == 1500)
    }

    @Test("an error is announced at once and with its message, a success politely (A2)")
    func announcements() throws {
        for (verb, politeness) in [(.failed("No space"), .assertive), (.succeeded("Done"), .polite)]
            as [(Indicators.Operation.Verb, Announcement.Politeness)]
        {
            var operation = Indicators.Operation()
            for (time, verb) in [(0, .started), (2000, .progress(0.3)), (4000, .progress(0.8)), (6000, verb)]
                as [(Double, Indicators.Operation.Verb)]
            {
                try operation.add(.init(at: time, verb))
            }
            let line = try Storyline(operation, policy: .fiori, kind: Motion.fluent.kind)
            let told = line.announcements(in: .english)
            #expect(told.map(\.text).dropLast() == ["In progress", "30%", "80%"])
            #expect(told.last?.politeness == politeness)
        }
    }

    @Test("a value that comes too soon after something else is told a second after that (A2)")
    func deferral() throws {
        var operation = Indicators.Operation()
        for (time, verb) in [
            (0, .started), (2500, .progress(0.1)), (4700, .paused), (6000, .resumed), (6500, .progress(0.7)),
            (8000, .succeeded("Done")),
        ] as [(Double, Indicators.Operation.Verb)] {
            try operation.add(.init(at: time, verb))
        }
        let told = try Storyline(operation, policy: .fiori, kind: Motion.fluent.kind).announcements(
            in: .english)
        #expect(told.map(\.text) == ["In progress", "Paused", "Resumed", "70%", "Done"])
        #expect(told.map(\.time) == [1000, 4700, 6000, 7000, 8300])
    }
}

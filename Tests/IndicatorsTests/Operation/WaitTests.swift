import Languages
import MotionCore
import TestSupport
import Testing

@testable import Indicators

/// "For wait times longer than 10 seconds, the user should be given an expected wait time" (T10).
@Suite struct WaitTests {
    private static func line(expected: Double, _ events: [(Double, Indicators.Operation.Verb)]) throws
        -> Storyline
    {
        var operation = Indicators.Operation(expected: expected)
        for (time, verb) in [(0, .started)] + events { try operation.add(.init(at: time, verb)) }
        var policy = OperationPolicy.fiori
        policy.stallTimeout = 1e9
        return try Storyline(operation, policy: policy, kind: Motion.fluent.kind)
    }

    @Test(
        "T10: a wait counts down in steps of 5 s below a minute and of a minute above, and is over in the end"
    )
    func steps() throws {
        let waits = try Self.line(expected: 150_000, [(200_000, .succeeded("Done"))]).waits(in: .english)
        let seconds = stride(from: 55, through: 5, by: -5).map { "\($0) s" }
        #expect(waits.map(\.text) == ["2 min", "1 min"] + seconds + [""])
        // The first is there with the indicator, the others when their half is over.
        #expect(waits[0].start == 1000 && waits[1].start == 60_000 && waits[2].start == 92_500)
        #expect(waits.last?.start == 150_000)
    }

    @Test("T10: nobody waits for what pauses")
    func pauses() throws {
        let waits = try Self.line(
            expected: 20_000, [(6000, .paused), (50_000, .resumed), (90_000, .succeeded("Done"))]
        ).waits(in: .english)
        #expect(waits.map(\.text) == ["20 s", "15 s", "10 s", "5 s", ""])
        #expect(waits.map(\.start) == [1000, 2500, 51_500, 56_500, 64_000])
    }

    @Test("T10: nothing is said of a wait while it pauses, for nobody knows how long that takes")
    func silent() throws {
        let ends: [(Double, Indicators.Operation.Verb)] = [(90_000, .succeeded("Done"))]
        func waits(_ pauses: [(Double, Indicators.Operation.Verb)]) throws -> [Storyline.Wait] {
            try Self.line(expected: 20_000, pauses + ends).shownWaits(in: .english)
        }
        let once = try waits([(6000, .paused), (50_000, .resumed)])
        #expect(once.map(\.text) == ["20 s", "15 s", "", "15 s", "10 s", "5 s", ""])
        #expect(once.map(\.start) == [1000, 2500, 6000, 50_000, 51_500, 56_500, 64_000])
        // From before it shows, and until the end.
        let early = try waits([(500, .paused), (50_000, .resumed)])
        #expect(early.prefix(2).map(\.text) == ["", "20 s"] && early[1].start == 50_000)
        #expect(try waits([(6000, .paused)]).map(\.text) == ["20 s", "15 s", ""])
        #expect(try waits([]) == Self.line(expected: 20_000, ends).waits(in: .english))
    }

    @Test("T10: a wait never gets longer, and never comes to 0")
    func falls() throws {
        var random = SeededRandom(seed: 3)
        for _ in 0..<60 {
            let expected = Double.random(in: 10_000...1e8, using: &random)
            let line = try Self.line(expected: expected, [(expected * 1.2, .succeeded("Done"))])
            var last = Double.infinity
            for (index, wait) in line.waits(in: .english).enumerated() {
                if wait.text.isEmpty {
                    #expect(index == line.waits(in: .english).count - 1)
                    continue
                }
                let parts = wait.text.split(separator: " ")
                let unit = ["s": 1.0, "min": 60, "h": 3600, "days": 86_400][String(parts[1])] ?? .nan
                let seconds = (Double(parts[0]) ?? 0) * unit
                #expect(seconds < last && seconds > 0, "\(wait.text) of \(expected)")
                // It is what is left, to half a step.
                let rest = (expected - wait.start) / 1000
                let step = seconds < 60 ? 5 : seconds == 60 ? 60 : unit
                #expect(abs(rest - seconds) <= step / 2 + 0.01, "\(wait) of \(expected)")
                last = seconds
            }
            #expect(line.waits(in: .english).last?.text == "")
        }
        #expect(
            try Self.line(expected: 1e12, [(1e12, .succeeded("Done"))]).waits(in: .english).count < 12_000)
    }
}

import SVGDocuments
import TestSupport
import Testing

@testable import MovingPictures

private let second = 1_000_000_000.0

/// Intervals and instance times against what SMIL's rules come to by hand.
@Suite struct SMILTimingTests {
    @Test(
        "Clock values are read in all notations, to the nanosecond",
        arguments: [
            ("0", 0), ("12.467", 12.467e9), ("30s", 30e9), ("5ms", 5e6), ("45min", 2.7e12),
            ("3.2h", 1.152e13),
            ("02:33", 1.53e11), ("00:10.5", 10.5e9), ("02:30:03", 9.003e12), ("50:00:10.25", 1.8001025e14),
            ("100:00:00", 3.6e14), ("0.0000000004s", 0), ("0.0000000005s", 1), ("1e3", nil), ("1.", nil),
            (".5s", 5e8), (".s", nil), (":30", nil), ("-1s", nil), ("1:2", nil), ("61:00", nil),
            ("00:60", nil), ("1 s", nil), ("", nil),
            ("0.333333333333333333333s", 333_333_333), ("1.5min", 9e10),
        ] as [(String, Double?)])
    func clock(_ text: String, _ expected: Double?) {
        #expect(ClockValue.parse(text).map { Double($0) } == expected)
    }

    @Test("Times beyond all that could be waited for never come")
    func far() {
        #expect(ClockValue.parse("99999999999999999999s") == ClockValue.indefinite)
        #expect(ClockValue.parse("9999999999999h") == ClockValue.indefinite)
        #expect(ClockValue.product(1_000_000_000, 1e30) == ClockValue.indefinite)
        #expect(ClockValue.parseOffset("-99999999999999999999s") == -ClockValue.greatest)
    }

    @Test("Values of begin and end are read with escapes, offsets and numbers of repetitions")
    func lists() {
        var refused: [String] = []
        let values = TimeValue.list(
            #" -1.5s; a\-b\.c.end - 2s ;x.begin+1;y.repeat(3);b.click+1s;indefinite;accessKey(s);1x;;a.b.c;"#
        ) { refused.append($0) }
        #expect(
            values == [
                .offset(-1_500_000_000), .syncbase("a-b.c", .end, -2_000_000_000),
                .syncbase("x", .begin, 1_000_000_000), .syncbase("y", .iteration(3), 0), .event("b.click"),
                .indefinite, .event("accessKey(s)"),
            ])
        #expect(refused == ["1x", "a.b.c"])
    }

    /// The intervals of animations whose bases are places in the list, up to a time in seconds.
    private func intervals(_ timings: [String], until end: Double = 100) throws -> [[[Double]]] {
        let body = timings.enumerated().map { place, text in
            "<set id='a\(place)' attributeName='x' to='1' \(text)/>"
        }
        let drawing = try movingDrawing("<rect>\(body.joined())</rect>")
        let nodes = drawing.tree.nodes.indices.filter { drawing.tree[$0].isAnimation }
        var places: [Int: Int] = [:]
        for (place, node) in nodes.enumerated() { places[node] = place }
        let all = nodes.map { node in
            Timing(drawing.tree[node], find: { places[drawing.tree[$0] ?? -1] }, refuse: { _ in })
        }
        var simulation = TimeSimulation(all)
        while Double(simulation.now) < end * second, simulation.advance() {}
        return simulation.states.map { state in
            state.history.map {
                [$0.begin, $0.end].map { $0 == ClockValue.indefinite ? -1 : Double($0) / second }
            }
        }
    }

    @Test(
        "An animation has the intervals that its lists, its durations and its bounds make",
        arguments: [
            ("dur='2s'", [[0, 2]]), ("", [[0, -1]]), ("begin='3s;1s' dur='1s'", [[1, 2], [3, 4]]),
            ("begin='0;1' dur='2s'", [[0, 1], [1, 3]]),
            ("begin='0;1;2' dur='2s' restart='whenNotActive'", [[0, 2], [2, 4]]),
            ("begin='0;3' dur='2s' restart='never'", [[0, 2]]),
            ("begin='-3s;-1s' dur='2s'", [[-1, 1]]), ("begin='-3s' dur='2s'", []),
            ("begin='-3s' dur='3s'", []), ("begin='indefinite' dur='2s'", []),
            ("begin='0;5' end='1;6;7' dur='3s'", [[0, 1], [5, 6]]), ("begin='1' end='0.5'", []),
            ("begin='1' end='0.5;indefinite' dur='2s'", [[1, 3]]),
            ("begin='0' end='0'", [[0, 0]]), ("begin='0' end='0;2'", [[0, 0], [0, 2]]),
            ("begin='1;1' end='1;2'", [[1, 1], [1, 2]]), ("begin='1' end='0.5;x.click' dur='2s'", [[1, 3]]),
            ("dur='1s' repeatCount='2.5'", [[0, 2.5]]),
            ("dur='1s' repeatDur='3s' repeatCount='2'", [[0, 2]]),
            ("repeatDur='3s'", [[0, 3]]), ("dur='1s' min='3s'", [[0, 3]]), ("dur='5s' max='3s'", [[0, 3]]),
            ("dur='1s' repeatCount='indefinite' max='3s'", [[0, 3]]),
            ("dur='1s' min='4s' max='3s'", [[0, 1]]),
            ("end='1s' min='3s'", [[0, 3]]), ("dur='0s'", [[0, -1]]), ("dur='1s' repeatCount='0'", [[0, 1]]),
            ("dur='1s' repeatCount='indefinite'", [[0, -1]]), ("begin='a0.end' dur='1s'", []),
            ("begin='0;a0.end+1s' dur='40s'", [[0, 40], [41, 81], [82, 122]]),
            ("begin='0;a0.begin+30s' dur='50s'", [[0, 30], [30, 60], [60, 90], [90, 120]]),
            ("dur='40s' repeatCount='3' end='a0.repeat(2)'", [[0, 80]]),
        ] as [(String, [[Double]])])
    func alone(_ text: String, _ expected: [[Double]]) throws {
        var found = try intervals([text])[0]
        // One may have begun when the time was over.
        if found.count > expected.count, found[expected.count][0] >= 100 { found.removeLast() }
        #expect(found == expected)
    }

    @Test("A begin that moves with that of another animation moves all that depend on it")
    func moves() throws {
        // The second one is cut at 1 s, and the third one, which was to begin at 3 s, begins then.
        let found = try intervals([
            "begin='1s' dur='5s'", "dur='3s' end='a0.begin'", "begin='a1.end' dur='1s'",
        ])
        #expect(found == [[[1, 6]], [[0, 1]], [[1, 2]]])
        // The first end is known from the beginning, and so is what comes before it.
        #expect(try intervals(["dur='3s'", "begin='a0.end-2s' dur='1s'"])[1] == [[1, 2]])
        // A restart ends the interval earlier than was thought.
        #expect(
            try intervals(["begin='0;1' dur='2s'", "begin='a0.end' dur='0.5s'"])[1] == [[1, 1.5], [3, 3.5]])
        // What would begin before what it depends on does so only where that was known.
        #expect(try intervals(["begin='0;5' dur='1s'", "begin='a0.begin-2s' dur='1s'"])[1] == [[3, 4]])
    }

    @Test("An end that comes to be known too late ends at once")
    func late() throws {
        // The last one restarts at 1 s, so that the second one begins then, and the first one should have ended at 0.5 s.
        let timings = [
            "dur='3s' end='a1.begin-0.5s'", "begin='a2.end' dur='1s'", "begin='0;1' dur='2s'",
        ]
        #expect(try intervals(timings)[0].first == [0, 1])
    }

    @Test("Circles without a beginning have none, and those through changed times end")
    func circles() throws {
        #expect(try intervals(["begin='a1.end' dur='1s'", "begin='a0.end' dur='1s'"]) == [[], []])
        let found = try intervals(["begin='5;a1.begin+1s' dur='1s'", "begin='a0.begin-3s' dur='1s'"])
        #expect(found[1].first == [2, 3])
        #expect(found.allSatisfy { $0.count < 5 })
    }

    @Test("Chains of any length are followed")
    func long() throws {
        let chain = (0..<3000).map { $0 == 0 ? "dur='0.01s'" : "begin='a\($0 - 1).end' dur='0.01s'" }
        let found = try intervals(chain)
        #expect(found.last == [[29.99, 30]])
    }

    @Test("Beyond the proof of a period, intervals are those of following on", arguments: 0..<100)
    func lasting(_ seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let count = Int.random(in: 1...5, using: &random)
        let timings = (0..<count).map { index in
            var timing = Timing()
            timing.simple = Int64.random(in: 1...6, using: &random) * 100_000_000
            if Int.random(in: 0...3, using: &random) == 0 { timing.repeatCount = 2.5 }
            timing.restart = [.always, .whenNotActive, .never, .always].randomElement(using: &random)!
            if index == 0 || Bool.random(using: &random) { timing.begins.append(.init(base: nil, offset: 0)) }
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                timing.begins.append(rule(count, &random))
            }
            if Int.random(in: 0...2, using: &random) == 0 { timing.ends.append(rule(count, &random)) }
            return timing
        }
        var effort = Effort()
        let group = TimeGroup(timings, &effort)
        guard let period = group.period else { return }
        var simulation = TimeSimulation(timings)
        let end = min(group.lead + 7 * max(period, 100_000_000), 600_000_000_000)
        while simulation.now <= end, !simulation.isExhausted, simulation.advance() {}
        let last = min(end, simulation.isExhausted ? simulation.now - 1 : end)
        for _ in 0..<200 {
            let time = Int64.random(in: 0...last, using: &random)
            for index in 0..<count {
                let found = group.interval(of: index, at: time)
                let known = TimeGroup.last(simulation.states[index].history, at: time)
                #expect(found?.begin == known?.begin, "animation \(index) at \(time) ns")
                // Ends that are still to come may be cut short.
                if let known, known.end <= time {
                    #expect(found?.end == known.end, "animation \(index) at \(time) ns")
                }
            }
        }
    }

    private func rule(_ count: Int, _ random: inout SeededRandom) -> Timing.Rule {
        let moment: TimeValue.Moment =
            [.begin, .end, .end, .iteration(1)].randomElement(using: &random) ?? .end
        return .init(
            base: Int.random(in: 0..<count, using: &random), moment: moment,
            offset: Int64.random(in: -2...4, using: &random) * 50_000_000)
    }
}

import TestSupport
import Testing

@testable import Indicators

@Suite struct ShownValueTests {
    typealias Report = (time: Double, value: Double)

    private static func reports(_ random: inout SeededRandom, goesBack: Bool) -> [Report] {
        var (time, value) = (0.0, 0.0)
        return (0..<40).map { _ in
            time += Double.random(in: 0...[5.0, 200, 1500].randomElement(using: &random)!, using: &random)
            let low = goesBack && Int.random(in: 0...3, using: &random) == 0 ? 0 : value
            value = Double.random(in: low...1, using: &random)
            return (time, value)
        }
    }

    @Test("a shown value is never ahead of what was reported, and rises while that does")
    func truth() {
        for seed in 0..<200 {
            var random = SeededRandom(seed: UInt64(seed))
            let reports = Self.reports(&random, goesBack: false)
            let shown = ShownValue(from: 0, value: 0, reports: reports)
            var (last, next, truth) = (0.0, 0, 0.0)
            var faults: [Double] = []
            for step in 0..<6000 {
                let time = Double(step) * 7.7
                while next < reports.count, reports[next].time <= time {
                    truth = reports[next].value
                    next += 1
                }
                let value = shown.value(at: time)
                // A cubic that comes to rest may be off by its rounding.
                if value > truth || value < last - 1e-12 { faults.append(time) }
                last = value
            }
            #expect(faults.isEmpty, "seed \(seed)")
            #expect(last == truth)
        }
    }

    @Test("after reports that take something back, a value falls, and is back within 300 ms of the last")
    func back() {
        for seed in 0..<200 {
            var random = SeededRandom(seed: UInt64(seed))
            let reports = Self.reports(&random, goesBack: true)
            let shown = ShownValue(from: 0, value: 0, reports: reports)
            var faults: [Double] = []
            for step in 0..<6000 {
                let time = Double(step) * 7.3
                let last = reports.last { $0.time <= time }
                let (value, truth) = (shown.value(at: time), last?.value ?? 0)
                if time - (last?.time ?? 0) >= ShownValue.duration {
                    if value != truth { faults.append(time) }
                } else if value > truth + 1e-9, let last, time > last.time {
                    if value >= shown.value(at: last.time) { faults.append(time) }
                }
            }
            #expect(faults.isEmpty, "seed \(seed)")
        }
    }

    @Test("a shown value does not jump, however fast reports follow each other")
    func continuity() {
        for seed in 0..<100 {
            var random = SeededRandom(seed: UInt64(seed))
            let reports = Self.reports(&random, goesBack: true)
            let shown = ShownValue(from: 0, value: 0, reports: reports)
            // From rest to rest within 300 ms a cubic is half as fast again; none is three times as fast.
            let jumps = (1..<40_000).filter { step in
                let (a, b) = (shown.value(at: Double(step - 1)), shown.value(at: Double(step)))
                return (a - b).magnitude > 3 / ShownValue.duration + 1e-9
            }
            #expect(jumps.isEmpty, "seed \(seed)")
        }
    }
}

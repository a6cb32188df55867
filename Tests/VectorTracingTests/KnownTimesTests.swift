import Testing

@testable import VectorTracing

@Suite struct KnownTimesTests {
    @Test("times have the numbers in which they first came up, however many there are")
    func numbers() {
        var times = KnownTimes()
        let all = (0..<5000).map { Double($0) * 1333 / 5000 + ($0.isMultiple(of: 2) ? 0 : 2e-6) }
        for round in 0..<2 {
            for (number, time) in all.enumerated() { #expect(times.number(of: time) == number) }
            #expect(times.count == all.count, "round \(round)")
        }
        #expect(times.number(of: -1) == all.count)
    }
}

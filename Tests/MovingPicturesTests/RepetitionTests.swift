import Testing

@testable import MovingPictures

/// Periods of several parts, in nanoseconds.
@Suite struct RepetitionTests {
    private func repetition(_ periods: [Int64?]) -> Repetition {
        var repetition = Repetition()
        for period in periods { repetition.meet(period.map { $0 * 1_000_000 }) }
        return repetition
    }

    @Test("a loop is the least common multiple of all periods, up to a minute")
    func multiples() {
        #expect(Repetition().period == 0)
        #expect(repetition([750, 500, 0]).period == 1_500_000_000)
        #expect(repetition([4300, 2000, 1400]).period == nil)
        #expect(repetition([100, nil]).period == nil && repetition([100, nil]).seam == nil)
    }

    @Test("where none is that short, the seam is the shortest time of twice the least jump or less")
    func seams() throws {
        // 55.9 s would jump by 0.1 s: 13 times 4.3 s, and 0.1 s less than 28 times 2 s and 40 times 1.4 s.
        let seam = try #require(repetition([4300, 2000, 1400]).seam)
        #expect(seam.length == 4_200_000_000 && seam.jump == 200_000_000)
        // No one sees 11 ms.
        let unseen = try #require(repetition([1000, 2990, 3001]).seam)
        #expect(unseen.length == 2_990_000_000 && unseen.jump == 11_000_000)
        // The longest part comes to its end once, however much that takes.
        let unlike = try #require(repetition([2701, 9825, 1533, 4679, 2431, 8617]).seam)
        #expect(unlike.length + unlike.jump >= 9_825_000_000)
        #expect(unlike.length > 20_000_000_000 && unlike.jump <= unlike.length / 20, "\(unlike)")
        let many = try #require(repetition((0..<40).map { 500 + 247 * $0 }).seam)
        #expect(many.length + many.jump >= 10_133_000_000)
        #expect(repetition([61_000]).seam == nil)
    }

    @Test("leads last until the last part repeats")
    func leads() {
        var one = Repetition(lead: 5, period: 4)
        one.join(Repetition(lead: 7, period: 6))
        #expect(one.lead == 7 && one.period == 12)
        one.join(Repetition(lead: 1, period: nil))
        #expect(one.period == nil)
    }
}

import Testing

@testable import Curves

@Suite struct CurvePlotAxisTests {
    @Test("ticks are round, within the range, and few")
    func ticks() {
        #expect(
            CurvePlotAxis(0...5940, limit: 10, steps: CurvePlotAxis.decimal).ticks == [
                0, 1000, 2000, 3000, 4000, 5000,
            ])
        #expect(
            CurvePlotAxis(-150...150, limit: 8, steps: CurvePlotAxis.decimal).ticks == [
                -150, -100, -50, 0, 50, 100, 150,
            ])
        for length in [0.01, 0.3, 1, 7, 33, 999, 1e5, 8.64e7, 1e12] {
            for start in [0, -length / 3, 1e6] {
                let axis = CurvePlotAxis(start...(start + length), limit: 10, steps: CurvePlotAxis.decimal)
                #expect((2...11).contains(axis.ticks.count), "\(start) \(length)")
                #expect(
                    axis.ticks.allSatisfy { $0 >= start - length * 1e-6 && $0 <= start + length * 1.000001 })
            }
        }
    }

    @Test("an axis that holds values ends at ticks, also for no values but one")
    func holding() {
        let angles = CurvePlotAxis.holding(20...270, limit: 5, steps: CurvePlotAxis.angular)
        #expect(angles.range == 0...270 && angles.ticks == [0, 90, 180, 270])
        let flat = CurvePlotAxis.holding(5...5, limit: 5, steps: CurvePlotAxis.angular)
        #expect(flat.range.contains(5) && flat.range.upperBound > flat.range.lowerBound)
    }

    @Test("lines are cut where they leave the panel")
    func clipping() {
        let panel = CurvePlotPanel(
            left: 0, right: 100, top: 0, bottom: 100,
            time: CurvePlotAxis(0...4, limit: 5, steps: [1]),
            value: CurvePlotAxis(0...1, limit: 5, steps: [1]))
        let lines = panel.lines([[0, 0], [1, 2], [2, 2], [3, 0.5], [4, -0.5]])
        #expect(lines == [[[0, 100], [12.5, 0]], [[66.66666666666666, 0], [75, 50], [87.5, 100]]])
        #expect(panel.lines([[0, 2], [1, 3]]).isEmpty)
        #expect(panel.held([[0, -3], [4, 3]]) == [[0, 100], [100, 0]])
    }
}

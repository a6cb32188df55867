import Testing

@testable import Curves

@Suite struct CurvePlotSamplesTests {
    @Test("a jump is found to a billionth of the window, a steep slope is none")
    func jumps() {
        let samples = CurvePlotSamples(0...10, count: 100, breaks: [], jump: 0.5) { time in
            [time < 3.14159 ? 0 : 1, time < 5 ? 0 : min((time - 5) * 1000, 1)]
        }
        #expect(samples.runs.map(\.count) == [2, 2])
        let (before, after) = (samples.runs[0][0], samples.runs[0][1])
        #expect(before.allSatisfy { $0.y == 0 } && after.allSatisfy { $0.y == 1 })
        #expect(abs((before.last?.x ?? 0) - 3.14159) < 2e-8 && abs((after.first?.x ?? 0) - 3.14159) < 2e-8)
    }

    @Test("a line keeps its corners and loses what is straight")
    func simplified() {
        let corner: [SIMD2<Double>] = (0...50).map { [Double($0), 0] } + (1...50).map { [50, Double($0)] }
        #expect(CurvePlotSamples.simplified(corner, tolerance: 0.05) == [[0, 0], [50, 0], [50, 50]])
        #expect(CurvePlotSamples.simplified([[1, 1]], tolerance: 0.05) == [[1, 1]])
        // Closed: both ends are one point.
        #expect(CurvePlotSamples.simplified([[0, 0], [5, 5], [0, 0]], tolerance: 0.05).count == 3)
    }
}

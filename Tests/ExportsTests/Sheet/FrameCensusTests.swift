import Imaging
import Testing

@testable import Exports

@Suite struct FrameCensusTests {
    @Test("identical frames share a look, in the order of first appearance", arguments: [1, 2, 7])
    func looks(workers: Int) throws {
        let census = try FrameCensus(
            PatternSource(looks: [5, 9, 5, 5, 2, 9]), workers: Workers(count: workers))
        #expect(census.unique == [0, 1, 4])
        #expect(census.look == [0, 1, 0, 0, 2, 1])
    }

    @Test("frames of one color have a common format, others are RGBA together")
    func formats() throws {
        let red = PixelFormat.coverage(RGBA(255, 0, 0))
        let blue = PixelFormat.coverage(RGBA(0, 0, 255))
        let source = PatternSource(looks: Array(0..<6)) { $0 < 3 ? red : $0 < 5 ? blue : .rgba }
        let census = try FrameCensus(source, workers: Workers(count: 2))
        #expect(census.commonFormat(0..<3) == red)
        #expect(census.commonFormat(3..<5) == blue)
        #expect(census.commonFormat(0..<4) == .rgba)
        #expect(census.commonFormat(4..<6) == .rgba)
    }
}

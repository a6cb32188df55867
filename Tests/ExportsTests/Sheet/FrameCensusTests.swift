import Imaging
import Testing

@testable import Exports
@testable import Formats

@Suite struct FrameCensusTests {
    @Test("identical frames share a look, in the order of first appearance", arguments: [1, 2, 7])
    func looks(workers: Int) throws {
        let census = try FrameCensus(
            PatternSource(looks: [5, 9, 5, 5, 2, 9]), workers: Workers(count: workers))
        #expect(census.unique == [0, 1, 4])
        #expect(census.look == [0, 1, 0, 0, 2, 1])
    }

    @Test("each frame has a look of its own where that is asked for", arguments: [1, 3])
    func kept(workers: Int) throws {
        let census = try FrameCensus(
            PatternSource(looks: [5, 9, 5, 5, 2, 9]), options: SheetOptions(keepsDuplicates: true),
            workers: Workers(count: workers))
        #expect(census.unique == Array(0..<6) && census.look == Array(0..<6))
    }

    @Test("frames that look the same and are cut differently are different")
    func cuts() throws {
        let tags = [SheetTag(name: "a", from: 0, to: 1), SheetTag(name: "b", from: 2, to: 3)]
        struct Dots: FrameSource {
            var sequence = PatternSource(looks: [0, 1, 0, 2]).sequence
            func makePainter() -> any FramePainter { Painter() }
            struct Painter: FramePainter {
                mutating func paint(_ index: Int, into bitmap: inout Bitmap) {
                    bitmap = Bitmap(width: 5, height: 4, format: .coverage(RGBA(0, 0, 0)))
                    bitmap.bytes[[0, 1, 0, 2][index]] = 255
                }
            }
        }
        let census = try FrameCensus(
            Dots(), options: SheetOptions(trim: .animation, tags: tags), workers: Workers(count: 2))
        #expect(census.unique == [0, 1, 2, 3] && census.boxes.map(\.width) == [2, 2, 3, 3])
        let whole = try FrameCensus(Dots(), options: SheetOptions(trim: .frame), workers: Workers(count: 2))
        #expect(whole.unique == [0, 1, 3] && whole.look == [0, 1, 0, 2])
        #expect(whole.boxes == [0, 1, 2].map { .init(x: $0, y: 0, width: 1, height: 1) })
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

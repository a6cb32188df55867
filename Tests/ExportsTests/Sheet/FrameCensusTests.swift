import Imaging
import Platform
import TestSupport
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
                    bitmap = Bitmap(width: 5, height: 4, format: .coverage(Color(0, 0, 0)))
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
        let red = PixelFormat.coverage(Color(255, 0, 0))
        let blue = PixelFormat.coverage(Color(0, 0, 255))
        let source = PatternSource(looks: Array(0..<6)) { $0 < 3 ? red : $0 < 5 ? blue : .rgba }
        let census = try FrameCensus(source, workers: Workers(count: 2))
        #expect(census.commonFormat(0..<3) == red)
        #expect(census.commonFormat(3..<5) == blue)
        #expect(census.commonFormat(0..<4) == .rgba)
        #expect(census.commonFormat(4..<6) == .rgba)
    }

    @Test(
        "what of colors counts is found in each frame, wherever frames may differ and however many colors there are",
        arguments: [1, 3])
    func colors(workers: Int) throws {
        for first in [ColorfulSource.First.few, .many, .covered] {
            for clear in [nil, 0, 1, 30, 69] {
                let source = ColorfulSource(first: first, clear: clear)
                let census = try FrameCensus(
                    source, options: SheetOptions(), workers: Workers(count: workers),
                    limits: PageBands.Limits(leastPixels: 1))
                let colors = try #require(census.colors)
                var plain = ColorCensus()
                for index in 0..<70 { plain.add(source.frame(index)) }
                let expected = (hasPartial: plain.hasPartialAlpha, hasMany: plain.hasMany)
                colors.read {
                    #expect($0.hasPartialAlpha == expected.hasPartial && $0.hasMany == expected.hasMany)
                }
            }
        }
    }
}

/// Large frames of which only one pixel changes, and in one frame shows through.
private struct ColorfulSource: FrameSource {
    enum First { case few, many, covered }
    let first: First
    let clear: Int?
    let sequence = FrameSequence(
        name: "spin", animation: "turn", count: 70, fps: 60, loops: true, scale: 1, width: 160, height: 110)

    func makePainter() -> any FramePainter { Painter(source: self) }

    private let ground: Bitmap

    init(first: First, clear: Int?) {
        (self.first, self.clear) = (first, clear)
        ground = Bitmap(160, 110) { x, y in
            Color(first == .few ? 7 : UInt8(x), UInt8(y % 2), 3)
        }
    }

    func frame(_ index: Int) -> Bitmap {
        if first == .covered, index == 0 {
            return Bitmap(width: 160, height: 110, format: .coverage(Color(9, 9, 9)))
        }
        var bitmap = ground
        bitmap.bytes.replaceSubrange(
            4 * index..<4 * index + 4, with: [9, UInt8(index), 9, index == clear ? 120 : 255])
        bitmap.origin = Place(index)
        return bitmap
    }

    private struct Painter: FramePainter {
        let source: ColorfulSource
        mutating func paint(_ index: Int, into bitmap: inout Bitmap) { bitmap = source.frame(index) }

        mutating func movingPixels(of frames: Range<Int>) -> [PixelBlock] {
            [PixelBlock(columns: 0..<source.sequence.count, rows: 0..<1)]
        }
    }

    private final class Place: BitmapOrigin {
        let x: Int
        init(_ x: Int) { self.x = x }

        func areas(since other: any BitmapOrigin) -> [FrameArea] {
            guard let other = other as? Place else { return [FrameArea(width: 160, height: 110)] }
            return [x, other.x].map { FrameArea(x: $0, y: 0, width: 1, height: 1) }
        }
    }
}

import Imaging
import TestSupport
import Testing

@testable import Exports
@testable import Formats

@Suite struct TrimBoxesTests {
    typealias Rectangle = SheetLayout.Rectangle

    @Test(
        "the visible part of a picture is what has alpha, in both formats",
        arguments: 0..<100 as Range<UInt64>)
    func visible(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let alpha: UInt8 = seed % 2 == 0 ? 255 : 1  // at 1, less than half a pixel shows nothing
        let format: PixelFormat = seed % 3 == 0 ? .rgba : .coverage(Color(9, 8, 7, alpha))
        var bitmap = Bitmap(width: 9, height: 7, format: format)
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            bitmap.bytes[Int.random(in: bitmap.bytes.indices, using: &random)] = UInt8.random(
                in: 0...255, using: &random)
        }
        var expected: Rectangle?
        for y in 0..<7 {
            for x in 0..<9 where bitmap[x, y].alpha > 0 {
                let pixel = Rectangle(x: x, y: y, width: 1, height: 1)
                expected = expected?.union(pixel) ?? pixel
            }
        }
        #expect(Rectangle(visibleIn: bitmap) == expected)
    }

    private let whole = Rectangle(x: 0, y: 0, width: 10, height: 10)
    private let visible: [Rectangle?] = [
        Rectangle(x: 1, y: 1, width: 2, height: 2), Rectangle(x: 4, y: 1, width: 2, height: 3), nil,
        Rectangle(x: 8, y: 8, width: 1, height: 1), Rectangle(x: 5, y: 5, width: 1, height: 1),
    ]
    private let nothing = Rectangle(x: 0, y: 0, width: 1, height: 1)

    private func boxes(_ trim: SheetOptions.Trim, tags: [SheetTag] = []) throws -> [Rectangle] {
        try SheetOptions(trim: trim, tags: tags).boxes(visible: visible, of: sequence(visible.count))
    }

    private func sequence(_ count: Int) -> FrameSequence {
        FrameSequence(
            name: "spin", animation: "turn", count: count, fps: 60, loops: true, scale: 1, width: 10,
            height: 10)
    }

    @Test("frames keep all, their own part, or the part of all; of nothing one pixel is kept")
    func modes() throws {
        #expect(try boxes(.none) == [whole, whole, whole, whole, whole])
        #expect(try boxes(.frame) == visible.map { $0 ?? nothing })
        let all = Rectangle(x: 1, y: 1, width: 8, height: 8)
        #expect(try boxes(.sheet) == [all, all, all, all, all])
        #expect(try boxes(.animation) == [all, all, all, all, all])
        #expect(
            try SheetOptions(trim: .sheet).boxes(visible: [nil, nil], of: sequence(2)) == [nothing, nothing])
    }

    @Test("the frames of a tag have one box, those of tags with frames in common too, and so have all others")
    func animations() throws {
        let pair = Rectangle(x: 1, y: 1, width: 5, height: 3)
        let rest = Rectangle(x: 5, y: 5, width: 4, height: 4)
        #expect(
            try boxes(.animation, tags: [SheetTag(name: "a", from: 0, to: 1)]) == [
                pair, pair, rest, rest, rest,
            ])
        let three = Rectangle(x: 1, y: 1, width: 8, height: 8)
        let overlapping = [SheetTag(name: "b", from: 1, to: 3), SheetTag(name: "a", from: 0, to: 1)]
        #expect(
            try boxes(.animation, tags: overlapping) == [three, three, three, three, visible[4]!])
        // Neighbors have no frame in common.
        let apart = [SheetTag(name: "a", from: 0, to: 0), SheetTag(name: "b", from: 1, to: 4)]
        #expect(try boxes(.animation, tags: apart)[0] == visible[0])
    }
}

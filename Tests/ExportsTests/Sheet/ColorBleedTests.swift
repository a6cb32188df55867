import Formats
import Imaging
import TestSupport
import Testing

@testable import Exports

@Suite struct ColorBleedTests {
    /// A page with some visible pixels, else black and transparent.
    private func page(_ width: Int, _ height: Int, _ pixels: [(x: Int, y: Int, color: Color)]) -> Bitmap {
        Bitmap(width, height) { x, y in
            pixels.first { $0.x == x && $0.y == y }?.color ?? Color(0, 0, 0, 0)
        }
    }

    @Test("color spreads eight pixels around what is visible; alpha stays, and so does what is visible")
    func bleed() {
        let color = Color(10, 110, 209, 3)
        let before = page(30, 24, [(12, 11, color)])
        let after = ColorBleed.page(before, cells: [.init(x: 0, y: 0, width: 30, height: 24)])
        for y in 0..<24 {
            for x in 0..<30 {
                let distance = max(abs(x - 12), abs(y - 11))
                let expected =
                    distance == 0 ? color : distance <= 8 ? Color(10, 110, 209, 0) : Color(0, 0, 0, 0)
                #expect(after[x, y] == expected)
            }
        }
    }

    @Test("between two colors there is their mean, and no frame takes another one's color")
    func borders() {
        let (red, blue) = (Color(200, 0, 0), Color(0, 0, 100))
        let before = page(6, 3, [(0, 1, red), (4, 1, blue)])
        let one = ColorBleed.page(before, cells: [.init(x: 0, y: 0, width: 6, height: 3)])
        #expect((0..<5).map { one[$0, 1].red } == [200, 200, 100, 0, 0])
        #expect(one[2, 1] == Color(100, 0, 50, 0))
        let two = ColorBleed.page(
            before, cells: [.init(x: 0, y: 0, width: 3, height: 3), .init(x: 3, y: 0, width: 3, height: 3)])
        #expect(two[2, 1] == Color(200, 0, 0, 0) && two[3, 1] == Color(0, 0, 100, 0))
        // The gap between frames has color as well.
        let gap = ColorBleed.page(
            before, cells: [.init(x: 0, y: 1, width: 1, height: 1), .init(x: 4, y: 1, width: 1, height: 1)])
        #expect(gap[2, 0] == Color(100, 0, 50, 0) && gap[5, 2] == Color(0, 0, 100, 0))
    }

    @Test(
        "every transparent pixel beside a visible one has a mean of its neighbors' colors",
        arguments: 0..<20 as Range<UInt64>)
    func laws(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var before = Bitmap(width: 15, height: 12, format: .rgba)
        for index in 0..<180 where Int.random(in: 0..<6, using: &random) == 0 {
            for byte in 0..<4 { before.bytes[4 * index + byte] = UInt8.random(in: 1...255, using: &random) }
        }
        let after = ColorBleed.page(before, cells: [.init(x: 0, y: 0, width: 15, height: 12)])
        for y in 0..<12 {
            for x in 0..<15 {
                guard before[x, y].alpha == 0 else {
                    #expect(after[x, y] == before[x, y])
                    continue
                }
                var reds: [Int] = []
                for row in max(0, y - 1)...min(11, y + 1) {
                    for column in max(0, x - 1)...min(14, x + 1) where before[column, row].alpha > 0 {
                        reds.append(Int(before[column, row].red))
                    }
                }
                #expect(after[x, y].alpha == 0)
                guard !reds.isEmpty else { continue }
                let mean = (Double(reds.reduce(0, +)) / Double(reds.count)).rounded()
                #expect(Double(after[x, y].red) == mean)
            }
        }
    }
}

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

    private func bled(_ page: Bitmap) -> Bitmap {
        var bleed = ColorBleed()
        bleed.spread(page)
        return bleed.bitmap
    }

    @Test("color spreads eight pixels around what is visible; alpha stays, and so does what is visible")
    func bleed() {
        let color = Color(10, 110, 209, 3)
        let before = page(30, 24, [(12, 11, color)])
        let after = bled(before)
        for y in 0..<24 {
            for x in 0..<30 {
                let distance = max(abs(x - 12), abs(y - 11))
                let expected =
                    distance == 0 ? color : distance <= 8 ? Color(10, 110, 209, 0) : Color(0, 0, 0, 0)
                #expect(after[x, y] == expected)
            }
        }
    }

    @Test("between two colors there is their mean")
    func mean() {
        let (red, blue) = (Color(200, 0, 0), Color(0, 0, 100))
        let after = bled(page(6, 3, [(0, 1, red), (4, 1, blue)]))
        #expect((0..<5).map { after[$0, 1].red } == [200, 200, 100, 0, 0])
        #expect(after[2, 1] == Color(100, 0, 50, 0))
    }

    @Test("the gap has the colors of the nearest frame, transparent, up to eight pixels from it")
    func gaps() {
        let (red, blue, none) = (Color(200, 0, 0), Color(0, 0, 100), Color(0, 0, 0, 0))
        var bitmap = Bitmap(width: 40, height: 12, format: .rgba)
        let edges = CellEdges(extrude: 1, padding: 5, border: 10)
        let (width, height) = (bitmap.width, bitmap.height)
        for (x, color) in [(11, red), (19, blue)] {
            let place = SheetLayout.Rectangle(x: x, y: 5, width: 1, height: 1)
            let around = edges.surroundings(of: place, width: width, height: height, reach: 8)
            unsafe bitmap.bytes.withUnsafeMutableBytes { bytes in
                let canvas = unsafe PageCanvas(bytes, width: width, height: height, format: .rgba)
                canvas.place(
                    Bitmap(1, 1) { _, _ in color }, .init(x: 0, y: 0, width: 1, height: 1), at: place, edges,
                    around: around)
            }
        }
        let (clearRed, clearBlue) = (Color(200, 0, 0, 0), Color(0, 0, 100, 0))
        #expect((0..<3).map { bitmap[$0, 5] } == [none, none, clearRed])
        #expect((9..<13).map { bitmap[$0, 5] } == [clearRed, red, red, red])
        #expect((13..<18).map { bitmap[$0, 5] } == [clearRed, clearRed, clearRed, clearBlue, clearBlue])
        #expect((18..<22).map { bitmap[$0, 5] } == [blue, blue, blue, clearBlue])
        #expect((0..<12).map { bitmap[11, $0].alpha > 0 } == (0..<12).map { (4...6).contains($0) })
        #expect(bitmap[11, 0] == clearRed && bitmap[11, 11] == clearRed)
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
        let after = bled(before)
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

import Basics
import Imaging
import TestSupport
import Testing

@testable import Exports
@testable import Formats

/// Pixels of few bits, and how they make up for the others.
@Suite struct QuantizerTests {
    private let white = Color(255, 255, 255)

    private func bytes(
        _ layout: PixelLayout, _ bitmap: Bitmap, dither: Dither? = nil, order: PixelOrder? = nil,
        matte: Color? = nil
    ) -> [UInt8] {
        PackedPixels(
            ExportOptions(
                matte: matte, pixels: PixelOptions(layout: layout, dither: dither, order: order)), usual: .a8
        ).bytes(bitmap)
    }

    @Test("lumas have their bits from either end of a byte, or in pages of eight rows")
    func lumas() {
        let levels: [UInt8] = [255, 170, 85, 0, 255]
        let row = Bitmap(5, 1) { x, _ in Color(levels[x], levels[x], levels[x]) }
        #expect(bytes(.l8, row) == levels)
        #expect(bytes(.l4, row) == [0xFA, 0x50, 0xF0])
        #expect(bytes(.l2, row) == [0b11_10_01_00, 0b11_00_00_00])
        #expect(bytes(.l2LSB, row) == [0b00_01_10_11, 0b11])
        #expect(bytes(.l1, row) == [0b1100_1000])
        #expect(bytes(.l1LSB, row) == [0b0001_0011])
        // Ten rows are two pages, of which the second has six empty rows at its end.
        let column = Bitmap(2, 10) { x, y in x == 0 && [0, 3, 9].contains(y) ? white : Color(0, 0, 0) }
        #expect(bytes(.l1Pages, column) == [0b0000_1001, 0, 0b0000_0010, 0])
    }

    @Test("colors become luma as ITU-R BT.601 weighs them, over the matte")
    func weights() {
        let colors = [
            Color(255, 0, 0), Color(0, 255, 0), Color(0, 0, 255), Color(0, 0, 0, 0), Color(0, 0, 0, 128),
        ]
        let row = Bitmap(5, 1) { x, _ in colors[x] }
        #expect(bytes(.l8, row, matte: white) == [76, 150, 29, 255, 127])
    }

    @Test("black and white with alpha apart: what does not show is 0 in both, whatever its color")
    func apart() {
        let colors = [white, Color(0, 0, 0), Color(255, 255, 255, 100), Color(255, 255, 255, 200)]
        let row = Bitmap(4, 1) { x, _ in colors[x] }
        #expect(bytes(.l1a1, row) == [0b1001_0000, 0b1101_0000])
        #expect(bytes(.l1a1LSB, row) == [0b1001, 0b1011])
        #expect(bytes(.l1a1Pages, row) == [1, 0, 0, 1, 1, 1, 0, 1])
    }

    @Test("matrices of LEDs take rows or columns, every second one backward")
    func orders() {
        let grid = Bitmap(3, 2) { x, y in Color(UInt8(10 * y + x), 0, 0) }
        func reds(_ order: PixelOrder) -> [UInt8] {
            let bytes = bytes(.rgb888, grid, order: order)
            return stride(from: 0, to: bytes.count, by: 3).map { bytes[$0] }
        }
        #expect(reds(.rows) == [0, 1, 2, 10, 11, 12])
        #expect(reds(.serpentineRows) == [0, 1, 2, 12, 11, 10])
        #expect(reds(.columns) == [0, 10, 1, 11, 2, 12])
        #expect(reds(.serpentineColumns) == [0, 10, 11, 1, 2, 12])
        // A separate alpha follows in the same order.
        let alphas = Bitmap(2, 2) { x, y in Color(0, 0, 0, UInt8(1 + 2 * y + x)) }
        #expect(Array(bytes(.rgb565a8, alphas, order: .serpentineRows).suffix(4)) == [1, 2, 4, 3])
    }

    @Test("every dither keeps the mean of an area", arguments: Dither.allCases.filter { $0 != .none })
    func means(dither: Dither) {
        for level in stride(from: UInt8(0), through: 255, by: 15) {
            let area = Bitmap(64, 64) { _, _ in Color(level, level, level) }
            let count = bytes(.l1, area, dither: dither).reduce(0) { $0 + $1.nonzeroBitCount }
            // One step of the pattern, or the errors that leave at the edges.
            #expect(abs(Double(count) / 4096 - Double(level) / 255) <= 0.012, "\(level)")
        }
    }

    @Test("blue noise has each rank once, and less of the lowest frequencies than chance")
    func blueNoise() {
        let half = Bitmap(32, 32) { _, _ in Color(128, 128, 128) }
        let bits = bytes(.l1, half, dither: .blueNoise)
        // In each square of 4 × 4 there are nearly as many as on average: chance deviates by 2.
        var deviation = 0.0
        for top in stride(from: 0, to: 32, by: 4) {
            for left in stride(from: 0, to: 32, by: 4) {
                var count = 0
                for y in top..<top + 4 {
                    for x in left..<left + 4 where bits[y * 4 + x / 8] >> UInt8(7 - x % 8) & 1 == 1 {
                        count += 1
                    }
                }
                deviation += (Double(count) - 8) * (Double(count) - 8)
            }
        }
        #expect((deviation / 64).squareRoot() < 1)
    }
}

import TestSupport
import Testing

@testable import Imaging

@Suite struct ColorTableTests {
    @Test("256 colors fit, 257 do not, in whatever order and however often they come")
    func limit() {
        var table = ColorTable()
        for (count, overflows) in [(1, false), (255, false), (256, false), (257, true), (700, true)] {
            table.read(
                Bitmap(100, 60) { x, y in
                    let number = (100 * y + x) * 7919 % count
                    return Color(UInt8(number % 256), UInt8(number / 256), 0)
                })
            #expect(table.overflows == overflows)
            if !overflows { #expect(table.entries.count == count) }
        }
    }

    @Test("Entries that are not opaque come first, the others keep their order")
    func order() {
        var table = ColorTable()
        let row = [Color(1, 1, 1), Color(2, 2, 2, 9), Color(3, 3, 3), Color(4, 4, 4, 0), Color(1, 1, 1)]
        table.read(Bitmap(5, 1) { x, _ in row[x] })
        #expect(table.entries == [Pixel(row[1]), 0, Pixel(row[0]), Pixel(row[2])])
        #expect(table.translucentCount == 2)
        for (index, entry) in table.entries.enumerated() { #expect(table.index(of: entry) == index) }
    }

    @Test("Coverages that give the same pixel share an entry")
    func coverage() {
        var table = ColorTable()
        table.read(Bitmap(256, 1, Color(9, 9, 9, 3)) { x, _ in UInt8(x) })
        #expect(
            table.entries == [
                0, Pixel(Color(9, 9, 9, 1)), Pixel(Color(9, 9, 9, 2)), Pixel(Color(9, 9, 9, 3)),
            ])
        #expect(table.translucentCount == 4)
    }

    @Test("A rare coverage is seen wherever it stands", arguments: [1, 7, 8, 9, 31])
    func everyPosition(width: Int) {
        var table = ColorTable()
        for position in 0..<width {
            table.read(Bitmap(width, 1, Color(9, 9, 9)) { x, _ in x == position ? 77 : 0 })
            #expect(table.entries.contains(Pixel(Color(9, 9, 9, 77))))
        }
    }

    @Test(
        "What no palette has room for is noted all the same: black, and what is not opaque, wherever it stands",
        arguments: [
            Color(0, 0, 0), Color(0, 0, 0, 0), Color(9, 8, 7, 0), Color(9, 8, 7, 3), Color(0, 0, 1),
            Color(9, 9, 9),
        ])
    func beyond(pixel: Color) {
        var table = ColorTable()
        for place in Array(300...340) + [450, 598, 599] {
            table.read(
                Bitmap(600, 1) { x, _ in
                    x == place ? pixel : x < 300 ? Color(200, UInt8(x % 256), UInt8(x / 256)) : Color(5, 6, 7)
                })
            let (overflows, isGray, isNumbered) = (table.overflows, table.isGray, !table.numbers.isEmpty)
            #expect(overflows && !isGray && !isNumbered)
            let (black, clear, partial) = (table.hasBlack, table.hasTransparent, table.hasPartial)
            #expect(black == (pixel == Color(0, 0, 0)))
            #expect(clear == (pixel.alpha == 0))
            #expect(partial == (pixel.alpha == 3))
        }
    }

    @Test(
        "More grays than a palette has room for, some of them translucent, are gray, and not with one color behind them"
    )
    func manyGrays() {
        var table = ColorTable()
        for last in [Color(9, 9, 9), Color(9, 9, 10)] {
            table.read(
                Bitmap(700, 1) { x, _ in
                    let level = UInt8(x % 256)
                    return x == 699 ? last : Color(level, level, level, UInt8(255 - x / 256))
                })
            let (overflows, isGray) = (table.overflows, table.isGray)
            #expect(overflows)
            #expect(isGray == (last.blue == 9))
        }
    }

    @Test("one pixel of sixteen that is black or shows through is seen, wherever it stands")
    func opaqueColors() {
        let others: [UInt32] = [
            0xFF00_0001, 0xFF00_0100, 0xFF01_0000, 0xFF80_0000, 0xFFFF_FFFF, 0xFF12_3456,
        ]
        let found: [UInt32] = [0xFF00_0000, 0, 0xFE12_3456, 0x7FFF_FFFF, 0x0012_3456, 0x8000_0000]
        for other in others {
            var pixels = [UInt32](repeating: other.littleEndian, count: 16)
            func areOpaqueColors() -> Bool {
                unsafe pixels.withUnsafeBytes { unsafe $0.baseAddress!.areOpaqueColors(from: 0) }
            }
            #expect(areOpaqueColors())
            for place in 0..<16 {
                for one in found + others {
                    pixels[place] = one.littleEndian
                    let areAll = areOpaqueColors()
                    #expect(areAll == others.contains(one), "\(one) at \(place)")
                }
                pixels[place] = other.littleEndian
            }
        }
    }
}

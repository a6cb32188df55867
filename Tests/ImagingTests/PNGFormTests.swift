import TestSupport
import Testing

@testable import Imaging

@Suite struct PNGFormTests {
    private func forms(_ pixel: (Int, Int) -> Color) -> [PNGForm] {
        var table = ColorTable()
        table.read(Bitmap(64, 64, pixel))
        return [PNGForm.palette(table), PNGForm.direct(table)].compactMap(\.self)
    }

    private func gray(_ level: Int, _ alpha: UInt8 = 255) -> Color {
        Color(UInt8(level), UInt8(level), UInt8(level), alpha)
    }

    @Test("Gray takes the least depth that its levels are multiples of")
    func grayDepth() {
        for (levels, depth) in [(2, 1), (4, 2), (16, 4), (256, 8)] {
            let forms = forms { x, y in gray((64 * y + x) % levels * 255 / (levels - 1)) }
            #expect(forms == [PNGForm(.palette, bitDepth: depth), PNGForm(.gray, bitDepth: depth)])
        }
        #expect(forms { x, _ in gray(x % 2 * 100) }.last == PNGForm(.gray))
    }

    @Test("Black means transparent only where no opaque pixel is black")
    func key() {
        #expect(
            forms { x, _ in x == 0 ? gray(9, 0) : gray(255) }.last
                == PNGForm(.gray, bitDepth: 1, blackIsTransparent: true))
        #expect(forms { x, y in x == 0 ? gray(9, 0) : gray(255 * (y % 2)) }.last == PNGForm(.grayAlpha))
        let colors = forms { x, y in x == 0 ? gray(9, 0) : Color(UInt8(x), UInt8(y), 1) }
        #expect(colors == [PNGForm(.rgb, blackIsTransparent: true)])
        let black = forms { x, y in x == 0 ? gray(9, 0) : Color(UInt8(x), UInt8(y), y == 0 ? 0 : 1) }
        #expect(black == [PNGForm(.rgb, blackIsTransparent: true)])
        #expect(
            forms { x, y in x == 0 ? gray(0, UInt8(y % 2 * 255)) : Color(UInt8(x), UInt8(y), 1) } == [
                PNGForm(.rgba)
            ])
    }

    @Test("Partial alpha needs an alpha channel")
    func alpha() {
        #expect(forms { x, y in gray(x, UInt8(y)) } == [PNGForm(.grayAlpha)])
        #expect(forms { x, y in Color(UInt8(x), UInt8(y), 0, 100) } == [PNGForm(.rgba)])
        #expect(forms { _, _ in Color(1, 2, 3, 100) } == [PNGForm(.palette, bitDepth: 1), PNGForm(.rgba)])
    }

    @Test("Rows are whole bytes")
    func rows() {
        #expect(PNGForm(.palette, bitDepth: 1).bytesPerRow(width: 9) == 2)
        #expect(PNGForm(.gray, bitDepth: 2).bytesPerRow(width: 5) == 2)
        #expect(PNGForm(.palette, bitDepth: 4).bytesPerRow(width: 2) == 1)
        #expect(PNGForm(.rgba).bytesPerRow(width: 32767) == 131068)
    }
}

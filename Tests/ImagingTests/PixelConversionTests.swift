import TestSupport
import Testing

@testable import Imaging

@Suite struct PixelConversionTests {
    private func rows(_ bitmap: Bitmap, _ form: PNGForm) -> [UInt8] {
        var table = ColorTable()
        table.read(bitmap)
        let count = bitmap.height * (1 + form.bytesPerRow(width: bitmap.width))
        var rows = [UInt8](repeating: 0xEE, count: count + bitmap.width)
        unsafe rows.withUnsafeMutableBytes { unsafe writeRows(of: bitmap, as: form, table, into: $0) }
        return Array(rows.prefix(count))
    }

    private let steps = Bitmap(5, 2, RGBA(255, 255, 255)) { x, y in (x + y).isMultiple(of: 2) ? 255 : 0 }

    @Test("Samples are packed from the highest bit down, and rows end on whole bytes")
    func packing() {
        #expect(rows(steps, PNGForm(.palette, bitDepth: 1)) == [0, 0b1010_1000, 0, 0b0101_0000])
        #expect(
            rows(steps, PNGForm(.palette, bitDepth: 2)) == [0, 0b0100_0100, 0b0100_0000, 0, 0b0001_0001, 0])
        #expect(rows(steps, PNGForm(.palette, bitDepth: 4)) == [0, 0x10, 0x10, 0x10, 0, 0x01, 0x01, 0x00])
        #expect(
            rows(steps, PNGForm(.gray, bitDepth: 2, blackIsTransparent: true))
                == [0, 0b1100_1100, 0b1100_0000, 0, 0b0011_0011, 0])
    }

    @Test("Channels are in the order of the format, for both kinds of bitmap")
    func channels() {
        let coverage = Bitmap(2, 1, RGBA(7, 7, 7, 128)) { x, _ in UInt8(255 * x) }
        for bitmap in [coverage, coverage.visible] {
            #expect(rows(bitmap, PNGForm(.rgba)) == [0, 0, 0, 0, 0, 7, 7, 7, 128])
            #expect(rows(bitmap, PNGForm(.grayAlpha)) == [0, 0, 0, 7, 128])
            #expect(rows(bitmap, PNGForm(.palette)) == [0, 0, 1])
        }
        #expect(rows(Bitmap(1, 2) { RGBA(1, UInt8($1), 3) }, PNGForm(.rgb)) == [0, 1, 0, 3, 0, 1, 1, 3])
    }
}

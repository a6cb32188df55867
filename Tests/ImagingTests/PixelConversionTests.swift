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

    private let steps = Bitmap(5, 2, Color(255, 255, 255)) { x, y in (x + y).isMultiple(of: 2) ? 255 : 0 }

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
        let coverage = Bitmap(2, 1, Color(7, 7, 7, 128)) { x, _ in UInt8(255 * x) }
        for bitmap in [coverage, coverage.visible] {
            #expect(rows(bitmap, PNGForm(.rgba)) == [0, 0, 0, 0, 0, 7, 7, 7, 128])
            #expect(rows(bitmap, PNGForm(.grayAlpha)) == [0, 0, 0, 7, 128])
            #expect(rows(bitmap, PNGForm(.palette)) == [0, 0, 1])
        }
        #expect(rows(Bitmap(1, 2) { Color(1, UInt8($1), 3) }, PNGForm(.rgb)) == [0, 1, 0, 3, 0, 1, 1, 3])
    }

    @Test(
        "Rows of runs are those that each pixel by itself makes, wherever a run begins and ends",
        arguments: 0..<12)
    func runs(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let width = Int.random(in: 1...150, using: &random)
        let isOpaque = seed % 2 == 0
        var colors = (0..<6).map { Color(UInt8(40 * $0), 9, 200, isOpaque ? 255 : UInt8(50 * $0)) }
        // Its color shows nowhere.
        if !isOpaque { colors.append(Color(77, 66, 55, 0)) }
        var pixels: [Color] = []
        while pixels.count < 9 * width {
            let run = random.next() % 3 == 0 ? 1 : Int.random(in: 1...90, using: &random)
            pixels += repeatElement(colors[Int(random.next() % UInt64(colors.count))], count: run)
        }
        let bitmap = Bitmap(width, 9) { x, y in pixels[y * width + x] }
        var table = ColorTable()
        table.read(bitmap)
        func channels(_ pixel: Color) -> [UInt8] {
            pixel.alpha == 0 ? [0, 0, 0, 0] : [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        }
        let lines = (0..<9).map { y in (0..<width).map { channels(pixels[y * width + $0]) } }
        #expect(Set(table.entries.map { [$0.red, $0.green, $0.blue, $0.alpha] }) == Set(lines.joined()))
        #expect(rows(bitmap, PNGForm(.rgba)) == lines.flatMap { [0] + $0.joined() })
        #expect(rows(bitmap, PNGForm(.rgb)) == lines.flatMap { [0] + $0.flatMap { $0.prefix(3) } })
        let numbers = rows(bitmap, PNGForm(.palette))
        let named = lines.map { line in line.map { table.index(of: Pixel(Color($0[0], $0[1], $0[2], $0[3]))) }
        }
        #expect(numbers == named.flatMap { [0] + $0 })
    }

    @Test("Pixels have the numbers of their colors, whatever order these are brought into", arguments: 0..<8)
    func renumbered(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        var colors: [Color] = []
        for level in 0..<UInt8.random(in: 2...255, using: &random) {
            colors.append(Color(level, 9, 200, level % 3 == 0 ? level / 2 : 255))
        }
        let pixels = (0..<3000).map { _ in colors[Int.random(in: colors.indices, using: &random)] }
        let bitmap = Bitmap(100, 30) { x, y in pixels[y * 100 + x] }
        var table = ColorTable()
        table.read(bitmap)
        for _ in 0..<2 {
            var rows = [UInt8](repeating: 0xEE, count: 30 * 101 + 100)
            unsafe rows.withUnsafeMutableBytes {
                unsafe writeRows(of: bitmap, as: PNGForm(.palette), table, into: $0)
            }
            let numbers = pixels.map { table.index(of: Pixel($0).normalized) }
            let lines = (0..<30).map { [0] + numbers[$0 * 100..<$0 * 100 + 100] }
            #expect(Array(rows.prefix(30 * 101)) == Array(lines.joined()))
            table.sortByFrequency(in: bitmap)
        }
    }
}

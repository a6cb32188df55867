import TestSupport
import Testing

@testable import Imaging

@Suite struct PNGChunksTests {
    private func file(_ bitmap: Bitmap) throws -> PNGFile {
        var encoder = try PNGEncoder()
        var bytes: [UInt8] = []
        encoder.encode(bitmap, into: &bytes)
        #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        return PNGFile(bytes)
    }

    @Test("A file has no chunks but the needed ones, in the order of the specification")
    func order() throws {
        let palette = try file(.ring(96, stroke: 8, Color(10, 110, 209)))
        #expect(palette.types == ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"])
        #expect(palette["sRGB"] == [0])
        #expect(Array(palette["IHDR"]!.suffix(3)) == [0, 0, 0])
        let opaque = try file(Bitmap(64, 64) { Color(UInt8($0), UInt8($1), 0) })
        #expect(opaque.types == ["IHDR", "sRGB", "IDAT", "IEND"])
    }

    @Test("A palette has the used entries only, and tRNS ends with the last that is not opaque")
    func palette() throws {
        // Opaque colors come first in the picture, but last in the palette.
        let file = try file(
            Bitmap(60, 60) { x, y in
                x < 20
                    ? Color(1, 2, 3) : x < 30 ? Color(4, 5, 6, 7) : y < 9 ? Color(9, 9, 9, 0) : Color(8, 8, 0)
            })
        #expect(file.colorType == 3 && file.bitDepth == 2)
        #expect(file["PLTE"] == [4, 5, 6, 0, 0, 0, 1, 2, 3, 8, 8, 0])
        #expect(file["tRNS"] == [7, 0])
    }

    @Test("Data longer than a chunk may be is split, and the parts make the whole")
    func splitting() throws {
        var output: [UInt8] = []
        let data = (0..<10).map { UInt8($0) }
        unsafe data.withUnsafeBytes { unsafe PNGChunks.appendData($0, to: &output, longest: 4) }
        let file = PNGFile([UInt8](repeating: 0, count: 8) + output)
        #expect(file.types == ["IDAT", "IDAT", "IDAT"])
        #expect(file.chunks.flatMap(\.data) == data)
    }

    @Test("The end chunk has the CRC that every PNG file ends with")
    func end() {
        var output: [UInt8] = []
        PNGChunks.appendEnd(to: &output)
        #expect(output == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    }
}

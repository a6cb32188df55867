import Imaging
import Testing

@Suite struct BitmapTests {
    @Test("a × b / 255 is rounded to the nearest for all bytes")
    func scaling() {
        for a in 0...255 {
            for b in 0...255 {
                // 255 is odd, so no product lies halfway between two results.
                #expect(Int(scaled(UInt8(a), by: UInt8(b))) == (2 * a * b + 255) / 510)
            }
        }
    }

    @Test("A coverage pixel has the color exactly, and nothing where it is transparent")
    func coveragePixels() {
        var bitmap = Bitmap(width: 3, height: 1, format: .coverage(Color(10, 20, 30, 128)))
        bitmap.bytes = [0, 128, 255]
        #expect(bitmap[0, 0] == Color(0, 0, 0, 0))
        #expect(bitmap[1, 0] == Color(10, 20, 30, 64))
        #expect(bitmap[2, 0] == Color(10, 20, 30, 128))
    }

    @Test("Resetting gives exactly the bytes of the new size and format")
    func resetting() {
        var bitmap = Bitmap(width: 3, height: 2, format: .rgba)
        #expect(bitmap.bytes.count == 24)
        bitmap.reset(width: 5, height: 4, format: .coverage(Color(1, 2, 3)))
        #expect(bitmap.width == 5 && bitmap.height == 4 && bitmap.bytes.count == 20)
    }

    @Test("premultiplied color is color × alpha / 255, rounded, for every pair")
    func premultiplied() {
        var bitmap = Bitmap(width: 256, height: 256, format: .rgba)
        for alpha in 0..<256 {
            for color in 0..<256 {
                let start = 4 * (alpha * 256 + color)
                bitmap.bytes.replaceSubrange(start..<start + 4, with: [UInt8(color), 255, 0, UInt8(alpha)])
            }
        }
        let result = bitmap.premultiplied()
        for alpha in 0..<256 {
            for color in 0..<256 {
                let expected = UInt8((Double(color * alpha) / 255).rounded())
                #expect(result[color, alpha] == Color(expected, UInt8(alpha), 0, UInt8(alpha)))
            }
        }
    }

    @Test("a picture of one color becomes the same picture in RGBA")
    func conversion() {
        var bitmap = Bitmap(width: 16, height: 17, format: .coverage(Color(200, 100, 50, 180)))
        for index in 0..<256 { bitmap.bytes[index] = UInt8(index) }
        let result = bitmap.inRGBA()
        #expect(bitmap.bytesPerRow == 16 && result.bytesPerRow == 64)
        #expect(result.format == .rgba && result.bytes.count == 64 * 17)
        #expect(result.bytes[4..<8] == [200, 100, 50, 1] && result.bytes[0..<4] == [0, 0, 0, 0])
        for y in 0..<17 {
            for x in 0..<16 { #expect(result[x, y] == bitmap[x, y]) }
        }
    }
}

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
        var bitmap = Bitmap(width: 3, height: 1, format: .coverage(RGBA(10, 20, 30, 128)))
        bitmap.bytes = [0, 128, 255]
        #expect(bitmap[0, 0] == RGBA(0, 0, 0, 0))
        #expect(bitmap[1, 0] == RGBA(10, 20, 30, 64))
        #expect(bitmap[2, 0] == RGBA(10, 20, 30, 128))
    }

    @Test("Resetting gives exactly the bytes of the new size and format")
    func resetting() {
        var bitmap = Bitmap(width: 3, height: 2, format: .rgba)
        #expect(bitmap.bytes.count == 24)
        bitmap.reset(width: 5, height: 4, format: .coverage(RGBA(1, 2, 3)))
        #expect(bitmap.width == 5 && bitmap.height == 4 && bitmap.bytes.count == 20)
    }
}

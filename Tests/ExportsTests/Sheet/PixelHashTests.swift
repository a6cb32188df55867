import Imaging
import Testing

@testable import Exports

@Suite struct PixelHashTests {
    /// Known answers of the reference implementation, `h1` and `h2` for seed 0.
    @Test(
        "the hash is MurmurHash3 x64 128",
        arguments: [
            ("", 0, 0),
            ("hello", 0xcbd8_a7b3_41bd_9b02, 0x5b1e_906a_48ae_1d19),
            ("hello, world", 0x342f_ac62_3a5e_bc8e, 0x4cdc_bc07_9642_414d),
            ("19 Jan 2038 at 3:14:07 AM", 0xb89e_5988_b737_affc, 0x664f_c295_0231_b2cb),
            ("The quick brown fox jumps over the lazy dog.", 0xcd99_481f_9ee9_02c9, 0x695d_a1a3_8987_b6e7),
        ] as [(String, UInt64, UInt64)])
    func knownAnswers(text: String, low: UInt64, high: UInt64) {
        let hash = unsafe Array(text.utf8).withUnsafeBytes { unsafe murmur3($0) }
        #expect(hash.low == low && hash.high == high)
    }

    @Test("one bit anywhere, or another format, makes another hash")
    func differences() {
        let source = PatternSource(looks: [1], width: 14, height: 6)
        let bitmap = source.frame(0)
        var seen: Set<PixelHash> = [PixelHash(bitmap)]
        for index in bitmap.bytes.indices {
            for bit in 0..<8 {
                var changed = bitmap
                changed.bytes[index] ^= 1 << bit
                #expect(seen.insert(PixelHash(changed)).inserted)
            }
        }
        // Each sixteen bytes have a state of their own.
        for (a, b) in [(0, 16), (16, 32), (0, 48), (32, 48)] {
            var exchanged = bitmap
            for byte in 0..<16 { exchanged.bytes.swapAt(a + byte, b + byte) }
            #expect(exchanged.bytes != bitmap.bytes && seen.insert(PixelHash(exchanged)).inserted)
        }
        var other = Bitmap(width: 14, height: 6, format: .coverage(Color(0, 0, 0)))
        other.bytes = bitmap.bytes
        #expect(seen.insert(PixelHash(other)).inserted)
        #expect(!seen.insert(PixelHash(source.frame(0))).inserted)
    }

    @Test("of blocks, only what is in them counts; of none, and of most of a picture, all of it")
    func blocks() {
        let source = PatternSource(looks: [1], width: 7, height: 6)
        let bitmap = source.frame(0)
        var scratch: [UInt8] = []
        let few = [PixelBlock(columns: 1..<3, rows: 0..<2), PixelBlock(columns: 4..<7, rows: 3..<5)]
        let most = [PixelBlock(columns: 0..<7, rows: 0..<4)]
        let pixel = bitmap.format.bytesPerPixel
        for index in bitmap.bytes.indices {
            var changed = bitmap
            changed.bytes[index] ^= 4
            let (x, y) = (index / pixel % 7, index / pixel / 7)
            let isInside = few.contains { $0.columns ~= x && $0.rows ~= y }
            #expect(
                (PixelHash(changed, in: few, &scratch) != PixelHash(bitmap, in: few, &scratch)) == isInside)
            for blocks in [[], most] {
                #expect(PixelHash(changed, in: blocks, &scratch) != PixelHash(bitmap, in: blocks, &scratch))
            }
        }
    }
}

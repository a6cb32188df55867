import CDeflate
import TestSupport
import Testing

@testable import Imaging

/// A deflate stream of parts that are made by themselves (RFC 1950, RFC 1951).
@Suite struct DeflatePartsTests {
    /// What the tests put together: noise, which is stored, text, and long runs of several blocks.
    private func parts(_ seed: Int) -> [[UInt8]] {
        var random = SeededRandom(seed: UInt64(seed))
        return (0..<6).map { kind in
            (0..<Int.random(in: 1...(kind == 5 ? 700_000 : 3000), using: &random)).map { index in
                switch kind % 3 {
                case 0: UInt8.random(in: 0...255, using: &random)
                case 1: UInt8(truncatingIfNeeded: index * index / 7 % 23)
                default: index % 400 < 380 ? 7 : UInt8.random(in: 0...15, using: &random)
                }
            }
        }.shuffled(using: &random)
    }

    @Test("parts that are put one after the other are one stream with one checksum", arguments: 0..<8)
    func joined(seed: Int) throws {
        let parts = parts(seed)
        var flat = FlatDeflater()
        var scratch = Scratch()
        var stream: [UInt8] = [0x78, 1]
        var checksum = Adler32()
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            let general = try Deflater(level: [1, 6, 12][(seed + index) % 3])
            stream += unsafe part.withUnsafeBytes { bytes in
                let own = unsafe index % 2 == 0 ? flat.part(bytes, isLast: isLast, &scratch) : nil
                return unsafe own ?? general.part(bytes, isLast: isLast)
            }
            checksum.append(unsafe part.withUnsafeBytes { unsafe Adler32($0) }, count: part.count)
        }
        for shift in [24, 16, 8, 0] {
            stream.append(UInt8(truncatingIfNeeded: checksum.value >> UInt32(shift)))
        }
        let whole = parts.flatMap { $0 }
        let decompressor = unsafe try #require(libdeflate_alloc_decompressor())
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var output = [UInt8](repeating: 0, count: whole.count)
        let result = unsafe libdeflate_zlib_decompress(
            decompressor, stream, stream.count, &output, output.count, nil)
        #expect(result == LIBDEFLATE_SUCCESS)
        #expect(output == whole)
    }

    @Test("a checksum of which some bytes change is that of the new ones", arguments: 0..<8)
    func replaced(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let old = (0..<Int.random(in: 1...300_000, using: &random)).map { _ in
            UInt8.random(in: 0...255, using: &random)
        }
        var (new, changes, end): ([UInt8], [Range<Int>], Int) = (old, [], 0)
        while end < old.count {
            let start = Int.random(in: end..<old.count, using: &random)
            end = Int.random(in: start + 1...min(old.count, start + 20_000), using: &random)
            changes.append(start..<end)
            for index in start..<end {
                new[index] = [0, 255, UInt8.random(in: 0...255, using: &random)][seed % 3]
            }
        }
        var checksum = unsafe old.withUnsafeBytes { unsafe Adler32($0) }
        unsafe old.withUnsafeBytes { old in
            unsafe new.withUnsafeBytes { unsafe checksum.replace(old, with: $0, in: changes) }
        }
        let whole = unsafe new.withUnsafeBytes { unsafe Adler32($0) }
        #expect(checksum.value == whole.value)
    }
}

import CDeflate
import TestSupport
import Testing

@testable import Imaging

/// Issue 25: rows that differ little from others are compressed by what differs.
@Suite struct KnownMatcherTests {
    private static let repeats = Repeats(pixel: 3, cell: 600)

    /// Rows of pixels in runs, with some noise.
    private func bytes(_ count: Int, _ random: inout SeededRandom) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            let pixel = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
            for _ in 0..<[1, 1, 2, 60, 500][Int(random.next() % 5)] { bytes += pixel }
            if bytes.count > 700, random.next() % 2 == 0 {
                bytes += bytes[(bytes.count - 600)...].prefix(299)
            }
        }
        return Array(bytes.prefix(count))
    }

    /// Compresses `new` by what differs from `old`.
    private func compress(_ new: [UInt8], like old: [UInt8], but changes: [Range<Int>]) -> [UInt8] {
        let deflater = FlatDeflater()
        var scratch = Scratch()
        let known = unsafe old.withUnsafeBytes { unsafe deflater.knownPart($0, Self.repeats, &scratch) }
        return unsafe new.withUnsafeBytes {
            unsafe deflater.part(
                $0, Self.repeats, like: known.tokens, but: changes, isLast: true, &scratch)
        }
    }

    private func inflate(_ stream: [UInt8], count: Int) -> [UInt8]? {
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var output = [UInt8](repeating: 0, count: count)
        let result = unsafe libdeflate_deflate_decompress(
            decompressor, stream, stream.count, &output, count, nil)
        return result == LIBDEFLATE_SUCCESS ? output : nil
    }

    @Test("libdeflate reads the new bytes, whatever changes", arguments: 0..<120)
    func roundTrip(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let old = bytes([1, 9, 300, 20_000, 200_000][seed % 5], &random)
        var (new, changes, end): ([UInt8], [Range<Int>], Int) = (old, [], 0)
        while end < old.count, changes.count < seed / 5 {
            let start = Int.random(in: end..<old.count, using: &random)
            end = Int.random(
                in: start + 1...min(old.count, start + [1, 5, 900, 60_000][seed % 4]), using: &random)
            changes.append(start..<end)
            new.replaceSubrange(start..<end, with: bytes(end - start, &random))
        }
        #expect(inflate(compress(new, like: old, but: changes), count: new.count) == new)
    }

    @Test("what does not change takes as many bytes as ever")
    func unchanged() {
        var random = SeededRandom(seed: 7)
        let old = bytes(300_000, &random)
        let deflater = FlatDeflater()
        var scratch = Scratch()
        let plain = unsafe old.withUnsafeBytes {
            unsafe deflater.part($0, Self.repeats, isLast: true, &scratch)
        }
        #expect(compress(old, like: old, but: []) == plain)
    }

    @Test("a change costs about what it takes by itself")
    func small() {
        var random = SeededRandom(seed: 8)
        let old = bytes(300_000, &random)
        let whole = compress(old, like: old, but: []).count
        var new = old
        new.replaceSubrange(
            150_000..<150_300, with: (0..<300).map { _ in UInt8.random(in: 0...255, using: &random) })
        let changed = compress(new, like: old, but: [150_000..<150_300]).count
        #expect(changed > whole - 300 && changed < whole + 600)
    }
}

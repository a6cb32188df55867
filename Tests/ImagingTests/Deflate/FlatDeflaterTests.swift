import CDeflate
import TestSupport
import Testing

@testable import Imaging

/// A deflater that macros can look at.
private final class Compressor {
    private var deflater = FlatDeflater()

    func compress(_ input: [UInt8]) -> [UInt8]? {
        var scratch = Scratch()
        let length = unsafe input.withUnsafeBytes { unsafe deflater.compress($0, into: &scratch) }
        return length.map { unsafe Array(scratch.bytes[..<$0]) }
    }

    func compressThoroughly(
        _ input: [UInt8], rounds: Int = 6, maxUnimprovedRounds: Int = .max, stretch: Int = 1 << 20
    ) -> [UInt8] {
        var scratch = Scratch()
        let length = unsafe input.withUnsafeBytes {
            unsafe deflater.compressThoroughly(
                $0, rounds: rounds, maxUnimprovedRounds: maxUnimprovedRounds, stretch: stretch, into: &scratch
            )
        }
        return unsafe Array(scratch.bytes[..<length])
    }
}

@Suite struct FlatDeflaterTests {
    /// Reads a zlib stream with libdeflate; nil where it is broken, too short, or its checksum is wrong.
    private func inflate(_ stream: [UInt8], count: Int) -> [UInt8]? {
        guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var output = [UInt8](repeating: 0, count: max(count, 1))
        var actual = 0
        let result = unsafe libdeflate_zlib_decompress(
            decompressor, stream, stream.count, &output, count, &actual)
        return result == LIBDEFLATE_SUCCESS && actual == count ? Array(output.prefix(count)) : nil
    }

    /// Runs of random lengths, now and then a few random bytes or a piece of what went before.
    private func flatArt(_ count: Int, _ random: inout SeededRandom) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    bytes.append(.random(in: 0...255, using: &random))
                }
            case 1 where bytes.count > 40:
                let start = Int.random(in: 0..<(bytes.count - 40), using: &random)
                bytes += bytes[start..<(start + Int.random(in: 3...40, using: &random))]
            default:
                let run = Int.random(in: 1...(random.next() % 16 == 0 ? 2000 : 80), using: &random)
                bytes += repeatElement(
                    random.next() % 3 == 0 ? .random(in: 0...255, using: &random) : 0, count: run)
            }
        }
        return Array(bytes.prefix(count))
    }

    @Test("what the thorough way writes is read back too", arguments: 0..<6)
    func thorough(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let compressor = Compressor()
        for count in [1, 2, 3, 4, 300, 9000] {
            let input = flatArt(count, &random)
            #expect(inflate(compressor.compressThoroughly(input), count: count) == input)
            // In stretches, which matches look back over and none reaches beyond.
            #expect(inflate(compressor.compressThoroughly(input, stretch: 700), count: count) == input)
        }
        let row = [UInt8](repeating: 7, count: 3000)
        #expect(inflate(compressor.compressThoroughly(row), count: row.count) == row)
    }

    @Test(
        "patience ends rounds: more of it than there are changes nothing, and with little all comes back",
        arguments: 0..<4)
    func maxUnimprovedRounds(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let compressor = Compressor()
        let input = flatArt(12_000, &random)
        let all = compressor.compressThoroughly(input, rounds: 30)
        #expect(compressor.compressThoroughly(input, rounds: 30, maxUnimprovedRounds: 30) == all)
        for maxUnimprovedRounds in [1, 8] {
            let fewer = compressor.compressThoroughly(
                input, rounds: 30, maxUnimprovedRounds: maxUnimprovedRounds)
            #expect(inflate(fewer, count: input.count) == input)
        }
    }

    @Test(
        "the thorough way is shorter than libdeflate's longest, or longer by a byte or two", arguments: 0..<4)
    func thoroughIsShortest(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let deflater = try Deflater(level: 12)
        var scratch = Scratch()
        let noise = (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) }
        let words = (0..<6000).map { _ in UInt8(97 + random.next() % 3) }
        let numbers = (0..<6000).map { _ in UInt8(200 + random.next() % 16) }
        // Noise is best stored, which we leave to others. A short one, for which deflate's fixed code is best; two kinds, each with a code of its own.
        for input in [flatArt(12_000, &random), noise, flatArt(40, &random), words + numbers] {
            let theirs = unsafe input.withUnsafeBytes { unsafe deflater.compress($0, into: &scratch) }
            let ours = Compressor().compressThoroughly(input)
            #expect(ours.count <= theirs + (input == noise ? noise.count / 10 : 2))
            #expect(inflate(ours, count: input.count) == input)
        }
    }

    @Test("what libdeflate reads back is what went in", arguments: 0..<60)
    func roundTrip(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed))
        let compressor = Compressor()
        // Several inputs through one deflater: nothing may be left over from the one before.
        var read = 0
        for _ in 0..<6 {
            let input = flatArt(Int.random(in: 1...40_000, using: &random), &random)
            guard let stream = compressor.compress(input) else { continue }
            #expect(inflate(stream, count: input.count) == input)
            read += 1
        }
        #expect(read > 2, "\(read)")
    }

    @Test(
        "lengths and distances at the borders of deflate's symbols come back",
        arguments: [
            1, 2, 3, 4, 7, 8, 9, 10, 11, 18, 19, 130, 131, 257, 258, 259, 260, 261, 262, 516, 517, 70_000,
        ])
    func borders(length: Int) throws {
        let compressor = Compressor()
        var random = SeededRandom(seed: UInt64(length))
        for distance in [5, 64, 257, 4096, 32_767, 32_768, 32_769] {
            let piece = (0..<9).map { _ in UInt8.random(in: 1...255, using: &random) }
            let run = [UInt8](repeating: 7, count: length)
            let input = [0] + piece + run + [UInt8](repeating: 0, count: distance) + piece + run + [9]
            let stream = try #require(compressor.compress(input))
            #expect(inflate(stream, count: input.count) == input)
        }
    }

    @Test("more tokens than one block holds make several blocks")
    func blocks() throws {
        var random = SeededRandom(seed: 1)
        let input = flatArt(3_000_000, &random)
        let stream = try #require(Compressor().compress(input))
        #expect(inflate(stream, count: input.count) == input)
    }

    @Test("what is not flat is left to a general compressor")
    func noise() {
        var random = SeededRandom(seed: 2)
        let input = (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &random) }
        #expect(Compressor().compress(input) == nil)
    }

    @Test("a very uneven distribution keeps within deflate's longest code words")
    func longCodes() throws {
        // Fibonacci counts make the deepest tree there is.
        var (a, b) = (1, 1)
        var input: [UInt8] = []
        for symbol in 0..<22 {
            for _ in 0..<a {
                input += [UInt8(symbol), UInt8(200 + symbol)]
                input += [UInt8](repeating: 255, count: 12)
            }
            (a, b) = (b, a + b)
        }
        let stream = try #require(Compressor().compress(input))
        #expect(inflate(stream, count: input.count) == input)
    }
}

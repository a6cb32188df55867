import TestSupport
import Testing

@testable import Imaging

/// An encoder that macros can look at.
private final class Coder {
    private var coder = LZWEncoder()

    func encode(_ numbers: [UInt8], bits: Int, shorter: Int = 0) -> [UInt8] {
        var output: [UInt8] = []
        LZWWriter.append(
            coder.codes(for: numbers, shorter: shorter), numbers: Array(0...255), bits: bits, to: &output)
        return output
    }
}

@Suite struct LZWEncoderTests {
    /// What the blocks hold that follow the size of the smallest code.
    private func data(_ bytes: [UInt8]) -> [UInt8] {
        var (data, rest): ([UInt8], ArraySlice<UInt8>) = ([], bytes.dropFirst())
        while let length = rest.first, length > 0 {
            data += rest.dropFirst().prefix(Int(length))
            rest = rest.dropFirst(1 + Int(length))
        }
        #expect(Array(rest) == [0])
        return data
    }

    @Test("a picture that is explained byte by byte elsewhere comes out as there")
    func knownAnswer() {
        // Matthew Flickinger, "What's in a GIF": 10 × 10 pixels of four colors.
        let rows = [
            "1111122222", "1111122222", "1111122222", "1110000222", "1110000222", "2220000111", "2220000111",
            "2222211111", "2222211111", "2222211111",
        ]
        let numbers = rows.joined().utf8.map { $0 - UInt8(ascii: "0") }
        #expect(
            Coder().encode(numbers, bits: 2) == [
                0x02, 0x16, 0x8C, 0x2D, 0x99, 0x87, 0x2A, 0x1C, 0xDC, 0x33, 0xA0, 0x02, 0x75, 0xEC, 0x95,
                0xFA,
                0xA8, 0xDE, 0x60, 0x8C, 0x04, 0x91, 0x4C, 0x01, 0x00,
            ])
    }

    @Test("what goes in comes out, at every number of bits and through full dictionaries", arguments: 1...8)
    func roundTrip(bits: Int) throws {
        let coder = Coder()
        var random = SeededRandom(seed: UInt64(bits))
        for count in [1, 2, 3, 7, 255, 256, 1000, 60_000] {
            for isNoise in [true, false] {
                var number: UInt8 = 0
                let numbers = (0..<count).map { _ in
                    if isNoise || Int.random(in: 0..<9, using: &random) == 0 {
                        number = UInt8(Int.random(in: 0..<1 << bits, using: &random))
                    }
                    return number
                }
                for shorter in [0, 1, 64] {
                    let bytes = coder.encode(numbers, bits: bits, shorter: shorter)
                    #expect(bytes[0] == UInt8(max(2, bits)))
                    #expect(try decodeLZW(data(bytes), size: Int(bytes[0])) == numbers)
                }
            }
        }
    }

    @Test("codes that are known can be written with other numbers, and with as many bits as these have")
    func exchanged() throws {
        var encoder = LZWEncoder()
        var random = SeededRandom(seed: 5)
        let numbers = (0..<40_000).map { _ in UInt8(Int.random(in: 0..<60, using: &random) / 7 * 30) }
        let codes = encoder.codes(for: numbers)
        for bits in 4...8 {
            let other = (0..<256).map { UInt8($0 / 30 + 1 << bits - 9) }
            var bytes: [UInt8] = []
            LZWWriter.append(codes, numbers: other, bits: bits, to: &bytes)
            #expect(try decodeLZW(data(bytes), size: bits) == numbers.map { other[Int($0)] })
        }
    }

    @Test(
        "a code is made shorter only where it and the next then reach farther, which saves codes of a picture"
    )
    func lookahead() {
        var encoder = LZWEncoder()
        let picture = Bitmap.ring(60, stroke: 7, Color(10, 110, 209)).bytes
        let greedy = encoder.codes(for: picture)
        let farther = encoder.codes(for: picture, shorter: 64)
        #expect(farther.count < greedy.count * 99 / 100)
    }

    @Test("a full dictionary serves on while its codes stand for as much, and not when the picture changes")
    func fullDictionary() {
        var encoder = LZWEncoder()
        var random = SeededRandom(seed: 9)
        func noise(_ base: Int) -> [UInt8] {
            (0..<30_000).map { _ in UInt8(base + Int.random(in: 0..<4, using: &random)) }
        }
        let same = encoder.codes(for: [UInt8](repeating: 3, count: 9_000_000))
        #expect(!same.contains(UInt16(LZWWriter.clear)) && same.count > 4096)
        #expect(encoder.codes(for: noise(0) + noise(100)).contains(UInt16(LZWWriter.clear)))
    }

    @Test("every length up to two blocks ends as it must")
    func ends() throws {
        let coder = Coder()
        for count in 1...600 {
            let numbers = (0..<count).map { UInt8($0 * 7 % 4) }
            #expect(try decodeLZW(data(coder.encode(numbers, bits: 2)), size: 2) == numbers)
        }
    }
}

/// The SHA-256 of a file in little space.
package struct Digest: Hashable, Sendable, CustomStringConvertible {
    private let words: SIMD4<UInt64>

    /// Understands 64 hexadecimal digits in lower case.
    package init?(_ digits: some Sequence<UInt8>) {
        var words = SIMD4<UInt64>()
        var count = 0
        for digit in digits {
            let value: UInt8
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - UInt8(ascii: "a") + 10
            default: return nil
            }
            guard count < 64 else { return nil }
            words[count / 16] = words[count / 16] << 4 | UInt64(value)
            count += 1
        }
        guard count == 64 else { return nil }
        self.words = words
    }

    package var description: String {
        (0..<4).map { index in
            let digits = String(words[index], radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

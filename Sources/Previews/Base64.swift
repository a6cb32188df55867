/// Bytes as text, as pages have them.
enum Base64 {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// The number of characters that encode some bytes.
    static func count(of bytes: [UInt8]) -> Int { (bytes.count + 2) / 3 * 4 }

    /// Whether a file holds text, by its name.
    static func isText(_ name: String) -> Bool { name.hasSuffix(".json") || name.hasSuffix(".svg") }

    static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(count(of: bytes))
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let rest = min(3, bytes.count - start)
            var word = UInt32(bytes[start]) << 16
            if rest > 1 { word |= UInt32(bytes[start + 1]) << 8 }
            if rest > 2 { word |= UInt32(bytes[start + 2]) }
            for place in 0..<4 {
                let digit = digits[Int(word >> (18 - 6 * UInt32(place)) & 63)]
                text.append(place <= rest ? digit : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}

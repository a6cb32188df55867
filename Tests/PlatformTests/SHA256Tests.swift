import Platform
import Testing

@testable import Platform

@Suite struct SHA256Tests {
    /// Known answers of NIST's examples, and of lengths around the ends of a block.
    @Test(
        "digests are those of FIPS 180-4",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                String(repeating: "a", count: 64),
                "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
            ),
            (
                String(repeating: "a", count: 1_000_000),
                "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
            ),
        ])
    func knownAnswers(text: String, digest: String) {
        #expect(SHA256.hex(Array(text.utf8)) == digest)
    }

    @Test("the parts in which bytes come do not matter", arguments: [1, 7, 55, 63, 64, 65, 200])
    func parts(length: Int) {
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }
        var hash = SHA256()
        for start in stride(from: 0, to: bytes.count, by: length) {
            hash.add(Array(bytes[start..<min(start + length, bytes.count)]))
        }
        #expect(hash.digest == SHA256.hex(bytes))
    }

    @Test("processors with instructions for it and those without come to the same", arguments: [1, 2, 3, 50])
    func instructions(blocks: Int) {
        let bytes = (0..<64 * blocks).map { UInt8(truncatingIfNeeded: $0 * $0 * 31 + $0 / 64) }
        var (quick, plain) = (SHA256(), SHA256())
        quick.add(bytes)
        unsafe bytes.withUnsafeBytes { unsafe plain.mixPlainly($0) }
        #expect(quick.state == plain.state)
    }
}

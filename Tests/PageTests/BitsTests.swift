import Foundation
import PageBits
import Testing

@Suite struct BitsTests {
    /// What WebAssembly gives is held against the same file by `make test-web` (issue 21).
    @Test func motionsAndEasingsHaveTheBitsThatPagesGet() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Node/bits.tsv")
        let text = Bits.names.map { name in
            "\(String(Bits.digest(name, count: Bits.count), radix: 16))\t\(name)\n"
        }.joined()
        if ProcessInfo.processInfo.environment["SPINDLE_GOLDENS"] == "record" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
}

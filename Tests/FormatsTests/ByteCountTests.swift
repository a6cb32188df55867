import Basics
import Formats
import Testing

@Suite struct ByteCountTests {
    @Test(
        "a thousand bytes are a kilobyte, as 128 KB then fit both ways of counting",
        arguments: [
            ("128000", 128_000), ("128k", 128_000), ("128K", 128_000), ("1m", 1_000_000), ("64KB", 64_000),
            ("64 kb", 64_000), ("0.5m", 500_000), ("64KiB", 65_536), ("1MiB", 1_048_576), ("9b", 9),
        ])
    func reads(text: String, bytes: Int) throws {
        #expect(try ByteCount(parsing: text).bytes == bytes)
    }

    @Test(
        "what is none is refused",
        arguments: ["", "k", "-1", "0", "1e9", "5 g", "1.2.3k", "2000m", "0.1", "12kk", "nan", "٣k"])
    func refuses(text: String) {
        #expect(throws: Message.self) { try ByteCount(parsing: text) }
    }
}

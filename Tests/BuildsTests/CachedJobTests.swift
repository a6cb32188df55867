import Formats
import Platform
import Testing

@testable import Builds
@testable import Files

@Suite struct CachedJobTests {
    private func digest(_ text: String) -> Digest { Digest(SHA256.hex(Array(text.utf8)).utf8)! }

    private func entry(_ names: [String]) -> CachedJob {
        var entry = CachedJob(key: digest("key"), id: "f/a")
        entry.files = names.map { CachedJob.File(name: $0, digest: digest($0), size: $0.utf8.count) }
        return entry
    }

    @Test("an entry is read as it was written, names with spaces and notes included")
    func roundTrip() throws {
        var entry = entry(["a b.png", "a.json", "d/x y.svg"])
        entry.notes = ["one: # end of it", ""]
        let bytes = try #require(entry.bytes())
        #expect(CachedJob(bytes, key: entry.key, id: entry.id) == entry)
        #expect(CachedJob(bytes, key: digest("other"), id: entry.id) == nil)
        #expect(CachedJob(bytes, key: entry.key, id: "f/b") == nil)
    }

    @Test("no entry with a byte changed, left out or added is one")
    func sealed() throws {
        let entry = entry(["a.png"])
        let bytes = try #require(entry.bytes())
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 0x01
            #expect(CachedJob(changed, key: entry.key, id: entry.id) == nil, "\(index)")
            #expect(CachedJob(Array(bytes[..<index]), key: entry.key, id: entry.id) == nil, "\(index)")
        }
        #expect(CachedJob(bytes + [0x0A], key: entry.key, id: entry.id) == nil)
    }

    @Test("what does not fit in a line is not written")
    func lines() {
        var noted = entry(["a.png"])
        noted.notes = ["two\nlines"]
        #expect(noted.bytes() == nil)
        #expect(entry(["a\n.png"]).bytes() == nil)
    }

    @Test(
        "its files are exactly those that the job writes, or some of those that it may write, in the same spelling"
    )
    func names() {
        let names = FileNames(["a.png", "é.png"])
        #expect(entry(["a.png", "é.png"]).has(names))
        #expect(!entry(["a.png"]).has(names) && !entry(["a.png", "é.png", "b"]).has(names))
        #expect(!entry(["a.png", "e\u{301}.png"]).has(names))
        #expect(!entry(["a.png", "a.png", "é.png"]).has(names) && !entry([]).has(FileNames([])))
        let pages = FileNames(["a-1.png", "a-2.png"], areExact: false)
        #expect(entry(["a-1.png"]).has(pages) && !entry(["../a-1.png"]).has(pages) && !entry([]).has(pages))
    }

    @Test("keys of other systems and processors are other entries")
    func platforms() {
        #expect(CachedJob.name(of: digest("a")) != CachedJob.name(of: digest("b")))
        #expect(CachedJob.name(of: digest("a")) != digest("a"))
        #expect(platformName.contains("-"))
    }
}

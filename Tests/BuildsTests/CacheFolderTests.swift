import Files
import Foundation
import Platform
import TestSupport
import Testing

@testable import Builds

@Suite struct CacheFolderTests {
    private let folder: WorkFolder
    private let cache: CacheFolder

    init() throws {
        folder = try WorkFolder()
        cache = try CacheFolder(folder.path + "/cache")
    }

    private func digest(_ text: String) throws -> Digest {
        try #require(Digest(SHA256.hex(Array(text.utf8)).utf8))
    }

    private func put(_ text: String, age: TimeInterval = 0) throws {
        try cache.write(.blob, try digest(text), Array(text.utf8))
        let path = try path(text)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: path)
    }

    private func path(_ text: String) throws -> String {
        let name = "\(try digest(text))"
        return "\(cache.path)/cas/\(name.prefix(2))/\(name)"
    }

    private func has(_ text: String) throws -> Bool { cache.size(.blob, try digest(text)) == text.utf8.count }

    @Test("what is written is read, whole, once it is there; nothing else is left")
    func roundTrip() throws {
        #expect(cache.read(.blob, try digest("a"), limit: 10) == nil)
        try put("a")
        #expect(cache.read(.blob, try digest("a"), limit: 1) == Array("a".utf8))
        #expect(cache.read(.blob, try digest("a"), limit: 0) == nil)
        #expect(cache.read(.entry, try digest("a"), limit: 10) == nil)
        // In the place of another one.
        try cache.write(.blob, try digest("a"), [1, 2])
        #expect(cache.read(.blob, try digest("a"), limit: 10) == [1, 2])
        #expect(folder.tree("cache").count == 1)
    }

    @Test("a pipe, a link and a folder in the place of a file are nothing to read")
    func special() throws {
        let path = try path("a")
        let place = String(path.dropLast(65))
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        #expect(unsafe mkfifo(path, 0o600) == 0)
        #expect(cache.read(.blob, try digest("a"), limit: 10) == nil)
        _ = unsafe unlink(path)
        folder.put("secret", Array("s".utf8))
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder.path + "/secret")
        #expect(cache.read(.blob, try digest("a"), limit: 10) == nil)
        try put("a")
        #expect(cache.read(.blob, try digest("a"), limit: 10) == Array("a".utf8))
        #expect(folder.bytes("secret") == Array("s".utf8))
    }

    @Test("what was used least recently goes first, and use counts")
    func leastRecentlyUsed() throws {
        for (index, text) in ["a", "b", "c", "d"].enumerated() {
            try put(text, age: 50_000 - 10_000 * Double(index))
        }
        // Reading is using.
        _ = cache.read(.blob, try digest("a"), limit: 10)
        cache.trim(to: 4 * 4096, stored: 4 * 4096)
        #expect(try ["a", "b", "c", "d"].filter(has) == ["a", "b", "c", "d"])
        cache.trim(to: 3 * 4096, stored: 4096)
        #expect(try ["a", "b", "c", "d"].filter(has) == ["a", "d"])
    }

    @Test("files are counted anew only where the list of what builds have added says that there are too many")
    func list() throws {
        try put("a")
        cache.trim(to: 3 * 4096, stored: 4096)
        try put("b")
        cache.trim(to: 3 * 4096, stored: 4096)
        let list = String(decoding: try #require(folder.bytes("cache/spindle-sizes")), as: UTF8.self)
        #expect(list.hasPrefix("4096 ") && list.hasSuffix("\n4096\n"), "\(list)")
        // Nobody has written this down.
        for text in ["c", "d", "e"] { try put(text, age: 1000) }
        cache.trim(to: 3 * 4096, stored: 4096)
        #expect(try has("c") && has("d"))
        cache.trim(to: 3 * 4096, stored: 4096)
        #expect(try ["a", "b", "c", "d", "e"].filter(has) == ["a", "b"])
        // A list that says nothing is one.
        folder.put("cache/spindle-sizes", Array("nonsense".utf8))
        cache.trim(to: 4096, stored: 1)
        #expect(try ["a", "b"].filter(has).count < 2)
    }

    @Test("only what the cache has put there is removed, and nothing through a link")
    func others() throws {
        try put("a", age: 100_000)
        let name = "\(try digest("b"))"
        folder.put("mine/" + name, [1])
        try FileManager.default.createSymbolicLink(
            atPath: cache.path + "/cas/00", withDestinationPath: folder.path + "/mine")
        let shelf = String(try path("a").dropLast(65))
        try Data([1]).write(to: URL(filePath: shelf + "/readme"))
        cache.trim(to: 1, stored: 1)
        #expect(try !has("a") && folder.bytes("mine/" + name) == [1])
        #expect(FileManager.default.fileExists(atPath: shelf + "/readme"))
    }

    @Test("temporary files of killed processes are removed, those of others are not")
    func leftovers() throws {
        try put("a")
        let place = String(try path("a").dropLast(65))
        let name = ".spindle-\(String(repeating: "0", count: 32)).tmp"
        try Data([1]).write(to: URL(filePath: place + "/" + name))
        let claimed = ".spindle-\(String(repeating: "1", count: 32)).tmp"
        guard let shelf = Folder(existing: place),
            let file = shelf.openFile(claimed, O_WRONLY | O_CREAT | O_EXCL)
        else {
            Issue.record("no file can be made")
            return
        }
        file.claim()
        cache.trim(to: 1 << 20, stored: 1)
        let names = try FileManager.default.contentsOfDirectory(atPath: place)
        #expect(!names.contains(name) && names.contains(claimed))
        _ = file.closed()
    }

    @Test("many threads write and trim one folder at once: each file is whole or not there")
    func together() throws {
        let texts = (0..<40).map { String(repeating: "\($0 % 10)", count: 100 + $0) }
        try Workers(count: 2).forEach(400) { index in
            let text = texts[index % 40]
            let digest = Digest(SHA256.hex(Array(text.utf8)).utf8)!
            if index % 7 == 0 { cache.trim(to: 20 * 4096, stored: 20 * 4096) }
            try cache.write(.blob, digest, Array(text.utf8))
            let bytes = cache.read(.blob, digest, limit: 1000)
            #expect(bytes == nil || bytes == Array(text.utf8))
        }
    }
}

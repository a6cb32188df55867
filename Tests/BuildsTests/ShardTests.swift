import Foundation
import RequestSupport
import TestSupport
import Testing

@testable import Basics
@testable import Builds

@Suite struct ShardTests {
    @Test("shards share the jobs out evenly, each to one of them", arguments: [1, 2, 3, 7, 100])
    func share(count: Int) {
        let shards = (1...count).map { Shard($0, of: count) }
        for index in 0..<1000 { #expect(shards.count { $0.contains(index) } == 1) }
        let sizes = shards.map { shard in (0..<1000).count { shard.contains($0) } }
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }

    @Test(
        "what is not a valid shard is refused",
        arguments: ["", "1", "0/2", "3/2", "1/0", "-1/2", "1/2/3", "a/b", "1/999999"])
    func refused(text: String) {
        #expect(throws: SpecError.self) { try Shard(parsing: text) }
    }

    @Test("shards of different builds, missing ones and changed files are not merged")
    func wrongMerges() throws {
        let fixture = try BuildFixture(BuilderTests.small)
        func build(_ number: Int, _ out: String) throws {
            var options = Builder.Options()
            options.shard = Shard(number, of: 2)
            try fixture.build(out, options)
        }
        func merge(_ parts: String...) throws {
            _ = try ShardMerge.merge(
                parts.map { fixture.folder.path + "/" + $0 }, into: fixture.folder.path + "/m")
        }
        try build(1, "p1")
        try build(2, "p2")
        var error = #expect(throws: SpecError.self) { try merge("p1") }
        #expect(error?.kind == .file && error?.message.contains("shard 2/2 is missing") == true)
        error = #expect(throws: SpecError.self) { try merge("p1", "none") }
        #expect(error?.kind == .missing)
        fixture.folder.put("p1/one-0000.png", [1])
        error = #expect(throws: SpecError.self) { try merge("p1", "p2") }
        #expect(error?.kind == .file && error?.message.contains("differs from what was built") == true)
        fixture.put(BuilderTests.small + "\n  more: {}")
        try build(1, "p1")
        error = #expect(throws: SpecError.self) { try merge("p1", "p2") }
        #expect(error?.message.contains("belongs to another build") == true)
        #expect(fixture.files("m").isEmpty)
        try build(2, "p2")
        try merge("p1", "p2")
    }

    @Test("shards that were built to one folder are merged in place")
    func inPlace() throws {
        let fixture = try BuildFixture(BuilderTests.small)
        for number in 1...3 {
            var options = Builder.Options()
            options.shard = Shard(number, of: 3)
            try fixture.build("out", options)
        }
        _ = try ShardMerge.merge([fixture.folder.path + "/out"], into: fixture.folder.path + "/out")
        try fixture.build("whole")
        #expect(fixture.files() == fixture.files("whole"))
    }

    @Test(
        "shards over an older whole build are newer than it, and those that a whole build replaces are older")
    func overWhole() throws {
        let assets = "  a: {}\n  b: {}\n  c: {}\n  d: {}\n"
        let fixture = try BuildFixture(BuildFixture.quick + assets)
        let verify = { try BuildVerification.verify([fixture.folder.path + "/out"]) }
        try fixture.build()
        fixture.put(BuildFixture.quick.replacingOccurrences(of: "size: 9", with: "size: 10") + assets)
        var options = Builder.Options()
        options.shard = Shard(1, of: 2)
        try fixture.build("out", options)
        #expect(try verify().findings.isEmpty)
        #expect(try verify().notes.first?.contains("there are shards of another build") == true)
        #expect(try fixture.builder().check().outdated.map(\.id) == ["b", "d"])
        // As if it had been killed before it removed the states of its shards.
        let record = "out/.spindle/build-1-of-2.sha256"
        let shard = try #require(fixture.folder.bytes(record))
        fixture.put(BuildFixture.quick.replacingOccurrences(of: "size: 9", with: "size: 11") + assets)
        try fixture.build()
        fixture.folder.put(record, shard)
        #expect(try verify().findings.isEmpty && fixture.builder().check().isEmpty)
        fixture.folder.put("out/a-0000.png", "x")
        #expect(try verify().findings.count == 1)
    }
}

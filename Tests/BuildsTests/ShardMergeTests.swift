import Basics
import Foundation
import RequestSupport
import TestSupport
import Testing

@testable import Builds
@testable import Files

@Suite struct ShardMergeTests {
    private let fixture: BuildFixture

    init() throws { fixture = try BuildFixture(BuilderTests.small) }

    private func build(_ number: Int, of count: Int, _ out: String = "out") throws {
        var options = Builder.Options()
        options.shard = Shard(number, of: count)
        try fixture.build(out, options)
    }

    @discardableResult
    private func merge(_ parts: String..., into out: String = "out") throws -> (jobs: Int, files: Int) {
        let path = fixture.folder.path + "/"
        return try ShardMerge.merge(parts.map { path + $0 }, into: path + out)
    }

    private func names(_ out: String = "out/.spindle") -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: fixture.folder.path + "/" + out).sorted()) ?? []
    }

    /// Expects what one build of everything writes, to the byte.
    private func expectWhole(_ out: String = "out") throws {
        fixture.folder.remove("whole")
        try fixture.build("whole")
        #expect(fixture.files(out) == fixture.files("whole"))
    }

    @Test("a merge in place that was killed is repeated, whichever states of shards it had removed")
    func killedInPlace() throws {
        for number in 1...3 { try build(number, of: 3) }
        let shards = fixture.files().filter { $0.key.hasPrefix(".spindle/") }
        try merge("out")
        #expect(names() == ["build.sha256"])
        for removed in 0..<8 {
            for (index, (name, bytes)) in shards.sorted(by: { $0.key < $1.key }).enumerated()
            where removed & 1 << index == 0 {
                fixture.folder.put("out/" + name, bytes)
            }
            // The journal is still there, and a file that was being written.
            let states = try DirectorySink(fixture.folder.path + "/out/.spindle")
            do { _ = try Journal(.whole, in: states) }
            fixture.folder.put("out/.spindle/" + TemporaryName.fresh().text, [1])
            try merge("out")
            try expectWhole()
            #expect(try BuildVerification.verify([fixture.folder.path + "/out"]).notes.isEmpty)
        }
    }

    @Test("a merge into one of its parts that was killed is repeated")
    func killedIntoPart() throws {
        try build(1, of: 2)
        try build(2, of: 2, "other")
        try merge("out", "other")
        try expectWhole()
        // All but the removal of the other's state, which is not its own, was done.
        try merge("out", "other")
        try merge("other", "out")
        try expectWhole()
    }

    @Test("a merge that was killed while it copied leaves nothing that is not told")
    func killedCopying() throws {
        for number in 1...2 { try build(number, of: 2, "part\(number)") }
        let state = try #require(
            fixture.files("part1")[".spindle/build-1-of-2.sha256"].flatMap { BuildState($0) })
        let output = try #require(state.jobs.values.first?.outputs.first)
        let states = try DirectorySink(fixture.folder.path + "/out/.spindle")
        do { try Journal(.whole, in: states).note(output) }
        let bytes = try #require(fixture.files("part1")[output.path])
        fixture.folder.put("out/" + output.path, bytes)
        fixture.put("{version: 1, assets: {new: {motion: fluent, frames: 1}}}")
        #expect(try fixture.builder().check().stale == [output.path])
        fixture.put(BuilderTests.small)
        try merge("part1", "part2")
        try expectWhole()
    }

    @Test("shards in another number of parts take the place of those before, in one folder or in several")
    func resharding() throws {
        for number in 1...3 { try build(number, of: 3) }
        for number in 1...2 { try build(number, of: 2) }
        try merge("out")
        try expectWhole()
        for number in 1...3 { try build(number, of: 3, "a") }
        for number in 1...4 { try build(number, of: 4, number < 3 ? "a" : "b") }
        try merge("a", "b", into: "c")
        try expectWhole("c")
    }

    @Test("parts of two numbers that have every job together are one build, and what is missing else is told")
    func together() throws {
        try build(1, of: 2)  // the first, third and fifth
        try build(2, of: 4)  // the second and sixth
        var error = #expect(throws: SpecError.self) { try merge("out") }
        #expect(
            error?.kind == .file
                && error?.message.contains("shard 2/2 is missing; build it with --shard 2/2") == true)
        try build(4, of: 4)  // the fourth
        try merge("out")
        try expectWhole()
        try build(3, of: 5, "alone")
        error = #expect(throws: SpecError.self) { try merge("alone", into: "x") }
        #expect(
            error?.others.map { String($0.message.text(.keys).prefix(9)) } == [
                "shard 2/5", "shard 4/5", "shard 5/5",
            ])
        #expect(fixture.files("x").isEmpty)
    }

    @Test("shards of an edited manifest in another number of parts: no file of the old ones is forgotten")
    func editedResharding() throws {
        for number in 1...3 { try build(number, of: 3) }
        let old = Set(fixture.files().keys)
        fixture.put(BuilderTests.small.replacingOccurrences(of: "  one: {}", with: "  first: {}"))
        try build(1, of: 2)
        // Merged now, it would be the old build.
        let error = #expect(throws: SpecError.self) { try merge("out") }
        #expect(error?.message.contains("shard 2/2 is missing; build it with --shard 2/2") == true)
        try build(2, of: 2)
        try merge("out")
        let gone = (0..<3).map { "one-000\($0).png" }
        #expect(try fixture.builder().check().stale == gone && old.isSuperset(of: gone))
        var options = Builder.Options()
        options.prunes = true
        #expect(try fixture.build("out", options).pruned == gone)
        try expectWhole()
    }

    @Test("a shard that is built again of an edited manifest remembers what it had, until all are merged")
    func editedShard() throws {
        for number in 1...2 { try build(number, of: 2) }
        fixture.put(BuilderTests.small.replacingOccurrences(of: "  one: {}", with: "  first: {}"))
        for number in [1, 2, 1] { try build(number, of: 2) }
        try merge("out")
        #expect(try fixture.builder().check().stale == (0..<3).map { "one-000\($0).png" })
    }

    @Test("a whole build in a folder of shards needs their states no more")
    func wholeAfterShards() throws {
        for number in 1...2 { try build(number, of: 3) }
        #expect(try fixture.build().current == 4)
        #expect(names() == ["build.sha256"])
        try expectWhole()
        fixture.folder.put("out/one-0000.png", [1])
        let error = #expect(throws: SpecError.self) { try merge("out", into: "x") }
        #expect(error?.message.contains("differs from what was built") == true)
    }

    @Test("what a shard says is compared with what is copied, and what is in the way is told by name")
    func refusals() throws {
        for number in 1...2 { try build(number, of: 2) }
        try #require(mkdir(fixture.folder.path + "/x"))
        try #require(unsafe mkfifo(fixture.folder.path + "/x/one-0001.png", 0o600) == 0)
        let error = #expect(throws: SinkError.self) { try merge("out", into: "x") }
        #expect(
            error?.path == fixture.folder.path + "/x/one-0001.png" && error?.reason.contains("a pipe") == true
        )
        #expect(names("x") == ["one-0001.png"])
        fixture.folder.remove("x/one-0001.png")
        fixture.folder.put("out/.spindle/build-2-of-2.sha256", [1, 2, 3])
        let missing = #expect(throws: SpecError.self) { try merge("out", into: "x") }
        #expect(missing?.message.contains("shard 2/2 is missing") == true, "\(missing as Any)")
        fixture.folder.remove("out/.spindle/build-1-of-2.sha256")
        let damaged = #expect(throws: SpecError.self) { try merge("out", into: "x") }
        #expect(
            damaged?.kind == .file && damaged?.place.hasSuffix("out/.spindle/build-2-of-2.sha256") == true)
    }

    @Test(
        "a pipe, a link to what has no end and three gigabytes of nothing in the place of a state are read by nobody"
    )
    func specialStates() throws {
        for number in 1...2 { try build(number, of: 2) }
        let state = fixture.folder.path + "/out/.spindle/build-2-of-2.sha256"
        for kind in 0..<4 {
            _ = unsafe unlink(state)
            switch kind {
            case 0: try #require(unsafe mkfifo(state, 0o600) == 0)
            case 1: try link(state, to: "/dev/zero")
            case 2: try #require(mkdir(state))
            default:
                fixture.folder.put("out/.spindle/build-2-of-2.sha256", [])
                try #require(unsafe truncate(state, 3 << 30) == 0)
            }
            let verified = #expect(throws: SpecError.self) {
                try BuildVerification.verify([fixture.folder.path + "/out"])
            }
            #expect(verified?.message.hasPrefix("shard 2/2 ") == true)
            let error = #expect(throws: SpecError.self) { try merge("out", into: "x") }
            #expect(error?.message.hasPrefix("shard 2/2 ") == true)
            #expect(try fixture.builder().check().outdated.count == 3)
            if kind == 2 { try FileManager.default.removeItem(atPath: state) }
        }
        #expect(names("x").isEmpty)
    }
}

import Foundation
import Platform
import TestSupport
import Testing

@testable import Basics
@testable import Builds
@testable import Files

/// What checks, builds and verifications say of jobs that are out of date, of records and of files.
@Suite struct FindingsTests {
    private func only(_ fixture: BuildFixture, _ names: String...) throws -> Builder.Options {
        var options = Builder.Options()
        options.selection = try fixture.plan().selection(of: names)
        return options
    }

    @Test("a check says why each job is out of date")
    func causes() throws {
        let fixture = try BuildFixture(
            "{version: 1, defaults: {frames: 3, size: 9}, assets: {a: {}, b: {}, c: {}}}")
        #expect(try fixture.builder().check().outdated.map(\.cause) == [.new, .new, .new])
        try fixture.build()
        fixture.folder.put("out/a-0001.png", [1])
        for name in ["a-0000.png", "a-0002.png"] {
            try FileManager.default.removeItem(atPath: fixture.folder.path + "/out/" + name)
        }
        fixture.put("{version: 1, defaults: {frames: 3, size: 9}, assets: {a: {}, b: {size: 10}, c: {}}}")
        let outdated = try fixture.builder().check().outdated
        #expect(outdated.map(\.cause) == [.files, .changed] && outdated.map(\.id) == ["a", "b"])
        #expect(
            outdated[0].missing == ["a-0000.png", "a-0002.png"] && outdated[0].differing == ["a-0001.png"])
        #expect(outdated[1].missing.isEmpty && outdated[1].differing.isEmpty)
        #expect(outdated[1].changes == ["size"])
        var options = Builder.Options()
        options.isForced = true
        #expect(
            try fixture.builder("out", options).check().outdated.map(\.cause) == [.files, .changed, .forced])
    }

    @Test("a check says which options, files and frames have changed, and which are gone")
    func changes() throws {
        let fixture = try BuildFixture(
            "{version: 1, defaults: {frames: 2, size: 9, theme: t.yaml}, assets: {a: {motion: fluent}, b: {color: red}, c: {pack: f/*.png, to: apng}}}"
        )
        fixture.put("base: fiori-light", "t.yaml")
        let other = try BuildFixture(BuildFixture.quick + "  p: {}\n")
        try other.build()
        for (name, bytes) in other.files() where name.hasSuffix(".png") {
            fixture.folder.put("f/" + name, bytes)
        }
        try fixture.build()
        fixture.put("base: fiori-dark", "t.yaml")
        fixture.folder.remove("f/p-0001.png")
        fixture.put(
            "{version: 1, defaults: {frames: 3, theme: t.yaml}, assets: {a: {motion: fluent}, b: {size: 9, cap: butt}, c: {pack: f/*.png, to: apng}}}"
        )
        let changes = try fixture.builder().check().outdated.map {
            $0.changes.map { $0.replacingOccurrences(of: fixture.folder.path + "/", with: "") }
        }
        #expect(
            changes == [
                ["frames", "theme (t.yaml)", "size"], ["cap", "frames", "theme (t.yaml)", "color"],
                ["the frames"],
            ])
        // The record of a version that did not write them down.
        let state = try #require(fixture.folder.bytes("out/.spindle/build.sha256"))
        let lines = String(decoding: state, as: UTF8.self).split(separator: "\n").dropLast().filter {
            !["# from ", "# nearest "].contains(where: $0.hasPrefix)
        }
        let text = lines.map { $0 + "\n" }.joined()
        fixture.folder.put("out/.spindle/build.sha256", text + "# end \(SHA256.hex(Array(text.utf8)))\n")
        let outdated = try fixture.builder().check().outdated
        #expect(outdated.map(\.changes) == [[], [], []] && outdated.allSatisfy { $0.cause == .changed })
        #expect(try fixture.build().built == 3)
    }

    @Test("without a record, a check compares bytes and writes nothing")
    func unrecorded() throws {
        let fixture = try BuildFixture(BuildFixture.quick + "  a: {}\n  b: {}\n")
        try fixture.build()
        fixture.folder.remove("out/.spindle")
        let before = fixture.files()
        var findings = try fixture.builder().check()
        #expect(findings.isEmpty && findings.isUnrecorded && findings.jobs == 2)
        fixture.folder.put("out/b-0000.png", [1])
        fixture.folder.remove("out/b-0001.png")
        findings = try fixture.builder().check()
        #expect(findings.outdated.map(\.id) == ["b"] && findings.outdated[0].cause == .files)
        #expect(
            findings.outdated[0].differing == ["b-0000.png"] && findings.outdated[0].missing == ["b-0001.png"]
        )
        #expect(fixture.files().count == before.count - 1)
        fixture.folder.remove("out")
        let witness = Witness()
        findings = try fixture.builder().check(observer: witness)
        #expect(findings.outdated.map(\.cause) == [.new, .new] && !findings.isUnrecorded)
        #expect(witness.paints.done == 0 && fixture.folder.bytes("out") == nil)
    }

    @Test("a damaged record is named by builds and checks, also where a build is refused for it")
    func damaged() throws {
        let fixture = try BuildFixture(BuildFixture.quick + "  a: {}\n")
        try fixture.build()
        let record = "out/.spindle/build.sha256"
        fixture.folder.put(record, (fixture.folder.bytes(record) ?? []) + [10])
        let path = fixture.folder.path + "/" + record
        #expect(try fixture.builder().check().damaged == [path])
        #expect(try fixture.build().damaged == [path] && fixture.build().damaged == [])
        fixture.folder.put(record, "x")
        fixture.put(BuildFixture.quick + "  a: {color: red}\n")
        let error = #expect(throws: SinkError.self) { try fixture.build() }
        #expect(error?.reason.contains("\"\(path)\" is not the state of a build") == true, "\(error as Any)")
    }

    @Test("a file that is there and cannot be read is not called changed or missing")
    func unreadable() throws {
        let fixture = try BuildFixture(BuildFixture.quick + "  a: {}\n")
        try fixture.build()
        // Larger than any file that is looked at.
        let file = fixture.folder.path + "/out/a-0000.png"
        unsafe truncate(file, off_t(DirectorySink.maxBytes + 1))
        let outdated = try fixture.builder().check().outdated
        #expect(outdated.first?.unreadable == ["a-0000.png"])
        #expect(outdated.first?.missing == [] && outdated.first?.differing == [])
        let verified = try BuildVerification.verify([fixture.folder.path + "/out"])
        #expect(verified.findings == ["\(file) cannot be read"])
        let error = #expect(throws: SinkError.self) { try fixture.build() }
        #expect(error?.reason.hasPrefix("it cannot be read; ") == true, "\(error as Any)")
    }

    @Test("a verification names the jobs that are missing, up to ten")
    func missing() throws {
        let names = (10..<25).map { "a\($0)" }
        let fixture = try BuildFixture(BuildFixture.quick + names.map { "  \($0): {}\n" }.joined())
        try fixture.build("out", try only(fixture, "a10", "a12"))
        let verify = { try BuildVerification.verify([fixture.folder.path + "/out"]).findings }
        let first = "a11, a13, a14, a15, a16, a17, a18, a19, a20, a21"
        #expect(
            try verify() == [
                "\(fixture.folder.path)/out: 13 jobs are missing: \(first) and 3 more; build again"
            ])
        try fixture.build("out", try only(fixture, "a1*"))
        #expect(
            try verify().first?.contains("5 jobs are missing: a20, a21, a22, a23, a24; build again") == true)
        try fixture.build()
        #expect(try verify().isEmpty)
    }
}

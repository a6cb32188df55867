import Foundation
import TestSupport
import Testing

@testable import Builds
@testable import Files

/// Files in the way of builds and merges that these have not written, or not as they are.
@Suite struct StrangersTests {
    private static let manifest = BuildFixture.quick + "  a: {}\n  b: {folder: f}\n  c: {to: sheet}\n"
    private static let paths = [
        "a-0000.png", "a-0001.png", "c.json", "c.png", "f/b-0000.png", "f/b-0001.png",
    ]

    private let fixture: BuildFixture

    init() throws { fixture = try BuildFixture(Self.manifest) }

    private var forced: Builder.Options {
        var options = Builder.Options()
        options.isForced = true
        return options
    }

    @Test(
        "files that nobody has recorded are refused before anything is written, all of them, and replaced if that is asked for"
    )
    func foreign() throws {
        for names in [["c.json"], ["a-0001.png", "f/b-0000.png"], Self.paths] {
            fixture.folder.remove("out")
            try #require(mkdir(fixture.folder.path + "/out/f"))
            for name in names { fixture.folder.put("out/" + name, "mine") }
            let before = fixture.files()
            let error = #expect(throws: SinkError.self) { try fixture.build() }
            let message = try #require(error).description
            #expect(error?.kind == .cannotCreate && message.contains("no record of writing it"), "\(message)")
            #expect(message.contains("add --force") && message.contains("name another folder with -o"))
            for name in names.prefix(3) { #expect(message.contains("out/\(name)\""), "\(message)") }
            #expect(message.contains("3 more files") == (names.count == 6), "\(message)")
            #expect(fixture.files() == before, "nothing is written, no record either")
            #expect(try fixture.build("out", forced).changed == 6)
            #expect(Set(fixture.files().keys) == Set(Self.paths + [".spindle/build.sha256"]))
            try fixture.build("whole")
            #expect(fixture.files() == fixture.files("whole"))
        }
    }

    @Test("a file that was changed since it was built is refused, also where its job has changed as well")
    func edited() throws {
        try fixture.build()
        fixture.folder.put("out/f/b-0001.png", "edited")
        for manifest in [Self.manifest, Self.manifest.replacingOccurrences(of: "size: 9", with: "size: 10")] {
            fixture.put(manifest)
            let before = fixture.files()
            let error = #expect(throws: SinkError.self) { try fixture.build() }
            #expect(error?.path == fixture.folder.path + "/out/f/b-0001.png")
            #expect(error?.reason.hasPrefix("it was changed since it was built; to overwrite it") == true)
            #expect(fixture.files() == before)
        }
        #expect(try fixture.build("out", forced).built == 3)
        #expect(try fixture.builder().check().isEmpty)
    }

    @Test("what a build has recorded is replaced, whatever is asked for now")
    func ours() throws {
        for size in [9, 10, 11] {
            fixture.put(Self.manifest.replacingOccurrences(of: "size: 9", with: "size: \(size)"))
            #expect(try fixture.build().built == 3)
        }
        // Left of an asset that comes again, looking different.
        let one = BuildFixture.quick + "  a: {}\n"
        fixture.put(one)
        #expect(try fixture.build().stale.count == 4)
        fixture.put(Self.manifest.replacingOccurrences(of: "size: 9", with: "size: 12"))
        #expect(try fixture.build().built == 3)
    }

    @Test("files with just the bytes that would be written are taken over, as in a clone without records")
    func clone() throws {
        try fixture.build()
        let files = fixture.files()
        let before = try fixture.folder.attributes("out/a-0000.png")[.modificationDate] as? Date
        for missing in [[], ["a-0001.png"]] {
            for name in [".spindle"] + missing { fixture.folder.remove("out/" + name) }
            let witness = Witness()
            let report = try fixture.builder().build(observer: witness)
            #expect(report.built == 3 && report.changed == missing.count && report.current == 0)
            #expect(witness.paints.done == witness.paints.expected && witness.paints.expected > 0)
            #expect(fixture.files() == files)
            #expect(try fixture.folder.attributes("out/a-0000.png")[.modificationDate] as? Date == before)
            #expect(try fixture.builder().check().isEmpty)
        }
    }

    @Test("what appears or is edited while a build is at work is refused like what was there, and stays")
    func meanwhile() throws {
        for isThere in [false, true] {
            fixture.folder.remove("out")
            fixture.put(Self.manifest)
            if isThere {
                try fixture.build()
                fixture.put(Self.manifest.replacingOccurrences(of: "size: 9", with: "size: 10"))
            }
            let folder = fixture.folder
            let meddle: @Sendable () -> Void = {
                for name in Self.paths { folder.put("out/" + name, "mine") }
            }
            let builder = try fixture.builder(jobs: 1)
            let error = #expect(throws: JobFailure.self) {
                try builder.build(observer: Witness(begins: meddle))
            }
            let reason = error?.reason as? SinkError
            #expect(reason?.kind == .cannotCreate && reason?.reason.contains("add --force") == true)
            #expect(
                reason?.reason.hasPrefix(isThere ? "it was changed since" : "Spindle has no record") == true,
                "\(reason as Any)")
            for name in Self.paths { #expect(fixture.files()[name] == Array("mine".utf8), "\(name)") }
            // The same bytes are no matter, whoever has put them there.
            try fixture.build("whole")
            let whole = fixture.files("whole")
            fixture.folder.remove("out")
            _ = try fixture.builder(jobs: 1).build(
                observer: Witness(begins: {
                    for name in Self.paths { folder.put("out/" + name, whole[name] ?? []) }
                }))
            #expect(fixture.files() == whole)
            _ = try fixture.builder("out", forced, jobs: 1).build(observer: Witness(begins: meddle))
            #expect(fixture.files() == whole)
        }
    }

    @Test("a build that keeps going does without the jobs whose files are somebody else's")
    func keepsGoing() throws {
        fixture.folder.put("out/c.json", "mine")
        var options = Builder.Options()
        options.keepsGoing = true
        let report = try fixture.build("out", options)
        #expect(report.failures.map(\.id) == ["c"] && report.built == 2)
        #expect((report.failures[0].reason as? SinkError)?.path.hasSuffix("out/c.json") == true)
        #expect(fixture.folder.bytes("out/c.json") == Array("mine".utf8) && fixture.files()["c.png"] == nil)
    }

    @Test("a merge refuses them as well, and replaces what was merged before")
    func merges() throws {
        let path = fixture.folder.path + "/"
        func shards() throws {
            for number in 1...2 {
                var options = Builder.Options()
                options.shard = Shard(number, of: 2)
                try fixture.build("part\(number)", options)
            }
        }
        func merge(isForced: Bool = false) throws {
            _ = try ShardMerge.merge(
                [path + "part1", path + "part2"], into: path + "out", isForced: isForced)
        }
        try shards()
        for name in ["c.json", "a-0001.png"] { fixture.folder.put("out/" + name, "mine") }
        let before = fixture.files()
        var error = #expect(throws: SinkError.self) { try merge() }
        #expect(error?.path == path + "out/a-0001.png" && error?.reason.contains("out/c.json\"") == true)
        #expect(fixture.files() == before)
        try merge(isForced: true)
        try fixture.build("whole")
        #expect(fixture.files() == fixture.files("whole"))
        fixture.put(Self.manifest.replacingOccurrences(of: "size: 9", with: "size: 10"))
        try shards()
        try merge()
        fixture.folder.put("out/c.json", "edited")
        fixture.put(Self.manifest)
        try shards()
        error = #expect(throws: SinkError.self) { try merge() }
        #expect(error?.reason.hasPrefix("it was changed since it was built") == true)
    }
}

import Foundation
import Platform
import RequestSupport
import TestSupport
import Testing

@testable import Basics
@testable import Builds
@testable import Files

/// Several manifests that build to one folder, each with a record of its own.
@Suite struct TwoManifestsTests {
    private let fixture: BuildFixture

    init() throws {
        fixture = try BuildFixture(BuildFixture.quick + "  unused: {}\n")
        fixture.folder.remove("spindle.yaml")
        put("a.yaml", "  a: {}\n  b: {}\n")
        put("sub/b.yaml", "  c: {color: '#F00'}\n  d: {folder: f}\n")
    }

    private func put(_ name: String, _ assets: String, head: String = "") {
        fixture.put(head + BuildFixture.quick + assets, name)
    }

    private func builder(
        _ name: String, _ out: String = "out", _ options: Builder.Options = .init(), jobs: Int = 2
    ) throws -> Builder {
        let inputs = InputFiles()
        let manifest = try Manifest.read(fixture.folder.path + "/" + name, inputs: inputs)
        let plan = try BuildPlan(manifest, inputs: inputs, workers: Workers(count: 2))
        return Builder(
            plan, to: fixture.folder.path + "/" + out, options: options, workers: Workers(count: jobs))
    }

    @discardableResult
    private func build(_ name: String, _ out: String = "out", prunes: Bool = false, shard: Shard = .whole)
        throws
        -> BuildReport
    {
        var options = Builder.Options()
        (options.prunes, options.shard) = (prunes, shard)
        return try builder(name, out, options).build(observer: Witness())
    }

    private func verify(_ out: String = "out") throws -> BuildVerification.Result {
        try BuildVerification.verify([fixture.folder.path + "/" + out])
    }

    private var records: [String] { fixture.folder.names(in: "out/.spindle") }

    @Test("each builds, checks and prunes its own files, and all are verified")
    func apart() throws {
        try build("a.yaml")
        try build("sub/b.yaml", prunes: true)
        #expect(fixture.files().count == 8 + 2 && records.count == 2)
        for name in ["a.yaml", "sub/b.yaml"] {
            #expect(try builder(name).check().isEmpty)
            #expect(try build(name, prunes: true).pruned.isEmpty)
        }
        let verified = try verify()
        #expect(
            verified.jobs == 4 && verified.files == 8 && verified.findings.isEmpty && verified.notes.isEmpty)
        put("a.yaml", "  a: {}\n")
        #expect(try builder("a.yaml").check().stale == ["b-0000.png", "b-0001.png"])
        #expect(try builder("sub/b.yaml").check().isEmpty)
        #expect(try build("sub/b.yaml", prunes: true).pruned.isEmpty)
        #expect(try build("a.yaml", prunes: true).pruned == ["b-0000.png", "b-0001.png"])
        #expect(try builder("sub/b.yaml").check().isEmpty)
        fixture.folder.put("out/f/d-0000.png", "x")
        #expect(
            try verify().findings == ["\(fixture.folder.path)/out/f/d-0000.png differs from what was built"])
    }

    @Test("names that meet are refused with the lines of both, and nothing is written")
    func meeting() throws {
        try build("a.yaml")
        put("sub/b.yaml", "  c: {color: '#F00'}\n  b: {color: '#F00'}\n")
        let before = fixture.files()
        let error = #expect(throws: SpecError.self) { try build("sub/b.yaml") }
        let text = "\(try #require(error))"
        #expect(
            text.contains("sub/b.yaml:5:6: assets.b: the file \"b-0000.png\" is also one of assets.b in "),
            "\(text)")
        #expect(text.contains("a.yaml:5:6") && text.contains("name another folder"), "\(text)")
        #expect(throws: SpecError.self) { try builder("sub/b.yaml").check() }
        #expect(fixture.files() == before)
        var options = Builder.Options()
        options.keepsGoing = true
        let report = try builder("sub/b.yaml", "out", options).build(observer: Witness())
        #expect(report.failures.map(\.id) == ["b"] && report.built == 1)
        #expect(fixture.files()["b-0000.png"] == before["b-0000.png"])
    }

    @Test("of two that build one file at the same time, the later one fails and names the other")
    func atOnce() throws {
        put("sub/b.yaml", "  b: {color: '#F00'}\n  d: {folder: f}\n")
        let other = try builder("sub/b.yaml")
        let error = #expect(throws: JobFailure.self) {
            try builder("a.yaml", jobs: 1).build(
                observer: Witness(begins: { _ = try other.build(observer: Witness()) }))
        }
        #expect("\(error as Any)".contains("sub/b.yaml, which was built"), "\(error as Any)")
        #expect(try builder("sub/b.yaml").check().isEmpty && verify().findings.count == 1)
        // Recorded by the other one just before this one is.
        fixture.folder.remove("out")
        try build("sub/b.yaml", "elsewhere")
        let name = try #require(fixture.folder.names(in: "elsewhere/.spindle").first)
        let record = try #require(fixture.folder.bytes("elsewhere/.spindle/" + name))
        let folder = fixture.folder
        let late = #expect(throws: SinkError.self) {
            try builder("a.yaml", jobs: 1).build(
                observer: Witness(ends: { folder.put("out/.spindle/" + name, record) }))
        }
        #expect(late?.path.hasSuffix("out/b-0000.png") == true, "\(late as Any)")
        #expect(late?.reason.contains("sub/b.yaml, which was built") == true)
        fixture.folder.remove("out/.spindle/" + name)
        #expect(try builder("a.yaml").check().outdated.map(\.id) == ["b"])
    }

    @Test("records that claim one file with different bytes are reported")
    func claims() throws {
        try build("a.yaml")
        put("sub/b.yaml", "  b: {color: '#F00'}\n")
        try build("sub/b.yaml", "elsewhere")
        let name = try #require(fixture.folder.names(in: "elsewhere/.spindle").first)
        fixture.folder.put(
            "out/.spindle/" + name, try #require(fixture.folder.bytes("elsewhere/.spindle/" + name)))
        let findings = try verify().findings
        #expect(findings.count == 2)
        #expect(
            findings.allSatisfy { $0.contains("is recorded by ") && $0.contains("a.yaml and ") },
            "\(findings)"
        )
    }

    @Test(
        "a nearer spindle.yaml does not take over the record of the one that has built there, in either order of ways out"
    )
    func nearer() throws {
        for isNamed in [false, true] {
            for name in ["pkg", "spindle.yaml"] { fixture.folder.remove(name) }
            put("spindle.yaml", "  a: {}\n  b: {}\n")
            try build("spindle.yaml", "pkg/out")
            put("pkg/spindle.yaml", "  a: {size: 10}\n  c: {}\n")
            let before = fixture.files("pkg")
            for action in [
                { try build("pkg/spindle.yaml", "pkg/out", prunes: true) },
                { _ = try builder("pkg/spindle.yaml", "pkg/out").check() },
            ] as [() throws -> Void] {
                let error = #expect(throws: SpecError.self) { try action() }
                #expect(error?.kind == .file)
                let text = "\(error as Any)"
                #expect(
                    text.contains("pkg/spindle.yaml: ") && text.contains("spindle.yaml, another manifest"),
                    "\(text)")
                #expect(text.contains("add a name: to one of them"))
            }
            #expect(fixture.files("pkg") == before)
            if isNamed {
                put("pkg/spindle.yaml", "  c: {}\n", head: "name: pkg\n")
            } else {
                put("pkg/spindle.yaml", "  c: {}\n")
                try build("spindle.yaml", "pkg/out")
            }
            try build("pkg/spindle.yaml", "pkg/out", prunes: true)
            #expect(fixture.files("pkg/out").keys.count { $0.hasSuffix(".png") } == 6)
            for name in ["spindle.yaml", "pkg/spindle.yaml"] {
                #expect(try builder(name, "pkg/out").check().isEmpty, "\(name)")
            }
            #expect(try verify("pkg/out").findings.isEmpty)
        }
        // One that was moved nearer is the same.
        fixture.folder.remove("pkg")
        put("spindle.yaml", "  a: {}\n")
        try build("spindle.yaml", "pkg/out")
        let path = fixture.folder.path + "/"
        try FileManager.default.moveItem(atPath: path + "spindle.yaml", toPath: path + "pkg/spindle.yaml")
        #expect(try builder("pkg/spindle.yaml", "pkg/out").check().isEmpty)
    }

    @Test(
        "the journal of a build that was killed before any job was done goes to the manifest under its new name"
    )
    func orphans() throws {
        for (origin, head) in [(BuildOrigin.path("../old.yaml"), ""), (.name("old"), "name: new\n")] {
            fixture.folder.remove("out")
            put("new.yaml", "  a: {}\n", head: head)
            let states = try DirectorySink(fixture.folder.path + "/out/.spindle")
            for paths in [["a-0000.png", "a-0007.png"], []] {
                let journal = try Journal(.whole, of: origin, in: states)
                for path in paths {
                    let name = String(path)
                    fixture.folder.put("out/" + name, [1])
                    try journal.note(BuildState.Output(name, in: "", [1]))
                }
            }
            #expect(fixture.folder.names(in: "out/.spindle").count == 2)
            #expect(try build("new.yaml").stale == ["a-0007.png"])
            #expect(fixture.folder.names(in: "out/.spindle").count == 1)
            #expect(try verify().findings.isEmpty && build("new.yaml", prunes: true).pruned == ["a-0007.png"])
        }
    }

    @Test("what two manifests describe in the same way is one file, which neither prunes for the other")
    func shared() throws {
        put("sub/b.yaml", "  b: {}\n  c: {}\n")
        try build("a.yaml")
        #expect(try build("sub/b.yaml").built == 2)
        put("sub/b.yaml", "  c: {}\n")
        #expect(try build("sub/b.yaml", prunes: true).pruned.isEmpty)
        #expect(fixture.files().keys.contains("b-0000.png"))
        #expect(try builder("a.yaml").check().isEmpty && builder("sub/b.yaml").check().isEmpty)
    }

    @Test("an asset that moves from one manifest to the other is taken over, whichever is built first")
    func moved() throws {
        for isFirst in [true, false] {
            put("a.yaml", "  a: {}\n  b: {}\n")
            put("sub/b.yaml", "  c: {}\n")
            fixture.folder.remove("out")
            for name in ["a.yaml", "sub/b.yaml"] { try build(name) }
            put("a.yaml", "  a: {}\n")
            put("sub/b.yaml", "  b: {color: '#0F0'}\n  c: {}\n")
            for name in isFirst ? ["a.yaml", "sub/b.yaml"] : ["sub/b.yaml", "a.yaml"] {
                try build(name, prunes: true)
            }
            #expect(fixture.files().keys.count { $0.hasPrefix("b-") } == 2)
            #expect(try verify().findings.isEmpty && verify().notes.isEmpty)
            for name in ["a.yaml", "sub/b.yaml"] { #expect(try builder(name).check().isEmpty) }
        }
    }

    @Test("records are called the same on every machine, and tell nothing of it")
    func machines() throws {
        let other = try TwoManifestsTests()
        for test in [self, other] {
            for name in ["a.yaml", "sub/b.yaml"] { try test.build(name) }
        }
        #expect(fixture.files() == other.fixture.files())
        for bytes in fixture.files().filter({ $0.key.hasPrefix(".spindle") }).values {
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.contains("\n# manifest ../") && !text.contains(fixture.folder.path))
        }
    }

    @Test("a manifest that is renamed, moved, named or built to a folder that is moved goes on where it was")
    func renamed() throws {
        try build("a.yaml")
        func expectContinued(_ name: String) throws {
            #expect(try builder(name).check().isEmpty)
            put(name, "  a: {}\n", head: name == "named.yaml" ? "name: icons\n" : "")
            #expect(try build(name, prunes: true).pruned == ["b-0000.png", "b-0001.png"])
            put(name, "  a: {}\n  b: {}\n", head: name == "named.yaml" ? "name: icons\n" : "")
            try build(name)
            #expect(records.count == 1, "\(records)")
        }
        let manager = FileManager.default
        let path = fixture.folder.path + "/"
        try manager.moveItem(atPath: path + "a.yaml", toPath: path + "sub/renamed.yaml")
        try expectContinued("sub/renamed.yaml")
        try manager.moveItem(atPath: path + "sub/renamed.yaml", toPath: path + "spindle.yaml")
        try expectContinued("spindle.yaml")
        #expect(records == ["build.sha256"])
        try manager.moveItem(atPath: path + "spindle.yaml", toPath: path + "named.yaml")
        try expectContinued("named.yaml")
        #expect(records[0].hasPrefix("build.icons-"))
        try #require(mkdir(path + "deeper"))
        try manager.moveItem(atPath: path + "out", toPath: path + "deeper/out")
        #expect(try builder("named.yaml", "deeper/out").check().isEmpty)
    }

    @Test("a name stands for the path, and a name that is none is told")
    func names() throws {
        put("a.yaml", "  a: {}\n", head: "name: icons\n")
        put("sub/b.yaml", "  a: {color: '#F00'}\n", head: "name: pictures\n")
        try build("a.yaml")
        let error = #expect(throws: SpecError.self) { try build("sub/b.yaml") }
        #expect(error?.message.contains("the manifest named \"icons\"") == true, "\(error as Any)")
        for name in ["''", "a/b", "[x]"] {
            put("a.yaml", "  a: {}\n", head: "name: \(name)\n")
            #expect(throws: SpecError.self) { try build("a.yaml") }
        }
    }

    @Test("shards that are merged where no manifest is to be found, as on another machine")
    func elsewhere() throws {
        let path = fixture.folder.path + "/"
        try #require(mkdir(path + "x/y"))
        func shard(_ name: String, _ number: Int, _ out: String, _ place: String) throws {
            try build(name, out, shard: Shard(number, of: 2))
            try FileManager.default.moveItem(atPath: path + out, toPath: path + "x/y/" + place)
        }
        put("sub/b.yaml", "  a: {color: '#F00'}\n")
        try shard("a.yaml", 1, "f/1", "1")
        try shard("a.yaml", 2, "f/2", "2")
        for number in 1...2 { try build("sub/b.yaml", "f/b", shard: Shard(number, of: 2)) }
        try FileManager.default.moveItem(atPath: path + "f/b", toPath: path + "x/y/b")
        let both = #expect(throws: SinkError.self) {
            try ShardMerge.merge(["1", "2", "b"].map { path + "x/y/" + $0 }, into: path + "x/y/out")
        }
        #expect(both?.reason.contains("it is also a file of ") == true, "\(both as Any)")
        // Those of folders at different places beside the manifest do not look like those of one.
        try shard("a.yaml", 2, "f/deep/2", "deep")
        let scattered = #expect(throws: SpecError.self) {
            try ShardMerge.merge(["1", "deep"].map { path + "x/y/" + $0 }, into: path + "x/y/out")
        }
        #expect(scattered?.message.contains("add a name: to it") == true, "\(scattered as Any)")
        #expect(fixture.folder.bytes("x/y/out") == nil)
    }

    @Test("shards of two manifests share a folder, and are merged each for itself")
    func shards() throws {
        for name in ["a.yaml", "sub/b.yaml"] {
            for number in 1...2 { try build(name, "parts", shard: Shard(number, of: 2)) }
            try build(name, "whole")
        }
        #expect(fixture.folder.names(in: "parts/.spindle").count == 4)
        let path = fixture.folder.path + "/"
        let merged = try ShardMerge.merge([path + "parts"], into: path + "out")
        #expect(merged.jobs == 4 && merged.files == 8)
        #expect(fixture.files() == fixture.files("whole"))
        _ = try ShardMerge.merge([path + "parts"], into: path + "parts")
        #expect(fixture.files("parts") == fixture.files("whole"))
        // Deeper, and yet the same manifests.
        _ = try ShardMerge.merge([path + "out"], into: path + "one/two/out")
        #expect(try builder("a.yaml", "one/two/out").check().isEmpty)
        put("sub/b.yaml", "  a: {color: '#F00'}\n")
        try build("sub/b.yaml", "part")
        let error = #expect(throws: SinkError.self) {
            try ShardMerge.merge([path + "part"], into: path + "out")
        }
        #expect(error?.reason.contains("it is also a file of ") == true, "\(error as Any)")
    }
}

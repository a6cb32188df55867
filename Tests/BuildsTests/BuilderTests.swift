import Foundation
import Jobs
import RequestSupport
import TestSupport
import Testing

@testable import Basics
@testable import Builds
@testable import Files

@Suite struct BuilderTests {
    static let small = """
        version: 1
        defaults: {size: 12, frames: 3, motion: fluent}
        assets:
          one: {}
          two: {to: sheet, folder: sheets}
          three: {matrix: {direction: [ltr, rtl], theme: [fiori-light, fiori-dark]}}
        """

    /// A manifest with assets, matrices and folders by chance.
    static func random(_ random: inout SeededRandom) -> String {
        var text = "version: 1\ndefaults: {size: 8, frames: 2, motion: fluent}\nassets:\n"
        for index in 0..<Int.random(in: 1...6, using: &random) {
            var options: [String] = []
            if Bool.random(using: &random) {
                options.append("folder: f\(Int.random(in: 0...2, using: &random))")
            }
            if Bool.random(using: &random) { options.append("to: [frames, sheet, apng]") }
            if Bool.random(using: &random) { options.append("scale: [1, 1.5]") }
            var axes: [String] = []
            if Bool.random(using: &random) { axes.append("direction: [ltr, rtl]") }
            if Bool.random(using: &random) { axes.append("color: {r: '#F00', g: '#0F0', b: '#00F'}") }
            if Bool.random(using: &random) { axes.append("m: {x: {size: 9}, y: {stroke: 2}}") }
            options.append("matrix: {\(axes.joined(separator: ", "))}")
            text += "  a\(index): {\(options.joined(separator: ", "))}\n"
        }
        return text
    }

    @Test("builds are the same for any number of threads and any split into shards, of manifests by chance")
    func shards() throws {
        var random = SeededRandom(seed: 7)
        for round in 0..<8 {
            let fixture = try BuildFixture(Self.random(&random))
            let report = try fixture.build("whole", jobs: 1 + round % 4)
            let whole = fixture.files("whole")
            #expect(whole.count == report.files + 1)
            #expect(
                try Set(fixture.outputs()) == Set(whole.keys).subtracting([".spindle/build.sha256"]))
            let count = Int.random(in: 2...4, using: &random)
            var jobs = 0
            for number in 1...count {
                var options = Builder.Options()
                options.shard = Shard(number, of: count)
                jobs += try fixture.build("part\(number)", options).built
            }
            #expect(jobs == report.built)
            let parts = (1...count).map { fixture.folder.path + "/part\($0)" }
            _ = try ShardMerge.merge(parts.shuffled(using: &random), into: fixture.folder.path + "/merged")
            #expect(fixture.files("merged") == whole)
            let folders = ["whole", "merged"].map { fixture.folder.path + "/" + $0 }
            #expect(try BuildVerification.verify(folders).findings == [])
        }
    }

    @Test("a second build writes nothing, and reads no job")
    func again() throws {
        let fixture = try BuildFixture(Self.small)
        #expect(try fixture.build().built == 6)
        let before = try fixture.folder.attributes("out/one-0000.png")[.modificationDate] as? Date
        let state = try fixture.folder.attributes("out/.spindle/build.sha256")[.modificationDate] as? Date
        let report = try fixture.build()
        #expect(report.built == 0 && report.current == 6 && report.changed == 0)
        #expect(try fixture.folder.attributes("out/one-0000.png")[.modificationDate] as? Date == before)
        #expect(
            try fixture.folder.attributes("out/.spindle/build.sha256")[.modificationDate] as? Date == state)
        #expect(try fixture.builder().check().isEmpty)
    }

    @Test(
        "files that are missing are written again, and those that were changed by hand if that is asked for")
    func touched() throws {
        let fixture = try BuildFixture(Self.small)
        try fixture.build()
        let files = fixture.files()
        fixture.folder.put("out/one-0001.png", files["out/one-0001.png"].map { $0.map { $0 ^ 1 } } ?? [1])
        try FileManager.default.removeItem(atPath: fixture.folder.path + "/out/sheets/two.json")
        let findings = try fixture.builder().check()
        #expect(findings.outdated.map(\.id) == ["one", "sheets/two"])
        #expect(throws: SinkError.self) { try fixture.build() }
        var options = Builder.Options()
        options.isForced = true
        let report = try fixture.build("out", options)
        #expect(report.built == 6 && report.changed == 2)
        #expect(fixture.files() == files)
        try FileManager.default.removeItem(atPath: fixture.folder.path + "/out/sheets/two.json")
        let missing = try fixture.build()
        #expect(missing.built == 1 && missing.changed == 1 && missing.current == 5)
        #expect(fixture.files() == files)
    }

    @Test("a job is rendered again when its options, or a file that it names, change, and no other is")
    func keys() throws {
        let theme = "base: fiori-light"
        let fixture = try BuildFixture(
            "{version: 1, defaults: {frames: 2, size: 9, motion: fluent}, assets: {a: {theme: t.yaml}, b: {size: 10}}}"
        )
        fixture.put(theme, "t.yaml")
        try fixture.build()
        fixture.put(theme + "\nstop: 3", "t.yaml")
        #expect(try fixture.builder().check().outdated.map(\.id) == ["a"])
        let report = try fixture.build()
        // It was rendered, but has the bytes that it had.
        #expect(report.built == 1 && report.changed == 0)
        fixture.put(
            "{version: 1, defaults: {frames: 2, size: 9, motion: fluent}, assets: {a: {theme: t.yaml}, b: {size: 11}}}"
        )
        #expect(try fixture.builder().check().outdated.map(\.id) == ["b"])
    }

    @Test("what belongs to no asset any more is told, and removed only if it is as it was written")
    func pruning() throws {
        let fixture = try BuildFixture(Self.small)
        try fixture.build()
        fixture.folder.put("out/mine.png", [1])
        fixture.folder.put("out/one-0002.png", [2])
        fixture.put("{version: 1, assets: {new: {motion: fluent, frames: 1}}}")
        let report = try fixture.build()
        let stale = report.stale
        #expect(stale.contains("one-0000.png") && stale.contains("sheets/two.png"))
        #expect(!stale.contains("one-0002.png") && !stale.contains("mine.png"))
        #expect(report.kept == ["one-0002.png"])
        #expect(try fixture.builder().check().kept == ["one-0002.png"])
        let notes = try BuildVerification.verify([fixture.folder.path + "/out"]).notes
        #expect(notes.contains { $0.contains("one-0002.png") && $0.contains("was changed") })
        #expect(try fixture.builder().check().stale == stale)
        #expect(try fixture.build().stale == stale)  // remembered
        var options = Builder.Options()
        options.prunes = true
        let pruned = try fixture.build("out", options)
        #expect(pruned.pruned == stale && pruned.kept == ["one-0002.png"])
        let again = try fixture.build("out", options)
        #expect(again.pruned.isEmpty && again.kept == ["one-0002.png"], "told as long as it is there")
        #expect(
            Set(fixture.files().keys) == [
                ".spindle/build.sha256", "mine.png", "new-0000.png", "one-0002.png",
            ])
        #expect(fixture.folder.names().contains("out") && !fixture.folder.names().contains("out/sheets"))
    }

    @Test("a state that is damaged, foreign or dangerous only means that all is built again")
    func damage() throws {
        let fixture = try BuildFixture(Self.small)
        try fixture.build()
        let files = fixture.files()
        let state = try #require(files[".spindle/build.sha256"])
        var random = SeededRandom(seed: 3)
        for round in 0..<24 {
            var bytes = state
            switch round % 4 {
            case 0: bytes = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))
            case 1:
                bytes[Int.random(in: bytes.indices, using: &random)] ^=
                    1 << UInt8.random(in: 0...7, using: &random)
            case 2: bytes = (0..<500).map { _ in UInt8.random(in: 0...255, using: &random) }
            default: bytes.insert(10, at: Int.random(in: bytes.indices, using: &random))
            }
            fixture.folder.put("out/.spindle/build.sha256", bytes)
            let report = try fixture.build()
            #expect(report.built == 6 && report.changed == 0)
            #expect(fixture.files() == files)
        }
    }

    @Test("a state that names files outside of the folder is not believed")
    func outside() throws {
        for path in ["../victim", "/etc/passwd", "a/../../victim", "a//b", ""] {
            var state = BuildState()
            let digest = try #require(Digest(String(repeating: "a", count: 64).utf8))
            state.stale = [BuildState.Output(path: path, digest: digest)]
            #expect(BuildState(state.bytes()) == nil, "\(path)")
        }
    }

    @Test("a state is read as it was written")
    func state() throws {
        let fixture = try BuildFixture(Self.small)
        try fixture.build()
        let bytes = try #require(fixture.files()[".spindle/build.sha256"])
        let state = try #require(BuildState(bytes))
        #expect(state.bytes() == bytes && state.jobs.count == 6)
    }

    @Test("a job that fails is named, and the others are done if the build is to keep going")
    func failures() throws {
        let fixture = try BuildFixture(
            """
            version: 1
            defaults: {frames: 40, size: 20, motion: fluent, to: sheet}
            assets: {a: , b: {sheet: {max-side: 30, dialect: css}}, c: }
            """)
        let failure = #expect(throws: SpecError.self) { try fixture.build() }
        #expect(failure?.place.hasSuffix(":3:50: assets.b.sheet.dialect") == true, "\(failure as Any)")
        var options = Builder.Options()
        options.keepsGoing = true
        let report = try fixture.build("out", options)
        #expect(report.failures.map(\.id) == ["b"] && report.built + report.current == 2)
        #expect(fixture.files().keys.contains("c.png"))
    }

    @Test("an interrupted build keeps what is finished, and the next one does the rest")
    func interrupted() throws {
        let fixture = try BuildFixture(
            """
            {version: 1, defaults: {frames: 2, size: 9, motion: fluent}, assets: {a: {stroke: 1}, b: {stroke: 1.2},
            c: {stroke: 1.4}, d: {stroke: 1.6}, e: {stroke: 1.8}, f: {stroke: 2}}}
            """
        )
        let builder = try fixture.builder(jobs: 1)
        #expect(throws: Witness.Stop.self) { try builder.build(observer: Witness(stopAt: 5)) }
        let report = try fixture.build()
        #expect(report.current == 2 && report.built == 4)
        try fixture.build("whole")
        #expect(fixture.files() == fixture.files("whole"))
    }

    @Test("a folder that is a link out of the build is refused, a file that is a link is replaced")
    func links() throws {
        let fixture = try BuildFixture(Self.small)
        try #require(mkdir(fixture.folder.path + "/victim") && mkdir(fixture.folder.path + "/out"))
        try link(fixture.folder.path + "/out/sheets", to: fixture.folder.path + "/victim")
        fixture.folder.put("secret", [7])
        try link(fixture.folder.path + "/out/one-0000.png", to: fixture.folder.path + "/secret")
        var options = Builder.Options()
        options.keepsGoing = true
        let report = try fixture.build("out", options)
        #expect(report.failures.map(\.id) == ["sheets/two"])
        #expect((report.failures[0].reason as? SinkError)?.kind == .cannotCreate)
        #expect(fixture.files("victim").isEmpty && fixture.folder.bytes("secret") == [7])
        #expect(
            try fixture.folder.attributes("out/one-0000.png")[.type] as? FileAttributeType == .typeRegular)
    }

    @Test("what a survey has understood is there until it is rendered")
    func kept() throws {
        let plan = try BuildFixture(Self.small).plan()
        let kept = KeptJobs()
        for index in plan.jobs.indices { kept.keep(try plan.understand(plan.jobs[index]).get(), index) }
        for index in plan.jobs.indices {
            guard case .render(let job)? = kept.take(index) else {
                Issue.record("job \(index) is not there")
                continue
            }
            #expect(job.name == plan.jobs[index].name)
            if kept.take(index) != nil { Issue.record("job \(index) is still there") }
        }
    }

    @Test("too many pixels are refused before anything is written")
    func pixels() throws {
        let fixture = try BuildFixture(
            "{version: 1, assets: {a: {motion: fluent, size: 4000, scale: 4, max-frame-side: 16384, frames: 60000}}}"
        )
        let error = #expect(throws: SpecError.self) { try fixture.build() }
        #expect(error?.kind == .limit && error?.message.contains("--max-pixels") == true)
        #expect(fixture.files().isEmpty)
    }
}

import Requests
import TestSupport
import Testing

@testable import Basics
@testable import Builds

/// Builds of manifests of which some assets are wrong.
@Suite struct WrongAssetTests {
    private static let manifest =
        BuildFixture.quick + """
              good: {}
              value: {size: huge}
              key: {sizee: 9}
              axis: {matrix: {no-option: [1, 2]}}
              naming: {naming: "{nope}"}
              folder: {folder: ../x}
              text: nothing
              idle: {value: 0.3}
              last: {to: sheet}
            """

    private func build(
        _ fixture: BuildFixture, only names: [String] = [], keepsGoing: Bool = false, prunes: Bool = false
    ) throws -> BuildReport {
        var options = Builder.Options()
        (options.keepsGoing, options.prunes) = (keepsGoing, prunes)
        let plan = try fixture.plan(only: names, keepsGoing: keepsGoing)
        options.selection = plan.selection
        return try fixture.builder(plan, options).build(observer: Witness())
    }

    @Test("an asset that is wrong fails alone where a build keeps going, and is told with its place")
    func keepsGoing() throws {
        let fixture = try BuildFixture(Self.manifest)
        let report = try build(fixture, keepsGoing: true)
        #expect(report.built == 2 && report.failed == 7)
        #expect(
            report.failures.map(\.id) == ["value", "key", "axis", "naming", "folder", "text", "idle"])
        let places = report.failures.map { "\(($0.reason as? SpecError)?.place(.keys) ?? "")" }
        for (place, end) in zip(
            places,
            [
                ":5:17: assets.value.size", ":6:9: assets.key", ":7:19: assets.axis.matrix.no-option",
                ":8:20: assets.naming.naming", ":9:20: assets.folder.folder", ":10:9: assets.text",
                ":11:17: assets.idle.value",
            ])
        { #expect(place.hasSuffix(end), "\(place)") }
        #expect(fixture.files().keys.contains("good-0000.png") && fixture.files().keys.contains("last.png"))
        let again = try build(fixture, keepsGoing: true)
        #expect(again.current == 2 && again.built == 0 && again.failed == 7)
        // Without the option all of it is told, and nothing is done.
        #expect(fixture.problems().count == 7)
        #expect(throws: SpecError.self) { try build(fixture) }
    }

    @Test(
        "an axis that is called as an option has values of it, and one of several options needs another name")
    func axisNames() throws {
        for axis in [
            "size: {small: {size: 24, stroke: 2}}", "label: {de: {locale: de}}", "state: {a: {color: red}}",
        ] {
            let fixture = try BuildFixture(BuildFixture.quick + "  a: {matrix: {\(axis)}}")
            let problems = fixture.problems()
            let name = axis.prefix { $0 != ":" }
            #expect(problems.count == 1 && problems[0].contains("such as \(name)-set"), "\(problems)")
        }
        for axis in [
            "sheet: {a: {columns: 2}}", "label: {a: {error: No}, b: Yes}",
            "size-set: {small: {size: 24, stroke: 2}}",
        ] {
            let fixture = try BuildFixture(BuildFixture.quick + "  a: {to: sheet, matrix: {\(axis)}}")
            #expect(fixture.problems().isEmpty, "\(fixture.problems())")
        }
    }

    @Test("assets that are not asked for may be wrong; those that are asked for may not")
    func selected() throws {
        let fixture = try BuildFixture(Self.manifest)
        #expect(try build(fixture, only: ["good"]).built == 1)
        #expect(try build(fixture, only: ["l*"]).built == 1)
        let error = #expect(throws: SpecError.self) { try build(fixture, only: ["good", "na*"]) }
        #expect(
            error?.others.isEmpty == true && error?.place(.keys).hasSuffix("assets.naming.naming") == true)
        let some = try build(fixture, only: ["good", "naming"], keepsGoing: true)
        #expect(some.current == 1 && some.failures.map(\.id) == ["naming"])
        #expect(throws: SpecError.self) { try fixture.plan(only: ["nope"]) }
    }

    @Test("what is wrong with all assets ends every build")
    func shared() throws {
        for top in [
            "includes: [nope.yaml]", "themes: {brand: {base: nope}}", "defaults: {sizee: 3}", "version: 2",
        ] {
            let fixture = try BuildFixture(
                "\(top.hasPrefix("version") ? "" : "version: 1\n")\(top)\nassets: {a: {motion: fluent}}")
            #expect(throws: SpecError.self) { try build(fixture, only: ["a"], keepsGoing: true) }
        }
    }

    @Test("what an asset has that is wrong now is kept, and known again once it is mended")
    func kept() throws {
        let whole = BuildFixture.quick + "  a: {}\n  b: {}\n  c: {}\n"
        let fixture = try BuildFixture(whole)
        try fixture.build()
        let files = fixture.files()
        for wrong in ["b: {sizee: 1}", "b: {naming: '{nope}'}"] {
            fixture.put(whole.replacing("b: {}", with: wrong))
            let report = try build(fixture, keepsGoing: true, prunes: true)
            #expect(
                report.current == 2 && report.failed == 1 && report.pruned.isEmpty && report.stale.isEmpty)
            #expect(report.sparesStale)
            let pictures = files.filter { !$0.key.hasPrefix(".") }
            #expect(fixture.files().filter { !$0.key.hasPrefix(".") } == pictures)
            let state = try #require(OutputFolder(path: fixture.folder.path + "/out").states().first)
            #expect(state.jobCount == 3)
            fixture.put(whole)
            try fixture.build()
            #expect(fixture.files() == files)
        }
    }

    @Test("of two assets that would write one file the second fails, and the first is built")
    func conflicts() throws {
        for (assets, failing, file) in [
            ("a.gif: {to: gif, matte: white}, a: {to: [gif, sheet], matte: white}", "a.gif", "a.gif"),
            ("x: {naming: n}, y: {naming: n}", "y", "n-0000.png"),
            ("x: {folder: f}, y: {folder: F}", "x", "F/y-0000.png"),
        ] {
            let fixture = try BuildFixture(BuildFixture.quick + "  {\(assets)}")
            #expect(throws: SpecError.self) { try build(fixture) }
            #expect(fixture.files().isEmpty)
            for _ in 1...2 {
                let report = try build(fixture, keepsGoing: true)
                #expect(report.failures.map(\.id) == [failing] && report.built + report.current == 1)
                #expect(fixture.files()[file] != nil, "\(fixture.files().keys)")
            }
        }
    }

    @Test("an asset where nothing stands has the defaults, however YAML says so")
    func null() throws {
        let fixture = try BuildFixture(
            "version: 1\ndefaults: {motion: fluent, size: 9, at: 0}\nassets:\n  a:\n  b: ~\n  c: null\n  d: {}\n"
        )
        #expect(try fixture.build().built == 4)
        fixture.put("version: 1\nassets: [ ~ ]\n")
        #expect(fixture.problems() == ["spindle.yaml:2:11: assets[0]: the key \"name\" is missing"])
        fixture.put("version: 1\nassets: ~\n")
        #expect(fixture.problems().first?.hasSuffix("found nothing") == true)
    }

    @Test("shards of a manifest with a wrong asset do not make a whole")
    func shards() throws {
        let fixture = try BuildFixture(Self.manifest)
        for number in 1...2 {
            var options = Builder.Options()
            (options.keepsGoing, options.shard) = (true, Shard(number, of: 2))
            let plan = try fixture.plan(keepsGoing: true)
            #expect(try fixture.builder(plan, options).build(observer: Witness()).failed > 0)
        }
        let error = #expect(throws: SpecError.self) {
            try ShardMerge.merge([fixture.folder.path + "/out"], into: fixture.folder.path + "/whole")
        }
        #expect(error?.message.text(.flags).contains("jobs that failed") == true)
    }
}

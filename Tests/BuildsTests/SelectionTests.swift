import Foundation
import Requests
import TestSupport
import Testing

@testable import Basics
@testable import Builds

/// Builds of some assets, names of assets that are those of files.
@Suite struct SelectionTests {
    private static let manifest =
        BuildFixture.quick + """
              logo: {}
              spinner: {to: sheet, folder: s, matrix: {theme: [fiori-light, fiori-dark]}}
              wrong: {value: 0.3}
            """

    private func options(_ fixture: BuildFixture, _ names: String...) throws -> Builder.Options {
        var options = Builder.Options()
        options.selection = try fixture.plan().selection(of: names)
        return options
    }

    @Test(
        "a name selects an asset with its variants, or one of these; stars and question marks stand for characters",
        arguments: [
            (["logo"], ["logo"]), (["spinner"], ["s/spinner-fiori-dark", "s/spinner-fiori-light"]),
            (["spinner-fiori-dark"], ["s/spinner-fiori-dark"]), (["s/*light"], ["s/spinner-fiori-light"]),
            (["*-dark", "l?go"], ["logo", "s/spinner-fiori-dark"]),
            (["*"], ["logo", "s/spinner-fiori-dark", "s/spinner-fiori-light", "wrong"]),
            (["*o*g"], ["wrong"]),
            (["**"], ["logo", "s/spinner-fiori-dark", "s/spinner-fiori-light", "wrong"]),
        ])
    func names(names: [String], ids: [String]) throws {
        let plan = try BuildFixture(Self.manifest).plan()
        let selection = try plan.selection(of: names)
        #expect(plan.jobs.indices.filter(selection.indices.contains).map { plan.jobs[$0].id } == ids)
    }

    @Test("a name that selects nothing is told with what may have been meant")
    func unknown() throws {
        let plan = try BuildFixture(Self.manifest).plan()
        for (name, message) in [
            ("spiner", "did you mean \"spinner\"?"), ("logo-*", "(known: logo, spinner, wrong)"),
        ] {
            let error = #expect(throws: SpecError.self) { try plan.selection(of: [name]) }
            #expect(error?.text(.flags).contains(message) == true, "\(error as Any)")
        }
    }

    @Test("some assets are built, whatever is wrong with others, and all the rest stays as it is")
    func some() throws {
        let fixture = try BuildFixture(Self.manifest)
        let report = try fixture.build("out", try options(fixture, "logo"))
        #expect(report.built == 1 && report.failed == 0)
        #expect(
            fixture.files().keys.filter { $0.hasSuffix(".png") }.sorted() == [
                "logo-0000.png", "logo-0001.png",
            ])
        let sheets = try fixture.build("out", try options(fixture, "*-dark"))
        #expect(sheets.built == 1 && sheets.stale.isEmpty)
        // Both are known as built now.
        let findings = try fixture.builder("out", try options(fixture, "logo", "spinner")).check()
        #expect(findings.jobs == 3 && findings.outdated.map(\.id) == ["s/spinner-fiori-light"])
        #expect(findings.outdated[0].cause == .new)
        // A file of another asset that is missing is nothing to this build.
        try FileManager.default.removeItem(atPath: fixture.folder.path + "/out/logo-0000.png")
        fixture.put(
            Self.manifest.replacingOccurrences(of: "to: sheet", with: "to: sheet, gap: 1, track: theme"))
        #expect(try fixture.build("out", try options(fixture, "spinner")).built == 2)
        #expect(
            try fixture.builder("out", try options(fixture, "logo")).check().outdated[0].missing == [
                "logo-0000.png"
            ])
    }

    @Test("an asset can have the name of its only file, and says so in everything that is told of it")
    func files() throws {
        let fixture = try BuildFixture(
            """
            version: 1
            defaults: {size: 9, motion: fluent}
            assets:
              loading.xml: {to: avd, with-reduced-motion: slow}
              plain: {to: avd}
              wheel.gif: {to: [gif], frames: 2, matte: white, scale: [1, 2]}
              wheel.webp: {to: webp, frames: 2, sidecar: txt}
            """)
        try fixture.build()
        let files = fixture.files().keys.filter { !$0.hasPrefix(".spindle") }.sorted()
        #expect(
            files == [
                "loading.xml", "loading_reduced_slow.xml", "plain.avd.xml", "wheel.gif", "wheel.txt",
                "wheel.webp", "wheel@2x.gif",
            ])
        #expect(try fixture.outputs().sorted() == files)
        #expect(try fixture.builder().check().isEmpty)
        // The names stay known when other options change.
        fixture.put(
            "{version: 1, defaults: {size: 10, motion: fluent}, assets: {loading.xml: {to: avd}, wheel.webp: {to: webp, frames: 2}}}"
        )
        let findings = try fixture.builder().check()
        #expect(findings.outdated.map(\.id) == ["loading.xml", "wheel.webp"])
        #expect(!findings.stale.contains("loading.xml") && !findings.stale.contains("wheel.webp"))
        #expect(findings.stale.contains("wheel.gif") && findings.stale.contains("loading_reduced_slow.xml"))
    }

    @Test(
        "an asset that is named like a file but makes others is told what to write, before anything is written",
        arguments: [
            ("spinner.gif: {}", "contradicts to: frames; write to: gif, or name the asset \"spinner\""),
            ("spinner.GIF: {to: apng}", "contradicts to: apng; write to: gif"),
            ("two.gif: {to: [gif, webp], matte: white}", "name the asset \"two\""),
            ("x.css.svg: {to: sheet}", "write to: svg-css, or name the asset \"x\""),
            ("sheet.png: {to: sheet}", "name the asset \"sheet\""),
            ("logo.png: {}", "name the asset \"logo\""),
            ("clip.mp4: {}", "name the asset \"clip\""),
            ("ring.gif: {to: gif, matte: white, matrix: {size: [9, 10]}}", "name the asset \"ring\""),
        ])
    func endings(asset: String, message: String) throws {
        let fixture = try BuildFixture(BuildFixture.quick + "  \(asset)\n  fine.v2: {}\n")
        let problems = fixture.problems()
        #expect(problems.count { $0.contains(message) } > 0 && !problems.contains { $0.contains("fine") })
        #expect(throws: SpecError.self) { try fixture.build() }
        #expect(fixture.files().isEmpty)
    }

    @Test("two assets whose names are those of files cannot both write a third")
    func conflicts() throws {
        let fixture = try BuildFixture(
            """
            version: 1
            defaults: {size: 9, motion: fluent, frames: 2, sidecar: txt}
            assets: {a.webp: {to: webp}, a.apng: {to: apng}}
            """)
        #expect(fixture.problems().contains { $0.contains("the file \"a.txt\" is also one of \"a.apng\"") })
    }
}

import CairoRaster
import Imaging
import Jobs
import Testing

@testable import Builds
@testable import Files
@testable import Requests

@Suite struct JobKeyTests {
    private func key(_ options: String) throws -> Digest {
        try #require(try BuildFixture("{version: 1, assets: {a: {\(options)}}}").plan().jobs.first?.key)
    }

    @Test("every option decides, and the order of options does not")
    func options() throws {
        let texts = [
            "size: 24", "size: 25", "size: 24, fps: 30", "fps: 30", "color: ['#FFF']", "color: '#FFF'",
            "color: ['#FFF', '#000']", "sheet: {columns: 2}", "sheet: {columns: 2, padding: 1}",
            "background: card", "cap: butt",
            "theme: fiori-light",
        ]
        #expect(Set(try texts.map(key)).count == texts.count)
        #expect(try key("size: 24, fps: 30") == key("fps: 30, size: 24"))
    }

    @Test("quotation marks decide where a number, a flag or nothing becomes a text, and nowhere else")
    func quotationMarks() throws {
        for (one, other) in [
            ("cap: butt", "cap: 'butt'"), ("value: 0:1", "value: '0:1'"),
            ("color: steelblue", "color: \"steelblue\""),
        ] { #expect(try key(one) == key(other), "\(one)") }
        #expect(try key("label: No") != key("label: 'No'"))
        for text in ["5", "true", "null", "1e3"] {
            #expect(throws: (any Error).self) { try key("label: \(text)") }
            _ = try key("label: '\(text)'")
        }
    }

    @Test("what draws is known by its version, and so is what sets texts")
    func versions() throws {
        #expect(LibraryVersions.cairo.split(separator: ".").count == 3)
        let pixman = try #require(LibraryVersions.pixman)
        #expect(pixman.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
        let parts = JobKey.parts(
            name: "a", folder: "", entries: [], pack: nil, members: [], inputs: InputFiles())
        #expect(parts.contains { $0.name == "libraries" && $0.text.contains("pixman \(pixman)") })
        let text = try LibraryVersions.text()
        let names = text.split(separator: ", ").compactMap { $0.wholeMatch(of: /(\w+) \d+\.\d+\.\d+/)?.1 }
        #expect(names == ["pango", "harfbuzz", "freetype", "cairo"], "\(text)")
        #expect(encoderVersions.wholeMatch(of: /libdeflate \d+\.\d+, libwebp \d+/) != nil)
    }

    @Test("what is said to make no text needs no font")
    func textless() throws {
        #expect(SpecOption.textless.isSubset(of: ManifestSyntax.optionKeys + ["name"]))
        for options in [
            "state: error, glyph: pause", "transition: active:success, theme: fiori-dark, background: card",
            "indicator: linear, value: 0:1, direction: rtl, stop: 2, gap: 1", "state: paused, glyph: auto",
        ] {
            let plan = try BuildFixture("{version: 1, assets: {a: {\(options)}}}").plan()
            #expect(try plan.rendered(plan.jobs[0]).scene.fonts == nil, "\(options)")
        }
    }
}

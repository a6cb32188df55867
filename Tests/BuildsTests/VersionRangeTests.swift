import Basics
import Files
import Formats
import Testing

@testable import Builds

@Suite struct VersionRangeTests {
    @Test(
        "all conditions of a range hold, and missing numbers are 0",
        arguments: [
            (">=1.2 <2", ["1.2.0", "1.2", "1.99.3"], ["1.1.9", "2.0.0", "2"]),
            ("1", ["1", "1.0", "1.0.0"], ["1.0.1", "0.9.9"]),
            ("= 1.0.3", ["1.0.3"], ["1.0.2", "1.0.4"]),
            (">1.9 <= 1.10.1", ["1.9.1", "1.10", "1.10.1"], ["1.9", "1.10.2", "1.2"]),
        ] as [(String, [String], [String])])
    func ranges(text: String, inside: [String], outside: [String]) throws {
        let range = try #require(VersionRange(text))
        for version in inside { #expect(range.contains(version), "\(version)") }
        for version in outside { #expect(!range.contains(version), "\(version)") }
    }

    @Test(
        "anything else is no range",
        arguments: ["", " ", "new", "^1.2", "1.2.3.4", "1..2", ">=", "-1", "1.x", "1234567", ">=1 || 2", "١"])
    func wrong(text: String) { #expect(VersionRange(text) == nil) }

    @Test("a manifest for another version is refused with its place, that of an included file too")
    func manifests() throws {
        let plan = try BuildFixture("{version: 1, spindle: '>=\(spindleVersion)', assets: {a: {size: 8}}}")
            .plan()
        #expect(plan.jobs.count == 1)
        let error = #expect(throws: SpecError.self) {
            try BuildFixture("{version: 1, spindle: '>=0.5 <0.9', assets: {a: {size: 8}}}").plan()
        }
        let text = "\(error as Any)"
        #expect(text.contains("\">=0.5 <0.9\"") && text.contains("Spindle \(spindleVersion)"), "\(text)")
        #expect(error?.kind == .file)
        // What it may have more is not told.
        let later = #expect(throws: SpecError.self) {
            try BuildFixture("{version: 1, spindle: '>=9', new-key: 1, assets: {a: {other: 8}}}").plan()
        }
        #expect(later?.others.isEmpty == true && "\(later as Any)".contains("\">=9\""), "\(later as Any)")
        for range in ["''", "newest", "[1, 2]"] {
            #expect(throws: SpecError.self, "\(range)") {
                try BuildFixture("{version: 1, spindle: \(range), assets: {a: {size: 8}}}").plan()
            }
        }
        let fixture = try BuildFixture("{version: 1, includes: [old.yaml]}")
        fixture.put("{version: 1, spindle: '<1', assets: {a: {size: 8}}}", "old.yaml")
        #expect(throws: SpecError.self) { try fixture.plan() }
    }

    @Test("a record says which version wrote it, and one that does not is read all the same")
    func records() throws {
        var state = BuildState()
        (state.plan, state.jobCount) = (BuildState.noDigest.description, 0)
        let text = String(decoding: state.bytes(), as: UTF8.self)
        #expect(text.contains("\n# version \(spindleVersion)\n"))
        #expect(BuildState(state.bytes())?.version == spindleVersion)
        state.version = nil
        let old = try #require(BuildState(state.bytes()))
        #expect(old.version == nil && old == state)
    }
}

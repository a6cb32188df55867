import Foundation
import TestSupport
import Testing

@testable import Builds

/// Names that differ in case or composition only: two files to some systems, one to others.
@Suite struct NameFormsTests {
    /// `é` as one scalar, and as two.
    static let composed = "\u{E9}"
    static let decomposed = "e\u{301}"

    private static func manifest(_ assets: String...) -> String {
        "version: 1\ndefaults: {size: 8, frames: 2, motion: fluent}\nassets:\n"
            + assets.map { "  " + $0 + "\n" }.joined()
    }

    @Test(
        "folders that are one to some systems are refused, across assets and above other folders",
        arguments: [
            ("X", "x", "X", "x"), (composed, decomposed, "\\u{00E9}", "e\\u{0301}"),
            ("a/X/b", "a/x/c", "a/X", "a/x"), ("X", "x/below", "X", "x"),
            ("\(composed)/a", "\(decomposed)/b", "\\u{00E9}", "e\\u{0301}"),
            ("\u{130}", "i\u{307}", "\\u{0130}", "i\\u{0307}"),
        ])
    func folders(one: String, other: String, shownOne: String, shownOther: String) throws {
        let fixture = try BuildFixture(
            Self.manifest("one: {folder: '\(one)'}", "two: {folder: '\(other)'}", "three: {folder: '\(one)'}")
        )
        let problems = fixture.problems()
        #expect(problems.count == 1, "\(problems)")
        let problem = try #require(problems.first)
        #expect(problem.hasPrefix("spindle.yaml:") && problem.contains("assets."))
        #expect(problem.contains("\"\(shownOne)\"") && problem.contains("\"\(shownOther)\""), "\(problem)")
        #expect(problem.contains("the same on some systems; write both the same way"))
    }

    @Test("of a matrix as well; and folders that are alike are no problem")
    func alike() throws {
        let matrix = try BuildFixture(
            Self.manifest("one: {folder: '{color}', matrix: {color: {X: '#F00', x: '#0F0'}}}"))
        #expect(matrix.problems().count { $0.contains("folders") } == 1, "\(matrix.problems())")
        let same = try BuildFixture(
            Self.manifest(
                "one: {folder: X/y}", "two: {folder: X/y}", "three: {folder: X}", "four: {folder: X/z}"))
        #expect(same.problems().isEmpty, "\(same.problems())")
    }

    @Test(
        "an asset or a folder whose form has changed is built anew, and the old form pruned",
        arguments: [(composed, decomposed), (decomposed, composed), ("X", "x")], [true, false])
    func changed(forms: (old: String, new: String), isFolder: Bool) throws {
        func manifest(_ form: String) -> String {
            Self.manifest(isFolder ? "a: {folder: '\(form)/below'}" : "'\(form)': {}", "b: {}")
        }
        let fixture = try BuildFixture(manifest(forms.old))
        try fixture.build()
        let before = fixture.names()
        fixture.put(manifest(forms.new))
        #expect(try !fixture.builder().check().isEmpty)
        let report = try fixture.build()
        #expect(report.built == 1 && report.stale.count == 2)
        #expect(Set(fixture.names()).isSuperset(of: before))
        var options = Builder.Options()
        options.prunes = true
        #expect(try fixture.build(options).pruned.count == 2)
        let fresh = try BuildFixture(manifest(forms.new))
        try fresh.build()
        #expect(fixture.names() == fresh.names())
        #expect(try fixture.builder().check().isEmpty)
    }

    @Test("input files whose names differ in composition only are told apart", .enabled(if: areToldApart))
    func inputs() throws {
        let fixture = try BuildFixture(
            Self.manifest(
                "one: {theme: '\(Self.composed).yaml'}", "two: {theme: '\(Self.decomposed).yaml'}",
                "three: {theme: plain.yaml}"))
        func theme(_ color: String) -> String {
            "{name: t, base: fiori-light, colors: {indicator: '\(color)'}}"
        }
        fixture.put(theme("#FF0000"), Self.composed + ".yaml")
        fixture.put(theme("#0000FF"), Self.decomposed + ".yaml")
        fixture.put(theme("#0000FF"), "plain.yaml")
        try fixture.build()
        let files = fixture.files()
        let (one, two, three) = (files["one-0000.png"], files["two-0000.png"], files["three-0000.png"])
        #expect(one != nil && one != two && two == three)
        #expect(try fixture.plan().inputPaths(besides: []).count { $0.hasSuffix(".yaml") } == 4)
        fixture.put(theme("#00FF00"), Self.decomposed + ".yaml")
        #expect(try fixture.build().built == 1)
    }

    /// Not so on macOS.
    static let areToldApart: Bool = {
        guard let folder = try? WorkFolder() else { return false }
        folder.put(composed, [])
        return !FileManager.default.fileExists(atPath: folder.path + "/" + decomposed)
    }()

    @Test("where both forms lead to one file, it is kept")
    func oneFile() throws {
        let fixture = try BuildFixture(Self.manifest("X: {frames: 1}"))
        try fixture.build()
        let out = fixture.folder.path + "/out"
        // As on a disk where case does not count.
        try FileManager.default.linkItem(atPath: out + "/X-0000.png", toPath: out + "/x-0000.png")
        fixture.put(Self.manifest("x: {frames: 1}"))
        var options = Builder.Options()
        options.prunes = true
        let report = try fixture.build(options)
        #expect(report.pruned.isEmpty && report.kept.isEmpty && report.stale.isEmpty)
        #expect(FileManager.default.fileExists(atPath: out + "/x-0000.png"))
        #expect(FileManager.default.fileExists(atPath: out + "/X-0000.png"))
    }
}

extension BuildFixture {
    fileprivate func build(_ options: Builder.Options) throws -> BuildReport { try build("out", options) }

    /// The bytes of the paths of all files in the folder `out`, sorted.
    fileprivate func names() -> [[UInt8]] {
        let root = folder.path + "/out"
        return (FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? [])
            .map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    }
}

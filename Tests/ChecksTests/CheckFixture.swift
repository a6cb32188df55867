import Guidelines
import Platform
import TestSupport
import Testing

@testable import Basics
@testable import Checks

/// Files in a folder of their own, and what checks find in them.
struct CheckFixture {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    func path(_ name: String) -> String { folder.path + "/" + name }

    /// Checks files of these contents, which are called `0.yaml`, `1.yaml` and so on.
    ///
    /// - Parameter all: Whether the rule counts that nearly every short file breaks: what moves has a variant.
    func check(
        _ files: [String], _ options: Checker.Options = .init(), all: Bool = false
    ) throws -> CheckReport {
        let names = files.indices.map { "\($0).yaml" }
        for (name, text) in zip(names, files) { folder.put(name, Array(text.utf8)) }
        let report = Checker(options, workers: Workers(count: 2)).check(names.map(path))
        #expect(report.failures == [])
        if all { return report }
        return CheckReport(
            findings: report.findings.filter { $0.rule.id != "reduced-motion-missing" }, failures: [],
            files: report.files, subjects: report.subjects, rules: report.rules)
    }

    /// The rules that files break, each once for each time.
    static func rules(_ files: String...) throws -> [String] {
        try CheckFixture().check(files).findings.map(\.rule.id)
    }

    /// What keeps files from being checked.
    func refusal(_ files: [String], _ options: Checker.Options = .init()) -> SpecError? {
        let names = files.indices.map { "\($0).yaml" }
        for (name, text) in zip(names, files) { folder.put(name, Array(text.utf8)) }
        return Checker(options, workers: Workers(count: 2)).check(names.map(path)).failure
    }
}

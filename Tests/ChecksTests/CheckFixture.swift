import Guidelines
import Imaging
import Indicators
import RequestSupport
import TestSupport

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
        let report = try Checker(options, workers: Workers(count: 2)).check(names.map(path))
        if all { return report }
        return CheckReport(
            findings: report.findings.filter { $0.rule.id != "reduced-motion-missing" }, files: report.files,
            subjects: report.subjects)
    }

    /// The rules that files break, each once for each time.
    static func rules(_ files: String...) throws -> [String] {
        try CheckFixture().check(files).findings.map(\.rule.id)
    }

    /// What keeps files from being checked.
    func refusal(_ files: [String], _ options: Checker.Options = .init()) throws -> SpecError? {
        do throws(SpecError) {
            let names = files.indices.map { "\($0).yaml" }
            for (name, text) in zip(names, files) { folder.put(name, Array(text.utf8)) }
            _ = try Checker(options, workers: Workers(count: 2)).check(names.map(path))
            return nil
        } catch {
            return error
        }
    }
}

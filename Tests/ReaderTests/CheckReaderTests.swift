import Basics
import Checks
import Foundation
import Platform
import Testing

/// The published schema of SARIF must accept what checks print.
@Suite struct CheckReaderTests {
    /// A report on files of these names and contents.
    private func report(_ files: [String: String], in folder: URL) throws -> CheckReport {
        for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
        var options = Checker.Options()
        try options.switchOff("label-says-loading=\u{1F600} \"decided\"\n")
        return Checker(options, workers: Workers(count: 1)).check(
            files.keys.sorted().map { folder.appending(path: $0).path })
    }

    @Test("SARIF of files that cannot be understood has what is wrong as results, in a run that failed")
    func failure() throws {
        try FileManager.default.withTemporaryFolder { folder in
            let report = try report(
                ["a.yaml": "size: 40q\nfps: x\n", "b.yaml": "a: [\n", "c.yaml": "state: error\n"], in: folder)
            let file = folder.appending(path: "check.sarif")
            try Data(report.sarif(failure: 65)).write(to: file)
            let output = try Reader.python.run([Reader.script("sarif.py"), file.path])
            let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
            let path = folder.path
            #expect(
                lines == [
                    "error error-without-label error \(path)/c.yaml 1 8 []",
                    "error unreadable-file error \(path)/a.yaml 1 7 []",
                    "error unreadable-file error \(path)/a.yaml 2 6 []",
                    "error unreadable-file error \(path)/b.yaml 2 1 []",
                ])
        }
    }

    @Test("SARIF is what the schema of OASIS says, with a rule for every finding and a place in the file")
    func sarif() throws {
        try FileManager.default.withTemporaryFolder { folder in
            let report = try report(
                [
                    "a b%ü.yaml": "state: error\n",
                    "b.yaml": "motion: fluent\nlabel: Loading\nreduced-motion: slow\n",
                    "c.yaml": "indicator: steps\n", "d.yaml": "reduced-motion: slow\n",
                ], in: folder)
            let file = folder.appending(path: "check.sarif")
            try Data(report.sarif()).write(to: file)
            let output = try Reader.python.run([Reader.script("sarif.py"), file.path])
            let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
            let path = folder.path
            #expect(
                lines
                    == [
                        "error error-without-label error \(path)/a b%ü.yaml 1 8 []",
                        "error too-few-steps error \(path)/c.yaml 1 1 []",
                        "warning label-says-loading warning \(path)/b.yaml 2 8 ['\u{1F600} \"decided\"\\n']",
                    ].sorted())
        }
    }

    @Test("no findings are a valid report too")
    func empty() throws {
        try FileManager.default.withTemporaryFolder { folder in
            let file = folder.appending(path: "check.sarif")
            try Data(report(["a.yaml": "reduced-motion: slow"], in: folder).sarif()).write(to: file)
            #expect(try Reader.python.run([Reader.script("sarif.py"), file.path]).isEmpty)
        }
    }

    @Test("JSON has every finding with what is known of it")
    func json() throws {
        try FileManager.default.withTemporaryFolder { folder in
            let report = try report(["a.yaml": "state: error\nlabel: {active: Loading}\n"], in: folder)
            let json = try #require(
                JSONSerialization.jsonObject(with: Data(report.json())) as? [String: Any])
            let summary = try #require(json["summary"] as? [String: Int])
            #expect(
                summary == [
                    "files": 1, "unreadable": 0, "indicators": 1, "errors": 1, "warnings": 0, "advice": 0,
                    "suppressed": 1,
                ])
            let findings = try #require(json["findings"] as? [[String: Any]])
            #expect(findings.map { $0["rule"] as? String } == ["error-without-label", "label-says-loading"])
            #expect(
                findings.map { $0["line"] as? Int } == [2, 2]
                    || findings.map { $0["line"] as? Int } == [1, 2])
            #expect(findings[0]["suppressed"] is NSNull && findings[1]["suppressed"] is String)
        }
    }
}

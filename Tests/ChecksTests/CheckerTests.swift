import Basics
import Foundation
import Guidelines
import Jobs
import Platform
import TestSupport
import Testing

@testable import Builds
@testable import Checks
@testable import Files
@testable import Loading
@testable import Requests

@Suite struct CheckerTests {
    let fixture: CheckFixture

    init() throws { fixture = try CheckFixture() }

    /// Line, column, path and rule of everything that is found.
    private func places(_ files: String...) throws -> [String] {
        try fixture.check(files).findings.map { "\($0.line):\($0.column) \($0.path) \($0.rule.id)" }
    }

    @Test("findings stand where the option does that makes them")
    func places() throws {
        #expect(
            try places("theme: fiori-light\nstate: error\n") == ["2:8 state error-without-label"])
        #expect(
            try places("motion: fluent\nlabel:\n  active: Loading\n") == [
                "3:11 label.active label-says-loading"
            ])
        #expect(
            try places(
                "indicator: steps\nwidth: 500\nsteps:\n- a\n- name: \(String(repeating: "wide ", count: 40))\n- c\n"
            )
                == ["5:3 steps[1] step-name-over-two-lines"])
        #expect(
            try places("{motion: fluent,\n check: {expected: 500}}") == [
                "2:20 check.expected indicator-on-short-wait"
            ])
        // Code points count, whatever their width.
        #expect(
            try places("{name: 写真é, label: Loading}") == ["1:20 label label-says-loading"])
        // How an operation ends is said where that is told, whatever its label.
        #expect(
            try places(
                "label: Uploading\noperation: {events: [{at: 0, started}, {at: 2000, failed: Error}]}\n"
            ).contains("2:59 operation.events[1].failed error-says-nothing"))
        #expect(try places("color: '#EEE'\n").first == "1:8 color indicator-contrast")
    }

    @Test("rules of others are judged by as well, and can be switched off like ours")
    func ownRules() throws {
        var options = Checker.Options()
        options.rules = [
            Rule(
                "label-too-loud", .warning, Rule.Source("house-style", title: "House style"), "3.1",
                "A label does not shout", why: "We do not shout.", fix: "write the label in lower case"
            ) { subject in
                subject.labels.filter { $0.text.count > 2 && $0.text == $0.text.uppercased() }
                    .map { Rule.Breach("the label \($0.text) shouts", at: [.label]) }
            },
            Rule(
                together: "one-at-a-time", .advice, .ours, "3.2", "There is one indicator in all files",
                why: "Two are too many.", fix: "remove one"
            ) { subjects in
                subjects.indices.dropFirst().map {
                    .init(subject: $0, breach: .init("is one too many", at: []))
                }
            },
        ]
        let file = "{motion: fluent, label: LOUD, check: {screen: main}}"
        let report = try fixture.check([file, file], options)
        #expect(
            report.findings.map(\.rule.id).sorted() == ["label-too-loud", "label-too-loud", "one-at-a-time"])
        let sarif = String(decoding: report.sarif(), as: UTF8.self)
        #expect(sarif.contains("House style") && sarif.contains("\"ruleIndex\": 1"))
        try options.switchOff("label-too-loud=it is loud here")
        #expect(try fixture.check([file], options).count.suppressed == 1)
    }

    @Test("A1: what moves without a variant is told at its own place, wherever that was asked for")
    func reducedMotion() throws {
        let text =
            "version: 1\ndefaults: {with-reduced-motion: message}\nassets:\n  a: {}\n  b: {to: svg}\n"
        let found = try fixture.check([text], all: true).findings
        #expect(found.map { "\($0.line) \($0.path) \($0.rule.id)" } == ["5 assets.b reduced-motion-missing"])
    }

    @Test("what no option says stands at the beginning")
    func beginning() throws {
        #expect(
            try places("indicator: steps\n") == ["1:1  too-few-steps"])
    }

    @Test("findings of a manifest stand in its files, once for all variants that share them")
    func manifest() throws {
        fixture.folder.put("more.yaml", Array("version: 1\nassets:\n  c:\n    state: success\n".utf8))
        let report = try fixture.check([
            """
            version: 1
            includes: more.yaml
            defaults:
              theme: fiori-light
              check: {off: {success-without-label: a toast says it}}
            assets:
              a:
                state: error
                matrix: {scale: [1, 2, 3]}
              b:
                label: Loading
            """
        ])
        let found = report.findings.map {
            "\($0.file.split(separator: "/").last!):\($0.line):\($0.column) \($0.rule.id) \($0.names)"
        }
        #expect(
            found == [
                "0.yaml:8:12 error-without-label [\"a-1\", \"a-2\", \"a-3\"]",
                "0.yaml:11:12 label-says-loading [\"b\"]",
                "more.yaml:4:12 success-without-label [\"c\"]",
            ])
        #expect(report.subjects == 5 && report.files == 1)
        #expect(report.findings.map { $0.suppression } == [nil, nil, "a toast says it"])
        #expect(report.count == CheckReport.Count(errors: 1, warnings: 1, advice: 0, suppressed: 1))
    }

    @Test("indicators of one activity are judged together, whatever file they are in")
    func activities() throws {
        let report = try fixture.check([
            "check: {activity: a}", "{indicator: linear, check: {activity: a}}",
            "{version: 1, assets: {x: {indicator: linear, check: {activity: a}}, y: {check: {activity: b}}}}",
        ])
        #expect(report.findings.map(\.rule.id) == ["mixed-indicators", "mixed-indicators"])
        #expect(report.findings.map { $0.names.count } == [1, 1])
        #expect(report.subjects == 4)
    }

    @Test("rules are switched off with reasons, in files and for all of them")
    func off() throws {
        var options = Checker.Options()
        try options.switchOff("error-without-label=the screen says it")
        let report = try fixture.check(["state: error"], options)
        #expect(report.findings.map(\.suppression) == ["the screen says it"])
        #expect(report.count.errors == 0 && report.count.suppressed == 1)
        #expect(report.text() == [] && report.text(all: true).count > 80)
        for (text, part) in [
            ("eror-without-label=x", "\"error-without-label\""), ("error-without-label", "needs a reason"),
            ("error-without-label= ", "needs a reason"), ("error-without-label=again", "twice"),
            ("", "no rule"),
        ] {
            let error = #expect(throws: SpecError.self) { try options.switchOff(text) }
            #expect(error?.description.contains(part) == true, "\(error as Any)")
        }
    }

    @Test("a switch without a reason, of no rule, and words that say nothing are errors of the file")
    func badSwitches() throws {
        for (text, part) in [
            ("check: {off: {eror-without-label: x}}", "did you mean \"error-without-label\"?"),
            ("check: {off: {error-without-label: }}", "expected text, found nothing"),
            ("check: {off: {error-without-label: ' '}}", "a rule needs a reason to be switched off"),
            ("check: {off: [error-without-label]}", "expected a map"),
            ("check: {of: {}}", "did you mean \"off\"?"),
            ("check: {expected: -1}", "out of range"), ("check: {activity: ''}", "at least one letter"),
        ] {
            let error = try #require(fixture.refusal([text]), "\(text)")
            #expect(error.kind == .file && "\(error)".contains(part), "\(error)")
        }
    }

    @Test("everything that keeps files from being understood is told at once")
    func badFiles() throws {
        let error = try #require(
            fixture.refusal([
                "labl: x", "state: error", "{version: 1, assets: {a: {fps: 0}, b: {motion: no}}}",
            ]))
        #expect(error.kind == .file)
        let lines = "\(error)".split(separator: "\n").map { $0.split(separator: "/").last ?? "" }
        #expect(lines.map { $0.prefix(6) } == ["0.yaml", "2.yaml", "2.yaml"], "\(lines)")
        let checker = Checker(.init(), workers: Workers(count: 1))
        for (path, kind) in [
            (fixture.path("none.yaml"), SpecError.Kind.missing), (fixture.folder.path, .missing),
            ("/dev/null", .missing), ("a\0b", .missing),
        ] {
            #expect(checker.check([path]).failure?.kind == kind, "\(path)")
        }
    }

    @Test("hostile bytes and huge texts are refused or judged, and never more than that")
    func hostile() throws {
        #expect(fixture.refusal(["label: \u{1}\u{7F}"]) != nil)
        fixture.folder.put("bytes.yaml", [0xFF, 0xFE, 0x00, 0x80])
        let checker = Checker(.init(), workers: Workers(count: 1))
        #expect(checker.check([fixture.path("bytes.yaml")]).failures.count == 1)
        let huge = String(repeating: "word ", count: 2000)
        let report = try fixture.check(["{state: error, label: \(huge), width: 300}"])
        #expect(report.findings.map(\.rule.id) == ["label-over-two-lines"])
        #expect(report.text().count < 400)
        #expect(fixture.refusal(["{state: error, label: \(huge) \(huge)}"])?.kind == .file)
        let strange = try fixture.check([#"{state: error, label: "\u202Efailed\n\e[31m\0 60%"}"#])
        #expect(strange.findings.map(\.rule.id) == ["error-without-remedy", "value-on-error"])
        #expect(!strange.text().contains(0x1B) && !strange.text().contains(0))
        // Rules read labels letter by letter, and none of them twice.
        let words = (0..<1200).map { "Your\($0 % 10 == 0 ? "" : "x")" }.joined(separator: " ")
        #expect(try CheckFixture.rules("{label: \(words), width: 599}").contains("label-not-sentence-case"))
    }

    @Test("three thousand assets are judged, in the order of their lines")
    func many() throws {
        var text = "version: 1\ndefaults: {motion: fluent, frames: 4}\nassets:\n"
        for number in 0..<3000 {
            text +=
                "  a\(number): {\(number % 1000 == 0 ? "label: Loading, " : "")check: {activity: a\(number % 50)}}\n"
        }
        let report = try fixture.check([text])
        #expect(report.subjects == 3000)
        #expect(report.findings.map(\.line) == (0..<3).map { $0 * 1000 + 4 })
    }

    @Test("a file that is named twice is judged once")
    func twice() throws {
        _ = try fixture.check(["state: error"])
        let report = Checker(.init(), workers: Workers(count: 1)).check([
            fixture.path("0.yaml"), fixture.path("0.yaml"),
        ])
        #expect(report.findings.count == 1 && report.files == 1)
    }

    @Test("C5, C7, S8: what is rendered tells the same as checks do, in the same words")
    func notes() throws {
        for text in [
            "state: error", "{label: Uploading photos, width: 100}",
            "{indicator: steps, steps: [a, b], header: true, names: true}",
        ] {
            let file = try RenderFile.parse(Array(text.utf8), name: "a")
            let note = try #require(try file.resolve(file.spec).notes.first)
            let finding = try #require(try fixture.check([text]).findings.first)
            #expect(note == "\(finding.message); \(finding.rule.fix)")
        }
    }

    @Test("what is said for checks alone decides no byte")
    func keys() throws {
        func key(_ text: String) throws -> [String] {
            let (inputs, folder) = (InputFiles(), try WorkFolder())
            folder.put("spindle.yaml", text)
            let manifest = try Manifest.read(folder.path + "/spindle.yaml", options: .init(), inputs: inputs)
            return try BuildPlan(manifest, inputs: inputs, workers: Workers(count: 2)).jobs.map {
                "\($0.key)"
            }
        }
        let plain = try key("{version: 1, assets: {a: {motion: fluent}}}")
        #expect(try key("{version: 1, assets: {a: {motion: fluent, check: {activity: x}}}}") == plain)
        #expect(try key("{version: 1, assets: {a: {motion: primer}}}") != plain)
    }

    @Test(
        "G: manifests to begin with, and those of examples and of the article, break no rule that is an error"
    )
    func examples() throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        let examples = root.appending(path: "Tests/Examples")
        let files = try #require(FileManager.default.subpaths(atPath: examples.path))
            .filter { $0.hasSuffix("spindle.yaml") && !$0.contains(".build") }.sorted()
        #expect(files.count >= 5)
        var reports = [
            Checker(.init(), workers: Workers(count: 2)).check(
                files.map { examples.appending(path: $0).path })
        ]
        var texts = [StarterManifest.text]
        // What the article includes and extends.
        for folder in ["icons", "common"] {
            try FileManager.default.createDirectory(
                atPath: fixture.path(folder), withIntermediateDirectories: false)
        }
        fixture.folder.put("icons/icons.yaml", Array("version: 1\nassets: {icon: {}}\n".utf8))
        fixture.folder.put("common/base.yaml", Array("version: 1\ndefaults: {size: 24}\n".utf8))
        for article in ["README.md", "Sources/Spindle/Spindle.docc/Builds.md"] {
            let text = try String(contentsOf: root.appending(path: article), encoding: .utf8)
            texts += text.components(separatedBy: "```").filter { $0.hasPrefix("yaml\nversion: 1") }
                .map { String($0.dropFirst(5)) }
        }
        #expect(texts.count >= 3)
        reports += try texts.map { try fixture.check([$0]) }
        for report in reports {
            #expect(report.subjects > 0 && report.count.errors == 0, "\(report.findings.map(\.message))")
        }
    }

    @Test("G: the article has every rule, with its severity, its source and its requirement")
    func article() throws {
        let file = URL(filePath: #filePath).appending(
            path: "../../../Sources/Spindle/Spindle.docc/Checks.md"
        ).standardizedFileURL
        let text = try String(contentsOf: file, encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") && $0.contains("` | ") }
        for rule in Rule.all {
            let row =
                "| `\(rule.id)` | \(rule.severity.rawValue) | \(rule.requirement) | \(rule.source.id) | \(rule.summary) |"
            #expect(rows.contains { $0 == row }, "\(row)")
        }
        let ids = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
        let unknown = ids.filter { id in id.contains("-") && !Rule.all.contains { $0.id == id } }
        #expect(unknown.isEmpty)
    }
}

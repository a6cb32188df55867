import Basics
import Guidelines
import Imaging
import RequestSupport
import TestSupport
import Testing

@testable import Checks
@testable import Files

/// What `--fix` writes, and what it leaves alone.
@Suite struct MendTests {
    let fixture: CheckFixture

    init() throws { fixture = try CheckFixture() }

    private let checker = Checker(.init(), workers: Workers(count: 2))

    /// What becomes of files with these names and contents; of the first of them where only that is asked for.
    private func mended(_ files: KeyValuePairs<String, String>, check: [String]? = nil) -> [String: String] {
        for (name, text) in files { fixture.folder.put(name, text) }
        let mended = checker.mended((check ?? files.map(\.key)).map(fixture.path))
        var result = Dictionary(uniqueKeysWithValues: files.map { ($0.key, $0.value) })
        for file in mended.files {
            let name = file.name.split(separator: "/").last.map(String.init) ?? ""
            #expect(Array((result[name] ?? "").utf8) == file.before)
            result[name] = String(decoding: file.after, as: UTF8.self)
        }
        return result
    }

    private func mended(_ text: String) -> String { mended(["a.yaml": text])["a.yaml"] ?? "" }

    /// For each rule that can mend: files that break it, and what becomes of them.
    static let samples: [(rule: String, before: String, after: String)] = [
        ("label-not-sentence-case", "label: uploading photos", "label: Uploading photos"),
        ("label-not-sentence-case", "label: Uploading Your Photos", "label: Uploading your photos"),
        ("label-not-sentence-case", "label: UPLOADING PHOTOS…", "label: Uploading photos…"),
        (
            "label-not-sentence-case", "label: 'Upload Failed. Please Try Again'",
            "label: 'Upload failed. Please try again'"
        ),
        (
            "value-on-error", "{state: error, label: Upload failed 60%}",
            "{state: error, label: Upload failed}"
        ),
        (
            "value-on-error", "state: error\nlabel: {error: \"Disk full (60 %).\"}\n",
            "state: error\nlabel: {error: \"Disk full.\"}\n"
        ),
        ("value-on-error", "state: error\nlabel: Disk full – 60/100", "state: error\nlabel: Disk full"),
        (
            "value-on-success",
            "operation: {events: [{at: 0, started}, {at: 3000, progress: 0.5}, {at: 5000, succeeded: 'Saved: 100%'}]}",
            "operation: {events: [{at: 0, started}, {at: 3000, progress: 0.5}, {at: 5000, succeeded: 'Saved'}]}"
        ),
        (
            "label-on-short-operation",
            "label: Uploading\noperation:\n  label-after: 2.5 s # soon\n  events: [{at: 0, started}, {at: 5000, succeeded: Saved}]",
            "label: Uploading\noperation:\n  label-after: 10 s # soon\n  events: [{at: 0, started}, {at: 5000, succeeded: Saved}]"
        ),
        (
            "label-on-short-operation",
            "{label: Uploading, operation: {label-after: 3000, events: [{at: 0, started}, {at: 5000, succeeded: Saved}]}}",
            "{label: Uploading, operation: {label-after: 10000, events: [{at: 0, started}, {at: 5000, succeeded: Saved}]}}"
        ),
        (
            "message-in-partial-loading", "present: {name: partial, message: Sending}",
            "present: {name: partial}"
        ),
        (
            "message-in-partial-loading", "present: partial\nlabel: Sending # now\nsize: 30\n",
            "present: partial\n# now\nsize: 30\n"
        ),
        (
            "dynamic-steps-counted",
            "{indicator: steps, steps: [a, {name: b, dynamic: true}, c], header: true, count-text: 'Step {n} of 3'}",
            "{indicator: steps, steps: [a, {name: b, dynamic: true}, c], header: true, count-text: 'Step {n} of {total}'}"
        ),
        (
            "duplicate-end-frame", "{motion: fluent, fps: 60, frames: 91}",
            "{motion: fluent, fps: 60, frames: 90}"
        ),
    ]

    @Test("G: every fix is found, does away with its finding, and leaves nothing to fix", arguments: samples)
    func rules(rule: String, before: String, after: String) throws {
        let found = try fixture.check([before]).findings.filter { $0.rule.id == rule }
        #expect(found.count == 1 && found.first?.replacement != nil)
        #expect(mended(before) == after)
        #expect(mended(after) == after)
        #expect(try fixture.check([after]).findings.allSatisfy { $0.rule.id != rule })
    }

    @Test("G: a rule that has a fix has a sample above, and whatever breaks it can be fixed but once")
    func coverage() throws {
        let sampled = Set(Self.samples.map(\.rule))
        for (rule, files) in RuleCase.all {
            for text in files.faulty {
                for finding in try fixture.check([text]).findings where finding.replacement != nil {
                    #expect(sampled.contains(finding.rule.id), "\(rule): \(text)")
                }
                let once = mended(text)
                #expect(mended(once) == once, "\(rule): \(text)")
                let left = try fixture.check([once]).findings
                #expect(left.allSatisfy { $0.replacement == nil }, "\(rule): \(once)")
            }
        }
    }

    /// Files with a label in them, of which `§` is the text without quotation marks and `$` the same.
    private static let layouts: [(text: String, quotes: [String])] = [
        ("label: §", ["", "'", "\""]), ("label:   §   # a comment: \"x\" 'y'\nsize: 30\n", ["", "'", "\""]),
        ("# é 写真 😀\n\nname: 'é 写真 😀' # 写真\nlabel: {active: §}\n\n\n", ["", "'", "\""]),
        ("{ name: a ,label  :  § , size: 30 }", ["", "'", "\""]),
        ("{\n  \"name\": \"a\\u0062\",\n  \"label\": §,\n  \"size\": 30\n}\n", ["\""]),
        ("{\"label\":{\"active\":§}}", ["\""]), ("? label\n: §\n? size\n: 30\n", ["", "'", "\""]),
        ("---\n# first\nlabel:\n    §\nsize: 30\n...\n", ["", "'", "\""]),
        ("steps: [a, b]\n", [""]),
        (
            "version: 1\n\ndefaults:   # all\n  label: §  \nassets:\n  写真: {matrix: {scale: [1, 2]}}\n  b: {size: 30}\n",
            ["", "'", "\""]
        ),
        ("version: 1\nassets:\n  a:\n    matrix:\n      label: [\n § , Saving it ]\n", ["", "'", "\""]),
        ("version: 1\nassets:\n- name: a\n  label: §\n- {name: b,label: 'Saving it'}\n", ["", "'", "\""]),
    ]

    @Test("a value is changed and nothing else: quotation marks, comments, line ends and marks stay")
    func bytes() throws {
        let words = [
            ("uploading é 写真 😀", "Uploading é 写真 😀"), ("Uploading Your Photos", "Uploading your photos"),
            ("SAVING", "Saving"),
        ]
        var count = 0
        for (layout, quotes) in Self.layouts where layout.contains("§") {
            for quote in quotes {
                for (bad, good) in words {
                    for end in ["\n", "\r\n", "\r"] {
                        for mark in ["", "\u{FEFF}"] {
                            func file(_ words: String) -> String {
                                mark
                                    + layout.replacing("§", with: quote + words + quote)
                                    .replacing("\n", with: end)
                            }
                            let name = layout.hasPrefix("{\"") ? "a.json" : "a.yaml"
                            let result = mended([name: file(bad)])[name] ?? ""
                            #expect(
                                Array(result.utf8) == Array(file(good).utf8), "\(file(bad).debugDescription)")
                            count += 1
                        }
                    }
                }
            }
        }
        #expect(count > 500)
    }

    @Test("what stands in several places, or over several lines, is left alone")
    func uncertain() {
        for text in [
            "label: &l uploading photos", "label: |\n  uploading photos", "label: >-\n  uploading photos\n",
            "label: uploading\n  photos", "label: 'uploading\n  photos'",
            "version: 1\nassets:\n  a: &a {label: uploading photos}\n  b: *a\n",
            "version: 1\nassets:\n  a: {label: &l uploading photos}\n  b: {label: *l}\n",
            // A name may be among the words, or an acronym.
            "label: Uploading Your Prints", "label: UPLOADING USB", "label: 'Saving Your Wi-Fi'",
            // Half a sentence would be left.
            "{state: error, label: Upload stopped at 60%}", "{state: error, label: 60%}",
        ] {
            #expect(mended(text) == text)
        }
    }

    @Test("a value that several assets have is changed only where it is wrong for all of them")
    func shared() {
        let all = "version: 1\ndefaults: {label: Disk full (60%)}\nassets:\n  a: {state: error}\n"
        #expect(mended(all) == all.replacing(" (60%)", with: ""))
        for other in ["  b: {state: active}\n", "  b: {state: error, check: {off: {value-on-error: no}}}\n"] {
            #expect(mended(all + other) == all + other)
        }
        let own = all + "  b: {state: active, label: Disk}\n"
        #expect(mended(own) == own.replacing(" (60%)", with: ""))
        // Two manifests that include the same file.
        let part = "version: 1\ndefaults: {label: Disk full (60%)}\nassets: {p: {state: error}}\n"
        let including = "version: 1\nincludes: part.yaml\nassets: {a: {}}\n"
        let files = mended(
            ["one.yaml": including, "two.yaml": including, "part.yaml": part],
            check: ["one.yaml", "two.yaml"])
        #expect(files["part.yaml"] == part.replacing(" (60%)", with: ""))
        #expect(files["one.yaml"] == including && files["two.yaml"] == including)
    }

    @Test("several fixes are made in one text, in several files, and beside a file that cannot be read")
    func several() {
        let files = mended([
            "a.yaml": "state: error\nlabel: Upload Failed (60%)\n", "b.yaml": "labl: x\n",
            "c.json": "{\"label\": \"saving\"}",
        ])
        #expect(
            files == [
                "a.yaml": "state: error\nlabel: Upload failed\n", "b.yaml": "labl: x\n",
                "c.json": "{\"label\": \"Saving\"}",
            ])
        let mended = checker.mended(["a.yaml", "b.yaml", "c.json"].map(fixture.path))
        #expect(mended.before.failures.count == 1 && mended.after.failures == mended.before.failures)
        #expect(mended.after.fixed?.map(\.fixed) == [2, 1])
        #expect(mended.after.fixed?.allSatisfy { $0.findings >= $0.fixed } == true)
    }

    @Test("a switched-off rule is not followed")
    func off() {
        let text = "label: saving\ncheck: {off: {label-not-sentence-case: our brand}}\n"
        #expect(mended(text) == text)
    }

    @Test("keys are left out of every form of a map, with their lines and without their comments")
    func removals() {
        for (before, after) in [
            ("present: partial\nlabel: Sending\n", "present: partial\n"),
            ("present: partial\nlabel: Sending", "present: partial\n"),
            ("label: Sending\r\npresent: partial\r\n", "present: partial\r\n"),
            ("# a\nlabel: Sending # b\n# c\npresent: partial\n", "# a\n# b\n# c\npresent: partial\n"),
            ("{label: Sending, present: partial}", "{present: partial}"),
            ("{present: partial, label: Sending}", "{present: partial}"),
            ("{present: partial, label: Sending,}", "{present: partial,}"),
            (
                "{\n  \"present\": \"partial\",\n  \"label\": \"Sending\"\n}\n",
                "{\n  \"present\": \"partial\"\n}\n"
            ),
            (
                "{\n  \"label\": \"Sending\",\n  \"present\": \"partial\"\n}\n",
                "{\n  \"present\": \"partial\"\n}\n"
            ),
            ("\u{FEFF}label: Sending\npresent: partial\n", "\u{FEFF}present: partial\n"),
            ("present: {name: partial, message: Sending}\nlabel: Sending\n", "present: {name: partial}\n"),
            // Whose line it is, and whose comment, is not certain.
            ("{present: partial, # a\n label: Sending}", "{present: partial, # a\n label: Sending}"),
            ("present: partial\nlabel:\n  Sending\n", "present: partial\nlabel:\n  Sending\n"),
            (
                "version: 1\nassets:\n- label: Sending\n  name: a\n  present: partial\n",
                "version: 1\nassets:\n- label: Sending\n  name: a\n  present: partial\n"
            ),
        ] {
            #expect(mended(before) == after, "\(before.debugDescription)")
        }
    }
}

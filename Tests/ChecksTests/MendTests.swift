import Basics
import Guidelines
import Platform
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
        (
            "value-in-label", "label: Uploading (60 %) # so far\nvalue: 0:1\nprogress-text: percent\n",
            "label: Uploading # so far\nvalue: 0:1\nprogress-text: percent\n"
        ),
        (
            "label-on-short-operation", "label: Uploading photos # why?\ncheck: {expected: 2 s}\n",
            "# why?\ncheck: {expected: 2 s}\n"
        ),
        (
            "known-wait-not-shown",
            "label: Uploading\nprogress-text: percent\noperation:\n  expected: 20 s\n  wait-text: ''\n  events: [{at: 0, started}, {at: 3000, progress: 0.2}, {at: 20 s, succeeded: Saved}]\n",
            "label: Uploading\nprogress-text: percent\noperation:\n  expected: 20 s\n  events: [{at: 0, started}, {at: 3000, progress: 0.2}, {at: 20 s, succeeded: Saved}]\n"
        ),
        (
            "late-indicator", "operation: {show-delay: 5 s, events: [{at: 0, started}, {at: 9 s, finished}]}",
            "operation: {show-delay: 3 s, events: [{at: 0, started}, {at: 9 s, finished}]}"
        ),
        (
            "early-indicator", "operation: {show-delay: 0, events: [{at: 0, started}, {at: 9 s, finished}]}",
            "operation: {show-delay: 100, events: [{at: 0, started}, {at: 9 s, finished}]}"
        ),
        (
            "user-action-by-system", "{present: swipe-refresh, sidecar: json, started-by: system}",
            "{present: swipe-refresh, sidecar: json}"
        ),
        ("counterclockwise", "{motion: fluent, turns: -1}", "{motion: fluent, turns: 1}"),
        (
            "sub-step-counted",
            "{indicator: steps, steps: [1 Cart, 2 Address, 2.1 Gift:complete, 3 Payment]}",
            "{indicator: steps, steps: [1 Cart, 2 Address, 2.1 Gift:complete:dynamic, 3 Payment]}"
        ),
        (
            "sub-step-counted", "{indicator: steps, steps: [Cart, 'Sub-step\\: Customs', Payment]}",
            "{indicator: steps, steps: [Cart, 'Sub-step\\: Customs:dynamic', Payment]}"
        ),
        (
            "sub-step-counted",
            "indicator: steps\nsteps:\n- 1 Cart\n-   name: 1a Gift # or not\n    state: default\n- 2 Payment\n",
            "indicator: steps\nsteps:\n- 1 Cart\n-   name: 1a Gift # or not\n    dynamic: true\n    state: default\n- 2 Payment\n"
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
                    for (end, mark) in [("\n", ""), ("\r\n", "\u{FEFF}"), ("\r", "")] {
                        func file(_ words: String) -> String {
                            mark
                                + layout.replacing("§", with: quote + words + quote)
                                .replacing("\n", with: end)
                        }
                        let name = layout.hasPrefix("{\"") ? "a.json" : "a.yaml"
                        let result = mended([name: file(bad)])[name] ?? ""
                        #expect(Array(result.utf8) == Array(file(good).utf8), "\(file(bad).debugDescription)")
                        count += 1
                    }
                }
            }
        }
        #expect(count > 250)
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

    @Test("a key is added to every form of a map, and nothing else is changed")
    func additions() {
        let (before, after) = ("indicator: steps\nsteps:\n", "- 3 Payment\n")
        for (item, result) in [
            ("- name: 2.1 Gift\n", "- name: 2.1 Gift\n  dynamic: true\n"),
            (
                "-   name: '2.1 Gift'   # c\n    icon: star\n",
                "-   name: '2.1 Gift'   # c\n    dynamic: true\n    icon: star\n"
            ),
            ("- icon: star\n  name: 2.1 Gift\n", "- icon: star\n  name: 2.1 Gift\n  dynamic: true\n"),
            ("- {name: 2.1 Gift}\n", "- {name: 2.1 Gift, dynamic: true}\n"),
            (
                "- { icon: star, name: 2.1 Gift , state: error }\n",
                "- { icon: star, name: 2.1 Gift, dynamic: true , state: error }\n"
            ),
            (
                "- {\n   name: 2.1 Gift, # c\n   icon: star}\n",
                "- {\n   name: 2.1 Gift, dynamic: true, # c\n   icon: star}\n"
            ),
            (
                "- {\n   name: 2.1 Gift,\n   icon: star}\n",
                "- {\n   name: 2.1 Gift,\n   dynamic: true,\n   icon: star}\n"
            ),
            ("- {\"name\": \"2.1 Gift\"}\n", "- {\"name\": \"2.1 Gift\", \"dynamic\": true}\n"),
            ("- 2.1 Gift\n", "- 2.1 Gift:dynamic\n"), ("- '2.1 Gift' # c\n", "- '2.1 Gift:dynamic' # c\n"),
            // Whose line it is is not certain, and what is said already stays.
            ("- name:\n    2.1 Gift\n", "- name:\n    2.1 Gift\n"),
            ("- {name: 2.1 Gift, dynamic: false}\n", "- {name: 2.1 Gift, dynamic: false}\n"),
            ("- &a {name: 2.1 Gift}\n", "- &a {name: 2.1 Gift}\n"),
        ] {
            for end in ["\n", "\r\n", "\r"] {
                func file(_ item: String) -> String {
                    (before + "- 1 Cart\n- 2 Address\n" + item + after).replacing("\n", with: end)
                }
                #expect(mended(file(item)) == file(result), "\(item.debugDescription)")
            }
        }
        // At the end of a file without a line end.
        let last = before + "- 2 Cart\n- 3 Payment\n- name: 2.1 Gift"
        #expect(mended(last) == last + "\n  dynamic: true")
        // The numbers of later steps would be those of others.
        let later = before + "- 1 Cart\n- 2 Address\n- 2.1 Gift\n- 3 Payment\ncurrent: 4\n"
        #expect(mended(later) == later)
    }

    @Test("what a fix would leave wrong is not fixed: words for an outcome, and an end before anything shows")
    func needed() {
        for text in [
            "{transition: 'active:success', label: Photos, check: {expected: 5000}}",
            "{present: full-screen, label: Sending the form, check: {expected: 5000}}",
            "{operation: {show-delay: 20, events: [{at: 0, started}, {at: 90, finished}]}}",
            "{state: error, label: Upload completed 60%}",
            "{motion: {name: own, period: 1000, rotation: {tracks: [{amount: -360}]}, tail: {}, head: {offset: 90}}}",
        ] {
            #expect(mended(text) == text)
        }
    }
}

import Foundation
import TestSupport
import Testing

@Suite struct CheckCommandTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    @Test("G: a finding is a line that begins with its place, and the status says whether one is an error")
    func findings() async throws {
        folder.put("error.yaml", "motion: fluent\nstate: error\n")
        folder.put("warning.yaml", "label: Loading\nwith-reduced-motion: message\n")
        folder.put("clean.yaml", "motion: fluent\nwith-reduced-motion: message\n")
        let result = try await CLI.run("check", "error.yaml", "warning.yaml", in: folder.path)
        #expect(result.status == 1)
        #expect(
            result.lines.map(String.init) == [
                "error.yaml:2:8: error: state: an indicator in the error state needs a label that says what happened [error-without-label]",
                "    why: Labels are mandatory for error and success states. (SAP Fiori, Circular Progress Indicator)",
                "    fix: add label",
                "warning.yaml:1:8: warning: label: \"Loading\" adds nothing to the indicator [label-says-loading]",
                "    why: Avoid using terms such as “loading” that don't add any value. (SAP Fiori, Circular Progress Indicator)",
                "    fix: say what is loading, or leave the label out",
            ])
        #expect(result.errors == "2 indicators in 2 files: 1 error, 1 warning, 0 pieces of advice\n")
        #expect(try await CLI.run("check", "warning.yaml", in: folder.path).status == 0)
        #expect(try await CLI.run("check", "warning.yaml", "--strict", in: folder.path).status == 1)
        let clean = try await CLI.succeed("check", "clean.yaml", "--strict", in: folder.path)
        #expect(clean.output.isEmpty && clean.errors.hasPrefix("1 indicator in 1 file: 0 errors"))
    }

    @Test("rules are switched off with a reason, which --verbose shows")
    func off() async throws {
        folder.put("a.yaml", "state: error\n")
        let off = ["check", "a.yaml", "--off", "error-without-label=the screen says it"]
        let quiet = try await CLI.run(off, in: folder.path)
        #expect(quiet.status == 0 && quiet.output.isEmpty && quiet.errors.contains("1 switched off"))
        let verbose = try await CLI.run(off + ["--verbose"], in: folder.path)
        #expect(verbose.status == 0 && verbose.text.contains("switched off: the screen says it"))
        let json = try await CLI.run(off + ["--verbose", "--json"], in: folder.path)
        #expect(json.errors.hasPrefix("Note: --verbose has no effect on JSON"))
    }

    @Test("what is no file, and what is wrong in one, has the status of every other command")
    func refusals() async throws {
        folder.put("bad.yaml", "labl: x\n")
        folder.put("manifest.yaml", "version: 1\nassets: {a: {fps: 0}}\n")
        for (arguments, status, part) in [
            (["none.yaml"], 66, "none.yaml"), (["bad.yaml"], 65, "bad.yaml:1:1"),
            (["manifest.yaml"], 65, "manifest.yaml:2:"), ([], 66, "spindle.yaml"),
            (["bad.yaml", "--jobs", "0"], 64, "--jobs"),
        ] as [([String], Int32, String)] {
            let result = try await CLI.run(["check"] + arguments, in: folder.path)
            #expect(result.status == status && result.errors.contains(part), "\(arguments): \(result.errors)")
            #expect(result.output.isEmpty)
        }
    }

    @Test("standard input is checked as a file is, and what would change in it is printed")
    func standardInput() async throws {
        folder.put("a.yaml", "label: Saving Photos\n")
        func check(_ options: String...) async throws -> CLI.Result {
            try await CLI.run(["check", "-"] + options, shell: "exec \"$@\" < a.yaml", in: folder.path)
        }
        let text = try await check()
        #expect(text.status == 0)
        #expect(text.text.contains("\nstandard input:1:8: warning: label: \"Saving Photos\""))
        let diff = try await check("--diff")
        #expect(diff.status == 0 && diff.text.hasPrefix("--- standard input\n+++ standard input\n"))
        #expect(diff.text.contains("\n-label: Saving Photos\n+label: Saving photos\n"))
        let fix = try await check("--fix")
        #expect(fix.status == 64 && fix.errors.contains("standard input cannot be written back"))
        let sarif = try await check("--sarif")
        #expect(sarif.status == 0 && sarif.text.contains("\"uri\": \"standard%20input\""))
    }

    @Test("a file that cannot be read hides nothing of the others, in every format")
    func unreadable() async throws {
        folder.put("bad.yaml", "labl: x\n")
        folder.put("error.yaml", "state: error\n")
        let files = ["bad.yaml", "error.yaml", "none.yaml"]
        let text = try await CLI.run(["check"] + files, in: folder.path)
        #expect(text.status == 65 && text.text.contains("error.yaml:1:8: error: state: "))
        for part in [
            "Error: bad.yaml:1:1: there is no key", "Error: none.yaml: does not exist",
            "1 indicator in 3 files: 3 errors; 2 files could not be checked completely",
        ] {
            #expect(text.errors.contains(part), "\(text.errors)")
        }
        let json = try await CLI.run(["check"] + files.reversed() + ["--json"], in: folder.path)
        let report = try #require(
            JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any])
        let error = try #require(report["error"] as? [String: Any])
        #expect(json.status == 66 && error["status"] as? Int == 66 && error["file"] as? String == "none.yaml")
        #expect((error["others"] as? [[String: Any]])?.map { $0["line"] as? Int } == [1])
        let findings = try #require(report["findings"] as? [[String: Any]])
        #expect(findings.map { $0["path"] as? String } == ["state"])
        #expect(findings[0]["why"] as? String == "Labels are mandatory for error and success states.")
        #expect(findings[0]["replacement"] is NSNull)
        let sarif = try await CLI.run(["check"] + files + ["--sarif"], in: folder.path)
        #expect(sarif.status == 65 && sarif.text.contains("\"exitCode\": 65"))
        for rule in ["unreadable-file", "error-without-label"] {
            #expect(sarif.text.contains("\"ruleId\": \"\(rule)\""))
        }
    }

    @Test("--fix writes what is certain, tells how much that was, and shows the rest")
    func fix() async throws {
        let text =
            "state: error # why\r\nlabel: 'Upload Failed (60%)'\r\ntheme-color: error=#FFFFFF\r\n"
        folder.put("a.yaml", text)
        folder.put("sub.yaml", "label: Saving photos\nwith-reduced-motion: message\n")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o640], ofItemAtPath: folder.path + "/a.yaml")
        try link(folder.path + "/link.yaml", to: "a.yaml")
        let result = try await CLI.run("check", "link.yaml", "sub.yaml", "--fix", in: folder.path)
        #expect(result.status == 1 && result.text.contains("[indicator-contrast]"))
        #expect(!result.text.contains("sentence case"))
        // Two were mended in one text, and what is left is told.
        #expect(result.errors.hasPrefix("fixed 2 of "), "\(result.errors)")
        #expect(result.errors.contains(" findings in link.yaml\n2 indicators in 2 files: 1 error"))
        #expect(folder.bytes("a.yaml") == Array(text.replacing("Failed (60%)", with: "failed").utf8))
        #expect(try folder.attributes("a.yaml")[.posixPermissions] as? Int == 0o640)
        #expect(try folder.attributes("link.yaml")[.type] as? FileAttributeType == .typeSymbolicLink)
        let before = try folder.attributes("a.yaml")[.systemFileNumber] as? Int
        let again = try await CLI.run("check", "a.yaml", "--fix", in: folder.path)
        #expect(again.status == 1 && !again.errors.contains("fixed"))
        #expect(try folder.attributes("a.yaml")[.systemFileNumber] as? Int == before)
        #expect(folder.names() == ["a.yaml", "link.yaml", "sub.yaml"])
    }

    @Test("--diff prints the patch of what --fix writes, and writes nothing")
    func diff() async throws {
        let lines = (1...40).map { "# line \($0)\n" }
        let text =
            "version: 1\nassets:\n  a: {label: saving}\n" + lines[..<3].joined() + "  b:\n    label: SAVING"
            + " # é\n" + lines[3...].joined() + "  c:\n    present: partial\n    label: x"
        let other = "{\"label\": \"saving\"}"
        for (name, text) in ["m.yaml": text, "o.json": other] { folder.put(name, text) }
        let diff = try await CLI.run("check", "m.yaml", "o.json", "--diff", in: folder.path)
        #expect(diff.status == 1 && folder.bytes("m.yaml") == Array(text.utf8))
        #expect(diff.text.hasPrefix("--- m.yaml\n+++ m.yaml\n@@ -1,11 +1,11 @@\n version: 1\n"))
        // Somebody else's reading of the patch.
        _ = mkdir(folder.path + "/sub")
        folder.put("sub/patch", Array(diff.output))
        for (name, text) in ["m.yaml": text, "o.json": other] { folder.put("sub/" + name, text) }
        let git = try await CLI.run(
            shell: "cd sub && GIT_CEILING_DIRECTORIES=$PWD/.. git apply -p0 patch", in: folder.path)
        #expect(git.status == 0, "\(git.errors)")
        _ = try await CLI.run("check", "m.yaml", "o.json", "--fix", in: folder.path)
        for name in ["m.yaml", "o.json"] {
            #expect(folder.bytes(name) == folder.bytes("sub/" + name))
            #expect(folder.bytes(name) != Array((name == "m.yaml" ? text : other).utf8))
        }
        let clean = try await CLI.run("check", "m.yaml", "o.json", "--diff", in: folder.path)
        #expect(clean.status == 0 && clean.output.isEmpty)
    }

    @Test("what is no file is not written back; --diff shows what would be")
    func streams() async throws {
        let refused = try await CLI.run(
            shell: "echo 'label: saving' | \"$1\" check /dev/stdin --fix", in: folder.path)
        #expect(refused.status == 64 && refused.errors.contains("use --diff"), "\(refused.errors)")
        let shown = try await CLI.run(
            shell: "echo 'label: saving' | \"$1\" check /dev/stdin --diff", in: folder.path)
        #expect(shown.text.hasSuffix("-label: saving\n+label: Saving\n"), "\(shown.text)")
        for format in ["--json", "--sarif"] {
            let both = try await CLI.run("check", "a.yaml", "--diff", format, in: folder.path)
            #expect(both.status == 64 && both.errors.contains(format))
        }
    }

    @Test(
        "a file that may not be written stays as it is, and that is an error",
        .disabled(if: getuid() == 0, "the superuser may write everywhere"))
    func readOnly() async throws {
        _ = mkdir(folder.path + "/sub")
        folder.put("sub/a.yaml", "label: saving\n")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o500], ofItemAtPath: folder.path + "/sub")
        defer {
            try? FileManager.default.setAttributes(
                [.posixPermissions: 0o700], ofItemAtPath: folder.path + "/sub")
        }
        let result = try await CLI.run("check", "sub/a.yaml", "--fix", in: folder.path)
        #expect(result.status == 73 && folder.bytes("sub/a.yaml") == Array("label: saving\n".utf8))
    }

    @Test("the same report for every number of threads and locale, as text, JSON and SARIF")
    func determinism() async throws {
        var text = "version: 1\nassets:\n"
        for number in 0..<60 {
            text += "  a\(number): {state: error, matrix: {scale: [1, 2]}, check: {activity: b}}\n"
        }
        folder.put("spindle.yaml", text)
        for flags in [[], ["--json"], ["--sarif"]] {
            let one = try await CLI.run(["check", "spindle.yaml", "--jobs", "1"] + flags, in: folder.path)
            let environment = CLI.environment.merging(["LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Tokyo"]) { $1 }
            let many = try await CLI.run(
                ["check", "spindle.yaml", "--jobs", "8"] + flags, in: folder.path, environment: environment)
            #expect(one.status == 1 && one.output == many.output && one.output.count > 60)
        }
    }

    #if os(Linux)
        @Test("colors are for terminals alone, and for those that want them")
        func colors() async throws {
            folder.put("a.yaml", "state: error\n")
            let piped = try await CLI.run("check", "a.yaml", in: folder.path)
            #expect(!piped.output.contains(0x1B))
            // script(1) runs a command on a terminal of its own.
            for (refusal, isColored) in [("NO_COLOR= ", true), ("NO_COLOR=1 ", false)] {
                let shell = "TERM=xterm script -qec \"\(refusal)$1 check a.yaml\" /dev/null"
                let result = try await CLI.run(shell: shell, in: folder.path)
                #expect(result.output.contains(0x1B) == isColored, "\(result.text)")
            }
        }
    #endif
}

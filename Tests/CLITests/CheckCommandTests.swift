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
                "error.yaml:2:8: error: an indicator in the error state needs a label that says what happened [error-without-label]",
                "    fix: add label",
                "warning.yaml:1:8: warning: \"Loading\" adds nothing to the indicator [label-says-loading]",
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
            (["manifest.yaml"], 65, "manifest.yaml:2:"), ([], 64, "<file>"),
            (["bad.yaml", "--jobs", "0"], 64, "--jobs"),
        ] as [([String], Int32, String)] {
            let result = try await CLI.run(["check"] + arguments, in: folder.path)
            #expect(result.status == status && result.errors.contains(part), "\(arguments): \(result.errors)")
            #expect(result.output.isEmpty)
        }
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

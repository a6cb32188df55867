import Foundation
import RequestSupport
import TestSupport
import Testing

@Suite struct AdjustmentTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    @Test("flags, a spec file and a motion file say the same in their ways")
    func same() async throws {
        folder.put("spec.yaml", "motion: fluent\nspeed: 2\narc: 20:300\nturns: -3\neasing: ease\nname: a\n")
        folder.put("mine.yaml", "name: a\nbase: fluent\nspeed: 2\narc: 20:300\nturns: -3\neasing: ease\n")
        let flags = ["--speed", "2x", "--arc", "20:300", "--turns", "-3", "--easing", "ease", "--name", "a"]
        let runs = [
            ["render", "fluent"] + flags, ["render", "spec.yaml"],
            ["render", "circular", "--motion", "mine.yaml"],
        ]
        var outputs: [[UInt8]] = []
        for run in runs {
            let result = try await CLI.run(run + ["--to", "apng", "-o", "-"], in: folder.path)
            #expect(result.status == 0 && result.errors.isEmpty)
            outputs.append(result.output)
        }
        #expect(Set(outputs).count == 1 && !outputs[0].isEmpty)
    }

    @Test("a loop that jumps is told where it is drawn, and its file is checked")
    func seam() async throws {
        folder.put("half.yaml", customMotion.replacing("period: 5400", with: "period: 2700"))
        let result = try await CLI.run(
            "render", "circular", "--motion", "half.yaml", "-o", "half.apng", in: folder.path)
        #expect(result.status == 0)
        #expect(result.errors.contains("Note: half.yaml:2:9: the arc jumps by 140° where the loop restarts"))
        #expect(result.errors.contains("with a period of 5400 they all do"))
        let check = try await CLI.run("check", "half.yaml", in: folder.path)
        #expect(check.status == 1)
        #expect(check.text.contains("half.yaml:2:9: error: period: the loop jumps by 140°"))
        for (flag, text) in [("--json", "\"loop-not-closed\""), ("--sarif", "\"startLine\": 2")] {
            #expect(try await CLI.run("check", "half.yaml", flag, in: folder.path).text.contains(text))
        }
    }

    @Test("the window of a curve was once a duration")
    func window() async throws {
        let old = try await CLI.run("curve", "fluent", "--t0", "500", "--duration", "1s")
        #expect(old.status == 0)
        #expect(
            old.errors
                == "Note: --duration is the length of a loop; for a window of time, write --window 1000\n")
        let new = try await CLI.run("curve", "fluent", "--t0", "500", "--window", "1000")
        #expect(new.errors.isEmpty && new.lines.count == 61)
        let loop = try await CLI.run("curve", "fluent", "--duration", "2s", "--fps", "10")
        #expect(loop.errors.isEmpty && loop.lines.count == 21)
    }

    @Test("so was the expected time of a check")
    func expected() async throws {
        folder.put("spec.yaml", "motion: fluent\ncheck: {duration: 12000}\n")
        let result = try await CLI.run("check", "spec.yaml", in: folder.path)
        #expect(result.status == 65)
        #expect(
            result.errors.contains(
                "\"duration\" is the length of a loop, and no part of check; write expected for how long"))
    }

    @Test(
        "what people call them leads to them",
        arguments: [
            ("--fast", "--speed 2x"), ("--slow", "--speed 0.5x"), ("--period", "--duration"),
            ("--time", "--duration"), ("--loop-length", "--duration"), ("--min-arc", "--arc"),
            ("--max-arc", "--arc"), ("--sweep", "--arc"), ("--spin", "--turns"), ("--rotations", "--turns"),
            ("--reverse", "--turns -1"),
        ])
    func meanings(word: String, option: String) async throws {
        try await expectRefusal(["render", "fluent", word, "1", "-o", "out"], 64, "\"\(option)\"")
    }
}

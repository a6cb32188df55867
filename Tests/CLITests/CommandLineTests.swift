import Foundation
import Requests
import TestSupport
import Testing

/// The command line and the table of options.
@Suite struct CommandLineTests {
    static let kinds: [(String, SpecOption.Scope)] = [
        ("circular", .circular), ("linear", .linear), ("steps", .steps), ("file", .all),
    ]

    /// The flags that help of a command lists, without those of the command alone.
    private func listed(_ command: String...) async throws -> Set<String> {
        let result = try await CLI.run(command + ["--help"])
        try #require(result.status == 0)
        let rows = result.lines.filter { $0.hasPrefix("  -") }
        let flags = rows.flatMap { row in
            row.split(separator: " ").prefix { $0.hasPrefix("-") }.map { $0.filter { $0 != "," } }
        }
        return Set(flags).subtracting([
            "-h", "--help", "-o", "--output", "--out", "--clean", "--force", "--jobs", "--json", "--quiet",
        ])
    }

    @Test(
        "render commands list the options of the table that their indicators have, and no other",
        arguments: kinds)
    func sameAsTable(kind: String, scope: SpecOption.Scope) async throws {
        let rows = SpecOption.all.filter { !$0.scope.isDisjoint(with: scope) }
        let flags = rows.compactMap { $0.flag }
        let opposites = rows.filter { $0.form == .choice }.compactMap {
            $0.flag.map { "--no-" + $0.dropFirst(2) }
        }
        #expect(flags.count > 40)
        #expect(try await listed("render", kind) == Set(flags + opposites))
    }

    @Test("curve and explain list the options of the table that they have in common with render")
    func others() async throws {
        let own = ["--at", "--transition", "--t0", "--window", "--format", "--analyze"]
        let motion = ["--value", "--easing", "--speed", "--duration", "--arc", "--turns", "--faithful"]
        let wave = ["--wave-amplitude", "--wavelength", "--wave-speed", "--points"]
        let frames = ["--fps", "--frames", "--max-frames"]
        #expect(try await listed("curve") == Set(own + motion + wave + frames))
        let story = ["--log", "--log-unit", "--log-total", "--policy", "--fps", "--max-frames"]
        #expect(try await listed("explain") == Set(story + ["--to"]))
    }

    static let misplaced = kinds.flatMap { kind, scope in
        SpecOption.all.filter { $0.flag != nil && $0.scope.isDisjoint(with: scope) }.map {
            (kind, "\($0.key)")
        }
    }

    @Test(
        "an option of another indicator is refused with the reason, and not as unknown", arguments: misplaced)
    func refused(kind: String, key: String) async throws {
        let option = try #require(SpecOption.named(key))
        let flag = try #require(option.flag)
        let value = option.form == .flag || option.form == .choice ? [] : [option.example]
        let steps = kind == "steps" ? ["--step", "A", "--step", "B"] : []
        try await expectRefusal(["render", kind, "-o", "out", flag] + value + steps, 64, "Error: --")
        let result = try await CLI.run(["render", kind, "-o", "out", flag] + value + steps)
        #expect(!result.errors.contains("unknown option"), "\(result.errors)")
    }

    @Test("a wrong command line is answered with the error, how the command is written, and where help is")
    func answer() async throws {
        let result = try await CLI.run("render", "circular", "--gap", "wide", "-o", "out")
        #expect(
            result.errors == """
                Error: --gap: "wide" is not a number; use 0 to 4096 points
                Usage: spindle render circular [<options>]
                See "spindle render circular --help" for more.

                """)
    }

    /// The error that a command reports as JSON on standard output: on a line of its own, or within the report of check.
    private func error(_ arguments: [String], in folder: WorkFolder) async throws -> [String: Any] {
        let result = try await CLI.run(arguments, in: folder.path)
        #expect(result.status != 0 && result.errors.hasPrefix("Error: "))
        #expect(result.lines.count == 1 || arguments[0] == "check")
        let json = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
        let error = try #require(json?["error"] as? [String: Any])
        #expect(error["status"] as? Int == result.status.map { Int($0) })
        return error
    }

    @Test(
        "with --json errors are reported as JSON: the option and flag, or the place in the file, and all others"
    )
    func json() async throws {
        let folder = try WorkFolder()
        folder.put("bad.yaml", "gap: x\nsheet:\n  columns: 0\n")
        folder.put("m.yaml", "version: 1\nassets:\n  a: {fps: 0}\n")
        folder.put("job.csv", "0,0\n5,x\n")
        let flag = try await error(
            ["render", "circular", "--columns", "0", "-o", "out", "--json"], in: folder)
        #expect(flag["option"] as? String == "sheet.columns" && flag["flag"] as? String == "--columns")
        #expect(flag["message"] as? String == "0 is out of range: use 1 to 65535")
        let unknown = try await error(["render", "circular", "--json", "--gab", "-o", "out"], in: folder)
        #expect(unknown["flag"] == nil && (unknown["message"] as? String)?.contains("--gap") == true)
        let late = try await error(["render", "circular", "--json", "--gap", "99", "-o", "out"], in: folder)
        #expect(late["option"] as? String == "gap" && late["flag"] as? String == "--gap")

        let file = try await error(["render", "bad.yaml", "-o", "out", "--json"], in: folder)
        #expect(
            file["file"] as? String == "bad.yaml" && file["line"] as? Int == 1 && file["column"] as? Int == 6)
        #expect(file["option"] as? String == "gap" && file["flag"] == nil)
        let others = try #require(file["others"] as? [[String: Any]])
        #expect(others.count == 1 && others[0]["option"] as? String == "sheet.columns")
        #expect(others[0]["line"] as? Int == 3 && others[0]["status"] == nil)

        let manifest = try await error(["build", "m.yaml", "--out", "out", "--json"], in: folder)
        #expect(manifest["option"] as? String == "assets.a.fps" && manifest["line"] as? Int == 3)
        let missing = try await error(["check", "none.yaml", "--json"], in: folder)
        #expect(missing["file"] as? String == "none.yaml" && missing["status"] as? Int == 66)
        let log = try await error(["explain", "m.yaml", "--log", "none.csv", "--json"], in: folder)
        #expect(log["status"] as? Int == 65)
        let line = try await error(
            ["render", "circular", "--log", "job.csv", "-o", "out", "--json"], in: folder)
        #expect(line["file"] as? String == "job.csv" && line["line"] as? Int == 2 && line["column"] == nil)
        #expect(folder.names() == ["bad.yaml", "job.csv", "m.yaml"])
    }

    @Test("help is as wide as COLUMNS says, and 80 characters without")
    func width() async throws {
        for (columns, width) in [(nil, 80), ("100", 100), ("1", 40), ("wide", 80)] as [(String?, Int)] {
            var environment = CLI.environment
            environment["COLUMNS"] = columns
            let result = try await CLI.succeed("render", "linear", "--help", environment: environment)
            let prose = result.lines.filter { !$0.hasPrefix("  spindle") && !$0.hasPrefix("    ") }
            // What is longer than a line stands alone in it.
            #expect(prose.allSatisfy { $0.count <= max(width, 46) })
            #expect(prose.contains { $0.count > width - 12 }, "\(width)")
        }
    }

    @Test("help is said of every command, in the same words by help and --help")
    func help() async throws {
        for name in ["", "render", "render file", "build", "check", "list", "help"] {
            let words = name.split(separator: " ").map { String($0) }
            let option = try await CLI.run(words + ["--help"])
            let command = try await CLI.run(["help"] + words)
            #expect(option.status == 0 && option.text == command.text, "\(name)")
            #expect(option.text.contains("USAGE: spindle\(name.isEmpty ? "" : " ")\(name)"))
        }
    }

    @Test("bash completes options, catalogues and commands of the program")
    func bash() async throws {
        let folder = try WorkFolder()
        folder.put("script", try await CLI.succeed("--generate-completion-script", "bash").text)
        func offered(_ words: String) async throws -> [String] {
            let script = """
                source ./script; COMP_WORDS=(\(words) ''); \
                COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _spindle; printf '%s\\n' "${COMPREPLY[@]}"
                """
            folder.put("run", script)
            return try await CLI.succeed(shell: "bash run", in: folder.path).lines.map { String($0) }
        }
        #expect(try await offered("spindle render ").prefix(4) == ["circular", "linear", "steps", "file"])
        #expect(try await offered("spindle render circular --cap ") == ["butt", "round", "square"])
        #expect(try await offered("spindle render linear --motion ").contains("material-disjoint"))
        #expect(try await offered("spindle list ").contains("dialects"))
        let circular = try await offered("spindle render circular ")
        #expect(circular.contains("--gap") && !circular.contains("--stop") && !circular.contains("--step"))
    }
}

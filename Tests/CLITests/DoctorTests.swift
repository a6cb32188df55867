import Foundation
import TestSupport
import Testing

/// What the program tells of itself: `spindle doctor` and `spindle --version --json` (20).
@Suite struct DoctorTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private struct Report: Decodable {
        struct Check: Decodable {
            let name, state, text: String
            let remedy, command: String?
        }
        let spindle: String
        let ok: Bool
        let checks: [Check]

        subscript(name: String) -> Check? { checks.first { $0.name == name } }
    }

    private func report(_ result: CLI.Result) throws -> Report {
        try JSONDecoder().decode(Report.self, from: Data(result.output))
    }

    /// The program in a folder of its own, with a folder for what sets texts that has nothing in it.
    private func breakTexts() throws {
        try #require(mkdir(folder.path + "/lib/spindle") && mkdir(folder.path + "/bin"))
        try FileManager.default.copyItem(atPath: CLI.program, toPath: folder.path + "/bin/spindle")
    }

    @Test("doctor names the scripts that can be drawn and those that cannot, and what to do about them")
    func scripts() async throws {
        let result = try await CLI.succeed("doctor", "--json")
        let report = try report(result)
        #expect(report.ok && report["Text"]?.state == "ok")
        let drawn = try #require(report["Scripts"]).text
        for script in ["Latin", "Cyrillic", "Hebrew", "Arabic", "Devanagari", "Thai", "Ethiopic"] {
            #expect(drawn.contains(script))
        }
        let others = try #require(report["No font for"])
        #expect(others.text == "Chinese, Japanese, Korean, emoji" && others.state == "note")
        #expect(others.remedy?.contains("--font") == true)
    }

    @Test("what sets texts is missing: 69, with a way to mend it; nothing else is needed")
    func missing() async throws {
        try breakTexts()
        let result = try await CLI.run(
            ["doctor", "--json"], shell: "shift; exec bin/spindle \"$@\"", in: folder.path)
        let report = try report(result)
        #expect(result.status == 69 && !report.ok && result.errors == "")
        #expect(report.checks.filter { $0.state == "missing" }.map { $0.name } == ["Text"])
        #expect(report["Text"]?.remedy?.hasSuffix("install Spindle again") == true)
        let words = try await CLI.run(["doctor"], shell: "shift; exec bin/spindle \"$@\"", in: folder.path)
        #expect(words.status == 69 && words.text.contains("  missing  Text"))
        let label = ["render", "circular", "--value", "0.4", "--label", "x", "-o", "-", "--to", "png"]
        let render = try await CLI.run(label, shell: "shift; exec bin/spindle \"$@\"", in: folder.path)
        #expect(render.status == 69 && render.errors.contains("install Spindle again"))
    }

    @Test("doctor finds what an installation puts in place, for the shell that is used")
    func installation() async throws {
        let settings = "export HOME=$PWD PATH=$PWD/prefix/bin:$PATH; "
        let install = "'\(CLI.root.path)/.packaging/install' \"$1\" prefix"
        _ = try await CLI.run([], shell: install, in: folder.path)
        for shell in ["bash", "zsh", "fish"] {
            let result = try await CLI.succeed(
                shell: settings + "SHELL=/bin/\(shell) prefix/bin/spindle doctor --json", in: folder.path)
            let report = try report(result)
            #expect(report["Completions"]?.text == "for bash, zsh, fish")
            #expect(report["Manual"]?.text.hasSuffix("/prefix/share/man/man1/spindle.1") == true)
        }
    }

    @Test(
        "doctor looks at the folder, at limits and at nothing that takes a file system",
        .enabled(if: getuid() == 0))
    func bare() async throws {
        let result = try await CLI.succeed(
            shell: "ulimit -v 200000 && exec \"$1\" doctor --json", in: folder.path)
        #expect(try report(result)["Memory"]?.text == "at most 195 MiB")
        #expect(folder.names() == [])
    }

    private struct Versions: Decodable {
        struct Font: Decodable { let file, version, sha256: String }
        let spindle, platform, compiler: String
        let libraries, text: [String: String]
        let fonts: [Font]
    }

    @Test(
        "--version --json has the versions of all parts and the digests of the default fonts, the same each time"
    )
    func versions() async throws {
        let result = try await CLI.succeed("--version", "--json")
        #expect(result.output == (try await CLI.succeed("--json", "--version")).output)
        let versions = try JSONDecoder().decode(Versions.self, from: Data(result.output))
        #expect(versions.spindle + "\n" == (try await CLI.succeed("--version")).text)
        #expect(Set(versions.libraries.keys) == ["cairo", "libdeflate", "libwebp", "libyaml"])
        #expect(Set(versions.text.keys).isSuperset(of: ["from", "pango", "harfbuzz", "freetype", "cairo"]))
        let numbers = Array(versions.libraries.values) + versions.text.filter { $0.key != "from" }.values
        #expect(numbers.allSatisfy { $0.wholeMatch(of: /\d+(\.\d+)+/) != nil }, "\(numbers)")
        #expect(
            versions.fonts.count == 44
                && versions.fonts.map { $0.file } == versions.fonts.map { $0.file }.sorted())
        #expect(versions.fonts.allSatisfy { $0.sha256.count == 64 && Double($0.version) != nil })
        #expect(!result.text.contains("/"))
    }

    #if os(Linux)
        @Test(
            "a start without text loads nothing that sets texts",
            arguments: ["--version", "help", "list motions"])
        func start(line: String) async throws {
            let result = try await CLI.succeed(
                shell: "strace -f -e trace=openat -o trace \"$1\" \(line) && cat trace", in: folder.path)
            #expect(result.text.contains("openat"))
            #expect(!result.text.contains("pango") && !result.text.contains("libspindle-text"))
        }
    #endif
}

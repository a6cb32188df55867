import TestSupport
import Testing

/// The words on the command line, as the program takes them from the system.
@Suite struct ArgumentsTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    @Test("arguments are read where there is no /proc", .enabled(if: ExitStatusTests.canMount))
    func withoutProc() async throws {
        let withoutProc = "exec unshare -rm sh -c 'mount -t tmpfs none /proc && exec \"$@\"' sh \"$@\""
        for arguments in [["list", "motions"], ["render", "circular", "--value", "0.4", "-o", "-"]] {
            let expected = try await CLI.run(arguments)
            let result = try await CLI.run(arguments, shell: withoutProc)
            #expect(result.status == 0 && result.output == expected.output, "\(result.errors)")
        }
        let wrong = try await CLI.run("render", "circular", "--nonsense", "-o", "x", shell: withoutProc)
        #expect(wrong.status == 64 && wrong.output.isEmpty && wrong.errors.contains("--nonsense"))
        let arguments = ["render", "circular", "--frames", "9", "--jobs", "2", "-o", "out"]
        let result = try await CLI.run(arguments, shell: withoutProc, in: folder.path)
        #expect(result.status == 0 && folder.names(in: "out").count == 9, "\(result.errors)")
        for path in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"] {
            let result = try await CLI.run("curve", "fluent", "-o", path, shell: withoutProc)
            let expected = try await CLI.run("curve", "fluent")
            #expect(result.status == 0 && result.output == expected.output, "\(path): \(result.errors)")
        }
    }

    @Test("what is more than any limit can be is a mistake and not a limit")
    func refused() async throws {
        let window = ["--fps", "1000", "--window", "1e9", "--max-frames", "1000000"]
        try await expectRefusal(["curve", "fluent"] + window, 64, "than the maximum of")
    }

    @Test("what cannot be created is told to programs too")
    func errorsAsJSON() async throws {
        folder.put("m.yaml", "{version: 1, assets: {a: {motion: fluent, frames: 1}}}")
        folder.put("out", "")
        let result = try await CLI.run("build", "m.yaml", "-o", "out", "--json", in: folder.path)
        #expect(result.status == 73 && result.text.contains(#""status": 73"#), "\(result.text)")
    }

    @Test("a line break in what others have written begins no line of ours")
    func lineBreaks() async throws {
        folder.put("m.yaml", #"{version: 1, assets: {a: {motion: "no\nError: all is lost"}}}"#)
        for arguments in [
            ["build", "m.yaml", "-o", "out"], ["check", "m.yaml"], ["curve", "a\nError: b"],
            ["build", "m\nError: m.yaml", "-o", "out"],
        ] {
            let result = try await CLI.run(arguments, in: folder.path)
            let lines = result.errors.split(separator: "\n")
            #expect(lines.filter { $0.hasPrefix("Error: ") }.count == 1, "\(result.errors)")
        }
    }

    #if os(Linux)  // Elsewhere the system itself refuses such names.
        @Test(
            "an argument that is not UTF-8 is refused, and nothing is written anywhere",
            arguments: [
                ["render", "circular", "--value", "0.4", "-o"], ["build", "a.yaml", "--out"],
                ["curve", "fluent", "-o"], ["init"], ["merge"], ["verify"], ["check"], ["explain"],
                ["build", "a.yaml", "--out", "out", "--depfile"], ["render"], ["nonsense"],
            ])
        func notText(arguments: [String]) async throws {
            let manifest = "{version: 1, assets: {a: {motion: fluent, frames: 1}}}"
            folder.put("a.yaml", manifest)
            let result = try await CLI.run(
                arguments, shell: "exec \"$@\" \"$(printf 'x\\377\\033.yaml')\"", in: folder.path)
            #expect(result.status == 64 && result.output.isEmpty)
            #expect(
                result.errors
                    == "Error: argument \(arguments.count + 1): \"x\\xFF\\u{1B}.yaml\" is not valid UTF-8, as text and file names must be; write it in UTF-8, or rename the file\n"
            )
            #expect(folder.names() == ["a.yaml"])
        }
    #endif
}

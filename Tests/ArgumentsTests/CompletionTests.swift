import Arguments
import Foundation
import Testing

@Suite struct CompletionTests {
    /// Where a program of that name is; nil where it is not installed.
    private static func find(_ name: String) -> String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return path.split(separator: ":").map { "\($0)/\(name)" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }

    private func run(_ shell: String, _ arguments: [String], input: String) throws -> (
        status: Int32, output: String
    ) {
        let process = Process()
        process.executableURL = URL(filePath: try #require(Self.find(shell)))
        process.arguments = arguments
        let (stdin, stdout) = (Pipe(), Pipe())
        (process.standardInput, process.standardOutput, process.standardError) = (stdin, stdout, stdout)
        try process.run()
        stdin.fileHandleForWriting.write(Data(input.utf8))
        try stdin.fileHandleForWriting.close()
        let output = String(decoding: stdout.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    /// What bash offers after some words, the last of which is incomplete.
    private func complete(_ words: [String], in folder: String) throws -> [String] {
        let script = """
            \(Shell.bash.completions(of: Sample.program))
            cd '\(folder)'
            COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
            COMP_CWORD=\(words.count - 1)
            _draw
            printf '%s\\n' "${COMPREPLY[@]}"
            complete -p draw >&2 || exit 9
            """
        let result = try run("bash", ["--norc"], input: script)
        #expect(result.status == 0, "\(result.output)")
        var lines = result.output.split(separator: "\n").map { String($0) }
        #expect(lines.popLast() == "complete -F _draw draw")
        return lines
    }

    @Test(
        "bash offers commands, options, words of options, files and folders",
        .enabled(if: find("bash") != nil),
        arguments: [
            (["draw", ""], ["render", "list", "ease"]), (["draw", "r"], ["render"]),
            (["draw", "--v"], ["--version"]), (["draw", "render", "c"], ["circle"]),
            (["draw", "render", ""], ["circle", "file", "a file.yaml", "folder"]),
            (["draw", "render", "circle", "--s"], ["--scale"]),
            (["draw", "render", "circle", "--no"], ["--no-header"]),
            (["draw", "render", "circle", "--color", ""], ["red", "blue"]),
            (["draw", "render", "circle", "--color", "=", "b"], ["blue"]),
            (["draw", "render", "circle", "--color", "="], ["red", "blue"]),
            (["draw", "render", "circle", "-o", ""], ["folder"]),
            (["draw", "render", "circle", "--scale", ""], []),
            (["draw", "list", "--json", ""], ["all", "some"]),
            (["draw", "render", "--output", "x", "a"], ["a file.yaml"]),
        ])
    func bash(words: [String], offered: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder.appending(path: "folder"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder.appending(path: "a file.yaml"))
        #expect(try complete(words, in: folder.path).sorted() == offered.sorted())
    }

    @Test("zsh understands its script", .enabled(if: find("zsh") != nil))
    func zsh() throws { try expectSyntax(.zsh) }

    @Test("fish understands its script", .enabled(if: find("fish") != nil))
    func fish() throws { try expectSyntax(.fish) }

    private func expectSyntax(_ shell: Shell) throws {
        let script = shell.completions(of: Sample.program)
        let result = try run(shell.rawValue, ["-n", "/dev/stdin"], input: script)
        #expect(result.status == 0, "\(result.output)")
    }

    @Test("scripts name every command and option that is not hidden", arguments: Shell.allCases)
    func complete(shell: Shell) {
        let script = shell.completions(of: Sample.program)
        for name in ["render circle", "render file", "list", "ease", "scale", "color", "no-header", "output"]
        {
            #expect(script.contains(name), "\(name)")
        }
        #expect(!script.contains("secret"))
    }

    @Test("texts of options keep no character that zsh or fish would understand")
    func quoting() {
        #expect(
            Shell.zsh.completions(of: Sample.program).contains(#"[Print \[JSON\]\: it'\''s for programs]"#))
        #expect(Shell.fish.completions(of: Sample.program).contains(#"'Print [JSON]: it\'s for programs'"#))
    }
}

import Foundation
import TestSupport
import Testing

/// `spindle terminal`, in a terminal and elsewhere (issue 23).
@Suite struct TerminalCommandTests {
    private func tmux(_ arguments: [String], _ folder: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["tmux", "-S", folder + "/socket"] + arguments
        let pipe = Pipe()
        (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    @Test("without a terminal there is one frame, on a line of its own")
    func plain() async throws {
        let result = try await CLI.succeed("terminal", "fluent", "--text", "Loading…")
        #expect(result.text == "⠈⠀ Loading…\n" && result.errors.isEmpty)
        let block = try await CLI.succeed("terminal", "fluent", "--characters", "block", "--cells", "1")
        #expect(block.text == "▘\n")
    }

    @Test("in a terminal it moves in place, hides the cursor, and leaves the line as it was")
    func moves() async throws {
        let folder = try WorkFolder()
        let command = "\(CLI.program) terminal fluent --text Loading; echo ended $?"
        _ = try tmux(
            [
                "-f", "/dev/null", "new-session", "-d", "-x", "40", "-y", "10",
                "env LC_ALL=C.UTF-8 sh -c '\(command); cat'",
            ],
            folder.path)
        defer { _ = try? tmux(["kill-server"], folder.path) }
        var (seen, hidden) = (Set<String>(), false)
        for _ in 0..<200 where seen.count < 5 {
            try await Task.sleep(for: .milliseconds(50))
            let screen = try tmux(["capture-pane", "-p"], folder.path)
            let lines = screen.split(separator: "\n").map(String.init)
            #expect(lines.count <= 1, "it stays on its line: \(lines)")
            if let line = lines.first, line.hasSuffix(" Loading") { seen.insert(line) }
            hidden = try tmux(["display", "-p", "#{cursor_flag}"], folder.path) == "0\n"
        }
        #expect(seen.count >= 5 && hidden, "\(seen)")
        _ = try tmux(["send-keys", "C-c"], folder.path)
        var screen = ""
        for _ in 0..<100 where !screen.contains("ended 130") {
            try await Task.sleep(for: .milliseconds(50))
            screen = try tmux(["capture-pane", "-p"], folder.path)
        }
        #expect(screen.contains("ended 130") && !screen.contains("Loading"), "\(screen)")
        #expect(try tmux(["display", "-p", "#{cursor_flag}"], folder.path) == "1\n")
    }

    @Test("a video without ffmpeg is refused with the way to get it")
    func noEncoder() async throws {
        let folder = try WorkFolder()
        let result = try await CLI.run(
            ["render", "fluent", "--to", "webm", "-o", "out"], in: folder.path,
            environment: CLI.environment.merging(["PATH": "/nonexistent"]) { $1 })
        #expect(result.status == 69 && result.errors.contains("install it (apt-get install ffmpeg"))
        #expect(folder.names(in: "out").isEmpty)
    }
}

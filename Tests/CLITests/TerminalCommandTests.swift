import Foundation
import TestSupport
import Testing

/// `spindle terminal` where there is no terminal, and what needs another program (issue 23).
@Suite struct TerminalCommandTests {
    @Test("without a terminal there is one frame, on a line of its own")
    func plain() async throws {
        let result = try await CLI.succeed("terminal", "fluent", "--text", "Loading…")
        #expect(result.text == "⠈⠀ Loading…\n" && result.errors.isEmpty)
        let block = try await CLI.succeed("terminal", "fluent", "--characters", "block", "--cells", "1")
        #expect(block.text == "▘\n")
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

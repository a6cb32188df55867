import Foundation
import TestSupport
import Testing

@Suite struct SpindleTests {
    @Test("help shows examples and exit statuses, for every command")
    func help() async throws {
        let help = try await CLI.succeed("--help").text
        for part in ["EXAMPLES", "EXIT STATUS", "render", "curve", "ease", "list"] {
            #expect(help.contains(part))
        }
        for command in [["render", "circular"], ["curve"], ["ease"], ["list"]] {
            let result = try await CLI.run(command + ["--help"])
            #expect(result.status == 0 && result.text.contains("EXAMPLES"), "\(command)")
        }
    }

    @Test("a standard output that is closed is named, and no file gets its number")
    func closedOutput() async throws {
        for arguments in [
            ["render", "circular", "--value", "0.4", "-o", "-"], ["list", "motions"], ["--help"],
            ["list", "--help"], ["--version"], [],
        ] {
            let result = try await CLI.run(arguments, shell: "exec \"$@\" >&-")
            #expect(result.status == 74)
            #expect(result.errors == "Error: cannot write \"standard output\": it is closed\n")
            #if os(Linux)
                let full = try await CLI.run(arguments, shell: "exec \"$@\" >/dev/full")
                #expect(full.status == 74 && full.errors.hasPrefix("Error: cannot write"), "\(arguments)")
            #endif
        }
        let folder = try WorkFolder()
        try await CLI.succeed(
            "render", "circular", "--value", "0.4", "-o", "out", shell: "exec \"$@\" <&- >&- 2>&-",
            in: folder.path)
        #expect(folder.names(in: "out") == ["determinate-0000.png"])
        _ = try folder.picture("out/determinate-0000.png")
    }

    @Test("the version is a number")
    func version() async throws {
        let result = try await CLI.succeed("--version")
        #expect(result.text.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
    }

    @Test(
        "what would do something to a terminal is shown, and does nothing",
        arguments: [
            ["list", "a\u{1B}[31m"], ["render", "circular", "--motion", "a\u{1B}[31m", "-o", "x"],
        ])
    func escapes(arguments: [String]) async throws {
        try await expectRefusal(arguments, 64, #""a\u{1B}[31m""#)
    }
}

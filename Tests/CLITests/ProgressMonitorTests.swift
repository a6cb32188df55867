import Foundation
import TestSupport
import Testing

@Suite struct ProgressMonitorTests {
    /// The program of util-linux that lends a terminal to another.
    static let script = "/usr/bin/script"

    #if os(Linux)
        @Test(
            "long work says on a terminal how far it is, and takes the line away again",
            .enabled(if: FileManager.default.isExecutableFile(atPath: script)))
        func terminal() async throws {
            let folder = try WorkFolder()
            folder.put(
                "run", "echo $$ > pid; exec \"$PROGRAM\" \(InterruptionTests.long.joined(separator: " "))")
            let environment = CLI.environment.merging(["PROGRAM": CLI.program]) { $1 }
            let run = try CLI.Run(
                [], shell: "exec \(Self.script) -qec 'sh run' /dev/null", in: folder.path,
                environment: environment, output: folder.handle("screen"))
            func screen() -> String { String(decoding: folder.bytes("screen") ?? [], as: UTF8.self) }
            try await CLI.wait(for: "the line") { screen().contains("painting") }
            let id = String(decoding: try #require(folder.bytes("pid")), as: UTF8.self)
            kill(try #require(Int32(id.dropLast())), SIGTERM)
            #expect(await run.result().status == 143)
            #expect(screen().contains(/painting [0-9]+ of 60000 frames \([0-9]+%\)/))
            #expect(
                screen().hasSuffix("\r\u{1B}[KError: interrupted; no unfinished file was left behind\r\n"))
        }
    #endif

    @Test("nothing but the summary where nobody looks")
    func piped() async throws {
        let folder = try WorkFolder()
        let result = try await CLI.succeed(
            "render", "circular", "--motion", "fluent", "--frames", "2000", "--size", "24", "-o", "out",
            in: folder.path)
        #expect(result.output.isEmpty)
        #expect(
            result.errors.wholeMatch(of: /2000 files in out, [0-9]+ bytes: fluent-0000.*1999\.png\n/) != nil)
    }
}

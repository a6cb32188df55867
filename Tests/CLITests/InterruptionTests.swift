import Foundation
import TestSupport
import Testing

@Suite struct InterruptionTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    /// Far more frames than any test waits for.
    static let long = [
        "render", "circular", "--motion", "material-advance", "--frames", "60000", "--size", "64", "-o",
        "out",
    ]

    /// The folder is made once signals are watched for.
    private var isOpen: Bool { FileManager.default.fileExists(atPath: folder.path + "/out") }

    private func expectWholeFiles(named prefix: String) throws {
        for name in folder.names(in: "out") {
            #expect(name.hasPrefix(prefix), "\(name) is left over")
            if name.hasSuffix(".png") { _ = try folder.picture("out/" + name) }
        }
    }

    @Test("SIGINT ends with 130, SIGTERM with 143; no torn file, no leftover", arguments: [SIGINT, SIGTERM])
    func interrupted(signal: Int32) async throws {
        for color in ["#FF0000", "#00FF00"] {  // new files, then files in the place of others
            let name = "out/material-advance-00020.png"
            let old = folder.bytes(name)
            let run = try CLI.Run(Self.long + ["--color", color], in: folder.path)
            try await CLI.wait(for: name) { folder.bytes(name) != old }
            kill(run.process.processIdentifier, signal)
            let result = await run.result()
            #expect(result.status == 128 + signal && result.signal == nil)
            #expect(result.errors.hasSuffix("Error: interrupted; no unfinished file was left behind\n"))
            #expect(folder.names(in: "out").count < 60000)
            try expectWholeFiles(named: "material-advance-")
        }
    }

    @Test("a frame that takes long does not keep a signal waiting, and is not written")
    func impatient() async throws {
        let run = try CLI.Run(
            [
                "render", "circular", "--value", "0.4", "--track", "#123456", "--size", "4096",
                "--compression",
                "small", "-o", "out",
            ], in: folder.path)
        try await CLI.wait(for: "the folder") { isOpen }
        #if os(Linux)
            let before = run.work
            try await CLI.wait(for: "work at the frame") { run.work > before + 20 }
        #endif
        kill(run.process.processIdentifier, SIGTERM)
        let result = await run.result(limit: .seconds(20))
        #expect(result.status == 143 && result.signal == nil)
        #expect(result.errors.hasSuffix("Error: interrupted; no unfinished file was left behind\n"))
        #expect(folder.names(in: "out").isEmpty)
    }

    @Test(
        "SIGTERM ends what waits for a pipe, whether anybody has opened that or not",
        arguments: [
            ["build", "a.yaml", "--out", "out"], ["explain", "a.yaml"], ["render", "a.yaml", "-o", "out"],
        ],
        [false, true])
    func waiting(arguments: [String], isOpen: Bool) async throws {
        let path = folder.path + "/a.yaml"
        #expect(unsafe mkfifo(path, 0o600) == 0)
        // Who reads and writes opens a pipe at once.
        let pipe = isOpen ? unsafe open(path, O_RDWR) : -1
        defer { if pipe >= 0 { close(pipe) } }
        let run = try CLI.Run(arguments, in: folder.path)
        #if os(Linux)
            try await CLI.wait(for: "the wait") { run.isWaiting }
        #endif
        kill(run.process.processIdentifier, SIGTERM)
        let result = await run.result(limit: .seconds(20))
        // Shells call the end by a signal 143 too; nothing has been begun by then that had to be cleared up.
        #expect(result.status == 143 || result.signal == SIGTERM, "\(result)")
        #expect(folder.names(in: ".") == ["a.yaml"])
    }

    @Test("a sheet that is interrupted leaves nothing at all")
    func sheet() async throws {
        let run = try CLI.Run(Self.long + ["--to", "sheet"], in: folder.path)
        try await CLI.wait(for: "the folder") { isOpen }
        kill(run.process.processIdentifier, SIGINT)
        let result = await run.result()
        #expect(result.status == 130)
        #expect(folder.names(in: "out").isEmpty)
    }

    @Test("killed at any moment, a run leaves whole files only, and the next one clears up")
    func killed() async throws {
        var random = SeededRandom(seed: 25)
        for round in 1...25 {
            // Another color each time, so that files are replaced too.
            let color = "#" + String(format: "%06X", round * 654_321 % 0xFFFFFF)
            let format = round % 5 == 4 ? "sheet" : "frames"
            let name = String(format: "out/material-advance-%05d.png", Int.random(in: 0...40, using: &random))
            let old = folder.bytes(name)
            let run = try CLI.Run(Self.long + ["--color", color, "--to", format], in: folder.path)
            // At the start of some, in the middle of most; before anything is written of a sheet.
            if round % 5 < 3 {
                try await CLI.wait(for: name) { folder.bytes(name) != old }
            } else {
                try await Task.sleep(for: .milliseconds(Int.random(in: 0...50, using: &random)))
            }
            kill(run.process.processIdentifier, SIGKILL)
            let result = await run.result()
            #expect(result.signal == SIGKILL)
        }
        #expect(folder.names(in: "out").count > 20)
        for name in folder.names(in: "out") where !name.hasPrefix(".spindle-") {
            _ = try folder.picture("out/" + name)
        }
        try await CLI.succeed(
            "render", "circular", "--motion", "material-advance", "--fps", "60", "--frames", "1", "-o", "out",
            in: folder.path)
        try expectWholeFiles(named: "material-advance-")
    }
}

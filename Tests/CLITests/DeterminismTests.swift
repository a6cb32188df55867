import Foundation
import TestSupport
import Testing

/// The same request gives the same bytes, wherever and however it runs.
@Suite struct DeterminismTests {
    /// Frames and sheets of several pages and scales, in changing colors over a track.
    static let arguments = [
        "render", "circular", "--motion", "material-retreat", "--frames", "9", "--size", "20.5", "--scale",
        "1,1.5", "--color", "#F00", "--color", "#00FF0080", "--track", "#0002", "--to", "frames", "--to",
        "sheet", "--max-side", "60", "--padding", "0.7", "--json",
    ]

    /// What a run with `more` writes to standard output and to its folder.
    private func outcome(
        _ more: [String] = [], shell: String? = nil, environment: [String: String] = CLI.environment
    ) async throws -> (report: String, files: [String: [UInt8]]) {
        let folder = try WorkFolder()
        let result = try await CLI.run(
            Self.arguments + ["-o", "out"] + more, shell: shell, in: folder.path, environment: environment)
        try #require(result.status == 0, "\(result.errors)")
        return (result.text, try folder.files(in: "out"))
    }

    @Test("nor the number of threads, nor the place, nor the environment shows in a single byte")
    func sameBytes() async throws {
        let reference = try await outcome()
        #expect(reference.files.count > 9 * 2 + 4)
        func expectSame(_ outcome: (report: String, files: [String: [UInt8]]), _ what: String) {
            #expect(outcome.files == reference.files && outcome.report == reference.report, "\(what)")
        }
        for jobs in ["1", "2", "7", "5000"] {
            expectSame(try await outcome(["--jobs", jobs]), "--jobs \(jobs)")
        }
        var elsewhere = CLI.environment
        elsewhere.merge([
            "LC_ALL": "de_DE.UTF-8", "LANG": "tr_TR.UTF-8", "TZ": "Pacific/Chatham", "TERM": "dumb",
            "COLUMNS": "20", "SOURCE_DATE_EPOCH": "1",
        ]) { $1 }
        expectSame(try await outcome(environment: elsewhere), "locale and time zone")
        expectSame(try await outcome(environment: [:]), "an empty environment")
        expectSame(try await outcome(shell: "unset HOME; umask 077; exec \"$@\""), "HOME and umask")
    }

    @Test(
        "the program that make build links with archives draws the same, texts as well",
        .enabled(if: CLI.release != nil, "make test tells the place of that program"),
        arguments: [
            DeterminismTests.arguments + ["-o", "out"],
            [
                "render", "circular", "--value", "0:1", "--frames", "5", "--label", "\u{645} {percent} %",
                "-o", "out",
            ],
            [
                "render", "circular", "--present", "dialog", "--message", "Uploading", "--frames", "2", "-o",
                "out",
            ],
            [
                "render", "steps", "--step", "Cart", "--step", "Payment", "--to", "webp", "--to", "gif",
                "--matte", "#FFF", "-o", "out",
            ],
        ])
    func archives(_ arguments: [String]) async throws {
        let (ours, theirs) = (try WorkFolder(), try WorkFolder())
        let shell = "shift; exec '\(CLI.built)' \"$@\""
        for (folder, shell) in [(ours, nil), (theirs, shell)] {
            let result = try await CLI.run(arguments, shell: shell, in: folder.path)
            try #require(result.status == 0, "\(result.errors)")
        }
        #expect(try !ours.files(in: "out").isEmpty)
        #expect(try ours.files(in: "out") == theirs.files(in: "out"))
    }

    @Test("a second run into the same folder finds every file up to date")
    func again() async throws {
        let folder = try WorkFolder()
        let arguments = Self.arguments + ["-o", "out"]
        _ = try await CLI.run(arguments, in: folder.path)
        let first = try folder.files(in: "out")
        let second = try await CLI.run(arguments, in: folder.path)
        #expect(second.text.contains("\"changed\": false") && !second.text.contains("\"changed\": true"))
        #expect(try folder.files(in: "out") == first)
    }

    @Test("a frame alone is the frame of the loop")
    func alone() async throws {
        let folder = try WorkFolder()
        let base = ["render", "circular", "--motion", "fluent", "--fps", "20", "-o", "out"]
        _ = try await CLI.run(base + ["--name", "loop"], in: folder.path)
        _ = try await CLI.run(base + ["--name", "part", "--frames", "5"], in: folder.path)
        _ = try await CLI.run(base + ["--name", "more", "--frames", "61"], in: folder.path)
        let files = try folder.files(in: "out")
        #expect(files.count == 30 + 5 + 61)
        for index in 0..<61 {
            let number = index < 10 ? "000\(index)" : "00\(index)"
            let inLoop = index % 30 < 10 ? "000\(index % 30)" : "00\(index % 30)"
            let frame = files["loop-\(inLoop).png"]
            #expect(frame != nil && files["more-\(number).png"] == frame)
            if index < 5 { #expect(files["part-\(number).png"] == frame) }
        }
    }
}

import TestSupport
import Testing

/// Animations, as the command line makes them.
@Suite struct AnimationTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    static let small = ["render", "circular", "--motion", "fluent", "--size", "12", "--name", "a"]

    @Test("several formats in one call, and what a GIF cannot do is said on standard error")
    func several() async throws {
        let formats = ["--to", "frames", "--to", "apng", "--to", "gif", "--to", "webp", "--matte", "#FFF"]
        let result = try await CLI.run(Self.small + formats + ["-o", "out", "--scale", "2"], in: folder.path)
        #expect(result.status == 0 && result.output.isEmpty)
        let names = folder.names(in: "out")
        #expect(names.count == 93 && names.suffix(3) == ["a@2x.apng", "a@2x.gif", "a@2x.webp"])
        #expect(
            result.errors.hasPrefix(
                "Note: a GIF shows at most 50 frames a second: it contains 75 of 90 frames")
        )
    }

    @Test(
        "an animation goes to standard output, the same as to a folder", arguments: ["apng", "gif", "webp"])
    func standardOutput(format: String) async throws {
        let options = ["--to", format, "--fps", "50"] + (format == "gif" ? ["--matte", "#FFF"] : [])
        let result = try await CLI.run(Self.small + options + ["-o", "-"], in: folder.path)
        #expect(result.status == 0 && result.errors.isEmpty)
        try #require(try await CLI.run(Self.small + options + ["-o", "out"], in: folder.path).status == 0)
        #expect(folder.bytes("out/a.\(format)") == result.output && !result.output.isEmpty)
    }

    @Test("notes are in the report for programs too")
    func report() async throws {
        let options = ["--to", "gif", "--matte", "#FFF", "-o", "out", "--json"]
        let result = try await CLI.run(Self.small + options, in: folder.path)
        #expect(result.status == 0 && result.text.contains(#""notes": ["#))
        #expect(result.text.contains("75 of 90 frames"))
    }

    static let refusals: [(String, Int32, String)] = [
        ("--to gif", 64, "--matte '#FFFFFF'"), ("--to frames --to gif", 64, "--matte '#FFFFFF'"),
        ("--to gif --matte #FFF8", 64, "--matte: #FFFFFF88 is not opaque"),
        ("--to gif --matte nothing", 64, "--matte: "), ("--to agif", 64, "did you mean \"gif\""),
        ("--to webp --size 4096 --scale 4 --max-frame-side 16384", 78, "16383"),
        ("--to webp --frames 300000 --fps 0.1 --max-frames 1000000", 78, "2147483"),
        ("--to apng --loop subcycle --motion material-web", 64, "--to sheet alone"),
        ("--to apng --fps 1001", 64, "--fps"), ("--to gif --matte #FFF --frames 70000", 78, "--max-frames"),
    ]

    @Test("what a format cannot hold is refused before anything is written", arguments: refusals)
    func refused(options: String, status: Int32, fragment: String) async throws {
        let words = options.split(separator: " ").map(String.init)
        try await expectRefusal(["render", "circular", "-o", "out"] + words, status, fragment)
        if !words.contains("frames") {
            try await expectRefusal(["render", "circular", "-o", "-"] + words, status, fragment)
        }
    }
}

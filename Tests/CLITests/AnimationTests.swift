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

    @Test("a first GIF needs no matte: its edges are blended with white, or with the theme's surface")
    func firstGIF() async throws {
        for (theme, color, name) in [(nil, "#FFF", "white"), ("fiori-dark", "#000", "#000000")] {
            let look = theme.map { ["--theme", $0] } ?? []
            let plain = try await CLI.succeed(
                Self.small + look + ["--to", "gif", "-o", "plain"], in: folder.path)
            #expect(plain.errors.contains("blended with \(name); for another background, add --matte"))
            try await CLI.succeed(
                Self.small + look + ["--matte", color, "--to", "gif", "-o", "matte"], in: folder.path)
            #expect(folder.bytes("plain/a.gif") == folder.bytes("matte/a.gif"))
        }
    }

    @Test("what a format cannot hold does not go to standard output either")
    func refused() async throws {
        for (options, status, fragment) in [
            ("--to webp --size 4096 --scale 4 --max-frame-side 16384", 78, "16383"),
            ("--to gif --matte #FFF --frames 70000", 78, "--max-frames"),
        ] as [(String, Int32, String)] {
            let words = options.split(separator: " ").map(String.init)
            try await expectRefusal(["render", "circular", "-o", "-"] + words, status, fragment)
        }
    }
}

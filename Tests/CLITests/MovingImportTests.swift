import Foundation
import Imaging
import TestSupport
import Testing

/// `spindle import`, `pack` and `build` with SVG files that move.
@Suite struct MovingImportTests {
    let folder: WorkFolder

    init() throws {
        folder = try WorkFolder()
        folder.put(
            "slide.svg",
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="16" height="8" viewBox="0 0 16 8"><rect width="8" height="8" \
            fill="currentColor"><animate attributeName="x" values="0;8;0" dur="1s" repeatCount="indefinite"/></rect></svg>
            """)
    }

    /// A transparent picture.
    private func png(_ side: Int) throws -> [UInt8] {
        var encoder = try PNGEncoder()
        var file: [UInt8] = []
        encoder.encode(Bitmap(width: side, height: side, format: .rgba), into: &file)
        return file
    }

    private func frame(_ name: String) throws -> Bitmap {
        try decodePNG(try #require(folder.bytes(name), "\(folder.names(in: "out"))"))
    }

    @Test("a loop is written, and each frame shows its moment, drawn anew at each scale")
    func loop() async throws {
        let result = try await CLI.run(
            "import", "slide.svg", "--to", "frames", "--fps", "4", "--scale", "1,2", "--color", "red", "-o",
            "out",
            in: folder.path)
        #expect(result.status == 0 && !result.errors.contains("Note"), "\(result.errors)")
        #expect(folder.names(in: "out").count == 8)
        // At a quarter of a second the block is half way: from 4 to 12.
        let half = try frame("out/slide-0001.png")
        #expect(half.width == 16 && half.height == 8)
        for (x, alpha) in [(3, 0), (4, 255), (11, 255), (12, 0)] {
            #expect(half[x, 4].alpha == alpha, "\(x)")
        }
        #expect(half[5, 5].red == 255)
        let large = try frame("out/slide-0001@2x.png")
        for (x, alpha) in [(7, 0), (8, 255), (23, 255), (24, 0)] {
            #expect(large[x, 4].alpha == alpha, "\(x)")
        }
    }

    @Test("size, speed, loops and seconds say what is written")
    func parts() async throws {
        for (options, frames, width) in [
            (["--fps", "10"], 10, 16), (["--fps", "10", "--speed", "2"], 5, 16),
            (["--fps", "10", "--loops", "3"], 30, 16), (["--fps", "10", "--seconds", "0.5"], 5, 16),
            (["--fps", "10", "--size", "32"], 10, 32),
        ] {
            try await CLI.succeed(
                ["import", "slide.svg", "--to", "frames", "-o", "out", "--clean"] + options, in: folder.path)
            #expect(folder.names(in: "out").count { $0.hasSuffix(".png") } == frames, "\(options)")
            #expect(try frame("out/slide-0000.png").width == width, "\(options)")
        }
    }

    @Test("what ends plays once, and its last frame shows the end")
    func once() async throws {
        folder.put(
            "grow.svg",
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="0" height="8"><animate \
            attributeName="width" to="8" dur="0.5s" fill="freeze"/></rect></svg>
            """)
        try await CLI.succeed(
            "import", "grow.svg", "--to", "frames,apng", "--fps", "4", "-o", "out", in: folder.path)
        #expect(folder.names(in: "out").count == 4)
        #expect(try frame("out/grow-0002.png")[7, 4].alpha == 255)
        #expect(try #require(folder.bytes("out/grow.apng")).plays == 1)
        let result = try await CLI.run("import", "grow.svg", "--loops", "2", "-o", "out", in: folder.path)
        #expect(result.status == 64 && result.errors.contains("plays once"), "\(result.errors)")
    }

    @Test("what cannot be drawn is refused by line and column, and what does nothing is told")
    func refusals() async throws {
        let open = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">"#
        for (body, words) in [
            ("\n  <image href=\"#a\"/>", ["a.svg:2:3", "trace pictures"]),
            ("<use href=\"b.svg#x\"/>", ["never fetched"]),
            ("<rect width=\"4\" height=\"4\" fill=\"url(https://example.com/a.svg#p)\"/>", ["never fetched"]),
            ("<style>@import 'x.css';</style>", ["x.css"]),
            ("<rect width=\"4\" height=\"4\" style=\"offset-path:circle(2px)\"/>", ["offset-path"]),
            ("<path d=\"M0 0L2e6 0\"/>", ["1000000"]),
            (Self.bomb, ["500 clips"]),
            ("<g id=\"g\"><use href=\"#g\"/></g>", ["used within itself"]),
        ] {
            folder.put("a.svg", open + body + "</svg>")
            let result = try await CLI.run("import", "a.svg", "-o", "out", in: folder.path)
            #expect(result.status == 65, "\(body): \(result.errors)")
            for word in words { #expect(result.errors.contains(word), "\(body): \(result.errors)") }
        }
        folder.put(
            "a.svg",
            open
                + "<rect width=\"4\" height=\"4\"><set attributeName=\"fill\" to=\"red\" begin=\"click\"/></rect>"
                + "<script>1</script></svg>")
        let result = try await CLI.run("import", "a.svg", "-o", "out", in: folder.path)
        #expect(result.status == 0)
        for word in ["click", "scripts are not run", "does not move"] {
            #expect(result.errors.contains(word), "\(result.errors)")
        }
    }

    /// Clips that are clipped by each other, twice at each of ten levels.
    private static let bomb =
        (0..<10).map { level in
            let inner = level > 0 ? " clip-path=\"url(#c\(level - 1))\"" : ""
            return "<clipPath id=\"c\(level)\">"
                + String(repeating: "<rect width=\"8\" height=\"8\"\(inner)/>", count: 2) + "</clipPath>"
        }.joined() + "<rect width=\"8\" height=\"8\" clip-path=\"url(#c9)\"/>"

    @Test("options for other files are refused")
    func options() async throws {
        folder.put("a.png", try png(2))
        folder.put("a.json", "{}")
        for arguments in [
            ["pack", "a.png", "--color", "red"], ["import", "slide.svg", "--max-seconds", "3"],
            ["import", "slide.svg", "--scheme", "blue"], ["import", "slide.svg", "--seconds", "0"],
            ["import", "slide.svg", "--seconds", "1", "--loops", "2"],
            ["import", "a.json", "--size", "20", "--scheme", "dark"],
        ] {
            let result = try await CLI.run(arguments + ["-o", "out"], in: folder.path)
            #expect(result.status == 64, "\(arguments): \(result.errors)")
        }
    }

    @Test("a moving SVG is an animation of an atlas beside pictures, and an asset of a manifest")
    func atlas() async throws {
        folder.put("coin.png", try png(2))
        try await CLI.succeed(
            "pack", "slide.svg", "coin.png", "--fps", "4", "--dialect", "json-array", "--name", "all", "-o",
            "out",
            in: folder.path)
        let sheet = String(decoding: try #require(folder.bytes("out/all.json")), as: UTF8.self)
        #expect(sheet.contains("slide") && sheet.contains("coin"))
        folder.put(
            "m.yaml",
            """
            version: 1
            assets:
              spin: {import: slide.svg, fps: 4, size: 32, matrix: {color: [red, blue]}, to: frames}
              part: {import: slide.svg, fps: 4}
              all: {atlas: [part], to: sheet}
            """)
        try await CLI.succeed("build", "m.yaml", "-o", "built", in: folder.path)
        let blue = try decodePNG(try #require(folder.bytes("built/spin-blue-0000.png")))
        #expect(blue.width == 32 && blue[4, 4].blue == 255 && blue[4, 4].red == 0)
        #expect(folder.bytes("built/all.png") != nil && folder.bytes("built/part.png") == nil)
        let again = try await CLI.run("build", "m.yaml", "-o", "built", in: folder.path)
        let report = String(decoding: again.output, as: UTF8.self) + again.errors
        #expect(report.contains("3 up to date"), "\(report)")
        folder.put("m.yaml", "version: 1\nassets:\n  spin: {pack: a.png, loops: 2}\n")
        let result = try await CLI.run("build", "m.yaml", "-o", "built", in: folder.path)
        #expect(
            result.status == 65 && result.errors.contains("only an asset with import"), "\(result.errors)")
        folder.put("m.yaml", "version: 1\nassets:\n  spin: {motion: fluent, scheme: dark, to: frames}\n")
        let drawn = try await CLI.run("build", "m.yaml", "-o", "built", in: folder.path)
        #expect(drawn.status == 65 && drawn.errors.contains("only an asset with import"), "\(drawn.errors)")
    }

    @Test("an asset with import takes the scales, the size and the color of defaults, and their matrix")
    func defaults() async throws {
        folder.put(
            "m.yaml",
            """
            version: 1
            defaults: {scale: [1, 2], size: 8, matrix: {color: [red, blue], theme: [fiori-light, fiori-dark]}}
            assets:
              spin: {import: slide.svg, fps: 4, to: sheet}
            """)
        try await CLI.succeed("build", "m.yaml", "-o", "built", in: folder.path)
        let names = ["spin-red.png", "spin-red@2x.png", "spin-blue.png", "spin-blue@2x.png"]
        for name in names { #expect(folder.bytes("built/\(name)") != nil, "\(name)") }
        for (text, expected) in [
            (
                "assets: {a: {import: slide.svg, scheme: [light, dark]}}",
                "one color scheme; write an asset for each"
            ),
            (
                "assets: {a: {import: slide.svg, matrix: {scheme: [light, dark]}}}",
                "\"scheme\" belongs in an asset with import, and neither in defaults nor in a matrix; write an asset for each value"
            ),
            ("assets: {a: {import: slide.svg, size: large}}", "is a number of points for a moving SVG"),
            ("defaults: {seconds: 2}\nassets: {a: {import: slide.svg}}", "\"seconds\" belongs in an asset"),
        ] {
            folder.put("n.yaml", "version: 1\n\(text)\n")
            let result = try await CLI.run("build", "n.yaml", "-o", "other", in: folder.path)
            #expect(result.status == 65 && result.errors.contains(expected), "\(result.errors)")
        }
    }

    @Test(
        "texts have the case and the slant of their style; what else is not drawn of it is told, or refused")
    func texts() async throws {
        func run(_ body: String) async throws -> (status: Int32?, errors: String) {
            folder.put("t.svg", "<svg width=\"40\" height=\"20\">\n\(body)\n</svg>")
            let result = try await CLI.run("import", "t.svg", "-o", "out/t.png", "--force", in: folder.path)
            return (result.status, result.errors)
        }
        func pixels(_ style: String, _ letters: String) async throws -> Bitmap {
            #expect(try await run("<text y=\"15\" style=\"\(style)\">\(letters)</text>").status == 0)
            return try frame("out/t.png")
        }
        let upper = try await pixels("font: bold 12px sans-serif; text-transform: uppercase", "abß")
        #expect(try await upper == pixels("font-size: 12px; font-weight: 700", "ABSS"))
        let words = try await pixels("text-transform: capitalize", "ab cd")
        #expect(try await words == pixels("", "Ab Cd"))
        let slanted = try await run(
            "<text y=\"15\" font-style=\"italic\">a<tspan text-decoration=\"underline\">b</tspan></text>")
        for words in ["line 2, column 1: italics are", "text-decoration: underline of letters is not drawn"] {
            #expect(slanted.status == 0 && slanted.errors.contains(words), "\(slanted.errors)")
        }
        for (body, words) in [
            ("<tspan style='filter: blur(1px)'>a</tspan>", "filter of tspan in a text is not drawn"),
            ("<tspan display='none' mask='url(#a)'>a</tspan>", "mask of tspan in a text is not drawn"),
            ("<tspan style='x: 3px'>a</tspan>", "x of tspan is no property; write it as an attribute"),
        ] {
            let result = try await run("<text y=\"15\">\(body)</text>")
            #expect(result.status == 0 && result.errors.contains(words), "\(result.errors)")
        }
        for (style, words) in [
            ("direction: rtl", "the direction rtl"), ("writing-mode: vertical-rl", "writing-mode"),
            ("unicode-bidi: bidi-override", "unicode-bidi"),
        ] {
            let result = try await run("<text y=\"15\" style=\"\(style)\">a</text>")
            #expect(result.status == 65 && result.errors.contains(words), "\(result.errors)")
        }
        let mixed = try await run("<text y=\"15\">a שלום</text>")
        #expect(mixed.status == 65 && mixed.errors.contains("from right to left"), "\(mixed.errors)")
    }

    @Test(
        "parts of texts show and hide in vectors as well",
        arguments: [
            "attributeName='opacity' values='1;0;1' dur='1s'",
            "attributeName='display' values='inline;none' dur='1s'",
            "attributeName='visibility' values='visible;hidden' dur='1s'",
        ])
    func parts(_ animation: String) async throws {
        folder.put(
            "t.svg",
            """
            <svg width="40" height="20"><text y="15">a<tspan fill="red">b<animate \(animation) \
            repeatCount="indefinite"/></tspan></text></svg>
            """)
        let result = try await CLI.run("import", "t.svg", "-o", "out/v.svg", "--force", in: folder.path)
        #expect(result.status == 0, "\(result.errors)")
        let drawing = String(decoding: try #require(folder.bytes("out/v.svg")), as: UTF8.self)
        #expect(drawing.contains("attributeName=\"opacity\""))
    }

    @Test("a drawing in the place of a spec file is sent to import")
    func render() async throws {
        let result = try await CLI.run("render", "slide.svg", "-o", "a.png", in: folder.path)
        #expect(
            result.status == 64 && result.errors.contains("use: spindle import slide.svg"), "\(result.errors)"
        )
    }

    @Test("the same bytes with any number of threads")
    func threads() async throws {
        try await CLI.succeed("import", "slide.svg", "--jobs", "1", "-o", "a.apng", in: folder.path)
        try await CLI.succeed("import", "slide.svg", "--jobs", "4", "-o", "b.apng", in: folder.path)
        #expect(folder.bytes("a.apng") == folder.bytes("b.apng"))
    }
}

extension [UInt8] {
    /// The number of plays that an APNG states.
    fileprivate var plays: Int? {
        guard let place = indices.first(where: { self[$0...].starts(with: Array("acTL".utf8)) }) else {
            return nil
        }
        return self[(place + 8)..<(place + 12)].reduce(0) { $0 << 8 | Int($1) }
    }
}

import Imaging
import TestSupport
import Testing

/// A theme of one's own in all its looks, and pairs of colors, as the command line makes them.
@Suite struct ThemeLooksCommandTests {
    let folder: WorkFolder

    init() throws {
        folder = try WorkFolder()
        folder.put(
            "brand.yaml",
            """
            base: fiori-light
            name: brand
            light: {colors: {indicator: "#0A6ED1"}}
            dark: {colors: {indicator: "#5BA8F5"}}
            high-contrast: {colors: {indicator: "#003A75"}}
            dark-high-contrast: {colors: {indicator: "#9FD0FF"}}

            """)
    }

    private func render(_ options: String) async throws -> String {
        let words = "render circular --value 1 --size 16 --track none " + options
        return try await CLI.succeed(line: words, in: folder.path).errors
    }

    /// The color of the ring in a picture: that of its opaque pixels.
    private func color(_ file: String) throws -> String {
        let picture = try folder.picture(file)
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture[x, y].alpha == 255 { return "\(picture[x, y])" }
        }
        return "none"
    }

    @Test("catalogs have all looks, and single pictures the light one")
    func looks() async throws {
        let notes = try await render(
            "--theme brand.yaml --stroke 4 --name a --scale 1 --to web --to xcassets --to android --to plymouth --to frames -o out"
        )
        #expect(!notes.contains("look"), "\(notes)")
        for (variant, expected) in [
            ("", "#0A6ED1"), ("-dark", "#5BA8F5"), ("-contrast", "#003A75"), ("-dark-contrast", "#9FD0FF"),
        ] {
            #expect(try color("out/a-web/a\(variant).png") == expected)
            #expect(try color("out/a.xcassets/a.imageset/a\(variant).png") == expected)
        }
        #expect(try color("out/a-android/res/drawable-mdpi/a.png") == "#0A6ED1")
        #expect(try color("out/a-android/res/drawable-night-mdpi/a.png") == "#5BA8F5")
        #expect(folder.names(in: "out").contains("a-dark"))
        #expect(try color("out/a-0000.png") == "#0A6ED1")
    }

    @Test("a look is chosen after a colon, and one that is not there is told of")
    func chosen() async throws {
        let note = try await render("--theme brand.yaml:dark --stroke 4 --name a --scale 1 --to web -o out")
        #expect(note.contains("one look for all screens, dark, which --theme names"))
        #expect(folder.names(in: "out/a-web") == ["a.html", "a.png"])
        #expect(try color("out/a-web/a.png") == "#5BA8F5")
        folder.put("a:dark.yaml", "{base: fiori-light, dark: {colors: {indicator: '#FF0000'}}}")
        _ = try await render("--theme a:dark.yaml:dark --stroke 4 -o b.png")
        #expect(try color("b.png") == "#FF0000")
        for (theme, words) in [
            ("brand.yaml:drak", ["--theme", "there is no look \"drak\"", "dark"]),
            ("a:dark.yaml:high-contrast", ["a:dark.yaml", "only light, dark", "add high-contrast: {…}"]),
            ("none.yaml:dark", ["--theme", "\"none.yaml\" does not exist"]),
        ] {
            let run = try await CLI.run(
                ["render", "circular", "--value", "1", "--theme", theme, "-o", "c.png"], in: folder.path)
            #expect(run.status != 0)
            for word in words { #expect(run.errors.contains(word), "\(run.errors)") }
        }
    }

    @Test("a pair of colors has both halves in catalogs, and that of the theme in pictures")
    func pairs() async throws {
        let pair = "light-dark(#0A6ED1,#5BA8F5)"
        #expect(
            try await render("--color \(pair) --stroke 4 --scale 1 --name a --to web -o out").contains(
                "--color")
                == false)
        #expect(try color("out/a-web/a.png") == "#0A6ED1" && color("out/a-web/a-dark.png") == "#5BA8F5")
        let note = try await render("--color \(pair) --stroke 4 -o a.png")
        #expect(try color("a.png") == "#0A6ED1" && note.contains("only the color for light screens shows"))
        _ = try await render("--theme neutral-dark --theme-color indicator=\(pair) --stroke 4 -o b.png")
        #expect(try color("b.png") == "#5BA8F5")
        _ = try await render("--theme neutral-light --background \(pair) --scale 1 --name c --to web -o out")
        #expect(try folder.picture("out/c-web/c.png")[0, 0] == Color(0x0A, 0x6E, 0xD1))
        #expect(try folder.picture("out/c-web/c-dark.png")[0, 0] == Color(0x5B, 0xA8, 0xF5))
        let run = try await CLI.run(
            ["render", "circular", "--color", "light-dark(#0A6ED1", "-o", "d.png"], in: folder.path)
        #expect(run.status == 64 && run.errors.contains("write light-dark(#0A6ED1, #5BA8F5)"))
    }

    @Test("the looks of a file are listed by the names that --theme takes")
    func list() async throws {
        let lines = try await CLI.run(["list", "themes", "brand.yaml"], in: folder.path).lines
        #expect(
            lines.map { String($0.prefix { $0 != " " }) } == [
                "brand.yaml:light", "brand.yaml:dark", "brand.yaml:high-contrast",
                "brand.yaml:dark-high-contrast",
            ])
        let help = try await CLI.succeed("help", "brand").text
        #expect(help.contains("--theme"))
    }
}

import Foundation
import Imaging
import TestSupport
import Testing

/// The files that are animations and which are sprites of an atlas, what it refuses, and what it tells.
@Suite struct PackAtlasTests {
    let folder: WorkFolder

    init() throws {
        folder = try WorkFolder()
        for number in 0..<3 { try put("coin/coin\(number).png", 20, 14, number) }
        for (number, side) in [9, 24, 30].enumerated() { try put("boom/b\(number).png", side, 12, number) }
        try put("ui/gem.png", 16, 16, 5)
        try put("ui/sword.png", 40, 10, 6)
    }

    private func put(_ name: String, _ width: Int, _ height: Int, _ number: Int) throws {
        var encoder = try PNGEncoder()
        var file: [UInt8] = []
        encoder.encode(
            Bitmap(width, height) { x, y in Color(UInt8(6 * x), UInt8(6 * y), UInt8(20 * number), 255) },
            into: &file)
        folder.put(name, file)
    }

    /// The names of frames and of animations in a sheet.
    private struct Atlas: Decodable {
        struct Frame: Decodable { let filename: String }
        let frames: [Frame]
        let animations: [String: [String]]

        var names: [String] { frames.map(\.filename) }
    }

    private func atlas(_ name: String) throws -> Atlas {
        try JSONDecoder().decode(Atlas.self, from: Data(#require(folder.bytes(name), "\(name)")))
    }

    /// Packs to `out` and reads what became of it.
    private func pack(_ words: String...) async throws -> (atlas: Atlas, notes: String) {
        folder.remove("out")
        let result = try await CLI.succeed(
            ["pack"] + words + ["--dialect", "json-array", "--name", "all", "-o", "out"], in: folder.path)
        return (try atlas("out/all.json"), result.errors)
    }

    // MARK: Grouping

    @Test("a folder is an animation, a loose file a sprite, and both keep their names")
    func folders() async throws {
        let (found, notes) = try await pack("coin/", "boom", "ui/*.png")
        #expect(found.animations.keys.sorted() == ["boom", "coin"])
        #expect(found.animations["coin"] == ["coin/coin0.png", "coin/coin1.png", "coin/coin2.png"])
        #expect(found.names.suffix(2) == ["gem.png", "sword.png"])
        #expect(!notes.contains("Note"), "\(notes)")
    }

    @Test("a numbered series of files of one size is an animation, and a note tells what the files became")
    func series() async throws {
        for number in [1, 2, 10] { try put("fx/spark-\(number).png", 8, 8, number) }
        try put("fx/ring.png", 8, 8, 3)
        let (found, notes) = try await pack("fx/*.png")
        #expect(found.animations == ["spark": ["spark-1.png", "spark-2.png", "spark-10.png"]])
        #expect(found.names.contains("ring.png") && found.names.count == 4)
        #expect(
            notes.contains(
                "Note: the files become an atlas of 1 animation and 1 sprite, by their names; for one animation of all of them add --frame-names number"
            ), "\(notes)")
        let (one, _) = try await pack("fx/*.png", "--frame-names", "number")
        #expect(one.animations["all"]?.count == 4, "\(one.animations)")
    }

    @Test(
        "numbered files of different sizes are sprites; in a folder they are an animation; an anchor makes them one"
    )
    func sizes() async throws {
        let (loose, notes) = try await pack("boom/*.png")
        #expect(loose.animations.isEmpty && loose.names == ["b0.png", "b1.png", "b2.png"])
        #expect(notes.contains("an atlas of 3 sprites, by their names and sizes"), "\(notes)")
        #expect(try await pack("boom/").atlas.animations["boom"]?.count == 3)
        let gif = try await CLI.succeed(
            "pack", "boom/*.png", "--anchor", "bottom", "-o", "boom.apng", in: folder.path)
        #expect(!gif.errors.contains("Error") && folder.bytes("boom.apng") != nil)
        // A folder of pictures without numbers is no animation.
        let (scattered, _) = try await pack("ui/", "coin/")
        #expect(scattered.animations.keys.sorted() == ["coin"])
        #expect(scattered.names.prefix(2) == ["ui/gem.png", "ui/sword.png"])
    }

    @Test("two series in a folder are parts of its animation; a file with several frames is an animation")
    func parts() async throws {
        for number in 0..<2 { try put("hero/run\(number).png", 8, 9, number) }
        for number in 0..<2 { try put("hero/walk\(number).png", 8, 9, 4 + number) }
        try await CLI.succeed("pack", "coin/*.png", "--repeat", "3", "-o", "spin.apng", in: folder.path)
        let (found, _) = try await pack("hero/", "spin.apng")
        #expect(found.animations.keys.sorted() == ["hero", "hero/run", "hero/walk", "spin"])
        #expect(found.animations["hero/walk"] == ["hero/walk0.png", "hero/walk1.png"])
        #expect(found.animations["spin"] == ["spin-0000.png", "spin-0001.png", "spin-0002.png"])
    }

    @Test(
        "a.png and a@2x.png are one frame at two scales, and no atlas; several scales of an atlas are resampled"
    )
    func densities() async throws {
        for name in ["a1", "a2"] {
            try put("d/\(name).png", 10, 8, 1)
            try put("d/\(name)@2x.png", 20, 16, 1)
        }
        try await CLI.succeed("pack", "d/a*.png", "-o", "out", in: folder.path)
        #expect(folder.names(in: "out") == ["a.json", "a.png", "a@2x.json", "a@2x.png"])
        try put("d/b.png", 9, 9, 2)
        try put("d/b@2x.png", 18, 18, 2)
        try await CLI.succeed(
            "pack", "d/*@2x.png", "--scale", "1,2", "--resample", "--name", "all", "--dialect", "json-array",
            "-o", "two", in: folder.path)
        for name in ["two/all.json", "two/all@2x.json"] {
            let found = try atlas(name)
            #expect(found.names == ["a1.png", "a2.png", "b.png"] && found.animations["a"]?.count == 2)
        }
        // A scale in all names is that of the atlas.
        try await CLI.succeed("pack", "d/*@2x.png", "--name", "all", "-o", "one", in: folder.path)
        #expect(folder.names(in: "one") == ["all@2x.json", "all@2x.png"])
        folder.put("spinner.yaml", "motion: fluent\nsize: 18\nframes: 4\n")
        let mixed = try await CLI.run(
            "pack", "--atlas", "spinner.yaml", "d/b@2x.png", "-o", "none", in: folder.path)
        #expect(mixed.status == 64 && mixed.errors.contains("add --scale 2"), "\(mixed.errors)")
    }

    @Test("names are those of files, numbers, or a pattern; a folder below ** is a part of them")
    func names() async throws {
        #expect(try await pack("coin/", "--atlas", "--names", "number").atlas.names.first == "coin-0000.png")
        let (filled, _) = try await pack("coin/", "ui/*.png", "--names", "{animation}_{number}")
        #expect(filled.names.first == "coin_0000.png" && filled.names.last?.hasPrefix("sword_0") == true)
        for name in ["coin/coin0.png", "coin/coin1.png", "coin/coin2.png", "ui/gem.png"] {
            folder.put("art/" + name, try #require(folder.bytes(name)))
        }
        let (tree, _) = try await pack("art/**/*.png", "--atlas")
        #expect(tree.names.contains("coin/coin0.png") && tree.names.contains("ui/gem.png"))
        #expect(tree.animations["coin/coin"]?.count == 3, "\(tree.animations)")
    }

    @Test("spec files are drawn as animations of the atlas")
    func drawn() async throws {
        folder.put("spinner.yaml", "motion: fluent\nsize: 18\nframes: 4\n")
        let (found, _) = try await pack("--atlas", "spinner.yaml", "coin/")
        #expect(found.animations.keys.sorted() == ["coin", "spinner"])
        #expect(found.names.first == "spinner-0000.png")
        let (alone, _) = try await pack("--atlas", "spinner.yaml")
        #expect(alone.animations["spinner"]?.count == 4)
    }

    // MARK: Refusals and notes

    @Test(
        "what an atlas cannot have is refused with the remedy, and nothing is written",
        arguments: [
            (
                "--pivot nope=0.5,1", 64,
                "--pivot: \"nope\" is no animation or sprite of this atlas; it has \"coin\", \"boom\", \"gem\", \"sword\""
            ),
            ("--delay nope=50ms", 64, "--delay: \"nope\" is no animation or sprite of this atlas"),
            ("--borders nope=1", 64, "--borders: \"nope\" is no animation or sprite of this atlas"),
            ("--pivot coin=7,1", 64, "is not a pivot; write two shares from the top left, -1 to 2"),
            ("--borders gem=1,2", 64, "write whole pixels for all sides or for left, top, right and bottom"),
            ("--borders gem=9", 64, "are wider than \"gem\", which has 16×16 pixels; lower them"),
            ("--names {nope}", 64, "\"{nope}\" is no place of a pattern; use {folder}, {name}"),
            ("--names nope", 64, "\"nope\" is neither file nor number, nor a pattern"),
            ("--names same", 64, "is neither file nor number"),
            (
                "--names {folder}", 64,
                "two frames would be called \"coin.png\", of \"coin\" and \"coin\"; use --frame-names"
            ),
            ("--layout columns", 64, "is no arrangement for frames of different sizes, which are packed"),
            (
                "--columns 2", 64,
                "is no arrangement for frames of different sizes, which are packed; leave it out"
            ),
            ("--dialect css", 64, "css shows all frames of an animation at one size; add --anchor center"),
            ("--dialect css-strip", 64, "css-strip plays a single animation; choose css, godot4"),
            ("--dialect qml", 64, "qml plays a single animation"),
            ("--dialect css --rotate", 64, "cannot turn a frame back; leave out --rotate"),
            ("--to gif --atlas", 64, "gif shows one animation"),
            ("--to gif --delay coin=50ms", 64, "gif shows one animation"),
            ("--to gif", 65, "frames of an animation need one size"),
            ("--tag a=0:1", 64, "--tag: counts the frames of one animation, and this is an atlas"),
            ("--delays 10,20 --atlas", 64, "--delays: are those of one animation, and this is an atlas"),
            ("--scale 1,2", 64, "nothing is scaled unasked; add --resample"),
        ] as [(String, Int32, String)])
    func refusals(options: String, status: Int32, told: String) async throws {
        let words = options.split(separator: " ").map(String.init)
        let result = try await CLI.run(
            ["pack", "coin/", "boom/", "ui/*.png", "-o", "out"] + words, in: folder.path)
        #expect(result.status == status && result.errors.contains(told), "\(result.errors)")
        #expect(folder.names(in: "out").isEmpty)
    }

    @Test(
        "files of one name in two folders have their folders in their names; a pattern that gives one name to two frames is refused"
    )
    func collisions() async throws {
        try put("other/coin0.png", 20, 14, 9)
        let files = ["pack", "coin/coin0.png", "other/coin0.png", "ui/gem.png", "--name", "all", "-o", "out"]
        let result = try await CLI.run(files + ["--frame-names", "{number}"], in: folder.path)
        #expect(
            result.status == 64
                && result.errors.contains(
                    "two frames would be called \"0000.png\", of \"coin/coin0\" and \"other/coin0\""),
            "\(result.errors)")
        #expect(folder.names(in: "out").isEmpty)
        try await CLI.succeed(files, in: folder.path)
        let text = String(decoding: try #require(folder.bytes("out/all.json")), as: UTF8.self)
        for name in ["coin/coin0.png", "other/coin0.png", "gem.png"] {
            #expect(text.contains("\"\(name)\": {\"frame\""), "\(text)")
        }
    }

    @Test("delays by name are those of one animation, and of no other")
    func delays() async throws {
        try await CLI.succeed(
            "pack", "coin/", "boom/", "--delay", "coin=80ms", "--delay", "50ms", "--name", "all", "-o", "out",
            in: folder.path)
        let text = String(decoding: try #require(folder.bytes("out/all.json")), as: UTF8.self)
        #expect(text.contains(#""coin": {"fps": 12.5, "loop": true}"#), "\(text)")
        #expect(text.contains(#""boom": {"fps": 20, "loop": true}"#), "\(text)")
    }

    @Test(
        "speed, hold and pingpong are those of each animation of files, and a note tells where they have no effect"
    )
    func course() async throws {
        folder.put("spinner.yaml", Array("indicator: circular\nmotion: fluent\nsize: 16\nfps: 10\n".utf8))
        for (words, told) in [
            (["--speed", "2x"], #""coin": {"fps": 25, "loop": true}"#),
            (["--hold", "240ms"], "coin-0005.png"), (["--pingpong"], "coin-0003.png"),
        ] {
            let course = ["--delay", "80ms", "--name", "all", "-o", "out"] + words
            try await CLI.succeed(["pack", "coin/", "ui/gem.png"] + course, in: folder.path)
            let text = String(decoding: try #require(folder.bytes("out/all.json")), as: UTF8.self)
            #expect(text.contains(told), "\(text)")
            let drawn = try await CLI.succeed(
                ["pack", "--atlas", "spinner.yaml", "ui/gem.png"] + course, in: folder.path)
            #expect(drawn.errors.contains("\(words[0]) has no effect on \"spinner\""), "\(drawn.errors)")
            let sprites = try await CLI.succeed(["pack", "ui/"] + course, in: folder.path)
            #expect(
                sprites.errors.contains("\(words[0]) has no effect on a single frame"), "\(sprites.errors)")
        }
    }

    @Test(
        "what an atlas has no use for is told: a matte; and names that are requested are those of frames shown twice, too"
    )
    func unused() async throws {
        let result = try await CLI.succeed(
            "pack", "coin/", "ui/gem.png", "--matte", "#FFF", "-o", "out", in: folder.path)
        #expect(result.errors.contains("--matte has no effect on sheet"), "\(result.errors)")
        try await CLI.succeed(
            "pack", "coin/", "ui/gem.png", "--pingpong", "--frame-names", "{animation}_{number}", "--name",
            "all",
            "-o", "out", in: folder.path)
        let text = String(decoding: try #require(folder.bytes("out/all.json")), as: UTF8.self)
        #expect(text.contains(#""coin_0003.png""#) && !text.contains("coin-0003"), "\(text)")
        let twice = try await CLI.run(
            "pack", "coin/", "ui/gem.png", "--pingpong", "--frame-names", "{name}", "-o", "new",
            in: folder.path)
        #expect(twice.status == 64 && twice.errors.contains("two frames would be called"), "\(twice.errors)")
        #expect(folder.names(in: "new").isEmpty)
    }

    @Test(
        "an atlas that has to fit a number of bytes loses colors, and never frames; one that cannot fit is refused"
    )
    func budget() async throws {
        // Many colors, which take many bytes.
        var encoder = try PNGEncoder()
        var file: [UInt8] = []
        encoder.encode(
            Bitmap(30, 30) { x, y in
                Color(
                    UInt8((x * x * 7 + y * 31) % 256), UInt8(x * y * 13 % 256), UInt8((x * 91 + y * y) % 256))
            }, into: &file)
        folder.put("ui/gem.png", file)
        let whole = try await CLI.succeed(
            "pack", "coin/", "ui/*.png", "--name", "all", "-o", "whole", in: folder.path)
        #expect(whole.status == 0)
        let size = try #require(folder.bytes("whole/all.png")).count
        let result = try await CLI.succeed(
            "pack", "coin/", "ui/*.png", "--name", "all", "--max-bytes", "\(size - 1)", "-o", "out",
            in: folder.path)
        #expect(result.errors.contains("levels of each color"), "\(result.errors)")
        #expect(try #require(folder.bytes("out/all.png")).count < size)
        let none = try await CLI.run(
            "pack", "coin/", "ui/*.png", "--max-bytes", "100", "-o", "none", in: folder.path)
        #expect(none.signal == nil && none.status != 0 && folder.names(in: "none").isEmpty, "\(none.errors)")
    }
}

import Foundation
import Imaging
import TestSupport
import Testing

/// The files and folders that an atlas is made of: how they may be named, and what they say themselves.
@Suite struct AtlasInputTests {
    let folder: WorkFolder

    init() throws {
        folder = try WorkFolder()
        for number in 0..<3 { try put("art/coin/coin\(number).png", 20, 14, number) }
        try put("art/ui/gem.png", 16, 16, 5)
        try put("art/ui/sword.png", 40, 10, 6)
    }

    private func put(_ name: String, _ width: Int, _ height: Int, _ number: Int) throws {
        try put(
            name, Bitmap(width, height) { x, y in Color(UInt8(4 * x), UInt8(6 * y), UInt8(20 * number), 255) }
        )
    }

    private func put(_ name: String, _ bitmap: Bitmap) throws {
        var encoder = try PNGEncoder()
        var file: [UInt8] = []
        encoder.encode(bitmap, into: &file)
        folder.put(name, file)
    }

    private func text(_ name: String) throws -> String {
        String(decoding: try #require(folder.bytes(name), "\(name)"), as: UTF8.self)
    }

    /// A nine-patch of 12 × 8 pixels, of which columns 3 to 6 and rows 2 to 4 are stretched.
    private func ninePatch(frame: Color = Color(0, 0, 0, 0), hasGap: Bool = false) -> Bitmap {
        Bitmap(14, 10) { x, y in
            let black = Color(0, 0, 0, 255)
            if y == 0 { return (4...7).contains(x) && !(hasGap && x == 5) ? black : frame }
            if x == 0 { return (3...5).contains(y) ? black : frame }
            if y == 9 { return x == 5 ? black : x == 6 ? Color(255, 0, 0, 255) : frame }
            if x == 13 { return frame }
            return Color(UInt8(10 * x), UInt8(20 * y), 90, 255)
        }
    }

    @Test("a nine-patch of Android becomes a sprite without its frame, with its borders")
    func ninePatches() async throws {
        for frame in [Color(0, 0, 0, 0), Color(255, 255, 255, 255)] {
            try put("np/panel.9.png", ninePatch(frame: frame))
            try await CLI.succeed("pack", "np/panel.9.png", "--name", "all", "-o", "out", in: folder.path)
            let found = try text("out/all.json")
            #expect(found.contains(#""panel.png": {"frame": {"x": 1, "y": 1, "w": 12, "h": 8}"#), "\(found)")
            #expect(found.contains(#""borders": {"left": 3, "top": 2, "right": 5, "bottom": 3}"#), "\(found)")
        }
        try put("np/gap.9.png", ninePatch(hasGap: true))
        try put("np/none.9.png", 12, 12, 3)
        let result = try await CLI.succeed("pack", "np/*.png", "--name", "all", "-o", "out", in: folder.path)
        for note in [
            "\"np/gap.9.png\" has several parts that are stretched",
            "\"np/none.9.png\" is called like a nine-patch of Android, and has no frame",
        ] { #expect(result.errors.contains(note), "\(result.errors)") }
        let gif = try await CLI.succeed("pack", "np/panel.9.png", "-o", "out/a.apng", in: folder.path)
        #expect(gif.errors.contains("its frame of one pixel is a part of the picture here"), "\(gif.errors)")
    }

    @Test("files of several scales are an atlas at each of them, with what is drawn")
    func scales() async throws {
        try put("d/a.png", 10, 8, 1)
        try put("d/a@2x.png", 20, 16, 1)
        try put("d/bar.png", 30, 4, 1)
        try put("d/bar@2x.png", 60, 8, 1)
        folder.put("spinner.yaml", "motion: fluent\nsize: 18\nframes: 4\n")
        try await CLI.succeed(
            "pack", "--atlas", "spinner.yaml", "d/", "--borders", "d/bar=4", "--name", "all", "-o", "out",
            in: folder.path)
        #expect(folder.names(in: "out") == ["all.json", "all.png", "all@2x.json", "all@2x.png"])
        for (name, side, sprite, border) in [("all", 18, 30, 2), ("all@2x", 36, 60, 4)] {
            let found = try text("out/\(name).json")
            #expect(found.contains("\"sourceSize\": {\"w\": \(side), \"h\": \(side)}"), "\(found)")
            #expect(found.contains("\"sourceSize\": {\"w\": \(sprite), \"h\":"), "\(found)")
            #expect(found.contains("\"borders\": {\"left\": \(border), \"top\": \(border)"), "\(found)")
        }
        // Other sizes in points, and a frame that one scale does not have.
        try put("d/bar@2x.png", 50, 8, 1)
        let sizes = try await CLI.run("pack", "d/", "-o", "none", in: folder.path)
        #expect(
            sizes.status == 65
                && sizes.errors.contains("draw both in one size in points"), "\(sizes.errors)")
        try put("d/c.png", 9, 9, 2)
        let missing = try await CLI.run("pack", "d/", "-o", "none", in: folder.path)
        #expect(
            missing.status == 66 && missing.errors.contains("has no counterpart at 2 pixels per point"),
            "\(missing.errors)")
        #expect(folder.names(in: "none").isEmpty)
    }

    @Test("the folder in which one works has its own name, and so has the one above")
    func realNames() async throws {
        for (words, place, name) in [
            (["."], "art/coin", "coin/coin0.png"), (["./", "../ui/*.png"], "art/coin", "coin/coin0.png"),
            (["../coin/", "gem.png"], "art/ui", "coin/coin0.png"),
            ([".."], "art/coin/below", "coin/coin0.png"),
        ] {
            try put("art/coin/below/x.png", 2, 2, 1)
            try await CLI.succeed(
                ["pack"] + words + ["--atlas", "--name", "all", "-o", folder.path + "/out"],
                in: folder.path + "/" + place)
            #expect(try text("out/all.json").contains("\"\(name)\""), "\(words)")
        }
    }

    @Test("a folder or a sprite that is named twice is refused")
    func twice() async throws {
        for (words, told) in [
            ("art/coin art/coin/", "art/coin/: is named twice; name it once"),
            (
                "art/coin art/ui/*.png art/ui/gem.png",
                "art/ui/gem.png: is named twice, and an atlas has it once; name it once"
            ),
        ] {
            let result = try await CLI.run(
                ["pack"] + words.split(separator: " ").map(String.init) + ["-o", "none"], in: folder.path)
            #expect(result.status == 64 && result.errors.contains(told), "\(result.errors)")
        }
        // A frame can be a sprite as well.
        try await CLI.succeed("pack", "art/coin/", "art/coin/coin1.png", "-o", "out", in: folder.path)
        #expect(folder.names(in: "none").isEmpty)
    }

    @Test(
        "a file that the same command would pack the next time is not written",
        arguments: [
            ("art/ui/", "art/ui", "art/ui/ui.png"), ("art/ui/*.png", "art/ui", "art/ui/atlas.png"),
            ("art/**/*.png", "art", "art/atlas.png"),
            ("art/**/*.png", "art/new/out", "art/new/out/atlas.png"),
        ])
    func outputs(files: String, output: String, file: String) async throws {
        let before = folder.tree("art")
        let words = ["pack", files, "--name", file.split(separator: "/").last!.split(separator: ".")[0] + ""]
        let result = try await CLI.run(words + ["-o", output], in: folder.path)
        #expect(
            result.status == 73
                && result.errors.contains(
                    "cannot write \"\(file)\": \"\(files)\" would pack it the next time; choose another folder, or name files"
                ), "\(result.errors)")
        #expect(folder.tree("art") == before)
        folder.put("spindle.yaml", "{version: 1, assets: {all: {pack: '\(files)'}}}")
        let build = try await CLI.run("build", "-o", output, in: folder.path)
        #expect(
            build.status == 73 && build.errors.contains("would pack it the next time"), "\(build.errors)")
        #expect(folder.tree("art") == before)
        try await CLI.succeed(words + ["-o", "out"], in: folder.path)
    }

    @Test("a pattern names frames that are drawn by the folder and the name of their spec")
    func patterns() async throws {
        folder.put("specs/spinner.yaml", "motion: fluent\nsize: 18\nframes: 4\n")
        folder.put("lock.yaml", "value: 0.5\nsize: 18\n")
        try await CLI.succeed(
            "pack", "--atlas", "specs/spinner.yaml", "lock.yaml", "art/coin/", "--frame-names",
            "{folder}_{name}", "--name", "all", "-o", "out", in: folder.path)
        let found = try text("out/all.json")
        for name in ["specs_spinner-0003.png", "lock.png", "coin_coin2.png"] {
            #expect(found.contains("\"\(name)\": {"), "\(found)")
        }
    }

    @Test("delays under 11 ms are told with a remedy that an atlas takes")
    func delays() async throws {
        try await CLI.succeed(
            "pack", "art/coin/", "--delays", "5,20,30", "-o", "fast.apng", in: folder.path)
        let result = try await CLI.succeed(
            "pack", "fast.apng", "art/ui/*.png", "--name", "all", "-o", "out", in: folder.path)
        #expect(result.errors.contains("add --delay coin=5ms for each"), "\(result.errors)")
    }

    @Test("what an atlas of a manifest says in vain is told, and the notes of its assets with their names")
    func notes() async throws {
        folder.put(
            "spindle.yaml",
            """
            version: 1
            defaults: {scale: [1, 2], speed: 2}
            assets:
              spinner: {motion: fluent, size: 18, frames: 4}
              lock: {value: 0.5, size: 18, fps: 12}
              coin: {pack: art/coin/}
              drawn: {atlas: [spinner, lock], fps: 10, repeat: 3}
              mixed: {atlas: [spinner, coin], delay: [spinner=80, coin=90]}

            """)
        let result = try await CLI.run("build", "-o", "out", in: folder.path)
        #expect(result.status == 0, "\(result.errors)")
        for note in [
            "drawn: fps has no effect on \"spinner\", which is drawn or an asset of its own; give it to that",
            "drawn: repeat has no effect on \"spinner\"", "drawn: lock: fps has no effect on a single frame",
            "mixed: delay has no effect on \"spinner\"",
            "mixed: the scales of defaults, 1, 2, are not those of this atlas, as some of its frames are from files",
        ] { #expect(result.errors.contains(note), "\(note): \(result.errors)") }
        #expect(!result.errors.contains("speed has no effect on \"spinner\""), "\(result.errors)")
        #expect(
            folder.names(in: "out").filter { $0.hasSuffix(".png") } == [
                "drawn.png", "drawn@2x.png", "mixed.png",
            ])
    }
}

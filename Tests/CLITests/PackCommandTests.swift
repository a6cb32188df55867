import Foundation
import Imaging
import TestSupport
import Testing

/// Issue 26: frames of others, read and written, and refused before they take memory.
@Suite struct PackCommandTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private func put(_ name: String, _ bitmap: Bitmap) throws {
        var encoder = try PNGEncoder()
        var file: [UInt8] = []
        encoder.encode(bitmap, into: &file)
        folder.put(name, file)
    }

    private func frame(_ number: Int, side: Int = 6) -> Bitmap {
        Bitmap(side, side) { x, y in Color(UInt8(40 * x), UInt8(40 * y), UInt8(20 * number), 255) }
    }

    @Test("frames of a pattern are in the order in which people count, in a sheet with json-hash by itself")
    func order() async throws {
        for number in 0..<12 { try put("frame\(number).png", frame(number)) }
        try await CLI.succeed("pack", "frame*.png", "-o", "out", "--fps", "25", in: folder.path)
        #expect(folder.names(in: "out") == ["frame.json", "frame.png"])
        let json = try JSONSerialization.jsonObject(with: Data(folder.bytes("out/frame.json")!))
        let meta = (json as? [String: Any])?["meta"] as? [String: Any]
        #expect(meta?["fps"] as? Double == 25)
        try await CLI.succeed("pack", "frame*.png", "--to", "frames", "-o", "back", in: folder.path)
        for number in 0..<12 {
            let name = "back/frame-00\(number < 10 ? "0" : "")\(number).png"
            #expect(try decodePNG(folder.bytes(name)!) == frame(number), "\(name)")
        }
    }

    @Test(
        "frames that an earlier pack has left are told of, and removed on request; the files that it reads never are"
    )
    func earlier() async throws {
        for number in 0..<5 { try put("spin\(number).png", frame(number)) }
        func pack(_ files: [String], _ options: String...) async throws -> CLI.Result {
            try await CLI.succeed(
                ["pack"] + files + ["--to", "frames", "-o", "out"] + options, in: folder.path)
        }
        _ = try await pack(["spin?.png"])
        let few = ["spin0.png", "spin1.png", "spin2.png"]
        let told = try await pack(few)
        #expect(
            told.errors.contains(
                "2 files of an earlier pack remain: \"spin-0003.png\", \"spin-0004.png\"; add --clean to remove them"
            ))
        #expect(folder.names(in: "out").count == 5)
        let removed = try await pack(few, "--clean")
        #expect(removed.errors.contains("removed 2 files of an earlier pack"))
        #expect(folder.names(in: "out") == ["spin-0000.png", "spin-0001.png", "spin-0002.png"])
        let own = try await CLI.succeed(
            "pack", "out/spin-*.png", "--to", "apng", "--clean", "-o", "out", in: folder.path)
        #expect(!own.errors.contains("removed") && folder.names(in: "out").count == 4)
    }

    @Test("frames in Display P3 stay so where a format can say it, and a note tells where they do not")
    func wide() async throws {
        try await CLI.succeed(
            "render", "circular", "--color", "color(display-p3 1 0.2 0)", "--value", "0:1", "--frames", "3",
            "--name",
            "vivid", "-o", "in", in: folder.path)
        let marked = try await CLI.succeed(
            "pack", "in/*.png", "--to", "apng,webp,frames", "--name", "a", "-o", "out", in: folder.path)
        #expect(!marked.errors.contains("Display P3"))
        let codePoints = Array("cICP".utf8) + [12, 13, 0, 1]
        for name in ["out/a.apng", "out/a-0000.png"] {
            #expect(folder.bytes(name)?.firstRange(of: codePoints) != nil, "\(name)")
        }
        // Most programs write one keyword before any profile, whose own description then tells.
        for number in 0..<3 {
            var bytes = try #require(folder.bytes("in/vivid-000\(number).png"))
            for (known, other) in [("cICP", "cICp"), ("Display P3\0", "ICC prof. \0")] {
                bytes.replace(Array(known.utf8), with: Array(other.utf8), maxReplacements: 1)
            }
            try Data(bytes).write(to: URL(filePath: "\(folder.path)/other-\(number).png"))
        }
        let described = try await CLI.succeed(
            "pack", "other-?.png", "--to", "apng", "--name", "d", "-o", "out", in: folder.path)
        #expect(
            !described.errors.contains("Display P3")
                && folder.bytes("out/d.apng")?.firstRange(of: codePoints) != nil)
        let sheet = try await CLI.succeed("pack", "in/*.png", "--name", "b", "-o", "out", in: folder.path)
        #expect(sheet.errors.contains("sheet cannot say that the pixels are in Display P3"))
        #expect(folder.bytes("out/b.png")?.firstRange(of: codePoints) == nil)
        try put("in/vivid-0003.png", Bitmap(48, 48) { _, _ in Color(1, 2, 3, 255) })
        let mixed = try await CLI.succeed(
            "pack", "in/*.png", "--to", "apng", "--name", "c", "-o", "out", in: folder.path)
        #expect(mixed.errors.contains("3 of 4 files are in Display P3, and all pixels count as sRGB"))
        #expect(folder.bytes("out/c.apng")?.firstRange(of: codePoints) == nil)
    }

    @Test("delays by list, by file and of an APNG itself come out as they went in")
    func delays() async throws {
        for number in 0..<3 { try put("\(number).png", frame(number)) }
        folder.put("times.txt", "100\n100\n300\n")
        try await CLI.succeed(
            "pack", "?.png", "--delays", "100,100,300", "-o", "a.apng", in: folder.path)
        try await CLI.succeed("pack", "?.png", "--delays", "times.txt", "-o", "b.apng", in: folder.path)
        try await CLI.succeed("pack", "a.apng", "-o", "c.apng", in: folder.path)
        #expect(folder.bytes("a.apng") == folder.bytes("b.apng"))
        #expect(folder.bytes("a.apng") == folder.bytes("c.apng"))
        try await CLI.succeed(
            "pack", "?.png", "--delays", "100ms,0.1s,300", "-o", "d.apng", in: folder.path)
        #expect(folder.bytes("a.apng") == folder.bytes("d.apng"))
        try await CLI.succeed(
            "pack", "?.png", "--delays", "100ms 0.1s  300", "-o", "e.apng", in: folder.path)
        #expect(folder.bytes("a.apng") == folder.bytes("e.apng"))
        let report = try await CLI.succeed("pack", "a.apng", "--json", "-o", "out", in: folder.path)
        #expect(report.text.contains(#""delays": [100, 100, 300]"#))
        #expect(String(decoding: folder.bytes("out/a.json")!, as: UTF8.self).contains(#""duration": 300"#))
    }

    @Test("text with a byte order mark is read like any other: delays in a file, and Lottie")
    func byteOrderMark() async throws {
        for number in 0..<3 { try put("\(number).png", frame(number)) }
        folder.put("times.txt", "\u{FEFF}100\r\n100\r\n300\r\n")
        let report = try await CLI.succeed(
            "pack", "?.png", "--delays", "times.txt", "--json", "-o", "out", in: folder.path)
        #expect(report.text.contains(#""delays": [100, 100, 300]"#))
        let lottie = #"{"v":"5.5","fr":10,"ip":0,"op":3,"w":16,"h":16,"layers":[]}"#
        for (name, mark) in [("plain", ""), ("marked", "\u{FEFF}")] {
            folder.put("\(name).json", mark + lottie)
            try await CLI.succeed(
                ["import", "\(name).json", "--to", "frames", "--name", "a", "-o", "\(name)"], in: folder.path)
        }
        #expect(folder.names(in: "plain").count == 3 && folder.tree("plain") == folder.tree("marked"))
    }

    @Test("frames are named after the first file without its number, and nothing else of it")
    func names() async throws {
        for (first, second, name) in [
            ("hero_v2_01.png", "hero_v2_02.png", "hero_v2"), ("walk 1.png", "walk 2.png", "walk"),
            ("run-0-1.png", "run-0-2.png", "run-0"), ("turn01.png", "turn02.png", "turn"),
            ("1.png", "2.png", "frames"), ("scene2.01.png", "scene2.02.png", "scene2"),
        ] {
            try put(first, frame(1))
            try put(second, frame(2))
            let report = try await CLI.succeed("pack", first, second, "--json", "-o", "out", in: folder.path)
            #expect(report.text.contains("\"name\": \"\(name)\""), "\(first): \(report.text)")
        }
    }

    @Test(
        "pixels that a format cannot hold, frames without a ground and dithering without an effect are refused with a way out",
        arguments: [
            ("--to lvgl --pixels l1 --matte white", "LVGL has no l1"),
            ("--to lvgl --pixels rgb565 --matte white --pixel-order columns", "lvgl does not use it"),
            ("--to lvgl --to raw --pixels rgb565 --matte white --pixel-order columns", "LVGL draws rows"),
            ("--to raw --pixels l1-pages --matte white --pixel-order columns", "pages of eight rows"),
            ("--to raw --pixels rgb565", "rgb565 has no transparency; add the background color"),
            ("--to pbm", "pbm has no transparency"), ("--to carray --pixels l8", "l8 has no transparency"),
            ("--to raw --dither ordered", "keep all bits"), ("--to mp4", "mp4 has no transparency"),
        ])
    func pixels(options: String, told: String) async throws {
        try put("a0.png", frame(0))
        let words = options.split(separator: " ").map { String($0) }
        let result = try await CLI.run(["pack", "a0.png", "-o", "out"] + words, in: folder.path)
        #expect(result.status == 64 && result.errors.contains(told), "\(result.errors)")
        #expect(folder.names(in: "out").isEmpty)
    }

    @Test("a matte that a format does not need is told in a note, on the command line and in a manifest")
    func idleMatte() async throws {
        try put("a0.png", frame(0))
        let typed = try await CLI.run(
            ["pack", "a0.png", "--to", "apng", "--matte", "white", "-o", "out"], in: folder.path)
        #expect(
            typed.status == 0 && typed.errors.contains("--matte has no effect on apng"), "\(typed.errors)")
        folder.put("spindle.yaml", "version: 1\nassets: {a: {pack: 'a*.png', to: apng, matte: white}}")
        let built = try await CLI.run(["build"], in: folder.path)
        #expect(built.status == 0 && built.errors.contains("matte has no effect on apng"), "\(built.errors)")
    }

    @Test("a pattern takes files whose ending is in capitals, and no others besides")
    func capitals() async throws {
        for name in ["a1.png", "a2.PNG", "a3.Png", "A4.png"] { try put(name, frame(1)) }
        folder.put("a5.txt", "no picture")
        let report = try await CLI.succeed("pack", "a*.png", "--json", "-o", "out", in: folder.path)
        #expect(report.text.contains(#""frames": 3"#), "\(report.text)")
        try await CLI.succeed("pack", "*.PNG", "-o", "out", in: folder.path)
    }

    @Test("a PNG in Apple's form for iOS is called by its name, with the way to convert it")
    func appleForm() async throws {
        try put("good.png", frame(1))
        let good = folder.bytes("good.png")!
        let chunk: [UInt8] =
            [0, 0, 0, 4] + Array("CgBI".utf8) + [0x50, 0, 0x20, 0x02, 0x2B, 0xD5, 0xB3, 0x7F]
        folder.put("icon.png", Array(good[..<8]) + chunk + good[8...])
        let result = try await CLI.run("pack", "icon.png", "-o", "out", in: folder.path)
        #expect(
            result.status == 65 && result.errors.contains("Apple's form for iOS (CgBI)"), "\(result.errors)")
        #expect(result.errors.contains("pngcrush -revert-iphone-optimizations in.png out.png"))
    }

    @Test("where the number of plays is not kept, a note says so, and how to have it")
    func plays() async throws {
        for number in 0..<3 { try put("\(number).png", frame(number)) }
        for (count, name) in [("1", "once"), ("3", "thrice"), ("2", "twice")] {
            try await CLI.succeed(
                "pack", "?.png", "--repeat", count, "-o", "\(name).apng", in: folder.path)
        }
        let kept = try await CLI.succeed("pack", "thrice.apng", "-o", "kept.webp", in: folder.path)
        #expect(!kept.errors.contains("Note"), "\(kept.errors)")
        let report = try await CLI.succeed("pack", "thrice.apng", "--json", "-o", "out", in: folder.path)
        #expect(report.text.contains(#""loops": true"#) && report.text.contains(#""plays": 3"#))
        #expect(report.errors.contains("sheet has no number of plays here: players repeat it forever"))
        let video = try await CLI.succeed(
            "pack", "thrice.apng", "--to", "y4m", "--matte", "white", "-o", "out", in: folder.path)
        #expect(video.errors.contains("played 3 times; add --repeat 3"), "\(video.errors)")
        // Of several files the number counts where they agree.
        let agreed = try await CLI.succeed(
            "pack", "thrice.apng", "thrice.apng", "2.png", "--json", "-o", "both.apng", in: folder.path)
        #expect(agreed.text.contains(#""plays": 3"#) && !agreed.errors.contains("Note"), "\(agreed.errors)")
        let mixed = try await CLI.succeed(
            "pack", "once.apng", "twice.apng", "--json", "-o", "mixed.apng", in: folder.path)
        #expect(
            mixed.errors.contains("\"once.apng\" is played once, \"twice.apng\" 2 times"), "\(mixed.errors)")
        #expect(mixed.text.contains(#""loops": true"#) && !mixed.text.contains("plays\""), "\(mixed.text)")
        let chosen = try await CLI.succeed(
            "pack", "once.apng", "twice.apng", "--repeat", "5", "-o", "chosen.apng", in: folder.path)
        #expect(!chosen.errors.contains("Note"), "\(chosen.errors)")
    }

    @Test(
        "delays in whole milliseconds that add up are the rate that they were made of",
        arguments: ["60", "29.97", "24"])
    func evenDelays(fps: String) async throws {
        try await CLI.succeed(
            "render", "fluent", "--size", "12", "--fps", fps, "--to", "apng", "-o", "a.apng", in: folder.path)
        // Which takes one rate alone.
        try await CLI.succeed(
            "pack", "a.apng", "--to", "sheet", "--dialect", "godot", "-o", "out", in: folder.path)
        let text = String(decoding: try #require(folder.bytes("out/a.tres")), as: UTF8.self)
        let speed = try #require(text.firstMatch(of: /"speed": ([0-9.]+)/).flatMap { Double($0.1) })
        #expect((speed - Double(fps)!).magnitude < 1e-3)
        try await CLI.succeed("pack", "a.apng", "-o", "b.apng", in: folder.path)
        let delays = try ["a.apng", "b.apng"].map { name in
            try APNGPlayer(try #require(folder.bytes(name))).shown.map { $0.delay.numerator }
        }
        #expect(delays[0].count > 30 && delays[0] == delays[1])
    }

    @Test("a picture that is named is the sheet, or the one frame; several frames are none")
    func picture() async throws {
        for number in 0..<3 { try put("\(number).png", frame(number)) }
        try await CLI.succeed("pack", "?.png", "-o", "out/all.png", in: folder.path)
        #expect(folder.names(in: "out") == ["all.json", "all.png"])
        try await CLI.succeed("pack", "0.png", "--to", "frames", "-o", "one/0.png", in: folder.path)
        #expect(folder.names(in: "one") == ["0.png"])
        let many = try await CLI.run("pack", "?.png", "--to", "frames", "-o", "no/all.png", in: folder.path)
        #expect(many.status == 64 && many.errors.contains("add --to sheet"), "\(many.errors)")
    }

    /// Pictures that are broken, or take more than they seem to.
    @Test(
        "bombs and broken files are refused: with 65, or with 78 and the flag that raises the limit",
        arguments: [
            ("wide.png", 78, "--max-frame-side"), ("endless.gif", 78, "--max-pixels"),
            ("cut.png", 65, "middle of a chunk"),
            ("sum.png", 65, "checksum"), ("cut.gif", 65, "too early"),
            ("text.png", 65, "not a PNG, APNG, GIF, WebP, AVIF or JPEG"),
            ("empty.png", 65, "not a PNG, APNG, GIF, WebP, AVIF or JPEG"), ("color.gif", 65, "GIF"),
            ("none.png", 66, "does not exist"),
        ] as [(String, Int32, String)])
    func bombs(_ name: String, _ status: Int32, _ part: String) async throws {
        try put("good.png", frame(1))
        let good = folder.bytes("good.png")!
        folder.put("wide.png", Array(good[..<8]) + header(60000, 60000) + good[33...])
        folder.put("cut.png", Array(good.dropLast(20)))
        folder.put("sum.png", good.enumerated().map { $0 == 18 ? 1 : $1 })
        folder.put("text.png", "no picture")
        folder.put("empty.png", [UInt8]())
        let pixel: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
        let screen = Array("GIF89a".utf8) + [0xA0, 0x0F, 0xA0, 0x0F, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
        folder.put("endless.gif", screen + (0..<5000).flatMap { _ in pixel } + [0x3B])
        folder.put("cut.gif", screen + pixel.dropLast(4))
        folder.put("color.gif", screen + pixel.dropLast(4) + [2, 0xFF, 0xFF, 0, 0x3B])
        let result = try await CLI.run("pack", name, "-o", "out", in: folder.path)
        #expect(result.status == status && result.errors.contains(part), "\(result.errors)")
        // Nor is a file that cannot be read the same as itself.
        if status == 65 {
            let same = try await CLI.run("diff", name, name, in: folder.path)
            #expect(same.status == 65 && same.errors.contains("Error: \(name)"), "\(same.errors)")
            #expect(same.output.isEmpty && same.errors.contains(part), "\(same.errors)")
        }
        #expect(folder.names(in: "out") == [])
    }

    @Test("what cannot be done is refused with the remedy, and nothing is written")
    func refusals() async throws {
        try put("a.png", frame(1))
        try put("b.png", frame(2, side: 7))
        try put("a2.png", frame(3))
        for (arguments, status, part) in [
            (["a.png", "b.png", "--to", "apng"], 65, "one size"),
            (
                ["a.png", "--delays", "10,20"], 64,
                "--delays: 2 delays for 1 frame; give each frame one, or all of them one with --delay\n"
            ),
            (["a.png", "--fps", "9", "--delay", "9"], 64, "--fps"), (["a.png", "--to", "svg"], 64, "curves"),
            (["a.png", "--to", "apng", "--columns", "2"], 64, "--columns"),
            (["*.gif"], 66, "no file matches"),
            (["a.png", "--max-pixels", "30"], 78, "--max-pixels"), (["a.png", "-o", "."], 73, "a.png"),
            ([], 64, "files"),
        ] as [([String], Int32, String)] {
            let output = arguments.contains("-o") ? [] : ["-o", "out"]
            let result = try await CLI.run(["pack"] + arguments + output, in: folder.path)
            #expect(result.status == status && result.errors.contains(part), "\(arguments): \(result.errors)")
        }
        #expect(folder.names(in: "out") == [])
    }

    @Test("diff tells which frames differ and by how much, as text, JSON and a picture, and by its status")
    func diff() async throws {
        #expect(mkdir(folder.path + "/old") && mkdir(folder.path + "/new"))
        for number in 0..<3 {
            try put("old/\(number).png", frame(number))
            if number < 2 { try put("new/\(number).png", frame(number == 1 ? 2 : number)) }
        }
        let same = try await CLI.run("diff", "old", "old", in: folder.path)
        #expect(same.status == 0 && same.text.contains("no differences"))
        let summary = try await CLI.run("diff", "old", "new", "-o", "diff.png", in: folder.path)
        #expect(summary.status == 1 && summary.text.contains("1: 1 of 1 frame differs, by at most 20"))
        #expect(summary.text.contains("2: only in old, 1 file"))
        // Three pictures of 6 pixels are narrower than the least room for a label.
        #expect(try decodePNG(folder.bytes("diff.png")!).width == 360)
        let text = try await CLI.run("diff", "old", "new", "--details", in: folder.path)
        #expect(
            text.status == 1 && text.text.contains("1.png: 36 of 36 pixels differ (100%), by at most 20"))
        #expect(text.text.contains("only in old: 2.png"))
        let json = try await CLI.run("diff", "old", "new", "--format", "json", in: folder.path)
        #expect(
            json.status == 1
                && json.text.contains(#""kind": "pixels", "pixels": 36, "of": 36, "largest": 20"#))
        #expect(
            try await CLI.run("diff", "old/1.png", "new/1.png", "--threshold", "20", in: folder.path).status
                == 0)
        #expect(try await CLI.run("diff", "old", "new/1.png", in: folder.path).status == 64)
        #expect(try await CLI.run("diff", "old", "none", in: folder.path).status == 66)
        #expect(mkdir(folder.path + "/empty") && mkdir(folder.path + "/hollow"))
        let nothing = try await CLI.run("diff", "empty", "hollow", in: folder.path)
        #expect(nothing.status == 66 && nothing.errors.contains("there is nothing to compare"))
        #expect(try await CLI.run("diff", "empty", "old", in: folder.path).status == 1)
    }

    /// The header of a PNG with RGBA pixels.
    private func header(_ width: UInt32, _ height: UInt32) -> [UInt8] {
        func big(_ number: UInt32) -> [UInt8] {
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
        }
        let body = Array("IHDR".utf8) + big(width) + big(height) + [8, 6, 0, 0, 0]
        var sum: UInt32 = .max
        for byte in body {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return big(13) + body + big(~sum)
    }
}

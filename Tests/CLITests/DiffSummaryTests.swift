import Formats
import Foundation
import Imaging
import TestSupport
import Testing

/// `spindle diff` of many assets, and of what sheets and animations say about time.
@Suite struct DiffSummaryTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private func put(_ name: String, _ bitmap: Bitmap) throws {
        var encoder = try PNGEncoder()
        var file: [UInt8] = []
        encoder.encode(bitmap, into: &file)
        folder.put(name, file)
    }

    private func plain(_ red: UInt8) -> Bitmap {
        Bitmap(8, 6) { x, _ in Color(red: red, green: UInt8(x), blue: 0) }
    }

    private func diff(_ words: String...) async throws -> CLI.Result {
        try await CLI.run(["diff"] + words, in: folder.path)
    }

    @Test("a folder is compared once, whatever links lead to it, and cycles end", .timeLimit(.minutes(1)))
    func links() async throws {
        for side in ["old", "new"] {
            try put("\(side)/deep/a.png", plain(side == "old" ? 1 : 9))
            for link in 0..<6 {
                try FileManager.default.createSymbolicLink(
                    atPath: folder.path + "/\(side)/link-\(link)",
                    withDestinationPath: link < 3 ? "." : "deep")
            }
        }
        let result = try await diff("old", "new")
        #expect(result.text == "deep/a: 1 of 1 frame differs, by at most 8\n1 of 1 asset differs\n")
    }

    @Test(
        "folders have a line for each asset that differs; --details has one for each frame, and --quiet none")
    func summary() async throws {
        for (side, red) in [("old", 10), ("new", 30)] as [(String, UInt8)] {
            for frame in 0..<3 {
                try put("\(side)/spin-000\(frame).png", plain(frame == 1 ? red : 7))
                try put("\(side)/spin-000\(frame)@2x.png", plain(frame == 1 ? red : 7))
                try put("\(side)/same-000\(frame).png", plain(7))
            }
            try put("\(side)/icons/\(side).png", plain(7))
            folder.put("\(side)/notes.txt", side + "\n")
        }
        let result = try await diff("old", "new")
        #expect(
            result.text == """
                icons/new: only in new, 1 file
                icons/old: only in old, 1 file
                notes: 1 of 1 frame differs
                spin: 2 of 6 frames differ, by at most 20
                2 of 5 assets differ, 1 only in old, 1 only in new

                """)
        #expect(result.status == 1)
        let details = try await diff("old", "new", "--details")
        #expect(details.text.contains("spin-0001@2x.png: 48 of 48 pixels differ (100%), by at most 20"))
        #expect(details.text.split(separator: "\n").count == 6, "\(details.text)")
        let quiet = try await diff("old", "new", "--quiet")
        #expect(quiet.status == 1 && quiet.text.isEmpty && quiet.errors.isEmpty)
        #expect(try await diff("old", "old", "--quiet").status == 0)
        #expect(try await diff("old", "old").text == "11 frames: no differences\n")
        struct Report: Decodable {
            struct Asset: Decodable {
                let name: String
                let identical: Bool
                let compared, different, largest, delays, onlyInOld, onlyInNew: Int
                let facts: [String]
            }
            let assets: [Asset]
        }
        let json = try await diff("old", "new", "--json")
        let report = try JSONDecoder().decode(Report.self, from: Data(json.output))
        #expect(report.assets.map(\.name) == ["icons/new", "icons/old", "notes", "same", "spin"])
        let spin = try #require(report.assets.last)
        #expect(spin.compared == 6 && spin.different == 2 && spin.largest == 20 && !spin.identical)
        #expect(report.assets[0].onlyInNew == 1 && report.assets[3].identical)
        #expect(try await diff("old", "new", "--format", "json").output == json.output)
    }

    @Test("a picture of folders has a labeled row for each asset, with the frame that differs most")
    func picture() async throws {
        for (side, red) in [("old", 10), ("new", 200)] as [(String, UInt8)] {
            for asset in 0..<30 {
                for frame in 0..<2 { try put("\(side)/a\(asset)/spin-\(frame).png", plain(red)) }
            }
        }
        let result = try await diff("old", "new", "-o", "changes.png")
        #expect(result.text.hasSuffix("30 of 30 assets differ\n"), "\(result.text) \(result.errors)")
        let picture = PNGFile(try #require(folder.bytes("changes.png")))
        let height = try #require(picture["IHDR"])[4..<8].reduce(0) { $0 << 8 | Int($1) }
        // Headings, then a label of 16 pixels, a picture of 6, and a gap of 4.
        #expect(height == 24 + 30 * 26 && picture.width == 360, "\(height)")
        // The label of a long name is not cut, but for one that is longer than any picture should be wide.
        for (count, widths) in [(60, 361...1199), (200, 1200...1200)] {
            let name = String(repeating: "n", count: count) + ".png"
            try put("before/\(name)", plain(10))
            try put("after/\(name)", plain(200))
            _ = try await diff("before", "after", "-o", "long.png")
            #expect(widths.contains(PNGFile(try #require(folder.bytes("long.png"))).width))
            for side in ["before", "after"] {
                try FileManager.default.removeItem(atPath: folder.path + "/" + side)
            }
        }
    }

    @Test("files with numbers are frames of one asset only if they are as alike as frames are")
    func sequences() async throws {
        for (side, red) in [("old", 10), ("new", 200)] as [(String, UInt8)] {
            func put(_ name: String, width: Int = 8) throws {
                try self.put(
                    "\(side)/\(name)", Bitmap(width, 6) { x, _ in Color(red: red, green: UInt8(x), blue: 0) })
            }
            // Two assets: the numbers have a gap.
            for name in ["icon-1.png", "icon-24.png"] { try put(name) }
            // Two assets: other sizes.
            for size in [1, 2] { try put("dot-\(size).png", width: size) }
            // Two assets: neither 0 nor 1 comes first.
            for year in [2025, 2026] { try put("year-\(year).png") }
            // One asset each.
            for frame in 0..<12 { try put("spin-\(frame).png") }
            for frame in 1...3 { try put("turn_000\(frame)@2x.png") }
            for frame in 0..<3 { try put("folder/\(frame).png") }
            for frame in 0..<2 { try put("Ладе-000\(frame).png") }
            try put("alone-0000.png")
        }
        let text = try await diff("old", "new").text
        let names = text.split(separator: "\n").dropLast().map { $0.prefix { $0 != ":" } }
        #expect(
            names == [
                "alone", "dot-1", "dot-2", "folder", "icon-1", "icon-24", "spin", "turn", "year-2025",
                "year-2026", "Ладе",
            ], "\(text)")
    }

    /// The color of a pixel of a picture.
    private func color(_ name: String, _ x: Int, _ y: Int) throws -> Color {
        try folder.picture(name)[x, y]
    }

    @Test("a picture has headings, shows what only one side has, and what is white on nothing")
    func rows() async throws {
        try put("old/gone.png", Bitmap(20, 20) { _, _ in Color(red: 255, green: 255, blue: 255) })
        try put("new/new.png", Bitmap(20, 20) { _, _ in Color(red: 9, green: 9, blue: 9) })
        for (side, alpha) in [("old", 0), ("new", 1)] as [(String, UInt8)] {
            try put(
                "\(side)/veil.png",
                Bitmap(20, 20) { _, _ in Color(red: 255, green: 255, blue: 255, alpha: alpha) })
        }
        #expect(try await diff("old", "new", "-o", "p.png").status == 1)
        let column = (360 - 16) / 3 + 4
        let tops = (0..<3).map { 24 + $0 * 40 + 16 }
        // The white picture that is gone, and nothing beside it.
        #expect(try color("p.png", 4, tops[0]) == Color(red: 255, green: 255, blue: 255))
        #expect(try color("p.png", 4 + column, tops[1]) == Color(red: 9, green: 9, blue: 9))
        // White and gray squares.
        #expect(try color("p.png", 4 + 8, tops[2]) == Color(red: 204, green: 204, blue: 204))
        #expect(try color("p.png", 4, tops[2]) == Color(red: 255, green: 255, blue: 255))
        let picture = try folder.picture("p.png")
        #expect(picture.height == 24 + 3 * 40)
        // Each column has a heading.
        for index in 0..<3 {
            let left = 4 + index * column
            let isWritten = (4..<20).contains { y in
                (left..<left + 60).contains { x in picture[x, y].red < 128 }
            }
            #expect(isWritten, "\(index)")
        }
    }

    @Test("labels in other letters are written in the default font, not as boxes")
    func letters() async throws {
        for (name, other) in [("Ладе", "Лодо")] {
            try put("old/\(name).png", plain(10))
            try put("new/\(name).png", plain(200))
            _ = try await diff("old", "new", "-o", "a.png")
            for side in ["old", "new"] {
                try FileManager.default.moveItem(
                    atPath: "\(folder.path)/\(side)/\(name).png",
                    toPath: "\(folder.path)/\(side)/\(other).png")
            }
            _ = try await diff("old", "new", "-o", "b.png")
        }
        // As boxes, both would look alike.
        #expect(folder.bytes("a.png") != folder.bytes("b.png"))
    }

    @Test(
        "no picture of an earlier comparison stays where there are no differences, and none has another ending"
    )
    func stale() async throws {
        try put("old/a.png", plain(10))
        try put("new/a.png", plain(200))
        #expect(try await diff("old", "new", "-o", "p.png").status == 1)
        let before = try #require(folder.bytes("p.png"))
        let same = try await diff("old", "old", "-o", "p.png")
        let after = try #require(folder.bytes("p.png"))
        #expect(same.status == 0 && after != before && PNGFile(after).width == 360)
        let refused = try await diff("old", "new", "-o", "p.jpg")
        #expect(
            refused.status == 64
                && refused.errors.hasPrefix(
                    "Error: -o: the picture is a PNG, not .jpg; name a file that ends in .png\n"),
            "\(refused.errors)")
        #expect(folder.bytes("p.jpg") == nil)
    }

    @Test("a picture never goes to a folder that is compared, by whatever name or link")
    func unharmed() async throws {
        try put("old/spin.png", plain(10))
        try put("new/spin.png", plain(200))
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link.png", withDestinationPath: "old/spin.png")
        let before = folder.bytes("old/spin.png")
        for output in ["old/spin.png", "new/other.png", "link.png", "old/../new/./x.png"] {
            let result = try await diff("old", "new", "-o", output)
            #expect(
                result.status == 73
                    && result.errors.contains("which this command reads; name a file elsewhere"),
                "\(output): \(result.errors)")
        }
        #expect(folder.bytes("old/spin.png") == before && folder.names(in: "new") == ["spin.png"])
        #expect(try await diff("old", "new", "-o", "changes.png").status == 1)
    }

    /// A sheet of three frames of 4 × 2 pixels in which the first two look the same.
    private func putSheet(_ name: String, _ json: String) throws {
        try put(
            "\(name)/s.png",
            Bitmap(12, 2) { x, y in Color(red: UInt8(x % 8 / 4 * 90 + 9), green: UInt8(y), blue: 0) })
        folder.put("\(name)/s.json", json)
    }

    private func frame(_ name: String, x: Int, _ duration: Int) -> String {
        "\"\(name)\": {\"frame\": {\"x\": \(x), \"y\": 0, \"w\": 4, \"h\": 2}, \"duration\": \(duration)}"
    }

    @Test("a frame that stands there twice is the same as one that is shown for twice as long")
    func merged() async throws {
        let (a, b) = (frame("a", x: 0, 40), frame("b", x: 4, 40))
        try putSheet(
            "one", "{\"frames\": {\(a), \(frame("c", x: 8, 40)), \(b)}, \"meta\": {\"image\": \"s.png\"}}")
        try putSheet("two", "{\"frames\": {\(frame("a", x: 0, 80)), \(b)}, \"meta\": {\"image\": \"s.png\"}}")
        try putSheet(
            "late", "{\"frames\": {\(frame("a", x: 0, 90)), \(b)}, \"meta\": {\"image\": \"s.png\"}}")
        #expect(try await diff("one/s.json", "two/s.json").text == "3 frames: no differences\n")
        let late = try await diff("one/s.json", "late/s.json")
        #expect(late.status == 1 && late.text.hasPrefix("a: shown for 80 ms, then for 90\n"), "\(late.text)")
        for (name, words) in [("three", ["a.png", "a.png", "b.png"]), ("four", ["a.png", "b.png"])] {
            try put("a.png", plain(9))
            try put("b.png", plain(99))
            let delays = name == "three" ? "40,40,40" : "80,40"
            try await CLI.succeed(
                ["pack"] + words + ["--delays", delays, "--to", "gif", "-o", name + ".gif"], in: folder.path)
        }
        let gifs = try await diff("three.gif", "four.gif")
        #expect(gifs.status == 0, "\(gifs.text) \(gifs.errors)")
    }

    @Test(
        "plays, rates, rotations and parts of sheets are compared in every dialect that has them",
        arguments: [
            ("json-hash", #""loop": true"#, #""loop": false"#, "played forever, then once"),
            ("phaser", #""repeat": -1"#, #""repeat": 2"#, "tag \"turn\""),
            (
                "phaser", #""frameRate": 10"#, #""frameRate": 20"#,
                "0-3 for 100 ms each, then 0-3 for 50 ms each"
            ),
            (
                "aseprite", #""direction": "forward""#, #""direction": "reverse""#,
                "0-3 forward, then 0-3 reverse"
            ),
            ("godot4", #""loop": true"#, #""loop": false"#, "played forever, then once"),
            ("css", "infinite", "1 forwards", "played forever, then once"),
            ("qml", "AnimatedSprite.Infinite", "3", "played forever, then 3 times"),
            ("spindle", #""loop": true"#, #""loop": false"#, "played forever, then once"),
            ("spindle", #""loop": true,"#, #""loop": true, "rotationPerWrap": 90,"#, "rotation: 0, then 90"),
            ("json-array", #""fps": 10"#, #""fps": 12.5"#, "rate: 10 fps, then 12.5 fps"),
        ])
    func facts(dialect: String, old: String, new: String, found: String) async throws {
        for number in 0..<4 { try put("f/\(number).png", plain(UInt8(40 * number))) }
        for name in ["a", "b"] {
            try await CLI.succeed(
                [
                    "pack", "f/*.png", "--name", "turn", "--fps", "10", "--dialect", dialect, "-o", name,
                ], in: folder.path)
        }
        let kind = try SheetDialect.named(dialect)
        let file = dialect == "spindle" ? "turn.spindle.json" : "turn.\(kind.fileExtension)"
        let text = String(decoding: try #require(folder.bytes("b/" + file)), as: UTF8.self)
        #expect(text.contains(old), "\(text)")
        folder.put("b/" + file, text.replacing(old, with: new))
        let alone = try await diff("a/" + file, "b/" + file)
        #expect(alone.status == 1 && alone.text.contains(found), "\(alone.text) \(alone.errors)")
        let folders = try await diff("a", "b")
        #expect(folders.status == 1 && folders.text.contains("turn: "), "\(folders.text)")
    }
}

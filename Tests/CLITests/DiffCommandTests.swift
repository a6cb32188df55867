import Formats
import Foundation
import Imaging
import TestSupport
import Testing

/// `spindle diff` of sheets: every dialect, all pages, and what other programs make of JSON.
@Suite struct DiffCommandTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private func put(_ name: String, _ bitmap: Bitmap) throws {
        var encoder = try PNGEncoder()
        var file: [UInt8] = []
        encoder.encode(bitmap, into: &file)
        folder.put(name, file)
    }

    /// Twelve frames of 8 × 6 pixels with a border that is transparent in some, in `old`, and the same but for a pixel in `new`.
    private func putFrames() throws {
        for number in 0..<12 {
            for name in ["old", "new"] {
                let bitmap = Bitmap(8, 6) { x, y in
                    if number % 3 == 1 && (x == 0 || y < 2) { return Color(0, 0, 0, 0) }
                    if name == "new" && number == 7 && x == 5 && y == 3 { return Color(0, 0, 0, 255) }
                    return Color(UInt8(20 * number), UInt8(30 * x), UInt8(40 * y), 255)
                }
                try put("\(name)/\(number < 10 ? "0" : "")\(number).png", bitmap)
            }
        }
    }

    private struct Report: Decodable {
        struct Item: Decodable {
            let name, kind: String
            let pixels, of: Int?
        }

        let compared: Int
        let differences: [Item]
        let onlyInOld, onlyInNew: [String]
    }

    private func report(_ arguments: String...) async throws -> Report {
        let result = try await CLI.run(["diff"] + arguments + ["--format", "json"], in: folder.path)
        #expect(result.status == 0 || result.status == 1, "\(arguments): \(result.errors)")
        return try JSONDecoder().decode(Report.self, from: Data(result.output))
    }

    @Test("one pixel of one frame is found in a sheet of every dialect, whichever of its pages it is on")
    func dialects() async throws {
        try putFrames()
        for dialect in SheetDialect.all {
            let onePage = ["aseprite", "css", "css-strip", "qml"].contains(dialect.name)
            let trim = ["css", "css-strip", "qml"].contains(dialect.name) ? [] : ["--trim", "frame"]
            let pages = onePage ? [] : ["--max-side", "20", "--padding", "1"]
            for name in ["old", "new"] {
                try await CLI.succeed(
                    [
                        "pack", "\(name)/*.png", "--name", "spin", "--dialect", dialect.name, "--fps", "10",
                        "-o",
                        "\(name)-sheets/\(dialect.name)",
                    ] + trim + pages, in: folder.path)
            }
            let file = "\(dialect.name)/spin.\(dialect.fileExtension)"
            #expect(onePage == !folder.names(in: "old-sheets/\(dialect.name)").contains("spin-2.png"))
            let found = try await report("old-sheets/\(file)", "new-sheets/\(file)")
            let total = found.differences.first?.of ?? 0
            #expect(found.compared == 12 && found.differences.count == 1, "\(dialect.name): \(found)")
            #expect(
                found.differences.first?.kind == "pixels" && found.differences.first?.pixels == 1, "\(found)")
            #expect(total == 48 && found.onlyInOld.isEmpty && found.onlyInNew.isEmpty, "\(found)")
            let same = try await CLI.run("diff", "old-sheets/\(file)", "old-sheets/\(file)", in: folder.path)
            #expect(same.status == 0 && same.text == "12 frames: no differences\n", "\(same.text)")
        }
        // All of them together, where the pages of sheets are not compared once more as pictures.
        let all = try await report("old-sheets", "new-sheets")
        #expect(all.onlyInOld.isEmpty && all.onlyInNew.isEmpty)
        for dialect in SheetDialect.all {
            let items = all.differences.filter { $0.name.hasPrefix("\(dialect.name)/spin") }
            #expect(items.count == 1 && items.allSatisfy { $0.pixels == 1 }, "\(dialect.name): \(items)")
        }
    }

    @Test("a frame that moves to another page is the same frame, named alone or in a folder")
    func pages() async throws {
        try putFrames()
        for (name, side) in [("one", "64"), ("several", "20")] {
            try await CLI.succeed(
                [
                    "pack", "old/*.png", "--name", "spin", "--dialect", "json-hash,cocos2d", "--extrude", "0",
                    "--max-side", side, "-o", name,
                ],
                in: folder.path)
        }
        for file in ["spin.json", "spin.plist"] {
            let same = try await CLI.run("diff", "one/\(file)", "several/\(file)", in: folder.path)
            #expect(same.text == "12 frames: no differences\n", "\(file): \(same.text)")
        }
        let folders = try await report("one", "several")
        #expect(folders.differences.isEmpty && folders.compared == 24, "\(folders)")
        #expect(folders.onlyInOld == ["spin.png"], "\(folders)")
        #expect(
            folders.onlyInNew == ["spin-1.png", "spin-2.json", "spin-2.plist", "spin-2.png"], "\(folders)")
    }

    /// A sheet of two frames, 4 × 2 and 2 × 4 pixels, of which the second one is stored turned.
    private func putSheet(_ name: String, _ json: String, changed: Bool = false) throws {
        let frame = { (x: Int, y: Int) in Color(UInt8(50 * x), UInt8(60 * y), changed && x == 1 ? 9 : 0, 255)
        }
        // Turned clockwise, what was left is at the top.
        try put("\(name)/s.png", Bitmap(8, 2) { x, y in x < 4 ? frame(x, y) : frame(y, 7 - x) })
        folder.put("\(name)/s.json", json)
    }

    private static let frames = """
        "a": {"frame": {"x": 0, "y": 0, "w": 4, "h": 2}}, "b": {"frame": {"x": 4, "y": 0, "w": 2, "h": 4}, "rotated": true}
        """
    private static let meta = #""meta": {"image": "s.png"}"#

    @Test(
        "JSON as other programs write it is a sheet as well",
        arguments: [
            "{\"frames\": {\(frames)}, \(meta)}",
            "\u{FEFF}{\"frames\": {\(frames)}, \(meta)}",
            "\n\r\n  {\(meta), \"frames\": {\(frames)}}",
            "{\(meta), \"frames\": {\(frames.replacing(": 4", with: ": 4.0"))}}",
            """
            {"frames": [{"filename": "a", "frame": {"x": 0, "y": 0, "w": 4, "h": 2}, "trimmed": false,
            "spriteSourceSize": {"x": 3, "y": 3, "w": 4, "h": 2}, "sourceSize": {"w": 4, "h": 2}},
            {"filename": "b", "rotated": true, "frame": {"x": 4, "y": 0, "w": 2, "h": 4}}], \(meta)}
            """,
            """
            {"textures": [{"image": "s.png", "format": "RGBA8888", "size": {"w": 8, "h": 2}, "scale": 1,
            "frames": [{"filename": "a", "frame": {"x": 0, "y": 0, "w": 4, "h": 2}},
            {"filename": "b", "rotated": true, "frame": {"x": 4, "y": 0, "w": 2, "h": 4}}]}], "meta": {}}
            """,
        ])
    func variants(json: String) async throws {
        try putSheet("plain", "{\"frames\": {\(Self.frames)}, \(Self.meta)}")
        try putSheet("other", json)
        let same = try await CLI.run("diff", "plain/s.json", "other/s.json", in: folder.path)
        #expect(same.text == "2 frames: no differences\n", "\(same.errors)")
        try putSheet("changed", json, changed: true)
        let found = try await report("other/s.json", "changed/s.json")
        // A column of the first frame, and what is a column of the second one as it is shown.
        #expect(
            found.differences.map(\.name) == ["a", "b"] && found.differences.map(\.pixels) == [2, 4],
            "\(found)")
    }

    @Test(
        "an atlas of libGDX, whose frames are turned the other way, is the same sheet as JSON, in its old form and its new one",
        arguments: [
            """

            s.png
            size: 8, 2
            format: RGBA8888
            filter: Linear, Linear
            repeat: none
            a
              rotate: false
              xy: 0, 0
              size: 4, 2
              orig: 4, 2
              offset: 0, 0
              index: -1
            b
              rotate: true
              xy: 4, 0
              size: 2, 4
              orig: 2, 4
              offset: 0, 0
              index: -1
            """,
            "s.png\nsize:8,2\nrepeat:none\na\nbounds:0,0,4,2\nb\nbounds:4,0,2,4\noffsets:0,0,2,4\nrotate:90\n",
        ])
    func libGDX(atlas: String) async throws {
        try putSheet("plain", "{\"frames\": {\(Self.frames)}, \(Self.meta)}")
        try put(
            "other/s.png",
            Bitmap(8, 2) { x, y in
                x < 4
                    ? Color(UInt8(50 * x), UInt8(60 * y), 0, 255)
                    : Color(UInt8(50 * (1 - y)), UInt8(60 * (x - 4)), 0, 255)
            })
        folder.put("other/s.atlas", atlas)
        let same = try await CLI.run("diff", "plain/s.json", "other/s.atlas", in: folder.path)
        #expect(same.text == "2 frames: no differences\n", "\(same.text) \(same.errors)")
    }

    @Test(
        "in a folder, what describes no sheet or a broken one is compared byte by byte, and does not stop the others"
    )
    func broken() async throws {
        try putFrames()
        let outside =
            "{\"frames\": {\"a\": {\"frame\": {\"x\": 99, \"y\": 0, \"w\": 4, \"h\": 2}}}, \(Self.meta)}"
        for (name, end) in [("old", ""), ("new", "\n")] {
            try putSheet(name, outside + end)
            folder.put(
                "\(name)/none.json", "{\"frames\": {\(Self.frames)}, \"meta\": {\"image\": \"no.png\"}}" + end
            )
            folder.put("\(name)/odd.json", #"{"frames": [[0, 0, 4, 2]], "image": "s.png"}"# + end)
            folder.put("\(name)/list.json", "{\"frames\": [1, 2, 3]}" + end)
            folder.put("\(name)/cut.json", "{\"frames\": {" + end)
            folder.put("\(name)/style.css", "@keyframes a { from { width: url(x) } }" + end)
            folder.put("\(name)/odd.plist", "<plist>textureFileName<dict><key>a" + end)
        }
        let found = try await report("old", "new")
        #expect(
            found.differences.map { "\($0.name) \($0.kind)" } == [
                "07.png pixels", "cut.json bytes", "list.json bytes", "none.json bytes", "odd.json bytes",
                "odd.plist bytes", "s.json bytes", "style.css bytes",
            ])
        for (name, status, part) in [
            ("s.json", 65, "does not lie in its picture of 8×2 pixels"), ("none.json", 66, "does not exist"),
            ("odd.json", 65, "is not a sheet in a form that is known; name its pictures instead"),
        ] as [(String, Int32, String)] {
            let alone = try await CLI.run("diff", "old/\(name)", "new/\(name)", in: folder.path)
            #expect(alone.status == status && alone.errors.contains(part), "\(alone.errors)")
        }
    }

    @Test("how often animations are played is compared as well")
    func plays() async throws {
        try putFrames()
        for count in ["2", "3"] {
            try await CLI.succeed(
                ["pack", "old/*.png", "--repeat", count, "--to", "gif", "-o", "\(count).gif"], in: folder.path
            )
        }
        let result = try await CLI.run("diff", "2.gif", "3.gif", in: folder.path)
        #expect(
            result.status == 1 && result.text.contains("2.gif: played 2 times, then 3 times\n"),
            "\(result.text)")
    }
}

import Foundation
import Imaging
import TestSupport
import Testing

@Suite struct SheetFlagsTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    /// Seven small frames, as files and as a sheet, which has no edges and no hidden colors unless it is as usual.
    private func render(_ more: String, isUsual: Bool = false) async throws {
        let plain = isUsual ? "" : " --no-bleed" + (more.contains("--extrude") ? "" : " --extrude 0")
        let more = more + plain
        let base = "--motion material-advance --frames 7 --size 16 --to frames --to sheet --name a -o"
        let arguments = ["render", "circular"] + base.split(separator: " ").map(String.init)
        let result = try await CLI.run(
            arguments + [folder.path + "/out"] + more.split(separator: " ").map(String.init))
        try #require(result.status == 0, "\(result.errors)")
    }

    @Test(
        "frames cut from a sheet are the frames that stand alone",
        arguments: [
            "", "--layout columns", "--layout strip", "--columns 3", "--layout columns --columns 2",
            "--dialect json-array", "--padding 2", "--border 3", "--extrude 1",
            "--padding 1 --border 2 --extrude 1 --columns 3 --dialect json-array",
            "--max-side 40", "--max-side 18 --dialect json-array", "--layout strip --max-side 50",
            "--layout columns --max-side 33 --dialect json-array", "--track #00FF0080",
            "--color #FF0000 --color #00FF00", "--cap butt --color #12345678 --max-side 40 --padding 1",
        ])
    func cut(options: String) async throws {
        for isUsual in [false, true] {
            try await render(options, isUsual: isUsual)
            try folder.expectFramesOfSheet("out/a.json", count: 7)
        }
    }

    @Test("every scale has its own sheet, with lengths in its own pixels")
    func scales() async throws {
        try await render("--scale 1,1.5,2,3 --padding 2 --border 1 --columns 7")
        for (scale, suffix) in [(1, ""), (1.5, "@1.5x"), (2, "@2x"), (3, "@3x")] {
            try folder.expectFramesOfSheet("out/a\(suffix).json", suffix: suffix, count: 7)
            let sheet = try folder.picture("out/a\(suffix).png")
            #expect(sheet.width == Int(7 * 16 * scale + 6 * 2 * scale) + 2 * Int(scale.rounded()))
            #expect(sheet.height == Int(16 * scale) + 2 * Int(scale.rounded()))
            let meta = try #require(try folder.json("out/a\(suffix).json")["meta"] as? [String: Any])
            #expect(Double(try #require(meta["scale"] as? String)) == scale)
        }
    }

    @Test("layouts go along rows, along columns, in one strip; the default is near a square")
    func layouts() async throws {
        func places(_ options: String) async throws -> [[Int]] {
            try await render(options)
            return try folder.placedFrames("out/a.json").map { [$0.x / 16, $0.y / 16] }
        }
        #expect(
            try await places("--columns 3")
                == [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1], [0, 2]])
        #expect(
            try await places("--layout columns --columns 3")
                == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2], [2, 0]])
        #expect(try await places("--layout strip") == (0..<7).map { [$0, 0] })
        let sides = try await places("").reduce([0, 0]) { [max($0[0], $1[0]), max($0[1], $1[1])] }
        #expect(sides == [2, 2])
    }

    @Test(
        "gaps are empty, and extruded edges repeat the frame's, in one color and in several",
        arguments: ["", "--track #FF000080 "])
    func gaps(track: String) async throws {
        // A thick ring, whose edge pixels are not empty.
        try await render(track + "--stroke 8 --padding 2 --border 3 --extrude 1 --columns 2 --cap square")
        let sheet = try folder.picture("out/a.png")
        #expect(sheet.width == 2 * 3 + 2 * 18 + 2 && sheet.height == 2 * 3 + 4 * 18 + 3 * 2)
        var covered = Set<[Int]>()
        for frame in try folder.placedFrames("out/a.json") {
            for y in frame.y - 1...frame.y + 16 {
                for x in frame.x - 1...frame.x + 16 {
                    covered.insert([x, y])
                    let inside = (
                        min(max(x, frame.x), frame.x + 15), min(max(y, frame.y), frame.y + 15)
                    )
                    #expect(sheet[x, y] == sheet[inside.0, inside.1])
                }
            }
        }
        for y in 0..<sheet.height {
            for x in 0..<sheet.width where !covered.contains([x, y]) {
                #expect(sheet[x, y] == Color(0, 0, 0, 0))
            }
        }
    }

    @Test("pages are numbered from 1, their metadata from 2, and know each other")
    func pages() async throws {
        try await render("--max-side 33")
        #expect(
            folder.names(in: "out").filter { !$0.contains("-000") }
                == ["a-1.png", "a-2.json", "a-2.png", "a.json"])
        let meta = try #require(try folder.json("out/a.json")["meta"] as? [String: Any])
        #expect(meta["image"] as? String == "a-1.png")
        #expect(meta["related_multi_packs"] as? [String] == ["a-2.json"])
    }

    @Test("identical frames are stored once, and remain frames")
    func identical() async throws {
        try await CLI.succeed(
            "render", "circular", "--value", "0.5:0.5", "--frames", "9", "--fps", "8", "--to", "sheet",
            "-o", "out", in: folder.path)
        let frames = try folder.placedFrames("out/determinate.json")
        #expect(frames.count == 9 && frames.allSatisfy { $0.x == 1 && $0.y == 1 && $0.duration == 125 })
        let sheet = try folder.picture("out/determinate.png")
        #expect(sheet.width == 50 && sheet.height == 50)
        // Whoever counts cells is told, in the words of flags and of files.
        let counted = try await CLI.run(
            [
                "render", "circular", "--value", "0.5:0.5", "--frames", "9", "--to", "sheet", "--columns",
                "3", "-o",
                "out",
            ], in: folder.path)
        let note = "Note: the sheet has 1 cell for 9 frames: those that look alike share one; "
        #expect(
            counted.errors.contains(note + "--keep-duplicates gives each frame its own"), "\(counted.errors)")
        folder.put(
            "a.yaml",
            "version: 1\nassets: {a: {value: '0.5:0.5', frames: 9, to: sheet, sheet: {columns: 3}}}\n")
        let built = try await CLI.run(["build", "a.yaml", "--out", "built"], in: folder.path)
        #expect(
            built.errors.contains(
                "1 cell for 9 frames: those that look alike share one; sheet.keep-duplicates gives"))
    }

    @Test("a sheet tells what mipmaps cost, and where turning frames saves nothing")
    func notes() async throws {
        func errors(_ words: String) async throws -> String {
            try await CLI.run(words.split(separator: " ").map(String.init), in: folder.path).errors
        }
        let motion = "render fluent --size 16 --frames 5"
        let mips = try await errors(motion + " --to sheet --mip-levels 2 -o mips")
        #expect(
            mips.contains(
                "for --mip-levels 2 frames have 2 pixels of edges, in cells of multiples of 4: 60×40 pixels instead of 54×36"
            ), "\(mips)")
        let grid = try await errors(motion + " --to sheet --rotate -o grid")
        #expect(grid.contains("--rotate has no effect on frames of one size; add --trim frame"), "\(grid)")
        #expect(!grid.contains("has turned no frame"))
        let turned = try await errors(motion + " --to sheet --trim frame --rotate -o turned")
        #expect(!turned.contains("Note"), "\(turned)")
        _ = try await errors(motion + " --to frames --name f -o frames")
        let pack = "pack frames/f-0000.png frames/f-0001.png --fps 10 --to sheet --rotate"
        let packed = try await errors(pack + " -o packed")
        #expect(
            packed.contains("--rotate has no effect on frames of one size; add --trim frame"), "\(packed)")
        let alike = try await errors(
            "pack frames/f-0000.png --fps 10 --to sheet --rotate --trim frame --name g -o packed")
        #expect(alike.contains("--rotate has turned no frame: pages are as small without it"), "\(alike)")
    }

    @Test("several dialects share the images, and each has a file of its own, css one for all scales")
    func dialects() async throws {
        try await render(
            "--scale 1,2 --dialect css --dialect godot --dialect json-hash --dialect spindle --tag a=0:3:pingpong"
        )
        #expect(
            folder.names(in: "out").filter { !$0.contains("-000") }
                == [
                    "a.css", "a.json", "a.png", "a.spindle.json", "a.tres", "a@2x.json", "a@2x.png",
                    "a@2x.spindle.json", "a@2x.tres",
                ])
        let sheet = try folder.json("out/a.spindle.json")
        #expect(sheet["state"] as? String == "indeterminate")
        let tag = try #require((sheet["tags"] as? [[String: Any]])?.first)
        #expect(tag["name"] as? String == "a" && tag["direction"] as? String == "pingpong")
    }

    @Test("a trimmed sheet is smaller, and says what is missing")
    func trimmed() async throws {
        try await render("--dialect spindle")
        let whole = try folder.picture("out/a.png")
        try await render("--dialect spindle --trim frame --sides pot")
        let trimmed = try folder.picture("out/a.png")
        #expect(trimmed.width * trimmed.height < whole.width * whole.height)
        #expect(trimmed.width.nonzeroBitCount == 1 && trimmed.height.nonzeroBitCount == 1)
        let frames = try #require(try folder.json("out/a.spindle.json")["frames"] as? [[String: Any]])
        #expect(frames.contains { ($0["offset"] as? [String: Int]) != ["x": 0, "y": 0] })
    }

    @Test(
        "65,535 frames make a sheet in every dialect that takes several pages, in little memory",
        .timeLimit(.minutes(2)))
    func many() async throws {
        let arguments =
            "render circular --motion material-advance --size 4 --frames 65535 --to sheet --trim frame --max-side 1024"
            + " --dialect cocos2d --dialect godot --dialect libgdx --dialect unity --dialect spindle -o out"
        let result = try await CLI.run(
            arguments.split(separator: " ").map(String.init), shell: "ulimit -v 3000000; exec \"$@\"",
            in: folder.path)
        #expect(result.status == 0, "\(result.errors)")
    }
}

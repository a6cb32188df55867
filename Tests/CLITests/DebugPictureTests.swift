import Foundation
import Imaging
import TestSupport
import Testing

/// Pictures of sheets with lines around their frames, by what the metadata says of these.
@Suite struct DebugPictureTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private struct Sheet: Decodable {
        let frames: [String: Frame]

        struct Frame: Decodable {
            let frame: Place
            let rotated, trimmed: Bool
        }
        struct Place: Decodable { let x, y, w, h: Int }
    }

    private static let (green, blue) = (Color(0, 150, 60), Color(20, 90, 255))
    private static let (purple, orange) = (Color(200, 0, 200), Color(255, 150, 0))

    @Test("the lines around frames are where the metadata says that they are, in the color of their kind")
    func rectangles() async throws {
        folder.put("spin.yaml", "motion: fluent\nsize: 48\nframes: 8\n")
        folder.put("bar.yaml", "indicator: linear\nwidth: 90\nheight: 7\nvalue: 1\ncap: butt\n")
        folder.put("box.yaml", "indicator: linear\nwidth: 40\nheight: 21\nvalue: 1\ncap: butt\n")
        let words = [
            "pack", "--atlas", "spin.yaml", "bar.yaml", "box.yaml", "--trim", "frame", "--rotate",
            "--extrude", "1", "--name", "all",
        ]
        try await CLI.succeed(words + ["-o", "plain"], in: folder.path)
        try await CLI.succeed(words + ["--debug-picture", "-o", "out"], in: folder.path)
        #expect(folder.names(in: "out") == ["all.debug.png", "all.json", "all.png"])
        for name in ["all.json", "all.png"] {
            #expect(folder.bytes("out/" + name) == folder.bytes("plain/" + name), "\(name)")
        }
        let page = try decodePNG(#require(folder.bytes("out/all.png")))
        let picture = try decodePNG(#require(folder.bytes("out/all.debug.png")))
        let factor = picture.width / page.width
        #expect(factor == 4 && picture.height == 4 * page.height && picture.width == 4 * page.width)
        let sheet = try JSONDecoder().decode(Sheet.self, from: Data(#require(folder.bytes("out/all.json"))))
        for (name, frame) in sheet.frames {
            let place = frame.frame
            let (width, height) = frame.rotated ? (place.h, place.w) : (place.w, place.h)
            let color = frame.rotated ? Self.purple : frame.trimmed ? Self.blue : Self.green
            let (left, top) = (factor * place.x, factor * place.y)
            let (right, bottom) = (left + factor * width - 1, top + factor * height - 1)
            for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
                #expect(picture[x, y] == color, "\(name) at \(x), \(y)")
                let (cellX, cellY) = (x == left ? x - factor : x + factor, y == top ? y - factor : y + factor)
                #expect(picture[cellX, cellY] == Self.orange, "\(name) at \(cellX), \(cellY)")
            }
        }
        for isThere in [\Sheet.Frame.trimmed, \Sheet.Frame.rotated] {
            #expect(sheet.frames.values.contains { $0[keyPath: isThere] })
            #expect(sheet.frames.values.contains { !$0[keyPath: isThere] })
        }
    }

    @Test("each page and each scale has one, drawn sheets too, and a build knows them")
    func pages() async throws {
        folder.put(
            "spindle.yaml",
            """
            version: 1
            assets:
              a: {motion: fluent, size: 16, frames: 6, to: sheet, scale: [1, 2], sheet: {max-side: 40, debug-picture: true}}

            """)
        try await CLI.succeed("build", "-o", "out", in: folder.path)
        let names = folder.names(in: "out").filter { $0.hasSuffix(".png") }
        let debug = names.filter { $0.contains(".debug.") }
        #expect(names.count == 2 * debug.count && names.contains("a-6@2x.debug.png"), "\(names)")
        for name in folder.names(in: "out") where name.hasSuffix(".json") {
            #expect(!String(decoding: folder.bytes("out/" + name)!, as: UTF8.self).contains("debug"))
        }
        #expect(try await CLI.run("build", "-o", "out", "--check", in: folder.path).status == 0)
        folder.remove("out/\(debug[0])")
        #expect(try await CLI.run("build", "-o", "out", "--check", in: folder.path).status == 1)
        let idle = try await CLI.run(
            "render", "fluent", "--to", "gif", "--matte", "white", "--debug-picture", "-o", "x",
            in: folder.path)
        #expect(
            idle.status == 64
                && idle.errors.contains("--debug-picture: has no effect on gif; add --to sheet"),
            "\(idle.errors)")
    }
}

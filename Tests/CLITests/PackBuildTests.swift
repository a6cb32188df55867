import Foundation
import Imaging
import TestSupport
import Testing

/// Issue 26: a manifest that mixes frames of others with drawn ones.
@Suite struct PackBuildTests {
    let folder: WorkFolder

    init() throws {
        folder = try WorkFolder()
        #expect(mkdir(folder.path + "/frames"))
        for number in 0..<11 { try put(number, blue: number) }
        folder.put(
            "spindle.yaml",
            """
            version: 1
            defaults: {motion: fluent, color: '#0A6ED1'}
            assets:
              drawn: {size: 24, to: sheet, frames: 8}
              theirs: {pack: 'frames/*.png', fps: 12, to: [sheet, apng], sheet: {trim: frame}}
              two.apng: {pack: [frames/2.png, frames/10.png], delays: [100, 300], to: apng}

            """)
    }

    private func put(_ number: Int, blue: Int) throws {
        var encoder = try PNGEncoder()
        var file: [UInt8] = []
        let bitmap = Bitmap(9, 7) { x, y in Color(UInt8(9 * x), UInt8(9 * y), UInt8(20 * blue), 255) }
        encoder.encode(bitmap, into: &file)
        folder.put("frames/\(number).png", file)
    }

    @Test("pruning keeps files of an earlier asset that the build now reads")
    func pruning() async throws {
        folder.put("spindle.yaml", "version: 1\nassets:\n  x: {motion: fluent, frames: 3, size: 9}\n")
        try await CLI.succeed("build", "-o", "out", in: folder.path)
        folder.put("spindle.yaml", "version: 1\nassets:\n  y: {pack: out/x-*.png, to: apng, delay: 40}\n")
        for _ in 0..<2 {
            let result = try await CLI.succeed("build", "-o", "out", "--prune", in: folder.path)
            #expect(result.errors.contains("is read by this build"), "\(result.errors)")
            try await CLI.succeed("build", "-o", "out", "--check", in: folder.path)
        }
        #expect(
            folder.names(in: "out").filter { !$0.hasPrefix(".") }
                == ["x-0000.png", "x-0001.png", "x-0002.png", "y.apng"])
        try FileManager.default.removeItem(atPath: folder.path + "/out/y.apng")
        folder.put("spindle.yaml", "version: 1\nassets:\n  z: {motion: mui, frames: 1, size: 9}\n")
        try await CLI.succeed("build", "-o", "out", "--prune", in: folder.path)
        #expect(folder.names(in: "out").filter { !$0.hasPrefix(".") } == ["z-0000.png"])
    }

    @Test("a build is incremental by what is in the frames, and shards make the same bytes")
    func incremental() async throws {
        try await CLI.succeed("build", "-o", "whole", in: folder.path)
        #expect(
            folder.names(in: "whole").filter { !$0.hasPrefix(".") }
                == ["drawn.json", "drawn.png", "theirs.apng", "theirs.json", "theirs.png", "two.apng"])
        #expect(try await CLI.run("build", "-o", "whole", "--check", in: folder.path).status == 0)
        try put(4, blue: 12)
        let again = try await CLI.succeed("build", "-o", "whole", in: folder.path)
        #expect(again.errors.contains("1 rendered, 2 up to date"), "\(again.errors)")
        try await CLI.succeed("build", "-o", "parts", "--shard", "1/2", in: folder.path)
        try await CLI.succeed("build", "-o", "parts", "--shard", "2/2", in: folder.path)
        for name in folder.names(in: "whole") where !name.hasPrefix(".") {
            #expect(folder.bytes("whole/" + name) == folder.bytes("parts/" + name), "\(name)")
        }
        try await CLI.succeed(
            "pack", "frames/2.png", "frames/10.png", "--delays", "100,300", "-o", "two.apng", in: folder.path)
        #expect(folder.bytes("two.apng") == folder.bytes("whole/two.apng"))
    }

    @Test("what is wrong with frames stands where the asset does, with its status")
    func refusals() async throws {
        for (asset, status, part) in [
            ("{pack: none/*.png}", 66, "none/*.png"),
            ("{pack: frames/1.png, color: red}", 65, "assets.x.color"),
            ("{delay: 5}", 65, "only an asset with pack"),
            (
                "{pack: frames/1.png, delays: [10, 20]}", 65,
                "assets.x.delays: 2 delays for 1 frame; give each frame one, or all of them one with delay\n"
            ),
            ("{pack: spindle.yaml}", 65, "not a PNG, APNG, GIF, WebP, AVIF or JPEG"),
            ("{pack: frames/1.png, fps: 5, delay: 5}", 65, "give one of"),
        ] as [(String, Int32, String)] {
            folder.put("wrong.yaml", "version: 1\nassets:\n  x: \(asset)\n")
            let result = try await CLI.run("build", "wrong.yaml", "-o", "wrong", in: folder.path)
            #expect(result.status == status && result.errors.contains(part), "\(asset): \(result.errors)")
        }
        #expect(folder.names(in: "wrong") == [])
    }
}

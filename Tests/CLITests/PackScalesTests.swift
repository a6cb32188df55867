import Foundation
import Imaging
import PictureFiles
import TestSupport
import Testing

/// Frames of others at several scales, and the ways to play them.
@Suite struct PackScalesTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private func put(_ name: String, _ bitmap: Bitmap) throws {
        var encoder = try PNGEncoder()
        var file: [UInt8] = []
        encoder.encode(bitmap, into: &file)
        folder.put(name, file)
    }

    private func read(_ name: String) throws -> Bitmap { try decodePNG(try #require(folder.bytes(name))) }

    private func delays(_ name: String) throws -> [Double] {
        try PictureFile(try #require(folder.bytes(name)), name: name).delays
    }

    /// The light that a value of eight bits stands for, and back (IEC 61966-2-1).
    private func light(_ value: UInt8) -> Double {
        let value = Double(value) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private func value(_ light: Double) -> Int {
        Int((255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055)).rounded())
    }

    @Test("lower scales are the means of the highest one, in linear light and weighted by alpha")
    func means() async throws {
        let source = Bitmap(12, 6) { x, y in
            Color(UInt8(21 * x), UInt8(40 * y), UInt8(x * y * 3), UInt8(x < 2 ? 0 : 20 * x + y))
        }
        try put("a@3x.png", source)
        try await CLI.succeed(
            "pack", "a@3x.png", "--scale", "1,1.5,3", "--resample", "--to", "frames", "-o", "out",
            in: folder.path)
        #expect(
            folder.names(in: "out") == ["a-0000.png", "a-0000@1.5x.png", "a-0000@3x.png"],
            "\(folder.names(in: "out"))")
        #expect(try read("out/a-0000@3x.png")[5, 3] == source[5, 3])
        for (name, factor) in [("out/a-0000.png", 3), ("out/a-0000@1.5x.png", 2)] {
            let picture = try read(name)
            #expect(picture.width == 12 / factor && picture.height == 6 / factor)
            for y in 0..<picture.height {
                for x in 0..<picture.width {
                    var (sum, alpha) = (SIMD3<Double>.zero, 0.0)
                    for (u, v) in (0..<factor * factor).map({
                        (factor * x + $0 % factor, factor * y + $0 / factor)
                    }) {
                        let pixel = source[u, v]
                        let part = Double(pixel.alpha) / 255
                        sum += SIMD3(light(pixel.red), light(pixel.green), light(pixel.blue)) * part
                        alpha += part
                    }
                    let shown = picture[x, y]
                    #expect(
                        abs(Int(shown.alpha) - Int((255 * alpha / Double(factor * factor)).rounded())) <= 1)
                    guard shown.alpha > 0 else { continue }
                    for (channel, wanted) in zip(
                        [shown.red, shown.green, shown.blue], [sum.x, sum.y, sum.z])
                    {
                        #expect(abs(Int(channel) - value(wanted / alpha)) <= 1, "\(name) at \(x), \(y)")
                    }
                }
            }
        }
    }

    @Test("one color stays that color at every scale, whole or not")
    func flat() async throws {
        try put("a.png", Bitmap(10, 7) { _, _ in Color(200, 3, 97, 128) })
        let result = try await CLI.succeed(
            "pack", "a.png", "--scale", "3,2,1", "--resample", "--to", "frames", "-o", "out", in: folder.path)
        #expect(
            result.errors.contains("Note: frames of 10×7 pixels are 3.33×2.33 at scale 1, and become 3×2"))
        for name in folder.names(in: "out") {
            let picture = try read("out/" + name)
            #expect(
                stride(from: 0, to: picture.bytes.count, by: 4).allSatisfy {
                    Array(picture.bytes[$0..<$0 + 4]) == [200, 3, 97, 128]
                }, "\(name)")
        }
        #expect(folder.names(in: "out").count == 3)
    }

    @Test("files whose names state scales are the same frames at those scales, as catalogs have them")
    func named() async throws {
        for number in 0..<2 {
            for scale in 1...3 {
                let mark = scale == 1 ? "" : "@\(scale)x"
                try put(
                    "b\(number)\(mark).png",
                    Bitmap(4 * scale, 5 * scale) { _, _ in
                        Color(UInt8(100 * number), UInt8(80 * scale), 0)
                    })
            }
        }
        try await CLI.succeed("pack", "b*.png", "--to", "xcassets,android", "-o", "out", in: folder.path)
        for scale in 1...3 {
            let mark = scale == 1 ? "" : "@\(scale)x"
            let density = ["mdpi", "xhdpi", "xxhdpi"][scale - 1]
            for number in 0..<2 {
                for name in [
                    "out/b.xcassets/b-\(number).imageset/b-\(number)\(mark).png",
                    "out/b-android/res/drawable-\(density)/b_000\(number).png",
                ] {
                    let picture = try read(name)
                    #expect(picture.width == 4 * scale && picture[0, 0].green == UInt8(80 * scale), "\(name)")
                }
            }
        }
        try await CLI.succeed("pack", "b0@2x.png", "--to", "frames", "-o", "one/b.png", in: folder.path)
        #expect(folder.names(in: "one") == ["b.png"])
    }

    @Test("speed, hold and pingpong play frames of others as they do drawn ones, with delays of their own")
    func course() async throws {
        for number in 0..<4 {
            try put("c\(number).png", Bitmap(3, 3) { _, _ in Color(UInt8(60 * number), 0, 0) })
        }
        for (options, wanted) in [
            (["--fps", "10", "--pingpong"], [100, 100, 100, 100, 100, 100]),
            (["--fps", "10", "--hold", "220ms"], [100, 100, 100, 300]),
            (["--fps", "10", "--speed", "2"], [50, 50, 50, 50]),
            (["--delays", "100,200,300,400", "--speed", "0.5x", "--hold", "50"], [200, 400, 600, 850]),
            (["--delays", "100,200,300,400", "--pingpong"], [100, 200, 300, 400, 300, 200]),
        ] as [([String], [Double])] {
            try await CLI.succeed(["pack", "c?.png", "-o", "c.apng"] + options, in: folder.path)
            #expect(try delays("c.apng") == wanted, "\(options)")
        }
        let file = try PictureFile(try #require(folder.bytes("c.apng")), name: "c.apng")
        #expect(try file.bitmaps().map { $0[0, 0].red } == [0, 60, 120, 180, 120, 60])
        let still = try await CLI.succeed("pack", "c0.png", "--pingpong", "-o", "d.png", in: folder.path)
        #expect(still.errors.contains("--pingpong has no effect on a single frame"))
    }

    @Test("what cannot be done is refused with the remedy")
    func refusals() async throws {
        try put("a.png", Bitmap(4, 4) { _, _ in Color(1, 2, 3) })
        try put("b.png", Bitmap(4, 4) { _, _ in Color(1, 2, 3) })
        try put("a@2x.png", Bitmap(9, 12) { _, _ in Color(1, 2, 3) })
        for (arguments, status, part) in [
            (["a.png", "--scale", "1,2"], 64, "add --resample"),
            (["a.png", "--resample"], 64, "--resample: has no effect"),
            (["a.png", "a@2x.png"], 65, "one size in points"), (["b.png", "a@2x.png"], 66, "no counterpart"),
            (["a.png", "a@2x.png", "--scale", "1,2", "--resample"], 64, "leave it out"),
            (["a.png", "--scale", "0.1"], 64, "0.25 to 16"),
            (["a.png", "--scale", "1.1", "--to", "xcassets"], 64, "no place"),
            (["a.png", "b.png", "--speed", "100"], 64, "--speed: a frame would be shown for 0.167 ms"),
            (["a.png", "b.png", "--hold", "60s", "--fps", "60", "--max-frames", "50"], 78, "--max-frames"),
        ] as [([String], Int32, String)] {
            let result = try await CLI.run(["pack"] + arguments + ["-o", "out"], in: folder.path)
            #expect(result.status == status && result.errors.contains(part), "\(arguments): \(result.errors)")
        }
        #expect(folder.names(in: "out") == [])
    }

    @Test("a manifest asks for the same")
    func manifest() async throws {
        try put("a.png", Bitmap(8, 8) { x, _ in Color(UInt8(30 * x), 2, 3) })
        try put("b.png", Bitmap(8, 8) { x, _ in Color(2, UInt8(30 * x), 3) })
        folder.put(
            "spindle.yaml",
            """
            version: 1
            assets:
              x: {pack: '?.png', scale: [1, 2], resample: true, fps: 10, speed: 2, to: [xcassets, apng]}

            """)
        try await CLI.succeed("build", "-o", "built", in: folder.path)
        try await CLI.succeed(
            "pack", "?.png", "--scale", "1,2", "--resample", "--fps", "10", "--speed", "2", "--to",
            "xcassets,apng",
            "--name", "x", "-o", "packed", in: folder.path)
        for name in ["x.apng", "x@2x.apng", "x.xcassets/x-1.imageset/x-1.png"] {
            let bytes = try #require(folder.bytes("built/" + name), "\(name)")
            #expect(bytes == folder.bytes("packed/" + name), "\(name)")
        }
        folder.put("spindle.yaml", "version: 1\nassets:\n  x: {pack: '?.png', scale: [1, 2], to: apng}\n")
        let result = try await CLI.run("build", "-o", "built", in: folder.path)
        #expect(result.status == 65 && result.errors.contains("add resample"), "\(result.errors)")
    }
}

import Basics
import TestSupport
import Testing

@testable import Imaging

@Suite struct APNGEncoderTests {
    /// A file of `bitmaps`, each shown for 1 / 60 s.
    private func file(
        _ bitmaps: [Bitmap], _ compression: Compression = .standard, plays: Int = 0
    ) throws -> [UInt8] {
        var census = ColorCensus()
        for bitmap in bitmaps { census.add(bitmap) }
        let header = APNGHeader(
            width: bitmaps[0].width, height: bitmaps[0].height, frames: bitmaps.count, colors: census)
        var encoder = try APNGEncoder(header, compression)
        var frames: [APNGFrame] = []
        for bitmap in bitmaps { frames.append(encoder.encode(bitmap)) }
        return header.file(
            frames, delays: bitmaps.map { _ in 1 }, unitsPerSecond: 60, plays: plays)
    }

    private static let blue = Color(10, 110, 209)

    @Test("the chunks are those of the specification, in order, with one sequence of numbers")
    func order() throws {
        let bitmaps = [8.0, 9, 10].map { Bitmap.ring(48, stroke: $0, Self.blue) }
        let file = PNGFile(try file(bitmaps, plays: 1))
        #expect(
            file.types == [
                "IHDR", "sRGB", "acTL", "PLTE", "tRNS", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT",
                "IEND",
            ])
        #expect(file["acTL"] == [0, 0, 0, 3, 0, 0, 0, 1])
        let numbers = file.chunks.filter { ["fcTL", "fdAT"].contains($0.type) }.map { $0.data.prefix(4) }
        #expect(numbers == (0..<5).map { [0, 0, 0, $0] })
        // Size, place, 1 / 60 s, left as it is, replacing what was there.
        #expect(
            file["fcTL"] == [0, 0, 0, 0, 0, 0, 0, 48, 0, 0, 0, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 60, 0, 0])
    }

    /// A bitmap like `bitmap`, with some of its pixels elsewhere.
    private func changed(_ bitmap: Bitmap, _ random: inout SeededRandom) -> Bitmap {
        var bitmap = bitmap
        let size = bitmap.format.bytesPerPixel
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let from = size * Int.random(in: 0..<bitmap.bytes.count / size, using: &random)
            let to = size * Int.random(in: 0..<bitmap.bytes.count / size, using: &random)
            for byte in 0..<size { bitmap.bytes[to + byte] = bitmap.bytes[from + byte] }
        }
        return bitmap
    }

    @Test(
        "whatever the pixels and however they change, playing the file gives them back",
        arguments: SampleBitmap.all.filter { $0.bitmap.width * $0.bitmap.height < 20_000 })
    func exact(sample: SampleBitmap) throws {
        var random = SeededRandom(seed: 7)
        var bitmaps = [sample.bitmap]
        for _ in 0..<6 { bitmaps.append(changed(bitmaps.last!, &random)) }
        for compression in Compression.allCases {
            let player = try APNGPlayer(try file(bitmaps, compression))
            for (index, bitmap) in bitmaps.enumerated() {
                #expect(player.shown[index].picture == bitmap.visible, "frame \(index)")
            }
        }
    }

    @Test("frames of several colors and formats share one palette where it can hold them")
    func mixed() throws {
        let opaque = Color(200, 30, 0)
        let bitmaps = [
            Bitmap.ring(32, stroke: 3, Self.blue), Bitmap.ring(32, stroke: 4, opaque),
            Bitmap(32, 32) { x, y in x < y ? opaque : Color(1, 2, 3, 4) },
            Bitmap.ring(32, stroke: 3, Self.blue),
        ]
        let player = try APNGPlayer(try file(bitmaps))
        #expect(player.file.colorType == 3)
        #expect(player.shown.map(\.picture) == bitmaps.map(\.visible))
    }

    @Test(
        "several frames have at least 8 bits a sample, as FFmpeg draws garbage where smaller ones have less; one has as few as it needs",
        arguments: [2, 4, 16])
    func depth(colors: Int) throws {
        for isGray in [true, false] {
            let bitmaps = (0..<3).map { step in
                Bitmap(16, 16) { x, _ in
                    let level = UInt8(min(x + step, 15) * (colors - 1) / 15 * 255 / (colors - 1))
                    return isGray ? Color(level, level, level) : Color(level, 7, 200)
                }
            }
            let player = try APNGPlayer(try file(bitmaps))
            #expect(player.file["IHDR"]?[8] == 8)
            #expect(player.shown.map(\.picture) == bitmaps)
            let single = try APNGPlayer(try file([bitmaps[0]]))
            #expect(single.file["IHDR"].map { Int($0[8]) } == [2: 1, 4: 2, 16: 4][colors])
        }
    }

    @Test("a frame has no more than the smallest area that changes, and one pixel where nothing does")
    func areas() throws {
        var random = SeededRandom(seed: 3)
        var bitmap = Bitmap(23, 17, Self.blue) { x, y in UInt8(x % 3 * 100) }
        var bitmaps = [bitmap, bitmap]
        for _ in 0..<40 {
            for _ in 0..<2 {
                bitmap.bytes[Int.random(in: 0..<23 * 17, using: &random)] = .random(
                    in: 0...255, using: &random)
            }
            bitmaps.append(bitmap)
        }
        let shown = try APNGPlayer(try file(bitmaps)).shown
        #expect(shown[1].area == (0, 0, 1, 1))
        for index in 2..<bitmaps.count {
            let places = (0..<23 * 17).filter { bitmaps[index].bytes[$0] != bitmaps[index - 1].bytes[$0] }
            let (columns, rows) = (places.map { $0 % 23 }, places.map { $0 / 23 })
            guard let left = columns.min(), let right = columns.max(), let top = rows.min() else {
                #expect(shown[index].area == (0, 0, 1, 1))
                continue
            }
            #expect(shown[index].area == (left, top, right - left + 1, rows.max()! - top + 1))
        }
    }

    @Test(
        "what only grows is drawn over what is there, and replaces it where any of it is translucent, which some readers make paler",
        arguments: [255, 9] as [UInt8])
    func drawingOver(level: UInt8) throws {
        var random = SeededRandom(seed: 9)
        let noise = (0..<64 * 64).map { _ in UInt8.random(in: 0...255, using: &random) }
        let bitmaps = (1...8).map { end in
            Bitmap(64, 64, Self.blue) { x, y in
                x == 0 ? (y < 8 * end ? 255 : 0) : x == 63 ? (y < 8 * end ? level : 0) : noise[64 * y + x]
            }
        }
        let shown = try APNGPlayer(try file(bitmaps)).shown
        #expect(shown.map(\.picture) == bitmaps.map(\.visible))
        #expect(shown.dropFirst().allSatisfy { $0.blending == (level == 255 ? 1 : 0) })
        #expect(shown[0].blending == 0)
        #expect(shown.allSatisfy { $0.disposal == 0 })
    }

    @Test("what shows nothing changed is not encoded anew by an encoder that skipped to it")
    func skipping() throws {
        let bitmaps = [8.0, 9, 10].map { Bitmap.ring(48, stroke: $0, Self.blue) }
        var census = ColorCensus()
        for bitmap in bitmaps { census.add(bitmap) }
        let header = APNGHeader(width: 48, height: 48, frames: bitmaps.count, colors: census)
        var all = try APNGEncoder(header)
        var one = try APNGEncoder(header)
        var frames: [APNGFrame] = []
        for bitmap in bitmaps { frames.append(all.encode(bitmap)) }
        _ = one.encode(bitmaps[0])
        one.restart()
        one.skip(bitmaps[1])
        #expect(one.encode(bitmaps[2]) == frames[2])
    }
}

import Basics
import TestSupport
import Testing

@testable import Imaging

@Suite struct WebPEncoderTests {
    private static let blue = Color(10, 110, 209)

    /// A file of bitmaps that are shown for 17 ms each.
    private func file(
        _ bitmaps: [Bitmap], loops: Bool = true, _ compression: Compression = .standard
    ) throws -> [UInt8] {
        let (width, height) = (bitmaps[0].width, bitmaps[0].height)
        var encoder = WebPEncoder(width: width, height: height, compression)
        var frames: [(WebPFrame?, delay: Int)] = []
        for bitmap in bitmaps { frames.append((try encoder.encode(bitmap), 17)) }
        return try WebPFile.bytes(width: width, height: height, frames: frames, plays: loops ? 0 : 1)
    }

    /// Expects that a file shows the bitmaps, those that are the same as one.
    private func expect(
        _ bitmaps: [Bitmap], _ compression: Compression = .standard, _ comment: String = "",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let player = try WebPPlayer(file(bitmaps, compression))
        var shown: [(picture: Bitmap, delay: Int)] = []
        for bitmap in bitmaps.map(\.visible) {
            if shown.last?.picture == bitmap {
                shown[shown.count - 1].delay += 17
            } else {
                shown.append((bitmap, 17))
            }
        }
        #expect(
            player.shown.map(\.picture) == shown.map(\.picture), "\(comment)", sourceLocation: sourceLocation)
        if shown.count > 1 {
            #expect(
                player.shown.map(\.delay) == shown.map(\.delay), "\(comment)", sourceLocation: sourceLocation)
        }
    }

    @Test(
        "an animation has a frame for each picture, their times, and how often it plays",
        arguments: [true, false])
    func structure(loops: Bool) throws {
        let bitmaps = [3.0, 4, 5].map { Bitmap.ring(40, stroke: $0, Self.blue) }
        let player = try WebPPlayer(file(bitmaps, loops: loops))
        #expect(player.chunks == ["VP8X", "ANIM", "ANMF", "ANMF", "ANMF"])
        #expect(player.plays == (loops ? 0 : 1))
        #expect(player.shown.map(\.delay) == [17, 17, 17])
    }

    @Test("pictures that are the same become one that is shown longer, and a single one stands still")
    func repeats() throws {
        let ring = Bitmap.ring(40, stroke: 3, Self.blue)
        let player = try WebPPlayer(file([ring, ring, .ring(40, stroke: 5, Color(1, 2, 3))]))
        #expect(player.shown.map(\.delay) == [34, 17])
        #expect(try WebPPlayer(file([ring, ring])).chunks == ["VP8L"])
    }

    @Test("what is shown for longer than a frame can be is more frames, which change nothing")
    func longDelays() throws {
        let rings = [3.0, 5].map { Bitmap.ring(20, stroke: $0, Self.blue) }
        var encoder = WebPEncoder(width: 20, height: 20)
        let frames = [(try encoder.encode(rings[0]), delay: 40_000_000), (try encoder.encode(rings[1]), 5)]
        let player = try WebPPlayer(WebPFile.bytes(width: 20, height: 20, frames: frames, plays: 0))
        #expect(player.shown.map(\.delay).reduce(0, +) == 40_000_005)
        #expect(player.shown.map(\.picture) == [0, 0, 0, 1].map { rings[$0].visible })
    }

    @Test("a frame is where something has changed, and begins at even pixels")
    func areas() throws {
        func picture(_ x: Int) -> Bitmap {
            Bitmap(90, 70) { column, row in
                (x..<x + 5).contains(column) && (31..<50).contains(row)
                    ? Self.blue : Color(UInt8(column), 9, 9)
            }
        }
        let shown = try WebPPlayer(file([picture(21), picture(23)])).shown
        #expect([shown[0].x, shown[0].y, shown[0].width, shown[0].height] == [0, 0, 90, 70])
        #expect([shown[1].x, shown[1].y, shown[1].width, shown[1].height] == [20, 30, 8, 20])
    }

    @Test("what is opaque and new is drawn over the frame before where that is smaller")
    func drawingOver() throws {
        // Noise, of which little changes.
        var random = SeededRandom(seed: 3)
        let noise = Bitmap(60, 60) { _, _ in Color(UInt8.random(in: 0..<99, using: &random), 0, 0) }
        var next = noise
        for place in [0, 4 * 3599] { next.bytes[place + 2] = 200 }
        let player = try WebPPlayer(file([noise, next]))
        #expect(player.shown[1].isDrawnOver && player.shown[1].width == 60)
        try expect([noise, next, noise])
    }

    @Test("flat pictures of any size and number of colors are exact", arguments: 0..<24)
    func exact(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let sides = [(1, 1), (1, 77), (300, 1), (7, 9), (33, 64), (130, 51)]
        for (index, (width, height)) in sides.enumerated() {
            let colors = [1, 2, 3, 4, 5, 16, 17, 100, 255, 256, 257, 2000][
                (Int(seed) + index) % 12]
            let palette = (0..<colors).map { _ in
                Color(
                    .random(in: 0...255, using: &random), .random(in: 0...255, using: &random),
                    .random(in: 0...255, using: &random),
                    seed % 3 == 0 ? .random(in: 0...255, using: &random) : seed % 3 == 1 ? 255 : 0)
            }
            func picture() -> Bitmap {
                let run = Int.random(in: 1...40, using: &random)
                var (left, color) = (0, palette[0])
                return Bitmap(width, height) { _, _ in
                    if left == 0 {
                        (left, color) = (
                            .random(in: 1...run, using: &random), palette.randomElement(using: &random)!
                        )
                    }
                    left -= 1
                    return color
                }
            }
            var bitmaps = [picture(), picture()]
            // A few pixels of other colors, and back.
            var changed = bitmaps[1]
            for _ in 0..<3 {
                let place = 4 * Int.random(in: 0..<width * height, using: &random)
                let color = palette.randomElement(using: &random)!
                changed.bytes.replaceSubrange(
                    place..<place + 4, with: [color.red, color.green, color.blue, color.alpha])
            }
            // Painters leave no color where nothing shows.
            bitmaps = (bitmaps + [changed, bitmaps[1], bitmaps[0]]).map(\.visible)
            try expect(bitmaps, seed % 8 == 7 ? .small : .standard, "\(width) × \(height), \(colors) colors")
        }
    }

    @Test("coverage is exact, whatever covers, and where another color follows")
    func coverage() throws {
        let rings = (1...9).map { Bitmap.ring(40, stroke: Double($0), Self.blue) }
        try expect(rings + rings.reversed())
        try expect(rings + (1...5).map { Bitmap.ring(40, stroke: Double($0), Color(200, 3, 40, 99)) })
    }

    @Test("each number of colors is exact, and all of them equally often", arguments: 1...256)
    func palettes(colors: Int) throws {
        let bitmap = Bitmap(colors, 3) { x, y in Color(UInt8((x + y) % colors), 7, 0) }
        try expect([bitmap])
        try expect([Bitmap(16, 16) { x, y in Color(UInt8((x + 16 * y) % colors), 0, 0, UInt8(x)) }])
    }

    @Test("matches longer than the longest of the format are several")
    func longMatches() throws {
        for (width, height) in [(4097, 1), (5000, 7), (16383, 2)] {
            try expect([Bitmap(width, height) { x, y in x == 5 && y > 0 ? Self.blue : Color(1, 2, 3) }])
            try expect([Bitmap(width, height) { x, y in Color(UInt8(x * x % 251), UInt8(x % 2), 3) }])
        }
    }

    @Test("what is small is never larger")
    func small() throws {
        let rings = (1...9).map { Bitmap.ring(40, stroke: Double($0), Self.blue) }
        #expect(try file(rings, .small).count <= file(rings).count)
        try expect(rings, .small)
        try expect(rings, .fast)
    }

    @Test("after a restart the next frame is whole, and one that is skipped is the frame before")
    func restart() throws {
        let rings = [3.0, 4, 5].map { Bitmap.ring(40, stroke: $0, Self.blue) }
        var one = WebPEncoder(width: 40, height: 40)
        var other = WebPEncoder(width: 40, height: 40)
        let frames = try rings.map { try one.encode($0) }
        other.skip(rings[1])
        #expect(try other.encode(rings[2]) == frames[2])
        #expect(try other.encode(rings[2]) == nil)
        other.restart()
        #expect(try other.encode(rings[0]) == frames[0])
    }
}

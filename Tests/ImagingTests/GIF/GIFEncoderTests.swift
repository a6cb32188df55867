import Basics
import TestSupport
import Testing

@testable import Imaging

@Suite struct GIFEncoderTests {
    private static let white = Color(255, 255, 255)
    private static let blue = Color(10, 110, 209)

    /// A looping file of `bitmaps` over a matte, and the frames that are in it.
    private func file(
        _ bitmaps: [Bitmap], matte: Color?, _ compression: Compression = .standard
    ) -> (bytes: [UInt8], frames: [GIFFrame]) {
        let header = GIFHeader(width: bitmaps[0].width, height: bitmaps[0].height)
        var encoder = GIFEncoder(header, matte: matte, compression)
        encoder.advance(to: bitmaps[0])
        var frames: [GIFFrame] = []
        for index in bitmaps.indices {
            encoder.advance(to: bitmaps[(index + 1) % bitmaps.count])
            frames.append(encoder.encode(isFirst: index == 0))
        }
        return (header.file(frames, delays: bitmaps.map { _ in 2 }, loops: true), frames)
    }

    private func matted(_ bitmap: Bitmap, _ matte: Color?) -> Bitmap {
        Bitmap(bitmap.width, bitmap.height) { x, y in bitmap[x, y].over(matte) }
    }

    @Test("the matte shows through by what a color leaves of it, and nothing stays nothing")
    func mixing() {
        #expect(Color(255, 0, 10, 128).over(Color(0, 0, 20)) == Color(128, 0, 15))
        #expect(Color(255, 0, 10, 0).over(Color(0, 0, 20)) == Color(0, 0, 0, 0))
        #expect(Color(1, 2, 3, 4).over(nil) == Color(1, 2, 3, 4))
        #expect(Pixel(Color(255, 0, 10, 128)).over(Color(0, 0, 20)) == Pixel(Color(128, 0, 15)))
    }

    @Test("whatever grows, shrinks, moves or stays, playing the file gives the frames over the matte")
    func exact() throws {
        let growing = (1...9).map { Bitmap.ring(40, stroke: Double($0), Self.blue) }
        let still = [Bitmap](repeating: .ring(40, stroke: 5, Self.blue), count: 3)
        let bars = (0..<20).map { step in
            Bitmap(40, 6) { x, _ in (2 * step..<2 * step + 9).contains(x) ? Self.blue : Color(0, 0, 0, 0) }
        }
        let track = (0..<20).map { step in
            Bitmap(40, 6) { x, _ in (2 * step..<2 * step + 9).contains(x) ? Self.blue : Color(200, 200, 200) }
        }
        for bitmaps in [growing, growing.reversed() + growing, growing + still + growing, bars, track] {
            let (bytes, frames) = file(bitmaps, matte: Self.white)
            let player = try GIFPlayer(bytes)
            #expect(player.loops && player.shown.allSatisfy { $0.delay == 2 && !$0.hasPalette })
            #expect(player.shown.map(\.picture) == bitmaps.map { matted($0, Self.white) })
            #expect(frames.allSatisfy { $0.error == 0 })
            // What the first pass leaves is what the second begins on, unless it is cleared.
            let last = player.shown.last!
            if last.disposal != 2 {
                for (old, new) in zip(last.picture.alphas, player.shown[0].picture.alphas) {
                    #expect(old <= new)
                }
            }
        }
    }

    @Test("the smallest file shows the same, and is no larger")
    func small() throws {
        let bitmaps = (1...9).map { Bitmap.ring(40, stroke: Double($0), Self.blue) }
        for bitmaps in [bitmaps, bitmaps.reversed() + bitmaps] {
            let (usual, small) = (
                file(bitmaps, matte: Self.white).bytes, file(bitmaps, matte: Self.white, .small).bytes
            )
            #expect(try GIFPlayer(small).shown.map(\.picture) == GIFPlayer(usual).shown.map(\.picture))
            #expect(small.count < usual.count)
        }
    }

    @Test("frames have numbers of as few bits as their own colors need, though the file has more colors")
    func fewBits() throws {
        let still = Bitmap(16, 16, Color(0, 0, 0)) { x, y in UInt8(8 * y + x) }
        let bitmaps = (0..<8).map { step in
            Bitmap(16, 16) { x, y in y == 9 && x < step ? Self.blue : still[x, y].over(Self.white) }
        }
        let (bytes, _) = file(bitmaps, matte: nil)
        let player = try GIFPlayer(bytes)
        #expect(player.shown.map(\.picture) == bitmaps && player.shown.allSatisfy { !$0.hasPalette })
        // The first frame needs 8 bits, the others 2, and no clear code can be smaller than that of 2.
        #expect(player.shown.map(\.codeSize) == [8] + [2, 2, 2, 2, 2, 2, 2])
    }

    @Test("where nothing becomes transparent a frame has the smallest area that changes")
    func areas() throws {
        let bitmaps = (0..<10).map { step in
            Bitmap(30, 20) { x, y in x == step && y == 2 * step ? Self.blue : Self.white }
        }
        let shown = try GIFPlayer(file(bitmaps, matte: nil).bytes).shown
        #expect(shown[0].area == (0, 0, 30, 20))
        for step in 1..<10 { #expect(shown[step].area == (step - 1, 2 * step - 2, 2, 3)) }
    }

    @Test(
        "every frame of an animation has a transparent number, which some readers take for that of all, where that costs nothing",
        arguments: [(2, false), (3, true), (4, false), (5, true), (250, true), (255, true)])
    func spareNumber(colors: Int, isExpected: Bool) throws {
        let bitmaps = (0..<3).map { step in
            Bitmap(16, 16) { x, y in Color(UInt8((16 * y + x + step) % colors), 0, 0) }
        }
        let shown = try GIFPlayer(file(bitmaps, matte: nil).bytes).shown
        #expect(shown.map(\.picture) == bitmaps)
        #expect(shown.map(\.hasTransparent) == bitmaps.map { _ in isExpected })
        // One picture is opaque.
        #expect(try !GIFPlayer(file([bitmaps[0]], matte: nil).bytes).shown[0].hasTransparent)
    }

    @Test("a ramp of 256 levels over a matte takes 255 colors and the transparent one, exactly")
    func ramp() throws {
        let bitmap = Bitmap(16, 16, Color(0, 0, 0)) { x, y in UInt8(16 * y + x) }
        let (bytes, frames) = file([bitmap, bitmap], matte: Self.white)
        #expect(try GIFPlayer(bytes).shown[0].picture == matted(bitmap, Self.white) && frames[0].error == 0)
    }

    @Test(
        "more colors in all than one palette holds: one frame has the shared one, the others their own, all exact"
    )
    func ownPalettes() throws {
        let bitmaps = (0..<4).map { hue in
            Bitmap(16, 16, Color(UInt8(60 * hue), 200, UInt8(255 - 50 * hue))) { x, y in UInt8(16 * y + x) }
        }
        let (bytes, frames) = file(bitmaps, matte: Self.white)
        let player = try GIFPlayer(bytes)
        #expect(player.shown.map(\.picture) == bitmaps.map { matted($0, Self.white) })
        #expect(frames.allSatisfy { $0.error == 0 } && player.shown.count(where: \.hasPalette) == 3)
    }

    @Test("more colors in a frame than a palette holds: off by no more than is said, frequent ones exact")
    func reduction() throws {
        let bitmap = Bitmap(60, 60) { x, y in
            y < 30 ? Self.blue : Color(UInt8(4 * x), UInt8(4 * y), UInt8(x + y))
        }
        let (bytes, frames) = file([bitmap], matte: nil)
        let picture = try GIFPlayer(bytes).shown[0].picture
        let error = frames[0].error
        #expect((1...63).contains(error))
        for y in 0..<60 {
            for x in 0..<60 {
                let (a, b) = (picture[x, y], bitmap[x, y])
                let off = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].map {
                    abs(Int($0) - Int($1))
                }
                #expect(off.max()! <= (y < 30 ? 0 : error) && a.alpha == 255)
            }
        }
        #expect(file([bitmap], matte: nil).bytes == bytes)
    }
}

extension Bitmap {
    fileprivate var alphas: [UInt8] { stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] } }
}

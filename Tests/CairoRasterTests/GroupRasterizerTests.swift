import CairoRaster
import Drawing
import Imaging
import Indicators
import MotionCore
import Testing

@Suite struct GroupRasterizerTests {
    private func render(_ list: DisplayList, scale: Double = 1) throws -> Bitmap {
        var rasterizer = CairoRasterizer(width: list.width, height: list.height, scale: scale)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        try rasterizer.rasterize(list, inSmallestFormat: &bitmap)
        return bitmap
    }

    private func value(_ value: Double, _ indicator: LinearIndicator, _ color: UInt32 = 0x0A6E_D1FF)
        -> DisplayList
    {
        var list = DisplayList(width: indicator.width, height: indicator.height)
        indicator.draw(value: value, color: Color(rgba: color), into: &list)
        return list
    }

    @Test("spokes of one color are coverage: the color exact in every visible pixel, opacity in the alpha")
    func foldedOpacity() throws {
        let spokes = SpokeIndicator(size: 20, innerRadius: 4, outerRadius: 10, stroke: 2, isRound: false)
        var list = DisplayList(width: spokes.size, height: spokes.size)
        spokes.draw([1, 0.5, 0.25, 0], color: Color(rgba: 0x0A6E_D1FF), into: &list)
        let bitmap = try render(list)
        #expect(bitmap.format == .coverage(Color(0x0A, 0x6E, 0xD1)))
        // In the middle of the upper, right, lower and left spoke.
        #expect(
            [(10, 3), (16, 10), (10, 16), (3, 10)].map { bitmap[$0.0, $0.1].alpha } == [255, 128, 64, 0])
        for y in 0..<20 {
            for x in 0..<20 where bitmap[x, y].alpha > 0 {
                #expect(bitmap[x, y] == Color(0x0A, 0x6E, 0xD1, bitmap[x, y].alpha))
            }
        }
    }

    @Test("L1: value 0 shows nothing, value 1 is the full track to the last level, with one color")
    func ends() throws {
        for isRound in [true, false] {
            let bare = LinearIndicator(width: 40.3, height: 5.2, isRound: isRound)
            var tracked = bare
            tracked.track = Color(rgba: 0xFF00_00FF)
            for scale in [1.0, 1.5, 3] {
                #expect(try render(value(0, bare), scale: scale).bytes.allSatisfy { $0 == 0 })
                let (full, covered) = try (
                    render(value(1, bare), scale: scale), render(value(1, tracked), scale: scale)
                )
                #expect(full.format == .coverage(Color(0x0A, 0x6E, 0xD1)))
                for y in 0..<full.height {
                    for x in 0..<full.width { #expect(full[x, y] == covered[x, y]) }
                }
            }
        }
    }

    @Test("L3: bars lie within the track, and bar and track together are the track: no fringe")
    func clipping() throws {
        var indicator = LinearIndicator(
            width: 50, height: 7.4, isRound: true, track: Color(rgba: 0xFF00_00FF))
        let track = try render(value(0, indicator))
        for bar in [(-0.3, 0.02), (-0.1, 0.4), (0.2, 0.24), (0.3, 1.4), (0.98, 3), (-2, 2)] {
            let span = BarSpan(tail: bar.0, head: bar.1)
            var list = DisplayList(width: indicator.width, height: indicator.height)
            indicator.track = Color(rgba: 0xFF00_00FF)
            indicator.draw([span], color: Color(rgba: 0x0000_FFFF), into: &list)
            let both = try render(list)
            indicator.track = nil
            list.shapes = []
            indicator.draw([span], color: Color(rgba: 0x0000_FFFF), into: &list)
            let alone = try render(list)
            for y in 0..<both.height {
                for x in 0..<both.width {
                    #expect(both[x, y].alpha == track[x, y].alpha)
                    #expect(alone[x, y].alpha <= track[x, y].alpha)
                    // Where the bar covers all that the track has, nothing red remains.
                    if alone[x, y].alpha == track[x, y].alpha { #expect(both[x, y].red == 0) }
                    if alone[x, y].alpha == 0 { #expect(both[x, y].blue == 0) }
                }
            }
        }
    }

    @Test("tiles that abut leave no seam: wherever they meet, every pixel is whole")
    func tiles() throws {
        let indicator = LinearIndicator(width: 61, height: 6, isRound: false)
        let colors = [0xFF00_00FF, 0x00FF_00FF, 0x0000_FFFF].map { Color(rgba: $0) }
        for step in 0..<40 {
            let (a, b) = (Double(step) * 0.0113, Double(step) * 0.0241)
            let tiles = [
                BarSpan(tail: 0, head: a), BarSpan(tail: a, head: b), BarSpan(tail: b, head: 1),
            ]
            var list = DisplayList(width: indicator.width, height: indicator.height)
            indicator.draw(tiles: tiles, colors: colors, into: &list)
            let bitmap = try render(list)
            for x in 0..<61 { #expect(bitmap[x, 3].alpha >= 254) }
        }
    }

    @Test("L5: right to left is the mirror image, pixel for pixel")
    func mirrored() throws {
        for scale in [1.0, 1.1, 2, 3] {
            for height in [4.0, 7.7] {
                var indicator = LinearIndicator(
                    width: 83.7, height: height, isRound: true, track: Color(rgba: 0x8396_A833), gap: 3,
                    stop: 3)
                for step in 0...20 {
                    indicator.direction = .ltr
                    let ltr = try render(value(Double(step) * 0.0499, indicator), scale: scale)
                    indicator.direction = .rtl
                    let rtl = try render(value(Double(step) * 0.0499, indicator), scale: scale)
                    for y in 0..<ltr.height {
                        for x in 0..<ltr.width { #expect(ltr[x, y] == rtl[ltr.width - 1 - x, y]) }
                    }
                }
            }
        }
    }

    @Test("a translucent color has its alpha, and covers the track instead of lying on it")
    func translucent() throws {
        let indicator = LinearIndicator(
            width: 20, height: 4, isRound: false, track: Color(rgba: 0xFF00_00FF))
        let bitmap = try render(value(0.5, indicator, 0x0000_FF80))
        #expect(bitmap[4, 2] == Color(0, 0, 255, 0x80))
        #expect(bitmap[14, 2] == Color(255, 0, 0, 255))
    }

    @Test("a rasterizer draws the same pixels whatever it drew before")
    func independence() throws {
        let indicator = LinearIndicator(
            width: 40, height: 4, isRound: true, track: Color(rgba: 0xD5DC_E4FF), gap: 2)
        var used = CairoRasterizer(width: 40, height: 4, scale: 2)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        // More pictures than the rasterizer keeps figures.
        for step in 0..<120 {
            let list = value(Double(step % 100) / 99, indicator)
            try used.rasterize(list, inSmallestFormat: &bitmap)
            #expect(try bitmap == render(list, scale: 2))
        }
    }
}

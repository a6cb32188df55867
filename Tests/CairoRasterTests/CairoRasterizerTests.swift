import CairoRaster
import Drawing
import Imaging
import Indicators
import MotionCore
import Testing

@Suite struct CairoRasterizerTests {
    private func render(
        _ indicator: CircularIndicator, _ span: ArcSpan, _ color: Color, scale: Double = 1
    ) throws -> Bitmap {
        var rasterizer = CairoRasterizer(width: indicator.size, height: indicator.size, scale: scale)
        var list = DisplayList(width: indicator.size, height: indicator.size)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        indicator.draw(span, color: color, into: &list)
        try rasterizer.rasterize(list, inSmallestFormat: &bitmap)
        return bitmap
    }

    @Test(
        "pixels are points × scale, rounded up, and rounding errors of the product add no pixel",
        arguments: [
            (48, 1, 48), (48, 1.5, 72), (48, 3, 144), (17, 1.5, 26), (20.1, 2, 41), (48, 1.1, 53),
            (10, 0.1 + 0.2, 3), (0.7, 10, 7),
        ] as [(Double, Double, Int)])
    func canvas(points: Double, scale: Double, pixels: Int) {
        #expect(DisplayList.pixels(points, scale) == pixels)
    }

    @Test(
        "the ring is centered at odd sizes and fractional scales: a half turn of the picture is the same picture"
    )
    func centered() throws {
        for (size, scale) in [(17.0, 1.5), (15, 1), (48, 1.1), (21, 2)] {
            let bitmap = try render(
                CircularIndicator(size: size, stroke: size / 8, cap: .butt), ArcSpan(start: 0, sweep: 1),
                Color(rgba: 0xFF),
                scale: scale)
            #expect(bitmap.bytes == bitmap.bytes.reversed(), "\(size) at \(scale)")
        }
    }

    @Test("a single-color indicator keeps its exact color in every pixel with alpha above 0")
    func exactColor() throws {
        let color = Color(rgba: 0x0A6E_D180)
        let bitmap = try render(
            CircularIndicator(size: 48, stroke: 4, cap: .round), ArcSpan(start: 0.1, sweep: 0.6), color)
        var visible = 0
        for y in 0..<48 {
            for x in 0..<48 where bitmap[x, y].alpha > 0 {
                visible += 1
                #expect(bitmap[x, y] == Color(0x0A, 0x6E, 0xD1, bitmap[x, y].alpha))
                #expect(bitmap[x, y].alpha <= 0x80)
            }
        }
        #expect(visible > 300)
    }

    @Test(
        "C4: arc and track share edge pixels: alpha is the ring's, and the arc's edge has no fringe of the track's color"
    )
    func noFringe() throws {
        let ring = CircularIndicator(size: 48, stroke: 4, cap: .butt)
        var tracked = ring
        tracked.track = Color(rgba: 0xFF00_00FF)
        let plain = try render(ring, ArcSpan(start: 0, sweep: 1), Color(rgba: 0x0000_FFFF))
        let full = try render(tracked, ArcSpan(start: 0, sweep: 1), Color(rgba: 0x0000_FFFF))
        let half = try render(tracked, ArcSpan(start: 0, sweep: 0.5), Color(rgba: 0x0000_FFFF))
        for y in 0..<48 {
            for x in 0..<48 {
                // A closed arc hides the track altogether, at the edges too.
                #expect(full[x, y] == plain[x, y])
                // Anywhere the two together are exactly the ring.
                #expect(half[x, y].alpha == plain[x, y].alpha)
                // Away from the ends a pixel is of one color only.
                if (y > 8 && y < 40) && plain[x, y].alpha > 0 {
                    #expect(half[x, y].red == (x < 24 ? 255 : 0) && half[x, y].blue == (x < 24 ? 0 : 255))
                }
            }
        }
    }

    @Test("rasterizers that share rings draw what those draw that do not, of whatever size the ring is")
    func sharedRings() throws {
        let shared = SharedDrawing()
        for stroke in [3.0, 3, 5, 3] {
            let indicator = CircularIndicator(size: 30, stroke: stroke, cap: .round)
            let span = ArcSpan(start: 0.1, sweep: 0.6)
            var rasterizer = CairoRasterizer(width: 30, height: 30, scale: 2, shared: shared)
            var list = DisplayList(width: 30, height: 30)
            var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
            indicator.draw(span, color: Color(rgba: 0xFF), into: &list)
            try rasterizer.rasterize(list, inSmallestFormat: &bitmap)
            #expect(try bitmap.bytes == render(indicator, span, Color(rgba: 0xFF), scale: 2).bytes)
        }
    }

    @Test("a rasterizer draws the same pixels whatever it drew before")
    func independence() throws {
        let indicator = CircularIndicator(size: 30, stroke: 3, cap: .round)
        var used = CairoRasterizer(width: 30, height: 30, scale: 2)
        var list = DisplayList(width: 30, height: 30)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        for step in 0..<40 {
            let span = ArcSpan(start: Double(step) * 0.171, sweep: Double(step % 11) / 10)
            list.shapes = []
            indicator.draw(span, color: Color(rgba: 0xFF), into: &list)
            try used.rasterize(list, inSmallestFormat: &bitmap)
            #expect(try bitmap == render(indicator, span, Color(rgba: 0xFF), scale: 2))
        }
    }

    @Test("C2: ends meet the ring without a seam: where both are whole, every pixel is")
    func noSeamAtEnds() throws {
        for cap in [StrokeCap.round, .square] {
            for step in 0..<32 {
                let start = Double(step) / 32 + 0.003
                let bitmap = try render(
                    CircularIndicator(size: 60, stroke: 12, cap: cap), ArcSpan(start: start, sweep: 0.3),
                    Color(rgba: 0xFF))
                for offset in stride(from: -0.005, through: 0.305, by: 0.001) {
                    let direction = Direction(turns: start + offset)
                    let (x, y) = (Int(30 + direction.x * 24), Int(30 + direction.y * 24))
                    #expect(bitmap[x, y].alpha == 255, "cap \(cap), start \(start), offset \(offset)")
                }
            }
        }
    }

    @Test(
        "a bitmap of RGBA stays one whatever is drawn into it, and shows the same as in the smallest format")
    func keepsFormat() throws {
        let ring = CircularIndicator(size: 24, stroke: 4, cap: .round)
        var tracked = ring
        tracked.track = Color(rgba: 0xFF00_0080)
        var (rasterizer, other) = (
            CairoRasterizer(width: 24, height: 24, scale: 2), CairoRasterizer(width: 24, height: 24, scale: 2)
        )
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        var formats: [PixelFormat] = []
        for indicator in [ring, tracked, ring, ring, tracked, tracked] {
            var list = DisplayList(width: 24, height: 24)
            indicator.draw(
                ArcSpan(start: Double(formats.count) / 8, sweep: 0.6), color: Color(rgba: 0x0A6E_D180),
                into: &list)
            try rasterizer.rasterize(list, into: &bitmap)
            var smallest = Bitmap(width: 1, height: 1, format: .rgba)
            try other.rasterize(list, inSmallestFormat: &smallest)
            #expect(bitmap.format == .rgba && bitmap == smallest.inRGBA())
            formats.append(smallest.format)
        }
        #expect(Set(formats).count == 2)
    }

    @Test("a bitmap of RGBA stays one where a text cannot be drawn")
    func keepsFormatOnFailure() {
        var rasterizer = CairoRasterizer(width: 24, height: 24, scale: 1)
        let line = TextShape(
            TextBlock("a", size: 12, lineHeight: 16), x: 0, y: 0, width: 24, color: Color(rgba: 0xFF))
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        #expect(throws: RasterError.noFonts) {
            try rasterizer.rasterize(DisplayList(width: 24, height: 24, shapes: [.text(line)]), into: &bitmap)
        }
        #expect(bitmap.format == .rgba)
    }

    @Test("drawing into a bitmap of coverage is refused")
    func refusesCoverage() async {
        await #expect(processExitsWith: .failure) {
            var rasterizer = CairoRasterizer(width: 24, height: 24, scale: 1)
            var bitmap = Bitmap(width: 24, height: 24, format: .coverage(Color(0, 0, 0)))
            try rasterizer.rasterize(DisplayList(width: 24, height: 24), into: &bitmap)
        }
    }
}

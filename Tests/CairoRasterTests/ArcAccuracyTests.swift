import CairoRaster
import Drawing
import Imaging
import Indicators
import MotionCore
import Testing

@Suite struct ArcAccuracyTests {
    struct Picture: CustomTestStringConvertible {
        var size, scale, stroke: Double
        var testDescription: String { "\(size) pt × \(scale), stroke \(stroke)" }
    }

    static let pictures = [
        Picture(size: 48, scale: 3, stroke: 4), Picture(size: 48, scale: 1, stroke: 4),
        Picture(size: 16, scale: 1, stroke: 4.0 / 3), Picture(size: 20, scale: 1.5, stroke: 2.5),
        Picture(size: 40, scale: 1, stroke: 20), Picture(size: 33, scale: 1, stroke: 1),
    ]

    /// Long, short, nearly closed, across 12 o'clock, along the axes and between them.
    static let spans = [
        (0.0, 0.25), (0.11, 0.4), (0.3, 0.75), (0.93, 0.12), (0.37, 0.02), (0.62, 0.96), (0.5, 0.5),
        (0.123, 0.985), (0.77, 0.004), (0.75, 0.5), (0.25, 0.5), (-7.25, 0.55), (0.499, 0.502),
    ].map { ArcSpan(start: $0.0, sweep: $0.1) }

    @Test(
        "C1, C2: coverage is within 8 of 255 levels of a 64×64 supersampled reference, 2 on average over the edge",
        arguments: pictures, StrokeCap.allCases)
    func coverage(picture: Picture, cap: StrokeCap) throws {
        let indicator = CircularIndicator(size: picture.size, stroke: picture.stroke, cap: cap)
        var rasterizer = CairoRasterizer(width: picture.size, height: picture.size, scale: picture.scale)
        var list = DisplayList(width: picture.size, height: picture.size)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        var (sum, count) = (0.0, 0)
        // Large pictures take long to judge in a debug build; two spans of them have every kind of edge.
        for span in picture.size * picture.scale > 60 ? [Self.spans[2], Self.spans[7]] : Self.spans {
            list.shapes = []
            indicator.draw(span, color: Color(rgba: 0x0A6E_D1FF), into: &list)
            try rasterizer.rasterize(list, inSmallestFormat: &bitmap)
            let reference = ArcReference(
                side: bitmap.width, radius: indicator.radius * picture.scale,
                stroke: picture.stroke * picture.scale,
                span: span, cap: cap)
            for y in 0..<bitmap.height {
                for x in 0..<bitmap.width {
                    let actual = Double(bitmap.bytes[y * bitmap.width + x])
                    // 4096 questions only where the pixel or the reference is not all or nothing.
                    if reference.looksFlat(x, y), actual == 0 || actual == 255 {
                        let flat: Double = reference.covers(Double(x) + 0.5, Double(y) + 0.5) ? 255 : 0
                        if actual != flat { Issue.record("pixel \(x), \(y) of \(span) is \(actual)") }
                    } else {
                        let error = (actual - reference.coverage(x, y)).magnitude
                        (sum, count) = (sum + error, count + 1)
                        if error > 8 { Issue.record("pixel \(x), \(y) of \(span) is off by \(error)") }
                    }
                }
            }
        }
        #expect(sum / Double(count) <= 2)
    }

    @Test("C1: a full ring has no seam: every start angle gives the same pixels")
    func closedRing() throws {
        let indicator = CircularIndicator(size: 48, stroke: 4, cap: .round)
        var rasterizer = CairoRasterizer(width: 48, height: 48, scale: 2)
        var list = DisplayList(width: 48, height: 48)
        var (first, other) = (
            Bitmap(width: 1, height: 1, format: .rgba), Bitmap(width: 1, height: 1, format: .rgba)
        )
        indicator.draw(ArcSpan(start: 0, sweep: 1), color: Color(rgba: 0xFF), into: &list)
        try rasterizer.rasterize(list, inSmallestFormat: &first)
        for start in [0.1, 0.37, 0.9] {
            list.shapes = []
            indicator.draw(ArcSpan(start: start, sweep: 1), color: Color(rgba: 0xFF), into: &list)
            try rasterizer.rasterize(list, inSmallestFormat: &other)
            #expect(first == other)
        }
    }

    @Test("C1: value 0 covers nothing")
    func emptyRing() throws {
        var rasterizer = CairoRasterizer(width: 48, height: 48, scale: 1)
        var list = DisplayList(width: 48, height: 48)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        CircularIndicator(size: 48, stroke: 4, cap: .round)
            .draw(ArcSpan(start: 0, sweep: 0), color: Color(rgba: 0xFF), into: &list)
        try rasterizer.rasterize(list, inSmallestFormat: &bitmap)
        #expect(bitmap.bytes.allSatisfy { $0 == 0 })
    }
}

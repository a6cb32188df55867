import CairoRaster
import Drawing
import Foundation
import Imaging
import Indicators
import MotionCore
import Testing

/// Sectors of discs and of squares, and open rings, in pixels.
@Suite struct PieTests {
    private let blue = Color(rgba: 0x0A6E_D1FF)
    private let gray = Color(rgba: 0xD5DC_E4FF)

    private func bitmap(_ ring: CircularIndicator, _ span: ArcSpan, scale: Double = 1) throws -> Bitmap {
        var list = DisplayList(width: ring.size, height: ring.size)
        ring.draw(span, color: blue, into: &list)
        var rasterizer = CairoRasterizer(width: ring.size, height: ring.size, scale: scale)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        try rasterizer.rasterize(list, into: &bitmap)
        return bitmap
    }

    /// The covered area in points.
    private func area(_ bitmap: Bitmap, scale: Double) -> Double {
        var sum = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width { sum += Int(bitmap[x, y].alpha) }
        }
        return Double(sum) / 255 / scale / scale
    }

    private func pie(_ track: Color? = nil) -> CircularIndicator {
        CircularIndicator(size: 48, stroke: 24, cap: .butt, track: track)
    }

    @Test(
        "a pie covers its part of the disc",
        arguments: [0.01, 0.1, 0.25, 1.0 / 3, 0.5, 0.77, 0.99, 1], [1.0, 2, 3.3])
    func sectors(value: Double, scale: Double) throws {
        let bitmap = try bitmap(pie(), ArcSpan(start: 0, sweep: value), scale: scale)
        let exact = value * Double.pi * 24 * 24
        // Rounding to 255 levels on the edges of a sector, which are 199 pixels at most, at random.
        #expect(
            (area(bitmap, scale: scale) - exact).magnitude < 0.5 + exact * 2e-4,
            "\(area(bitmap, scale: scale)) \(exact)")
    }

    @Test(
        "a cooldown covers its part of the square, as tangents say",
        arguments: [0.03, 0.125, 0.2, 0.25, 0.3, 0.5, 0.7, 0.875, 1])
    func squares(value: Double) throws {
        var ring = pie()
        ring.isSquare = true
        // Each eighth is a triangle; of the last one, the tangent of its angle is covered.
        let eighths = (value * 8).rounded(.down)
        let rest = (value - eighths / 8) * 2 * Double.pi
        let isRising = Int(eighths) % 2 == 0
        let part = isRising ? tan(rest) : 1 - tan(.pi / 4 - rest)
        let exact = (eighths + (value == 1 ? 0 : part)) * 24 * 24 / 2
        for scale in [1.0, 3] {
            let bitmap = try bitmap(ring, ArcSpan(start: 0, sweep: value), scale: scale)
            #expect(
                (area(bitmap, scale: scale) - exact).magnitude < 0.3, "\(area(bitmap, scale: scale)) \(exact)"
            )
        }
    }

    @Test("on its track a pie is a whole disc, with no seam between them")
    func discs() throws {
        for isSquare in [false, true] {
            var (ring, whole) = (pie(gray), pie())
            (ring.isSquare, whole.isSquare) = (isSquare, isSquare)
            let full = try bitmap(whole, ArcSpan(start: 0, sweep: 1))
            let both = try bitmap(ring, ArcSpan(start: 0, sweep: 0.3))
            for y in 0..<48 {
                for x in 0..<48 { #expect(full[x, y].alpha == both[x, y].alpha, "\(x) \(y)") }
            }
        }
    }

    @Test(
        "an open ring at half its way mirrors one that runs the other way round, and a full one mirrors itself",
        arguments: [StrokeCap.round, .butt, .square], [0, 3])
    func mirrors(cap: StrokeCap, gap: Double) throws {
        func ring(_ isCounterclockwise: Bool) -> CircularIndicator {
            var ring = CircularIndicator(size: 48, stroke: 5, cap: cap, track: gray, gap: gap)
            ring.way = RingWay(opening: 0.2, isCounterclockwise: isCounterclockwise)
            return ring
        }
        for value in [0, 0.02, 0.3, 0.5, 1] {
            let span = ArcSpan(start: 0, sweep: value)
            let (one, other) = (try bitmap(ring(false), span), try bitmap(ring(true), span))
            for y in 0..<48 {
                for x in 0..<48 {
                    let (a, b) = (one[x, y], other[47 - x, y])
                    let off =
                        [
                            (a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha),
                        ].map { abs(Int($0) - Int($1)) }.max() ?? 0
                    // Beside nearly nothing, a level of alpha is many of a color.
                    if a.alpha > 64 || b.alpha > 64 { #expect(off <= 4, "\(value): \(x) \(y) \(a) \(b)") }
                    // Where two ends share a pixel, each of four edges may be rounded.
                    #expect(abs(Int(a.alpha) - Int(b.alpha)) <= 3, "\(value): \(x) \(y) \(a) \(b)")
                }
            }
        }
    }

    @Test("a cooldown that runs counterclockwise and empties shows what is left, clockwise")
    func cooldown() throws {
        var (left, gone) = (pie(), pie())
        (left.isSquare, gone.isSquare) = (true, true)
        left.way.isCounterclockwise = true
        let remaining = try bitmap(left, ArcSpan(start: 0, sweep: 0.3))
        let elapsed = try bitmap(gone, ArcSpan(start: 0, sweep: 0.7))
        for y in 0..<48 {
            for x in 0..<48 {
                let sum = Int(remaining[x, y].alpha) + Int(elapsed[x, y].alpha)
                #expect(abs(sum - 255) <= 2, "\(x) \(y)")
            }
        }
    }
}

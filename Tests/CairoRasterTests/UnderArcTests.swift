import Drawing
import Imaging
import MotionCore
import Testing

@testable import CairoRaster

/// Issue 24, point 6: two arcs on one ring share each pixel.
@Suite struct UnderArcTests {
    private func bitmap(_ shape: RingShape, scale: Double = 1) throws -> Bitmap {
        var rasterizer = CairoRasterizer(width: 48, height: 48, scale: scale)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        try rasterizer.rasterize(
            DisplayList(width: 48, height: 48, shapes: [.ring(shape)]), inSmallestFormat: &bitmap)
        return bitmap
    }

    private func ring(_ front: Double, _ back: Double, cap: StrokeCap) -> RingShape {
        var ring = RingShape(
            centerX: 24, centerY: 24, radius: 20, width: 6, track: Color(rgba: 0x00FF_00FF),
            arc: ArcSpan(start: 0, sweep: front), cap: cap, color: Color(rgba: 0x0000_FFFF))
        ring.under = RingShape.Arc(ArcSpan(start: 0, sweep: back), Color(rgba: 0xFF00_00FF))
        return ring
    }

    @Test(
        "each pixel is divided as a picture of 16 × 16 pixels for each of its own says",
        arguments: [StrokeCap.butt, .round])
    func coverage(cap: StrokeCap) throws {
        let shape = ring(0.35, 0.7, cap: cap)
        let (small, large) = (try bitmap(shape), try bitmap(shape, scale: 16))
        var worst = 0.0
        for y in 0..<48 {
            for x in 0..<48 {
                // Colors weighted by alpha, the mean of those of 256 pixels.
                var mean = SIMD4<Double>.zero
                for row in 0..<16 {
                    for column in 0..<16 {
                        let index = ((y * 16 + row) * 768 + x * 16 + column) * 4
                        let pixel = SIMD4(large.bytes[index..<index + 4].map { Double($0) })
                        mean += SIMD4(pixel.x, pixel.y, pixel.z, 255) * pixel.w / 255 / 256
                    }
                }
                let index = (y * 48 + x) * 4
                let pixel = SIMD4(small.bytes[index..<index + 4].map { Double($0) })
                let seen = SIMD4(pixel.x, pixel.y, pixel.z, 255) * pixel.w / 255
                let off = seen - mean
                worst = max(worst, abs(off.x), abs(off.y), abs(off.z), abs(off.w))
            }
        }
        #expect(worst <= 8, "\(worst)")
    }

    @Test("beside the front arc nothing of the one behind and nothing of the track shows")
    func fringe() throws {
        let bitmap = try bitmap(ring(0.5, 0.9, cap: .butt))
        // Well within the front arc: all columns right of the middle, but for the pixels at both its ends.
        for y in 2..<46 {
            for x in 26..<48 {
                let index = (y * 48 + x) * 4
                guard bitmap.bytes[index + 3] > 0 else { continue }
                #expect(Array(bitmap.bytes[index..<index + 3]) == [0, 0, 255], "\(x), \(y)")
            }
        }
    }
}

internal import MotionCore

/// Where a ring lies on a canvas, in pixels.
struct RingGeometry: Hashable {
    /// Canvas size.
    var width, height: Int
    var center: Point
    /// The radius of the stroke's center line, and the stroke's width.
    var radius, stroke: Double

    var outer: Double { radius + stroke / 2 }
    var inner: Double { radius - stroke / 2 }
}

// Hot loop: a frame is a copy of the ring's pixels inside the span. Only blocks of 16 pixels that the ring
// touches are visited, a fifth of a canvas, each with one comparison of angles for all 16.

/// A full ring, rasterized once: what every frame of a spinner has in common.
final class RingStamp {
    let geometry: RingGeometry
    /// Coverage of each pixel of the canvas by the full ring.
    let coverage: [UInt8]
    private var blocks: [Block] = []

    /// Sixteen neighboring pixels, some of which the ring covers.
    private struct Block {
        /// Angle of each pixel's center around the ring's center, clockwise from 12 o'clock, in 1/65536
        /// of a turn.
        var angles = SIMD16<UInt16>()
        var coverage = SIMD16<UInt8>()
        /// Index of the first pixel.
        var first = 0
    }

    init(_ geometry: RingGeometry) throws(RasterError) {
        self.geometry = geometry
        let (width, height) = (geometry.width, geometry.height)
        var coverage = [UInt8](repeating: 0, count: width * height)
        let ring = Outline.ring(geometry.center, radius: geometry.radius, width: geometry.stroke)
        if geometry.center == Point(x: Double(width) / 2, y: Double(height) / 2) {
            // Centered: one quarter tells all four, exactly.
            let quarter = PixelBox(x: 0..<(width + 1) / 2, y: 0..<(height + 1) / 2)
            try Supersampler.fill(ring, quarter, width: width, into: &coverage)
            Self.mirror(quarter, geometry, &coverage)
        } else {
            try Supersampler.fill(ring, PixelBox(x: 0..<width, y: 0..<height), width: width, into: &coverage)
        }
        self.coverage = coverage
        collectBlocks()
    }

    private static func mirror(_ quarter: PixelBox, _ geometry: RingGeometry, _ coverage: inout [UInt8]) {
        let (width, height) = (geometry.width, geometry.height)
        for y in quarter.y {
            for x in quarter.x {
                let value = coverage[y * width + x]
                coverage[y * width + width - 1 - x] = value
                coverage[(height - 1 - y) * width + x] = value
                coverage[(height - 1 - y) * width + width - 1 - x] = value
            }
        }
    }

    private func collectBlocks() {
        let count = coverage.count
        for first in stride(from: 0, to: count, by: 16) {
            var block = Block()
            // The last block is moved back so that it ends with the canvas, where there is room for one.
            block.first = max(0, min(first, count - 16))
            for lane in 0..<min(16, count) { block.coverage[lane] = coverage[block.first + lane] }
            guard block.coverage != SIMD16() else { continue }
            for lane in 0..<min(16, count) where block.coverage[lane] != 0 {
                let (y, x) = (block.first + lane).quotientAndRemainder(dividingBy: geometry.width)
                let turns = Self.turns(
                    dx: Double(x) + 0.5 - geometry.center.x, dy: Double(y) + 0.5 - geometry.center.y)
                block.angles[lane] = UInt16(truncatingIfNeeded: Int(turns * 65536))
            }
            blocks.append(block)
        }
    }

    /// The angle of a vector, clockwise from 12 o'clock, within a hundred-thousandth of a turn: it
    /// only decides which side of an end a pixel is on that lies a pixel or more away from it.
    private static func turns(dx: Double, dy: Double) -> Double {
        let (a, b) = (dx.magnitude, dy.magnitude)
        guard max(a, b) > 0 else { return 0 }
        // arctan of a ratio in 0...1, in turns, by a minimax polynomial of degree 9.
        let ratio = min(a, b) / max(a, b)
        let square = ratio * ratio
        let series =
            (((0.0208351 * square - 0.0851330) * square + 0.1801410) * square - 0.3302995) * square
            + 0.9998660
        let octant = ratio * series / (2 * Double.pi)
        let fromVertical = a <= b ? octant : 0.25 - octant
        switch (dx >= 0, dy < 0) {
        case (true, true): return fromVertical
        case (true, false): return 0.5 - fromVertical
        case (false, false): return 0.5 + fromVertical
        case (false, true): return 1 - fromVertical
        }
    }

    /// Writes the part of the ring whose pixel centers lie in `span`, and zero elsewhere. `bytes` are
    /// those of a canvas of this size.
    func copy(_ span: ArcSpan, into bytes: inout [UInt8]) {
        let start = UInt16(truncatingIfNeeded: Int((span.start - span.start.rounded(.down)) * 65536))
        let sweep = UInt16(min(span.sweep * 65536, 65535))
        let (starts, sweeps) = (SIMD16(repeating: start), SIMD16(repeating: sweep))
        guard bytes.count >= 16 else {
            for index in bytes.indices {
                bytes[index] = blocks[0].angles[index] &- start < sweep ? coverage[index] : 0
            }
            return
        }
        unsafe bytes.withUnsafeMutableBytes { bytes in
            unsafe bytes.initializeMemory(as: UInt8.self, repeating: 0)
            for block in blocks {
                let inside = (block.angles &- starts) .< sweeps
                let kept = SIMD16<UInt16>().replacing(with: 255, where: inside)
                unsafe bytes.storeBytes(
                    of: block.coverage & SIMD16<UInt8>(truncatingIfNeeded: kept), toByteOffset: block.first,
                    as: SIMD16<UInt8>.self)
            }
        }
    }
}

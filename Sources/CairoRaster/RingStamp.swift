internal import MotionCore

/// Where a ring lies on a canvas, in pixels.
struct RingGeometry: Hashable {
    /// Canvas size.
    var width, height: Int
    var center: Point
    /// The radius of the stroke's center line, and the stroke's width.
    var radius, stroke: Double
}

/// A full ring, rasterized once: what every frame of a spinner has in common.
struct RingStamp {
    let geometry: RingGeometry
    /// Coverage of each pixel of the canvas by the full ring.
    private(set) var coverage: [UInt8]
    /// Angle of each pixel's center around the ring's center, clockwise from 12 o'clock, in 1/65536
    /// of a turn.
    private(set) var angles: [UInt16]

    init(_ geometry: RingGeometry) throws(RasterError) {
        self.geometry = geometry
        let (width, height) = (geometry.width, geometry.height)
        coverage = [UInt8](repeating: 0, count: width * height)
        angles = [UInt16](repeating: 0, count: width * height)
        let ring = Outline.ring(geometry.center, radius: geometry.radius, width: geometry.stroke)
        if geometry.center == Point(x: Double(width) / 2, y: Double(height) / 2) {
            // Centered: one quarter tells all four, exactly.
            let (halfWidth, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
            try Supersampler.fill(ring, width: halfWidth, height: halfHeight, stride: width, into: &coverage)
            mirror(halfWidth, halfHeight)
        } else {
            try Supersampler.fill(ring, width: width, height: height, stride: width, into: &coverage)
        }
        fillAngles()
    }

    private mutating func mirror(_ halfWidth: Int, _ halfHeight: Int) {
        let (width, height) = (geometry.width, geometry.height)
        for y in 0..<halfHeight {
            for x in 0..<halfWidth {
                let value = coverage[y * width + x]
                coverage[y * width + width - 1 - x] = value
                coverage[(height - 1 - y) * width + x] = value
                coverage[(height - 1 - y) * width + width - 1 - x] = value
            }
        }
    }

    private mutating func fillAngles() {
        for y in 0..<geometry.height {
            let dy = Double(y) + 0.5 - geometry.center.y
            for x in 0..<geometry.width where coverage[y * geometry.width + x] != 0 {
                let turns = Self.turns(dx: Double(x) + 0.5 - geometry.center.x, dy: dy)
                angles[y * geometry.width + x] = UInt16(truncatingIfNeeded: Int(turns * 65536))
            }
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

    /// Writes the part of the ring whose pixel centers lie in `span`, and zero elsewhere.
    func copy(_ span: ArcSpan, into bytes: inout [UInt8]) {
        let start = UInt16(truncatingIfNeeded: Int((span.start - span.start.rounded(.down)) * 65536))
        let sweep = UInt16(min(span.sweep * 65536, 65535))
        for index in bytes.indices {
            bytes[index] = angles[index] &- start < sweep ? coverage[index] : 0
        }
    }
}

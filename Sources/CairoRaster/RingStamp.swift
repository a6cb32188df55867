internal import Drawing
internal import MotionCore

/// The geometry of a ring on a canvas, in pixels.
struct RingGeometry: Hashable {
    /// The size of the canvas.
    var width, height: Int
    var center: Point
    /// The radius of the stroke's center line, and the stroke's width.
    var radius, stroke: Double
    /// Whether the center is that of the picture, of which the canvas may be a part.
    var isCentered: Bool

    /// The geometry on a canvas of just the pixels of `rect`.
    func within(_ rect: PixelRect) -> RingGeometry {
        var part = self
        (part.width, part.height) = (rect.columns.count, rect.rows.count)
        part.center = Point(
            x: center.x - Double(rect.columns.lowerBound), y: center.y - Double(rect.rows.lowerBound))
        return part
    }

    /// All pixels of the canvas.
    var canvas: PixelRect { PixelRect(columns: 0..<width, rows: 0..<height) }
}

/// A full ring, rasterized once: the part that all frames of a spinner share.
struct RingStamp {
    let geometry: RingGeometry
    /// Coverage of each pixel of the canvas by the full ring.
    private(set) var coverage: [UInt8]

    init(_ geometry: RingGeometry) throws(RasterError) {
        self.geometry = geometry
        let (width, height) = (geometry.width, geometry.height)
        coverage = [UInt8](repeating: 0, count: width * height)
        let ring = Path.ring(geometry.center, radius: geometry.radius, width: geometry.stroke)
        if geometry.isCentered, geometry.center == Point(x: Double(width) / 2, y: Double(height) / 2) {
            // For a centered ring, one quarter gives all four, exactly.
            let quarter = PixelRect(columns: 0..<(width + 1) / 2, rows: 0..<(height + 1) / 2)
            try Supersampler.fill(ring, quarter, stride: width, into: &coverage)
            mirror(quarter)
        } else {
            try Supersampler.fill(ring, geometry.canvas, stride: width, into: &coverage)
        }
    }

    private mutating func mirror(_ quarter: PixelRect) {
        let (width, height) = (geometry.width, geometry.height)
        unsafe coverage.withUnsafeMutableBufferPointer { coverage in
            guard let coverage = coverage.baseAddress else { return }
            for y in quarter.rows {
                let row = unsafe coverage + y * width
                for x in 0..<width / 2 { unsafe row[width - 1 - x] = row[x] }
                unsafe (coverage + (height - 1 - y) * width).update(from: row, count: width)
            }
        }
    }

    /// Writes the full ring.
    func copy(into bytes: inout [UInt8]) {
        precondition(bytes.count == coverage.count, "the bytes are those of the canvas")
        unsafe bytes.withUnsafeMutableBufferPointer { target in
            _ = unsafe coverage.withUnsafeBufferPointer { unsafe target.update(fromContentsOf: $0) }
        }
    }

    /// Writes the part of the ring whose pixel centers lie in `span`, and zero elsewhere.
    func copy(_ span: ArcSpan, into bytes: inout [UInt8]) {
        precondition(bytes.count == coverage.count, "the bytes are those of the canvas")
        let sector = Sector(span, geometry)
        unsafe bytes.withUnsafeMutableBufferPointer { target in
            unsafe target.update(repeating: 0)
            guard let target = target.baseAddress else { return }
            unsafe coverage.withUnsafeBufferPointer { ring in
                guard let ring = ring.baseAddress else { return }
                for half in [sector.upper, sector.lower] {
                    if let half { unsafe Self.copy(half, width: geometry.width, from: ring, to: target) }
                }
            }
        }
    }

    private static func copy(
        _ half: Sector.Half, width: Int, from ring: UnsafePointer<UInt8>,
        to target: UnsafeMutablePointer<UInt8>
    ) {
        var (left, right) = (half.left, half.right)
        for y in half.rows {
            let (first, last) = (left.column(width), right.column(width))
            let start = y * width
            if half.isSplit {
                unsafe (target + start).update(from: ring + start, count: last)
                unsafe (target + start + first).update(from: ring + start + first, count: width - first)
            } else if first < last {
                unsafe (target + start + first).update(from: ring + start + first, count: last - first)
            }
            left.advance()
            right.advance()
        }
    }
}

extension [UInt8] {
    /// Sets all bytes to zero and keeps the storage.
    mutating func clear() {
        unsafe withUnsafeMutableBufferPointer { unsafe $0.update(repeating: 0) }
    }
}

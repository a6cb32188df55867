internal import Drawing
internal import MotionCore

// Hot loop: about 400 pixels an end at 144 px, most of them settled by one distance. What is left is
// integrated exactly.

/// One end of an arc on a ring: the cut across the ring, and the cap beyond it.
struct ArcEnd {
    private let stamp: RingStamp
    private let cap: StrokeCap
    /// Where the center line ends.
    private let point: Point
    /// Away from the ring's center, and along the ring away from the arc.
    private let outward, beyond: Direction
    private let half: Double

    /// How far beyond the cut a cap of this stroke reaches.
    static func reach(_ cap: StrokeCap, _ stroke: Double) -> Double { cap == .butt ? 0 : stroke / 2 }

    /// - Parameter isHead: whether the arc lies counterclockwise of this end.
    init(_ stamp: RingStamp, cap: StrokeCap, turns: Double, isHead: Bool) {
        self.stamp = stamp
        self.cap = cap
        outward = Direction(turns: turns)
        let clockwise = outward.clockwise
        beyond = isHead ? clockwise : Direction(x: -clockwise.x, y: -clockwise.y)
        point = stamp.geometry.center.moved(outward, stamp.geometry.radius)
        half = stamp.geometry.stroke / 2
    }

    /// Rewrites the pixels around the end.
    func draw(into bytes: inout [UInt8]) {
        let width = stamp.geometry.width
        // A rectangle around the cut and the cap, along and across the ring, a pixel larger.
        let (back, front) = (-1.0, Self.reach(cap, stamp.geometry.stroke) + 1)
        let side = half + 1
        let corners = [(back, -side), (back, side), (front, -side), (front, side)].map { along, across in
            point.moved(beyond, along).moved(outward, across)
        }
        let box = PixelBox(around: corners, margin: 0, width: width, height: stamp.geometry.height)
        unsafe bytes.withUnsafeMutableBufferPointer { bytes in
            unsafe stamp.coverage.withUnsafeBufferPointer { ring in
                for y in box.y {
                    let dy = Double(y) + 0.5 - point.y
                    // The part of the row between the rectangle's two pairs of sides, from its equations.
                    var (low, high) = (
                        Double(box.x.lowerBound) + 0.5 - point.x, Double(box.x.upperBound) - 0.5 - point.x
                    )
                    clip(&low, &high, dy * beyond.y, beyond.x, back...front)
                    clip(&low, &high, dy * outward.y, outward.x, -side...side)
                    guard low <= high else { continue }
                    for x in Int((low + point.x).rounded(.down))...Int((high + point.x).rounded(.down)) {
                        let dx = Double(x) + 0.5 - point.x
                        let index = y * width + x
                        unsafe bytes[index] = coverage(ring[index], x, y, dx, dy)
                    }
                }
            }
        }
    }

    /// Narrows a range of x to where `rest + slope · x` lies in `bounds`.
    @inline(__always)
    private func clip(
        _ low: inout Double, _ high: inout Double, _ rest: Double, _ slope: Double,
        _ bounds: ClosedRange<Double>
    ) {
        if slope.magnitude < 1e-9 {
            if !bounds.contains(rest) { high = low - 1 }
            return
        }
        let (a, b) = ((bounds.lowerBound - rest) / slope, (bounds.upperBound - rest) / slope)
        low = max(low, min(a, b))
        high = min(high, max(a, b))
    }

    /// The coverage of one pixel, whose center lies `dx`, `dy` from the end of the center line, and of
    /// which the full ring covers `ring`.
    @inline(__always)
    private func coverage(_ ring: UInt8, _ x: Int, _ y: Int, _ dx: Double, _ dy: Double) -> UInt8 {
        let along = dx * beyond.x + dy * beyond.y
        let across = dx * outward.x + dy * outward.y
        if along <= -PixelArea.reach { return ring }
        let behind = PixelArea.halfPlane(along, beyond.x, beyond.y)
        let area = ringPart(ring, behind, x, y, along) + capPart(1 - behind, dx, dy, along, across)
        return UInt8(min(area * 255 + 0.5, 255))
    }

    /// The area of the pixel that lies on the ring and behind the cut.
    @inline(__always)
    private func ringPart(_ ring: UInt8, _ behind: Double, _ x: Int, _ y: Int, _ along: Double) -> Double {
        if ring == 0 || behind == 0 { return 0 }
        if ring == 255 { return behind }
        if behind == 1 { return Double(ring) / 255 }
        let geometry = stamp.geometry
        let (cx, cy) = (geometry.center.x - Double(x) - 0.5, geometry.center.y - Double(y) - 0.5)
        return PixelArea.area(
            inside: .init(x: cx, y: cy, radius: geometry.outer),
            outside: .init(x: cx, y: cy, radius: geometry.inner),
            .init(distance: along, x: beyond.x, y: beyond.y), nil, nil, rows: 64)
    }

    /// The area of the pixel that lies in the cap and beyond the cut; `front` is what lies beyond.
    @inline(__always)
    private func capPart(
        _ front: Double, _ dx: Double, _ dy: Double, _ along: Double, _ across: Double
    ) -> Double {
        switch cap {
        case .butt: return 0
        case .round:
            let square = dx * dx + dy * dy
            let (near, far) = (half - PixelArea.reach, half + PixelArea.reach)
            if square >= far * far { return 0 }
            if near > 0, square <= near * near { return front }
            if front < 1 {
                return PixelArea.area(
                    inside: .init(x: -dx, y: -dy, radius: half), outside: nil,
                    .init(distance: -along, x: -beyond.x, y: -beyond.y), nil, nil, rows: 64)
            }
            return PixelArea.disc(-dx, -dy, radius: half)
        case .square:
            let side = across.magnitude - half
            if side >= PixelArea.reach || along - half >= PixelArea.reach { return 0 }
            if side <= -PixelArea.reach, along - half <= -PixelArea.reach { return front }
            let sign: Double = across < 0 ? -1 : 1
            return PixelArea.area(
                inside: nil, outside: nil,
                .init(distance: -along, x: -beyond.x, y: -beyond.y),
                .init(distance: along - half, x: beyond.x, y: beyond.y),
                .init(distance: side, x: sign * outward.x, y: sign * outward.y), rows: 64)
        }
    }
}

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
        let (width, height) = (stamp.geometry.width, stamp.geometry.height)
        // A rectangle around the cut and the cap, along and across the ring, a pixel larger.
        let (back, front) = (-1.0, Self.reach(cap, stamp.geometry.stroke) + 1)
        let side = half + 1
        let corners = [(back, -side), (back, side), (front, -side), (front, side)].map { along, across in
            point.moved(beyond, along).moved(outward, across)
        }
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let left = max(0, Int((xs.min() ?? 0).rounded(.down)))
        let right = min(width, Int((xs.max() ?? 0).rounded(.up)))
        let top = max(0, Int((ys.min() ?? 0).rounded(.down)))
        let bottom = min(height, Int((ys.max() ?? 0).rounded(.up)))
        for y in top..<max(top, bottom) {
            let dy = Double(y) + 0.5 - point.y
            for x in left..<max(left, right) {
                let dx = Double(x) + 0.5 - point.x
                let along = dx * beyond.x + dy * beyond.y
                let across = dx * outward.x + dy * outward.y
                if along > back, along < front, across.magnitude < side {
                    bytes[y * width + x] = coverage(x, y, dx, dy, along, across)
                }
            }
        }
    }

    /// The coverage of one pixel, whose center lies `dx`, `dy` from the end of the center line.
    @inline(__always)
    private func coverage(
        _ x: Int, _ y: Int, _ dx: Double, _ dy: Double, _ along: Double, _ across: Double
    ) -> UInt8 {
        let ring = stamp.coverage[y * stamp.geometry.width + x]
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
            inside: .init(x: cx, y: cy, radius: geometry.radius + half),
            outside: .init(x: cx, y: cy, radius: geometry.radius - half),
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
            // One boundary: scan across it, where its slope makes few rows as good as many.
            let steep = dx.magnitude >= dy.magnitude
            return PixelArea.area(
                inside: .init(x: steep ? -dx : -dy, y: steep ? -dy : -dx, radius: half), outside: nil,
                nil, nil, nil, rows: 16)
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

internal import Drawing
internal import MotionCore

// Hot loop: about 110 pixels an end at 144 px, most of them settled by one distance.

/// One end of an arc on a ring: the cut across the ring, and the cap beyond it.
struct ArcEnd {
    private let geometry: RingGeometry
    private let cap: StrokeCap
    /// The end of the center line.
    private let point: Point
    /// The direction away from the ring's center, and the one along the ring away from the arc.
    private let outward, beyond: Direction
    private let half: Double
    private let edge: PixelEdge
    private let scan: PixelScan

    /// The distance by which a cap of this stroke reaches beyond the cut.
    static func reach(_ cap: StrokeCap, _ stroke: Double) -> Double { cap == .butt ? 0 : stroke / 2 }

    /// - Parameter isHead: Whether the arc lies counterclockwise of this end.
    init(_ geometry: RingGeometry, cap: StrokeCap, turns: Double, isHead: Bool) {
        self.geometry = geometry
        self.cap = cap
        outward = Direction(turns: turns)
        let clockwise = outward.clockwise
        beyond = isHead ? clockwise : Direction(x: -clockwise.x, y: -clockwise.y)
        point = geometry.center.moved(outward, geometry.radius)
        half = geometry.stroke / 2
        edge = PixelEdge(outward)
        scan = PixelScan(along: beyond, across: outward)
    }

    /// The box of the end, outside of which it affects no pixel.
    var box: OrientedBox {
        OrientedBox(
            center: point, along: beyond, across: outward, back: -PixelArea.reach,
            front: Self.reach(cap, geometry.stroke) + PixelArea.reach, side: half + PixelArea.reach)
    }

    /// Rewrites the pixels around the end.
    func draw(over ring: Span<UInt8>, into bytes: inout MutableSpan<UInt8>) {
        let box = box
        for y in box.bounds(geometry.width, geometry.height).rows {
            let columns = box.columns(ofRow: y, geometry.width)
            let solid = solidColumns(ofRow: y).clamped(to: columns)
            for x in columns.lowerBound..<solid.lowerBound { draw(x, y, ring, &bytes) }
            for x in solid { bytes[y * geometry.width + x] = 255 }
            for x in solid.upperBound..<columns.upperBound { draw(x, y, ring, &bytes) }
        }
    }

    /// The columns whose pixels are whole: well inside a round cap's disc, half of which lies on the arc.
    @inline(__always)
    private func solidColumns(ofRow y: Int) -> Range<Int> {
        let dy = Double(y) + 0.5 - point.y
        let near = half - PixelArea.reach
        guard cap == .round, near > dy.magnitude else { return 0..<0 }
        let reach = (near * near - dy * dy).squareRoot()
        return PixelRect.centers(point.x - reach, point.x + reach, below: geometry.width)
    }

    @inline(__always)
    private func draw(_ x: Int, _ y: Int, _ ring: Span<UInt8>, _ bytes: inout MutableSpan<UInt8>) {
        let (dx, dy) = (Double(x) + 0.5 - point.x, Double(y) + 0.5 - point.y)
        let along = dx * beyond.x + dy * beyond.y
        let across = dx * outward.x + dy * outward.y
        let index = y * geometry.width + x
        bytes[index] = coverage(ring[index], dx, dy, along, across)
    }

    /// The coverage of one pixel, whose center lies `dx`, `dy` from the end of the center line.
    @inline(__always)
    private func coverage(
        _ ring: UInt8, _ dx: Double, _ dy: Double, _ along: Double, _ across: Double
    ) -> UInt8 {
        let area: Double
        if along >= PixelArea.reach {
            area = capPart(1, dx, dy, along, across)
        } else {
            let behind = edge.area(along)
            area = ringPart(ring, behind, along, across) + capPart(1 - behind, dx, dy, along, across)
        }
        return CoverageLevels.level(area)
    }

    /// The area of the pixel that lies on the ring and behind the cut.
    @inline(__always)
    private func ringPart(_ ring: UInt8, _ behind: Double, _ along: Double, _ across: Double) -> Double {
        if ring == 0 || behind == 0 { return 0 }
        if ring == 255 { return behind }
        if behind == 1 { return Double(ring) / 255 }
        let center = -across - geometry.radius
        let outer = scan.area {
            $0.clip(behind: -along)
            $0.clip(toDiscAt: -along, center, radius: geometry.radius + half)
        }
        if across + half >= PixelArea.reach { return outer }
        return outer
            - scan.area {
                $0.clip(behind: -along)
                $0.clip(toDiscAt: -along, center, radius: geometry.radius - half)
            }
    }

    /// The area of the pixel that lies in the cap and beyond the cut; `front` is the area beyond the cut.
    @inline(__always)
    private func capPart(
        _ front: Double, _ dx: Double, _ dy: Double, _ along: Double, _ across: Double
    ) -> Double {
        if front == 0 { return 0 }
        switch cap {
        case .butt: return 0
        case .round:
            let square = dx * dx + dy * dy
            let far = half + PixelArea.reach
            if square >= far * far { return 0 }
            if front == 1 { return PixelArea.disc(-dx, -dy, radius: half) }
            return scan.area {
                $0.clip(beyond: -along)
                $0.clip(toDiscAt: -along, -across, radius: half)
            }
        case .square:
            let (side, tip) = (edge.area(across.magnitude - half), edge.area(along - half))
            if side == 1, front == 1 { return tip }
            if tip == 1, front == 1 { return side }
            if side == 1, tip == 1 { return front }
            return scan.area {
                $0.clip(beyond: -along)
                $0.clip(behind: half - along)
                $0.clip(across: -half - across, half - across)
            }
        }
    }
}

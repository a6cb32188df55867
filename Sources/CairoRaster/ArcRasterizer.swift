internal import Drawing
internal import MotionCore

/// Coverage of arcs. The ring does not change from frame to frame, only its two ends do: the ring is
/// rasterized once and copied, and only the ends are drawn.
struct ArcRasterizer {
    private let shared: SharedDrawing
    /// Whether pixels are covered as a whole or not at all.
    private let isHard: Bool
    private var cached: RingStamp?

    init(_ shared: SharedDrawing, isHard: Bool) {
        self.shared = shared
        self.isHard = isHard
    }

    /// The coverage of the full ring.
    mutating func coverage(of geometry: RingGeometry) throws(RasterError) -> [UInt8] {
        var levels = try stamp(geometry).coverage
        if isHard { levels.harden() }
        return levels
    }

    /// The full ring, rasterized now or before.
    private mutating func stamp(_ geometry: RingGeometry) throws(RasterError) -> RingStamp {
        if let cached, cached.geometry == geometry { return cached }
        let stamp = try shared.stamp(geometry)
        cached = stamp
        return stamp
    }

    /// Writes the coverage of the ring's arc, all of the canvas, into `bytes`.
    mutating func coverage(
        of ring: RingShape, _ geometry: RingGeometry, into bytes: inout [UInt8]
    ) throws(RasterError) {
        defer { if isHard { bytes.harden() } }
        let stamp = try stamp(geometry)
        if ring.arc.isEmpty {
            bytes.clear()
        } else if ring.arc.isClosed {
            stamp.copy(into: &bytes)
        } else if ring.arcScale != 1 {
            bytes.clear()
            let outline = outline(of: ring, geometry)
            try Supersampler.fill(
                outline, outline.bounds(geometry.width, geometry.height), stride: geometry.width, into: &bytes
            )
        } else {
            stamp.copy(ring.arc, into: &bytes)
            let tail = ArcEnd(geometry, cap: ring.cap, turns: ring.arc.start, isHead: false)
            let head = ArcEnd(geometry, cap: ring.cap, turns: ring.arc.end, isHead: true)
            if ring.arc.endsAreApart(geometry, ring.cap) {
                var pixels = bytes.mutableSpan
                tail.draw(over: stamp.coverage.span, into: &pixels)
                head.draw(over: stamp.coverage.span, into: &pixels)
            } else {
                let bounds = tail.box.bounds(geometry.width, geometry.height)
                    .union(head.box.bounds(geometry.width, geometry.height))
                try Supersampler.fill(
                    outline(of: ring, geometry), bounds, stride: geometry.width, into: &bytes)
            }
        }
    }

    private func outline(of ring: RingShape, _ geometry: RingGeometry) -> Path {
        Path.arc(
            geometry.center, radius: geometry.radius, width: geometry.stroke * ring.arcScale,
            span: ring.arc, cap: ring.cap)
    }
}

extension ArcSpan {
    /// Whether no pixel is affected by both ends. They are then drawn one by one, each as if the other were not there;
    /// otherwise the arc is filled as a whole.
    func endsAreApart(_ geometry: RingGeometry, _ cap: StrokeCap) -> Bool {
        let inner = (geometry.radius - geometry.stroke / 2) * 2 * Double.pi
        return sweep * inner > 4
            && (1 - sweep) * inner > 2 * ArcEnd.reach(cap, geometry.stroke) + 4
    }
}

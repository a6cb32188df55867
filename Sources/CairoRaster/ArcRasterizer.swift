internal import Drawing
internal import MotionCore

/// Coverage of arcs. The ring does not change from frame to frame, only its two ends do: the ring is
/// rasterized once and copied, and only the ends are drawn.
struct ArcRasterizer {
    private var cached: RingStamp?

    /// The full ring, rasterized now or earlier.
    mutating func stamp(_ geometry: RingGeometry) throws(RasterError) -> RingStamp {
        if let cached, cached.geometry == geometry { return cached }
        let stamp = try RingStamp(geometry)
        cached = stamp
        return stamp
    }

    /// Writes the coverage of the ring's arc, all of the canvas, into `bytes`.
    mutating func coverage(
        of ring: RingShape, _ geometry: RingGeometry, into bytes: inout [UInt8]
    ) throws(RasterError) {
        let stamp = try stamp(geometry)
        if ring.arc.isEmpty {
            for index in bytes.indices { bytes[index] = 0 }
        } else if ring.arc.isClosed {
            bytes = stamp.coverage
        } else if ring.arcScale == 1, endsAreApart(ring.arc, geometry, ring.cap) {
            stamp.copy(ring.arc, into: &bytes)
            ArcEnd(stamp, cap: ring.cap, turns: ring.arc.start, isHead: false).draw(into: &bytes)
            ArcEnd(stamp, cap: ring.cap, turns: ring.arc.end, isHead: true).draw(into: &bytes)
        } else {
            let outline = Outline.arc(
                geometry.center, radius: geometry.radius, width: geometry.stroke * ring.arcScale,
                span: ring.arc, cap: ring.cap)
            try Supersampler.fill(
                outline, width: geometry.width, height: geometry.height, stride: geometry.width, into: &bytes)
        }
    }

    /// Whether no pixel feels both ends. They are drawn one by one then, each as if the other were
    /// not there; otherwise the arc is filled as a whole.
    private func endsAreApart(_ arc: ArcSpan, _ geometry: RingGeometry, _ cap: StrokeCap) -> Bool {
        let inner = (geometry.radius - geometry.stroke / 2) * 2 * Double.pi
        return arc.sweep * inner > 4
            && (1 - arc.sweep) * inner > 2 * ArcEnd.reach(cap, geometry.stroke) + 4
    }
}

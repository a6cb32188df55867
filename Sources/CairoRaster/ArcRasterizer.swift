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
            clear(&bytes)
        } else if ring.arc.isClosed {
            bytes = stamp.coverage
        } else if ring.arcScale == 1, endsAreApart(ring.arc, geometry, ring.cap) {
            stamp.copy(ring.arc, into: &bytes)
            ArcEnd(stamp, cap: ring.cap, turns: ring.arc.start, isHead: false).draw(into: &bytes)
            ArcEnd(stamp, cap: ring.cap, turns: ring.arc.end, isHead: true).draw(into: &bytes)
        } else {
            // Where the ends are close together, only what lies around them is filled as a whole.
            let outline = Outline.arc(
                geometry.center, radius: geometry.radius, width: geometry.stroke * ring.arcScale,
                span: ring.arc, cap: ring.cap)
            stamp.copy(ring.arc, into: &bytes)
            try Supersampler.fill(
                outline, surroundings(of: ring.arc, geometry), width: geometry.width, into: &bytes)
        }
    }

    /// The pixels that differ from a plain copy of the ring's where an arc, or the gap it leaves, is short:
    /// the arc or the gap itself, and what the caps reach.
    private func surroundings(of arc: ArcSpan, _ geometry: RingGeometry) -> PixelBox {
        let (start, length) = arc.sweep <= 0.5 ? (arc.start, arc.sweep) : (arc.end, 1 - arc.sweep)
        // Points so close together that the arc between two of them bulges by less than a pixel's margin.
        let steps = max(1, (length * geometry.outer.squareRoot() * 4).rounded(.up))
        let points = stride(from: 0, through: steps, by: 1).flatMap { step in
            let direction = Direction(turns: start + length * step / steps)
            return [
                geometry.center.moved(direction, geometry.outer),
                geometry.center.moved(direction, geometry.inner),
            ]
        }
        return PixelBox(
            around: points, margin: geometry.stroke / 2 + 2, width: geometry.width, height: geometry.height)
    }

    /// Whether no pixel feels both ends. They are drawn one by one then, each as if the other were
    /// not there; otherwise the arc is filled as a whole.
    private func endsAreApart(_ arc: ArcSpan, _ geometry: RingGeometry, _ cap: StrokeCap) -> Bool {
        let inner = geometry.inner * 2 * Double.pi
        return arc.sweep * inner > 4
            && (1 - arc.sweep) * inner > 2 * ArcEnd.reach(cap, geometry.stroke) + 4
    }
}

internal import Drawing
internal import MotionCore

/// The area in which two arcs of one ring differ: around the stretches that their tails and their heads have passed.
struct ArcChanges {
    private let geometry: RingGeometry
    private let cap: StrokeCap
    private let old, new: ArcSpan

    /// Nil where more than the positions of the arc's ends differs, or may differ.
    init?(of ring: RingShape, since old: RingShape, on place: PicturePlace) {
        var other = old
        other.arc = ring.arc
        // A gradient can follow the arc; an arc that is thinner than its ring is filled as a whole.
        guard other == ring, ring.gradient == nil, ring.arcScale == 1 else { return nil }
        (geometry, cap) = (place.geometry(ring), ring.cap)
        (self.old, new) = (old.arc, ring.arc)
        // Angles of so many turns leave no precision for parts of one.
        let ends = [old.arc.start, old.arc.end, ring.arc.start, ring.arc.end]
        guard ends.allSatisfy({ $0.magnitude < 1e6 }) else { return nil }
    }

    /// The pixels that may differ; nil for none.
    var box: PixelRect? {
        var box = sector(from: min(old.start, new.start), to: max(old.start, new.start))
        box = box.union(sector(from: min(old.end, new.end), to: max(old.end, new.end)))
        for arc in [old, new] where !arc.isEmpty && !arc.isClosed && !arc.endsAreApart(geometry, cap) {
            // All pixels around both ends are filled together.
            box = box.union(sector(from: arc.start, to: arc.start))
            box = box.union(sector(from: arc.end, to: arc.end))
        }
        return PixelRect(around: box, geometry.width, geometry.height)
    }

    /// The box around the ring between two angles, and around all pixels that an end between them affects.
    private func sector(from start: Double, to end: Double) -> Box {
        let (inner, outer) = (geometry.radius - geometry.stroke / 2, geometry.radius + geometry.stroke / 2)
        var box = Box(around: geometry.center.moved(Direction(turns: start), inner))
        func include(_ turns: Double, _ radius: Double) {
            box = box.union(Box(around: geometry.center.moved(Direction(turns: turns), radius)))
        }
        include(start, outer)
        include(end, inner)
        include(end, outer)
        // The extremes of the ring, at whole quarter turns.
        let first = (start * 4).rounded(.up)
        for quarter in 0..<Int(min(max(end * 4 - first + 1, 0), 4)) {
            include((first + Double(quarter)) / 4, outer)
        }
        // Corners of square caps reach as far ahead as to the side, and a pixel is affected by what is near.
        return box.expanded(by: ArcEnd.reach(cap, geometry.stroke) + PixelArea.reach + 1)
    }
}

extension Box {
    fileprivate init(around point: Point) {
        self.init(left: point.x, top: point.y, right: point.x, bottom: point.y)
    }

    fileprivate func expanded(by distance: Double) -> Box {
        Box(
            left: left - distance, top: top - distance, right: right + distance, bottom: bottom + distance)
    }
}

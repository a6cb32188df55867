package import MotionCore

/// The corners of a closed outline with straight sides, y down.
extension [PlanePoint] {
    /// The sides, each from a corner to the next one, and last to the first.
    package var sides: Zip2Sequence<[PlanePoint], [PlanePoint]> { zip(self, Array(dropFirst() + prefix(1))) }

    /// Twice the area, above 0 for an outline that turns clockwise.
    package var doubledArea: Double { sides.reduce(0) { $0 + PlanePoint.cross($1.0, $1.1) } }

    /// Whether a point lies within, by the number of sides to the right of it.
    package func surrounds(_ point: PlanePoint) -> Bool {
        sides.reduce(false) { isWithin, side in
            let (a, b) = side
            guard (a.y > point.y) != (b.y > point.y) else { return isWithin }
            let x = a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
            return x > point.x ? !isWithin : isWithin
        }
    }
}

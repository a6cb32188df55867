internal import Drawing
internal import MotionCore

extension [PathLine] {
    /// The most sides that are compared with each other.
    private static var mostSides: Int { 6000 }

    /// The ends of sides on a curve, where hardly any line crosses another one.
    private static var shares: [Double] { [0, 0.2713, 0.5381, 0.7697] }

    /// Whether closed lines cross themselves or each other, as polygons of four sides for each curve. Those that only touch do not, and
    /// so many that it would take long are not looked at.
    var cross: Bool {
        let sides = flatMap { line in
            let curved = line.cubics.flatMap { cubic in Self.shares.map { cubic.point(at: $0) } }
            return [(PlanePoint, PlanePoint)](curved.sides)
        }
        if sides.count > Self.mostSides { return false }
        // From left to right: only those that begin before another one ends can cross it.
        let sorted = sides.sorted { Swift.min($0.0.x, $0.1.x) < Swift.min($1.0.x, $1.1.x) }
        for (index, side) in sorted.enumerated() {
            let right = Swift.max(side.0.x, side.1.x)
            for other in sorted[(index + 1)...] {
                if Swift.min(other.0.x, other.1.x) > right { break }
                if Self.cross(side, other) { return true }
            }
        }
        return false
    }

    /// Whether the ends of each side lie on different sides of the other.
    private static func cross(_ a: (PlanePoint, PlanePoint), _ b: (PlanePoint, PlanePoint)) -> Bool {
        func side(_ line: (PlanePoint, PlanePoint), _ point: PlanePoint) -> Double {
            let (way, from) = (line.1 - line.0, point - line.0)
            let area = PlanePoint.cross(way, from)
            return area.magnitude <= 1e-9 * (way.length * from.length) ? 0 : area
        }
        return side(a, b.0) * side(a, b.1) < 0 && side(b, a.0) * side(b, a.1) < 0
    }
}

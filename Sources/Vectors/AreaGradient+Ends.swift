package import Drawing
internal import MotionCore

extension AreaGradient {
    /// The points of the first and the last color of a linear gradient, or the middle and a point at the edge of a radial one.
    var ends: (from: Point, to: Point) {
        let from = placing.moved(PlanePoint(0, 0))
        guard form == .linear, let units = placing.inverse else {
            return (Point(from), Point(placing.moved(PlanePoint(1, 0))))
        }
        // Colors are the same along lines that need not be at right angles to the way between the ends of the form.
        let way = PlanePoint(units.a, units.c)
        return (Point(from), Point(from + way * (1 / PlanePoint.dot(way, way))))
    }

    /// The part of the gradient that Lottie has no word for; nil where it has.
    package var excessForLottie: String? {
        if spread != .pad { return "a gradient that repeats" }
        guard case .radial(_, let radius) = form else { return nil }
        if radius > 0 { return "a radial gradient around a disc" }
        let (a, b) = (PlanePoint(placing.a, placing.b), PlanePoint(placing.c, placing.d))
        let isRound =
            (a.length - b.length).magnitude < 1e-6 * a.length
            && PlanePoint.dot(a, b).magnitude < 1e-6 * a.length * b.length
        return isRound ? nil : "an elliptical gradient"
    }
}

extension Affine {
    /// Whether the map turns clockwise ways into counterclockwise ones.
    var isMirrored: Bool { a * d - b * c < 0 }
}

package import MotionCore

/// A gradient over an area, as SVG draws it.
public struct AreaGradient: Hashable, Sendable {
    /// The way in which colors follow each other.
    public enum Form: Hashable, Sendable {
        /// From x = 0 to x = 1, the same all along y.
        case linear
        /// From a circle of a radius around a focus to the unit circle around the origin.
        case radial(focus: Point, radius: Double)
    }

    /// A color at a place.
    public struct Stop: Hashable, Sendable {
        /// The place, in `0...1` and not before that of the stop before.
        public var place: Double
        /// The color at the place.
        public var ink: Ink

        /// A color at a place.
        public init(_ place: Double, _ ink: Ink) {
            self.place = place
            self.ink = ink
        }
    }

    /// The colors beyond the first and the last stop.
    public enum Spread: String, Hashable, Sendable, CaseIterable {
        /// Those of these stops.
        case pad
        /// The gradient back and forth.
        case reflect
        /// The gradient again and again.
        case `repeat`
    }

    /// The way in which colors follow each other.
    public var form: Form
    /// The stops, at least one.
    public var stops: [Stop]
    /// The colors beyond the stops.
    public var spread: Spread
    /// The map from the units of the form to those of the picture.
    public var placing: Affine

    /// A gradient of at least one stop.
    public init(_ form: Form, _ stops: [Stop], _ spread: Spread = .pad, placing: Affine) {
        precondition(!stops.isEmpty, "a gradient has a stop")
        self.form = form
        self.stops = stops
        self.spread = spread
        self.placing = placing
    }
}

extension AreaGradient.Form {
    /// Returns the place among the stops of a point in units of the form; nil where a cone does not reach.
    package func place(of point: PlanePoint) -> Double? {
        switch self {
        case .linear: return point.x
        case .radial(let focus, let radius):
            // The last of the circles between the focus and the unit circle that pass through the point.
            let (x, y) = (point.x - focus.x, point.y - focus.y)
            let growth = 1 - radius
            let a = focus.x * focus.x + focus.y * focus.y - growth * growth
            let b = radius * growth - (x * focus.x + y * focus.y)
            let c = x * x + y * y - radius * radius
            if a.magnitude < 1e-12 { return b == 0 ? nil : c / (2 * b) }
            let root = b * b - a * c
            guard root >= 0 else { return nil }
            let far = (b - root.squareRoot()) / a
            let near = (b + root.squareRoot()) / a
            return [max(far, near), min(far, near)].first { radius + $0 * growth >= 0 }
        }
    }
}

extension AreaGradient.Spread {
    /// Returns a place in `0...1` for one anywhere.
    package func place(_ place: Double) -> Double {
        switch self {
        case .pad: return min(max(place, 0), 1)
        case .repeat: return place - place.rounded(.down)
        case .reflect:
            let round = place / 2 - (place / 2).rounded(.down)
            return round <= 0.5 ? 2 * round : 2 - 2 * round
        }
    }
}

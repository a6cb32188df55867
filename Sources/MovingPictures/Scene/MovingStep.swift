package import Drawing

/// A step of a transform at a moment, with all lengths known, about points in the units of what it moves within.
package enum MovingStep: Hashable, Sendable {
    /// In units.
    case shift(x: Double, y: Double)
    /// In turns clockwise about a point.
    case turn(Double, about: Point)
    /// About a point.
    case grow(x: Double, y: Double, about: Point)
    /// Any other one.
    case map(Affine)

    /// The map of the step.
    package var affine: Affine {
        switch self {
        case .shift(let x, let y): .move(x, y)
        case .turn(let turns, let center):
            Affine.move(-center.x, -center.y).within(.turn(turns * 360)).within(.move(center.x, center.y))
        case .grow(let x, let y, let center):
            Affine(x, 0, 0, y, center.x - x * center.x, center.y - y * center.y)
        case .map(let map): map
        }
    }

    /// A step of a list, whose lengths are shares of a box.
    ///
    /// - Parameter origin: The point about which it is.
    init(_ step: TransformStep, in box: Extent, origin: Point) {
        switch step {
        case .translate(let x, let y):
            self = .shift(x: x.length(of: box.width), y: y.length(of: box.height))
        case .rotate(let degrees, let x, let y):
            self = .turn(degrees / 360, about: Point(x: origin.x + x, y: origin.y + y))
        case .scale(let x, let y): self = .grow(x: x, y: y, about: origin)
        case .rotateX, .rotateY:
            let map = Affine(step, in: box)
            self = .grow(x: map.a, y: map.d, about: origin)
        case .skew, .matrix, .between, .accumulated:
            self = .map(
                Affine.move(-origin.x, -origin.y).within(Affine(step, in: box)).within(
                    .move(origin.x, origin.y)))
        }
    }
}

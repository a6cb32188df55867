/// A unit vector on the screen (x right, y down) at an angle clockwise from 12 o'clock.
///
/// Computed with additions and multiplications only, so that the bits are the same on every
/// processor, which a system's `sin` does not promise; within 2e-16 of the true values.
public struct Direction: Hashable, Sendable {
    public let x, y: Double

    public init(x: Double, y: Double) {
        (self.x, self.y) = (x, y)
    }

    /// The direction at `turns`; any finite angle. Quarter turns are exact.
    public init(turns: Double) {
        let turn = turns - turns.rounded(.down)
        let quarter = (turn * 4).rounded()
        let (sine, cosine) = Self.sineAndCosine((turn - quarter / 4) * (2 * Double.pi))
        switch quarter {
        case 1: (x, y) = (cosine, sine)
        case 2: (x, y) = (-sine, cosine)
        case 3: (x, y) = (-cosine, -sine)
        default: (x, y) = (sine, -cosine)
        }
    }

    /// This direction a quarter turn further clockwise.
    public var clockwise: Direction { Direction(x: -y, y: x) }

    /// Taylor series for an angle of at most an eighth of a turn, in radians.
    private static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
        let square = angle * angle
        var (sine, cosine) = (0.0, 0.0)
        for term in stride(from: 17.0, through: 3, by: -2) { sine = (1 + sine) * -square / (term * (term - 1)) }
        for term in stride(from: 16.0, through: 2, by: -2) { cosine = (1 + cosine) * -square / (term * (term - 1)) }
        return (angle + angle * sine, 1 + cosine)
    }
}

/// A unit vector on the screen (x right, y down) at an angle clockwise from 12 o'clock.
///
/// Computed with additions and multiplications only, so that the bits are the same on every
/// processor, which a system's `sin` does not promise; within 1e-15 of the true values.
public struct Direction: Hashable, Sendable {
    /// The components to the right and down; together of length 1.
    public let x, y: Double

    /// Creates a direction from its components, which are not checked to be of length 1.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Creates the direction at `turns`; any finite angle. Quarter turns are exact.
    public init(turns: Double) {
        (x, y) = (Elementary.sine(turns: turns), -Elementary.cosine(turns: turns))
    }

    /// Returns the angle from 12 o'clock, in `0...0.25` turns, of the direction with the component `x` to the right. Found
    /// by bisection, so that the bits are the same on every processor.
    package static func turns(x: Double) -> Double {
        var (low, high) = (0.0, 0.25)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if Elementary.sine(turns: middle) < x { low = middle } else { high = middle }
        }
        return high
    }

    /// This direction a quarter turn further clockwise.
    public var clockwise: Direction { Direction(x: -y, y: x) }
}

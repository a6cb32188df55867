internal import MotionCore

/// Areas of one pixel, for the few pixels where an arc ends.
///
/// Only arithmetic and square roots, so the bits are the same on every processor.
enum PixelArea {
    /// Half a pixel's diagonal, and slightly more: a boundary further from the center misses the pixel.
    static let reach = 0.7072

    /// The area of a unit pixel inside a disc, whose center is given from the pixel's.
    ///
    /// Scans across the boundary, so that its slope is nowhere steep; error about 0.001.
    @inline(__always)
    static func disc(_ x: Double, _ y: Double, radius: Double) -> Double {
        let isSteep = x.magnitude >= y.magnitude
        let (across, along) = isSteep ? (Float(x), Float(y)) : (Float(y), Float(x))
        let square = Float(radius * radius)
        let sum = ScanLines.sum { offsets in
            let offset = offsets - along
            let half = (square - offset * offset).roots
            return (across + half).atMost(ScanLines(repeating: 0.5))
                - (across - half).atLeast(ScanLines(repeating: -0.5))
        }
        return Double(sum / 16)
    }
}

/// The areas of pixels on one side of straight lines that are parallel or perpendicular to a direction.
struct PixelEdge {
    /// The distance of the line from the pixel's center up to which the area is a trapezoid, and the one from which on
    /// there is none.
    private let inner, outer: Double
    private let perLength, perSquare: Double

    init(_ direction: Direction) {
        let (x, y) = (direction.x.magnitude, direction.y.magnitude)
        let (long, short) = (max(x, y), min(x, y))
        (inner, outer) = ((long - short) / 2, (long + short) / 2)
        (perLength, perSquare) = (1 / long, 1 / (2 * long * short))
    }

    /// The part of a pixel on the inner side of a line whose distance to the pixel's center is
    /// `distance`, positive outside. Exact.
    @inline(__always)
    func area(_ distance: Double) -> Double {
        let d = distance.magnitude
        if d >= outer { return distance >= 0 ? 0 : 1 }
        let rest = d > inner ? (outer - d) * (outer - d) * perSquare : 0.5 - d * perLength
        return distance >= 0 ? rest : 1 - rest
    }
}

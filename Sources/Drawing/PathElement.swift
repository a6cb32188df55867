/// A step of an outline, in points, y down.
public enum PathElement: Hashable, Sendable {
    /// Begins a contour.
    case move(x: Double, y: Double)
    case line(x: Double, y: Double)
    /// A cubic Bézier curve with its two control points.
    case curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
    /// Ends a contour with a line to where it began.
    case close
}

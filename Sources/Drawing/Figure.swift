/// A rectangle whose corners may be round. Lengths in points.
public struct BlockShape: Hashable, Sendable {
    /// The top left corner.
    public var x, y: Double
    /// A block of no or of negative width shows nothing.
    public var width, height: Double
    /// The radius of the corners, from 0 to half the height, where each end is half a disc. In a block narrower than two of them both
    /// ends keep their curve, and only what lies within both shows: a lens, which grows out of nothing.
    public var radius: Double

    /// Whether the corners are round.
    public var isRound: Bool { radius > 0 }

    /// A block by its top left corner and its size.
    public init(x: Double, y: Double, width: Double, height: Double, radius: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.radius = radius
    }

    /// A block whose ends are flat, or half discs.
    public init(x: Double, y: Double, width: Double, height: Double, isRound: Bool) {
        self.init(x: x, y: y, width: width, height: height, radius: isRound ? height / 2 : 0)
    }

    /// A disc around a center.
    public init(centerX: Double, centerY: Double, diameter: Double) {
        self.init(
            x: centerX - diameter / 2, y: centerY - diameter / 2, width: diameter, height: diameter,
            isRound: true)
    }
}

/// A straight stroke from one point to another. Lengths in points.
public struct LineShape: Hashable, Sendable {
    /// Both ends, without their caps.
    public var x1, y1, x2, y2: Double
    /// The width of the stroke, centered on the line.
    public var width: Double
    /// The line cap.
    public var cap: StrokeCap

    /// A stroke between two points.
    public init(x1: Double, y1: Double, x2: Double, y2: Double, width: Double, cap: StrokeCap) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
        self.width = width
        self.cap = cap
    }
}

/// A convex area, without color.
public enum Figure: Hashable, Sendable {
    /// A rectangle, whose ends may be round.
    case block(BlockShape)
    /// A straight stroke.
    case line(LineShape)
}

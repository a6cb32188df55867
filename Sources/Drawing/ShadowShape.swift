/// A soft black shadow of a rectangle with round corners. Lengths in points.
public struct ShadowShape: Hashable, Sendable {
    /// The top left corner and the size of what throws it, moved to where the shadow lies.
    public var x, y, width, height: Double
    /// The radius of the corners.
    public var corner: Double
    /// The reach of the shadow beyond the edges; so far within them it gets darker; above 0.
    public var reach: Double
    /// The opacity of the darkest part, in `0...1`.
    public var opacity: Double

    /// A shadow of a rectangle.
    public init(
        x: Double, y: Double, width: Double, height: Double, corner: Double, reach: Double, opacity: Double
    ) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.corner = corner
        self.reach = reach
        self.opacity = opacity
    }

    /// The darkness at a depth within a straight edge, as a share of the darkest: nothing at a reach outside, all at a reach inside.
    ///
    /// An edge that is blurred by a triangle, whose sides have no corners themselves. Arithmetic alone: the same on every processor.
    ///
    /// - Parameter depth: In reaches.
    package static func level(atDepth depth: Double) -> Double {
        let rest = max(1 - depth.magnitude, 0)
        return depth < 0 ? rest * rest / 2 : 1 - rest * rest / 2
    }

    /// The same for whoever cannot blur: bands around each other, each in one shade, to half a reach within the edges. None lies on
    /// another: eight bits hold no layer of a two hundredth on a dark ground, where some would lose it and others darken to black.
    package var bands: [PathShape] {
        var bands: [PathShape] = []
        var outer = reach
        while outer > -reach / 2 {
            // No step is seen, and yet there are few bands: further out shades change more slowly.
            let thickness = outer > reach / 2 + 2 ? 2.0 : 1.0
            let isLast = outer - thickness <= -reach / 2
            let (x, y) = (x - outer, y - outer)
            let (width, height, radius) = (width + 2 * outer, height + 2 * outer, max(corner + outer, 0))
            let isWhole = isLast || min(width, height) <= 2 * thickness
            let path =
                isWhole
                ? Path.rectangle(x: x, y: y, width: width, height: height, radius: radius)
                : Path.frame(x: x, y: y, width: width, height: height, radius: radius, thickness: thickness)
            let level = Self.level(atDepth: (thickness / 2 - outer) / reach)
            let shade = UInt8((255 * opacity * level).rounded())
            if shade > 0 { bands.append(PathShape(path, Color(red: 0, green: 0, blue: 0, alpha: shade))) }
            if isWhole { break }
            outer -= thickness
        }
        return bands
    }
}

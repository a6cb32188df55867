/// The thinnest line that parts surfaces. Lengths in points.
///
/// It is as wide as ``width`` where there are no pixels. On pixels it is a whole number of them wide, at least one, and covers whole
/// ones: what covers parts of them is a blur.
public struct Hairline: Hashable, Sendable {
    /// The top left corner and the size of the rectangle that it is, or surrounds.
    public var x, y, width, height: Double
    /// The radius of the corners of a rectangle that it surrounds; nil where it is one.
    public var corner: Double?

    /// The width of the line where there are no pixels, in points.
    public static let usual = 0.5

    /// A line as a rectangle, or around one with corners of a radius.
    ///
    /// - Parameters:
    ///   - x: The left side of the rectangle.
    ///   - y: Its top.
    ///   - width: Its width.
    ///   - height: Its height.
    ///   - corner: The radius of its corners, where the line surrounds it.
    public init(x: Double, y: Double, width: Double, height: Double, around corner: Double? = nil) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.corner = corner
    }

    /// The area of the line; around a rectangle with all that is inside.
    package var path: Path {
        guard let corner else { return .rectangle(x: x, y: y, width: width, height: height) }
        return rim(corner, Self.usual)
    }

    /// The area of the line in a picture of `scale` pixels a point, whose points begin at a place in pixels.
    package func path(scale: Double, insetX: Double, insetY: Double) -> Path {
        let pixels = max((Self.usual * scale).rounded(.down), 1)
        if let corner { return rim(corner, pixels / scale) }
        var line = self
        /// The start of a line whose middle is nearest to a place.
        func start(_ middle: Double, _ inset: Double) -> Double {
            ((middle * scale + inset - pixels / 2).rounded() - inset) / scale
        }
        if width < height {
            (line.x, line.width) = (start(x + width / 2, insetX), pixels / scale)
        } else {
            (line.y, line.height) = (start(y + height / 2, insetY), pixels / scale)
        }
        return line.path
    }

    private func rim(_ corner: Double, _ thickness: Double) -> Path {
        .rectangle(
            x: x - thickness, y: y - thickness, width: width + 2 * thickness, height: height + 2 * thickness,
            radius: corner + thickness)
    }

    /// The same, larger and then moved.
    func placed(scale: Double, x dx: Double, y dy: Double) -> Hairline {
        Hairline(
            x: x * scale + dx, y: y * scale + dy, width: width * scale, height: height * scale,
            around: corner.map { $0 * scale })
    }
}

extension PathShape {
    /// Lines of one color, which cover what several of them cover once.
    public init(_ lines: [Hairline], _ color: Color) {
        self.init(Path(lines.map { $0.path }), color)
        hairlines = lines
    }

    /// The same shape, larger and then moved.
    func placed(scale: Double, x: Double, y: Double) -> PathShape {
        var shape = self
        shape.path = path.placed(scale: scale, x: x, y: y)
        shape.hairlines = hairlines.map { $0.placed(scale: scale, x: x, y: y) }
        return shape
    }
}

extension [Shape] {
    /// The same with its hairlines on whole pixels of a picture, whose points are as large as `scale` says and begin at a place in pixels.
    package func onPixels(scale: Double, insetX: Double, insetY: Double) -> [Shape] {
        var shapes = self
        for (index, shape) in enumerated() {
            guard case .path(var area) = shape, !area.hairlines.isEmpty else { continue }
            area.path = Path(
                area.hairlines.map { $0.path(scale: scale, insetX: insetX, insetY: insetY) })
            shapes[index] = .path(area)
        }
        return shapes
    }
}

extension Path {
    fileprivate init(_ parts: [Path]) {
        self.init()
        for part in parts { add(part) }
    }
}

/// A rectangle. Lengths in points.
public struct StageBox: Hashable, Sendable {
    /// The top left corner and the size.
    public var x, y, width, height: Double

    /// A rectangle by its top left corner and its size.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The right edge.
    public var right: Double { x + width }
    /// The bottom edge.
    public var bottom: Double { y + height }
    var centerX: Double { x + width / 2 }
    var centerY: Double { y + height / 2 }

    func contains(x: Double, y: Double) -> Bool {
        x >= self.x && x <= right && y >= self.y && y <= bottom
    }

    /// The same with its edges on the nearest whole points, where they are sharp at every scale: what is centered may lie between two.
    var snapped: StageBox {
        let (x, y) = (x.rounded(), y.rounded())
        return StageBox(x: x, y: y, width: right.rounded() - x, height: bottom.rounded() - y)
    }

    func inset(_ dx: Double, _ dy: Double) -> StageBox {
        StageBox(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

extension StageBox {
    /// The touch target around words, as large as a finger needs, within a surface.
    static func target(
        x: Double, centerY: Double, width: Double, height: Double = StageMetrics.target,
        within surface: StageBox
    ) -> StageBox {
        let (w, h) = (max(width + 16, StageMetrics.target), height)
        let left = min(max(x + (width - w) / 2, surface.x), surface.right - w)
        return StageBox(x: left, y: centerY - h / 2, width: w, height: h)
    }
}

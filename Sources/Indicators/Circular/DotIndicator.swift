public import Drawing

/// Dots in a row, which the picture is exactly as wide and as high as. Lengths in points.
public struct DotIndicator: Hashable, Sendable {
    /// Number of dots, at least 1.
    public var count: Int
    /// The diameter of a dot at scale 1, and the space between two such dots.
    public var diameter, gap: Double

    public init(count: Int, diameter: Double, gap: Double) {
        (self.count, self.diameter, self.gap) = (count, diameter, gap)
    }

    public var width: Double { Double(count) * diameter + Double(count - 1) * gap }
    public var height: Double { diameter }

    /// The picture in which dot i has `scales[i]` times its diameter; what a curve swells beyond 1 the
    /// box cuts off.
    public func draw(_ scales: [Double], color: Color, into list: inout DisplayList) {
        (list.width, list.height) = (width, height)
        list.setGroup { parts in
            for (index, scale) in scales.enumerated() {
                let dot = BlockShape(
                    centerX: diameter / 2 + Double(index) * (diameter + gap), centerY: diameter / 2,
                    diameter: diameter * max(scale, 0))
                parts.append(GroupShape.Part(.block(dot), color))
            }
        }
    }
}

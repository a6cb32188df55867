public import Drawing

/// Dots in a row, exactly as wide and as high as the picture. Lengths are in points.
public struct DotIndicator: Hashable, Sendable {
    /// The number of dots, at least 1.
    public var count: Int
    /// The diameter of a dot at scale 1, and the space between two such dots.
    public var diameter, gap: Double
    /// The distance of the picture from the left edge of a larger one, in points.
    public var x = 0.0
    /// The distance of the picture from the top of a larger one, in points.
    public var y = 0.0

    /// Creates dots of a diameter, `gap` apart, at the top left corner of the picture.
    public init(count: Int, diameter: Double, gap: Double) {
        self.count = count
        self.diameter = diameter
        self.gap = gap
    }

    /// The width of all dots with the space between them.
    public var width: Double { Double(count) * diameter + Double(count - 1) * gap }
    /// The height of a dot.
    public var height: Double { diameter }

    private var box: BlockShape { BlockShape(x: x, y: y, width: width, height: height, isRound: false) }

    /// Adds the picture in which dot i has `scales[i]` times its diameter; the part that a curve swells beyond 1 is clipped
    /// by the box.
    public func draw(_ scales: [Double], color: Color, into list: inout DisplayList) {
        list.addGroup(clip: box) { parts in
            for (index, scale) in scales.enumerated() {
                let dot = BlockShape(
                    centerX: x + diameter / 2 + Double(index) * (diameter + gap), centerY: y + diameter / 2,
                    diameter: diameter * max(scale, 0))
                parts.append(GroupShape.Part(.block(dot), color, role: .value, index: index))
            }
        }
    }
}

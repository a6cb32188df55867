public import Drawing
internal import MotionCore

/// Spokes around a center, the first at 12 o'clock, the others clockwise. Lengths are in points.
public struct SpokeIndicator: Hashable, Sendable {
    /// The side of the square box.
    public var size: Double
    /// The inner and the outer end of every spoke, measured from the center; caps included.
    public var innerRadius, outerRadius: Double
    /// The width of a spoke, at most its length.
    public var stroke: Double
    /// Whether the ends are half discs.
    public var isRound: Bool
    /// The distance of the box from the left edge of the picture, in points.
    public var x = 0.0
    /// The distance of the box from the top of the picture, in points.
    public var y = 0.0

    /// Creates spokes in a square box of side `size`, at the top left corner of the picture.
    public init(size: Double, innerRadius: Double, outerRadius: Double, stroke: Double, isRound: Bool) {
        self.size = size
        self.innerRadius = innerRadius
        self.outerRadius = outerRadius
        self.stroke = stroke
        self.isRound = isRound
    }

    /// Adds the picture in which spoke i has the opacity `opacities[i]`, in `0...1`.
    public func draw(_ opacities: [Double], color: Color, into list: inout DisplayList) {
        let inset = isRound ? stroke / 2 : 0
        let center = Point(x: x + size / 2, y: y + size / 2)
        list.addGroup { parts in
            for (index, opacity) in opacities.enumerated() {
                let direction = Direction(turns: Double(index) / Double(opacities.count))
                let spoke = LineShape(
                    x1: center.x + direction.x * (innerRadius + inset),
                    y1: center.y + direction.y * (innerRadius + inset),
                    x2: center.x + direction.x * (outerRadius - inset),
                    y2: center.y + direction.y * (outerRadius - inset), width: stroke,
                    cap: isRound ? .round : .butt)
                parts.append(
                    GroupShape.Part(
                        .line(spoke), color, opacity: min(max(opacity, 0), 1), role: .value, index: index))
            }
        }
    }
}

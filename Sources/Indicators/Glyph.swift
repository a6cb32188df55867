public import Drawing

/// A sign inside a ring, or beside the label of a linear indicator.
public enum Glyph: String, Hashable, Sendable, CaseIterable {
    /// Two bars, for a pause.
    case pause
    /// A triangle that points to the right, to resume.
    case resume
    /// A cross, to cancel.
    case cancel
    /// A check mark.
    case check
    /// An exclamation mark.
    case exclamation
    /// A square with round corners, to stop, as in Apple's App Store.
    case stop
    /// An icon of one's own, which ``IndicatorLayout/GlyphBox/icon`` has.
    case icon

    /// The signs that are called by their names.
    package static let named = allCases.filter { $0 != .stop && $0 != .icon }

    /// Creates the sign of a state; nil for states that need none.
    public init?(_ state: ValueState) {
        switch state {
        case .paused: self = .pause
        case .error: self = .exclamation
        case .success: self = .check
        case .active, .disabled: return nil
        }
    }

    /// Returns the sign in a square around `center`.
    ///
    /// Signs are never mirrored: those of players and check marks look the same in every script.
    ///
    /// - Parameters:
    ///   - center: The middle of the square.
    ///   - side: The side of the square, in points.
    ///   - progress: The part of the sign that has been drawn, in `0...1`: check and exclamation mark grow along their strokes, the others
    ///     out of their middle.
    public func path(center: Point, side: Double, progress: Double = 1) -> Path {
        let stroke = Self.stroke(side: side)
        switch self {
        case .pause, .resume, .cancel, .stop, .icon:
            let scale = side * Self.growth(progress)
            return whole(stroke: stroke).placed(scale: scale, x: center.x, y: center.y)
        case .check:
            let path = Self.polyline(
                [Point(x: -0.36, y: 0.04), Point(x: -0.1, y: 0.3), Point(x: 0.38, y: -0.26)], width: stroke,
                drawn: progress)
            return path.placed(scale: side, x: center.x, y: center.y)
        case .exclamation:
            // The excess thickness of a stroke is taken from its length, so that the sign keeps its height and its gap.
            let excess = stroke - Self.stroke
            let radius = 0.085 + 0.6 * excess
            // The stroke takes the first three quarters of the time, the dot the rest.
            var path = Self.polyline(
                [Point(x: 0, y: -0.4 + excess / 2), Point(x: 0, y: 0.1 - 1.7 * excess)], width: stroke,
                drawn: min(progress / 0.75, 1))
            let dot = max(progress - 0.75, 0) * 4
            if dot > 0 {
                path.add(.disc(Point(x: 0, y: 0.38 - 0.6 * excess), radius: radius * dot))
            }
            return path.placed(scale: side, x: center.x, y: center.y)
        }
    }

    /// Returns the size of a sign that grows out of its middle, as a share of its whole size.
    static func growth(_ progress: Double) -> Double { 0.6 + 0.4 * progress }

    /// The width of a stroke as a share of the square's side, in a sign that is large enough.
    private static let stroke = 0.14

    /// Returns the width of a stroke as a share of the square's side: in small signs 1.75 points, so that a stroke between
    /// two pixels is not pale in both, but at most a fifth of the side.
    private static func stroke(side: Double) -> Double { max(stroke, min(0.2, 1.75 / side)) }

    /// Returns a sign that does not grow along a stroke, in a square of side 1 around 0.
    private func whole(stroke: Double) -> Path {
        var path = Path()
        switch self {
        case .pause:
            for x in [-0.19, 0.19] {
                path.add(.line(Point(x: x, y: -0.3), Point(x: x, y: 0.3), width: 0.18))
            }
        case .resume:
            // A triangle whose middle is that of the square, with round corners.
            let corners = [Point(x: -0.22, y: -0.32), Point(x: 0.34, y: 0), Point(x: -0.22, y: 0.32)]
            path.move(to: corners[0])
            path.line(to: corners[1])
            path.line(to: corners[2])
            path.close()
            for (index, corner) in corners.enumerated() {
                path.add(.line(corner, corners[(index + 1) % 3], width: 0.12))
            }
        case .cancel:
            path.add(.line(Point(x: -0.28, y: -0.28), Point(x: 0.28, y: 0.28), width: stroke))
            path.add(.line(Point(x: -0.28, y: 0.28), Point(x: 0.28, y: -0.28), width: stroke))
        case .stop:
            // With the square of the App Store's buttons, which is a third of the ring around it.
            path = .rectangle(x: -0.3, y: -0.3, width: 0.6, height: 0.6, radius: 0.08)
        case .check, .exclamation, .icon: break
        }
        return path
    }

    /// Returns the first part of a stroke through `points`.
    private static func polyline(_ points: [Point], width: Double, drawn: Double) -> Path {
        let lengths = zip(points, points.dropFirst()).map { from, to in
            ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
        }
        var rest = lengths.reduce(0, +) * drawn
        var path = Path()
        for (index, length) in lengths.enumerated() where rest > 0 {
            let (from, part) = (points[index], min(rest / length, 1))
            let to = Point(
                x: from.x + (points[index + 1].x - from.x) * part,
                y: from.y + (points[index + 1].y - from.y) * part)
            path.add(.line(from, to, width: width))
            rest -= length
        }
        return path
    }
}

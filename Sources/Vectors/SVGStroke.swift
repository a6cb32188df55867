internal import Basics
internal import Drawing
internal import MotionCore

/// A stroke as it stands in a file: what does not move is a line of its own length, and only what does is a dash.
///
/// Dashes are in points, as many readers ignore `pathLength`. Waves have it all the same, and it is their true length: where they rise, a
/// dash stays the same share of them, and Skia takes a wave for a little shorter than it is.
struct SVGStroke {
    /// The attributes that never move.
    private(set) var attributes = " fill=\"none\""
    /// The properties that may move.
    private(set) var properties: [(SVGProperty, VectorCurve)] = []

    /// A stroke whose coordinates are counted from `origin`; one along a circle begins `start` turns after 12 o'clock.
    init(_ stroke: VectorPicture.Stroke, from start: Double, origin: Point) {
        if stroke.cap != .butt { attributes += " stroke-linecap=\"\(stroke.cap.rawValue)\"" }
        properties.append((.strokeWidth, stroke.width))
        let share = stroke.length.constant
        switch stroke.line {
        case .circle(let center, let radius):
            let middle = Point(x: center.x - origin.x, y: center.y - origin.y)
            line(Self.circle(middle, radius, from: start, share))
            if share == nil { dash(stroke.length, of: 2 * .pi * radius) }
        case .straight(let from, let length, let isDown):
            let (x, y) = (from.x - origin.x, from.y - origin.y)
            let end = (isDown ? y : x) + max(length * (share ?? 1), Self.shortest)
            line("M\(x.decimal(4)),\(y.decimal(4)) \(isDown ? "V" : "H")\(end.decimal(4))")
            if share == nil { dash(stroke.length, of: length) }
        case .path(let outline, let start, let isClosed):
            attributes += Self.join(stroke.join)
            let outline = outline.counted(from: origin)
            if outline.place == nil, let share, let start = start.constant {
                let path = outline.paths[0].part(
                    from: start, share: max(share, Self.shortest / 1000), isClosed: isClosed)
                properties.append((.outline(VectorPicture.Outline(path)), .constant(0, for: 1)))
                return
            }
            properties.append((.outline(outline), outline.indices))
            if share == 1 { return }
            let length = outline.paths[0].length
            attributes += " pathLength=\"\(length.decimal(4))\""
            dash(stroke.length, of: length, wraps: isClosed)
            properties.append((.dashOffset, start.mapped(scale: -length)))
        }
    }

    private static func join(_ join: StrokeJoin) -> String {
        switch join {
        case .round: " stroke-linejoin=\"round\""
        case .bevel: " stroke-linejoin=\"bevel\""
        case .miter(let limit):
            limit == 4 ? "" : " stroke-miterlimit=\"\(limit.decimal(4))\""
        }
    }

    private mutating func line(_ data: String) { attributes = " d=\"\(data)\"" + attributes }

    private mutating func dash(_ share: VectorCurve, of length: Double, wraps: Bool = false) {
        properties.append((.dash(line: length, wraps: wraps), share.mapped(scale: length)))
    }

    /// The length of what has none but for its caps, in points: readers disagree on lines without length.
    private static let shortest = 0.001
    /// In so many pieces, which Skia takes for straight where it measures them, a circle is at most 0.02% too short: dashes end up to 0.06°
    /// late at the end of the circle, and 1° where there are half circles.
    private static let pieces = 96

    /// The first part of a circle, of a share of it; nil for all of it, of which dashes are drawn.
    private static func circle(
        _ center: Point, _ radius: Double, from start: Double, _ share: Double?
    ) -> String {
        func text(_ point: Point) -> String { point.x.decimal(4) + "," + point.y.decimal(4) }
        func point(_ turns: Double) -> Point { center.moved(Direction(turns: turns), radius) }
        if let share, share * 2 * .pi * radius < shortest {
            let way = Direction(turns: start).clockwise
            return "M\(text(point(start))) L\(text(point(start).moved(way, shortest)))"
        }
        guard let share else {
            let half = Direction(turns: start + 0.5 / Double(pieces))
            // Where the tangents at both ends of a piece meet.
            let handle = center.moved(half, radius / -(Direction(turns: 0.5 / Double(pieces)).y))
            let ends = (1...pieces).map { text(point(start + Double($0) / Double(pieces))) }
            return "M\(text(point(start))) Q\(text(handle)) \(ends.joined(separator: " T"))"
        }
        let sweep = min(share, 1)
        // Thirds are far from half circles, which may be on either side.
        let count = Int((sweep * 3).rounded(.up))
        let r = radius.decimal(4)
        let arcs = (1...count).map { piece in
            " A\(r),\(r) 0 0 1 " + text(point(start + sweep * Double(piece) / Double(count)))
        }
        return "M" + text(point(start)) + arcs.joined() + (share >= 1 ? " Z" : "")
    }
}

extension VectorPicture.Outline {
    /// The same with coordinates that are counted from a point.
    func counted(from origin: Point) -> Self {
        if origin == Point(x: 0, y: 0) { return self }
        var outline = self
        outline.paths = paths.map { path in
            path.mapped { Point(x: $0.x - origin.x, y: $0.y - origin.y) }
        }
        return outline
    }
}

internal import Basics
internal import Drawing
internal import MotionCore

extension Path {
    /// The path in the words that SVG and Android share.
    var data: String { data(digits: 4) }

    /// The same with so many decimals.
    func data(digits: Int) -> String {
        func text(_ point: Point) -> String { point.x.decimal(digits) + "," + point.y.decimal(digits) }
        return elements.map { element in
            switch element {
            case .move(let to): "M" + text(to)
            case .line(let to): "L" + text(to)
            case .curve(let a, let b, let to): "C" + text(a) + " " + text(b) + " " + text(to)
            case .close: "Z"
            }
        }.joined(separator: " ")
    }
}

extension VectorPicture.Outline {
    /// A path in the words that SVG and Android share: of many paths in so few that a point is off by at most 0.0005.
    func data(_ index: Double) -> String { paths[Int(index)].data(digits: paths.count > 1 ? 3 : 4) }
}

extension VectorPicture.Stroke {
    /// In so many arcs Skia measures a circle well enough; the ends of dashes on two half circles are up to
    /// 1° off.
    private static let pieces = 32

    /// The line in the words that SVG and Android share.
    var data: String {
        switch line {
        case .circle(let center, let radius):
            let r = radius.decimal(4)
            return (0...Self.pieces).map { piece in
                let direction = Direction(turns: Double(piece) / Double(Self.pieces))
                let point = center.moved(direction, radius)
                let start = piece == 0 ? "M" : "A\(r),\(r) 0 0 1 "
                return start + point.x.decimal(4) + "," + point.y.decimal(4)
            }.joined(separator: " ")
        case .straight(let from, let length):
            return
                "M\(from.x.decimal(4)),\(from.y.decimal(4)) L\((from.x + length).decimal(4)),\(from.y.decimal(4))"
        case .path(let outline, _, _): return outline.data(0)
        }
    }
}

extension Color {
    /// `#RRGGBB`, whatever the alpha.
    var opaqueText: String { String(description.prefix(7)) }
}

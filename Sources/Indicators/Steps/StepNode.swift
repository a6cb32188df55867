internal import Drawing
internal import MotionCore

/// The drawing of one node between two states.
struct StepNode {
    let center: Point
    /// The diameter without any animation, and the presence of the node, in `0...1`.
    let diameter, presence: Double
    let style: StepNodeStyle
    /// The marks before and after, and the progress from one to the other.
    let marks: (from: StepMark?, to: StepMark?)
    let fraction: Double
    /// The reading direction: 1, or -1 from right to left.
    let side: Double

    func draw(_ number: StepNumberStyle, into list: inout DisplayList) {
        guard presence > 0 else { return }
        let diameter = diameter * presence
        drawDisc(diameter, into: &list)
        if marks.from == marks.to {
            mark(marks.to, diameter, 1, number, into: &list)
        } else {
            mark(marks.from, diameter, 1 - fraction, number, into: &list)
            mark(marks.to, diameter, fraction, number, into: &list)
        }
        if style.badge > 0 { drawBadge(number.metrics, into: &list) }
    }

    private func mark(
        _ mark: StepMark?, _ diameter: Double, _ opacity: Double, _ number: StepNumberStyle,
        into list: inout DisplayList
    ) {
        guard let mark, opacity > 0 else { return }
        mark.draw(
            center, diameter: diameter, color: style.mark, opacity: opacity, number: number, into: &list)
    }

    /// Draws fill and stroke, which share the pixels between them, so that no fringe of the fill surrounds the stroke.
    private func drawDisc(_ diameter: Double, into list: inout DisplayList) {
        // A stroke of zero width has the color of the fill; two discs that end in one pixel would cover the edge twice.
        let stroke = min(max(style.strokeWidth, 1), diameter / 2)
        func disc(_ diameter: Double) -> Figure {
            .block(BlockShape(centerX: center.x, centerY: center.y, diameter: diameter))
        }
        // Below dashes the fill continues; below a stroke that turns into dashes it does so gradually.
        list.addGroup { parts in
            if style.dashed < 1 {
                parts.append(.init(disc(diameter - 2 * stroke), style.fill, role: .sign))
                let ring = style.stroke.mixed(with: style.fill, style.dashed)
                parts.append(.init(disc(diameter), ring, role: .sign))
            } else {
                parts.append(.init(disc(diameter), style.fill, role: .sign))
            }
        }
        guard style.dashed > 0 else { return }
        let dashes = dashes(radius: (diameter - stroke) / 2, width: stroke)
        list.shapes.append(.path(PathShape(dashes, style.stroke, opacity: style.dashed, role: .sign)))
    }

    /// Returns whole dashes, as many as come closest to the published length, the first one at the top; their number stays
    /// the same while a node grows.
    private func dashes(radius: Double, width: Double) -> Path {
        let whole = (self.diameter - style.strokeWidth) / 2
        let count = (2 * Double.pi * whole / (2 * StepMetrics.dash)).rounded()
        var path = Path()
        for index in stride(from: 0, to: count, by: 1) {
            let span = ArcSpan(start: (index - 0.25) / count, sweep: 0.5 / count)
            path.add(.arc(center, radius: radius, width: width, span: span, cap: .butt))
        }
        return path
    }

    private func drawBadge(_ metrics: StepMetrics, into list: inout DisplayList) {
        let middle = Point(
            x: center.x + side * metrics.node / 2,
            y: center.y + StepMetrics.badgeY - metrics.node / 2)
        let diameter = metrics.badge * style.badge
        list.addGroup { parts in
            let disc = BlockShape(centerX: middle.x, centerY: middle.y, diameter: diameter)
            parts.append(.init(.block(disc), style.badgeFill, role: .sign))
        }
        let sign = Glyph.exclamation.path(center: middle, side: diameter * 0.66)
        list.shapes.append(.path(PathShape(sign, style.badgeMark, role: .sign)))
    }
}

internal import Drawing
internal import Languages

/// The mark in the middle of a node.
enum StepMark: Hashable, Sendable {
    case number(Int)
    case icon(StepIcon)
    case glyph(Glyph)
    case dot

    /// Returns the mark of a step; nil for an empty node.
    static func of(_ index: Int, in list: StepList, _ content: StepContent) -> StepMark? {
        let step = list.steps[index]
        // A small node has no badge: an error is told by its sign there, and not by color alone.
        let needsSign = step.isDynamic && step.state == .error
        if content == .icon, let icon = step.icon, !needsSign { return .icon(icon) }
        if content == .glyph || step.isDynamic { return sign(step, content) }
        return .number(list.number(of: index))
    }

    private static func sign(_ step: Step, _ content: StepContent) -> StepMark? {
        switch step.state {
        case .complete: content == .glyph ? .glyph(.check) : nil
        case .error: .glyph(.exclamation)
        case .active: .dot
        case .default, .disabled: nil
        }
    }

    /// Adds the mark to a node of a diameter.
    ///
    /// - Parameter number: The style of numbers, with the distance of their middle from the top of their line box.
    func draw(
        _ center: Point, diameter: Double, color: Color, opacity: Double, number: StepNumberStyle,
        into list: inout DisplayList
    ) {
        switch self {
        case .number(let value):
            let text = number.numerals.number(value)
            let number = text.count > 2 ? number.narrowed : number
            var block = number.block
            block.text = text
            let scale = diameter / number.metrics.node
            // While a node grows, its number only appears: letters of many sizes would jitter.
            let width = number.metrics.node
            list.shapes.append(
                .text(
                    TextShape(
                        block, x: center.x - width / 2, y: center.y - number.middle, width: width,
                        color: color, opacity: opacity * scale)))
        case .icon(let icon):
            let path = icon.path.placed(scale: diameter * Self.iconSide, x: center.x, y: center.y)
            list.shapes.append(.path(PathShape(path, color, opacity: opacity, role: .sign)))
        case .glyph(let glyph):
            let path = glyph.path(center: center, side: diameter * Self.glyphSide)
            list.shapes.append(.path(PathShape(path, color, opacity: opacity, role: .sign)))
        case .dot:
            let inset = StepMetrics.dotInset * diameter / number.metrics.dynamicNode
            list.addGroup { parts in
                let disc = BlockShape(
                    centerX: center.x, centerY: center.y, diameter: max(diameter - 2 * inset, 0))
                parts.append(GroupShape.Part(.block(disc), color, opacity: opacity, role: .sign))
            }
        }
    }

    /// The sides of icons and signs as shares of the node's diameter: an icon of 16 in a node of 28, a sign of 18. The
    /// figures are Spindle's own.
    private static let iconSide = 16.0 / 28
    private static let glyphSide = 18.0 / 28
}

/// The style of the numbers in nodes.
public struct StepNumberStyle: Hashable, Sendable {
    private(set) var block: TextBlock
    /// The distance from the top of the line box to the middle of a figure, in points.
    private(set) var middle: Double
    /// The measures of the nodes with the numbers.
    let metrics: StepMetrics
    /// The numerals of the numbers.
    let numerals: Numerals

    /// The style for three figures, which would touch the node's stroke. The figures are Spindle's own.
    var narrowed: StepNumberStyle {
        var style = self
        let part = 0.75
        style.block.size *= part
        style.block.lineHeight *= part
        style.middle *= part
        return style
    }

    init(_ theme: Theme, _ numerals: Numerals, _ measuring: any TextMeasuring) throws(LayoutError) {
        let type = theme.type.stepName
        (metrics, self.numerals) = (theme.metrics.steps, numerals)
        block = type.block("0", direction: .ltr, alignment: .center)
        // A figure is about 0.72 of its size high, as everywhere in this module.
        middle = try measuring.size(of: block).firstBaseline - 0.36 * type.size
    }
}

internal import Drawing

/// The name of the current step and the button that leads to all steps, above a row.
struct StepHeader: Hashable, Sendable {
    /// The texts before and after a change, from top to bottom.
    let before, after: [TextShape]
    let button: TextShape?
    let height: Double

    /// - Parameter drops: Notes the parts without room.
    /// - Returns: The header; nil where there is no room for a name.
    static func make(
        _ request: StepRequest, _ measuring: any TextMeasuring, _ drops: inout StepScreen.Drops
    ) throws(LayoutError) -> StepHeader? {
        let (theme, width) = (request.theme, request.width)
        var type = theme.type.message
        type.weight = 600
        let leastRoom = 3 * type.size
        var room = width - 2 * StepMetrics.margin
        guard room >= leastRoom else {
            drops.header = true
            return nil
        }
        let caption = theme.type.percentage
        let textHeight = type.lineHeight + (request.count.isEmpty ? 0 : caption.lineHeight)
        let height = max(StepMetrics.header, textHeight + 2 * leastPadding)
        var button: TextShape?
        if !request.allSteps.isEmpty {
            var block = theme.type.button.block(
                request.allSteps, direction: request.direction, alignment: .end)
            block.hasTabularFigures = false
            let needed = try measuring.size(of: block).width.rounded(.up)
            if room - needed - space >= leastRoom {
                let x = request.direction.left(trailing: StepMetrics.margin, width: needed, in: width)
                let y = (height - block.lineHeight) / 2
                button = TextShape(block, x: x, y: y, width: needed, color: theme[.stepButton])
                room -= needed + space
            } else {
                drops.button = true
            }
        }
        func texts(_ list: StepList) throws(LayoutError) -> [TextShape] {
            var y = (height - textHeight) / 2
            var shapes: [TextShape] = []
            for (text, type, color) in [
                (list.steps[list.current].name, type, theme[.label]),
                (request.countText(list), caption, theme[.secondaryLabel]),
            ] {
                var block = type.block(text, direction: request.direction)
                block.maxWidth = room
                if try measuring.size(of: block).isTruncated { drops.shortensTitle = true }
                let x = request.direction.left(StepMetrics.margin, width: room, in: width)
                shapes.append(TextShape(block, x: x, y: y, width: room, color: color))
                y += type.lineHeight
            }
            return shapes
        }
        return StepHeader(
            before: try texts(request.list), after: try texts(request.listAfter), button: button,
            height: height)
    }

    /// The space between name and button. The figure is Spindle's own.
    private static let space = 12.0
    /// The least padding above and below two lines. The figure is Spindle's own.
    private static let leastPadding = 6.0

    func draw(at time: Double, into list: inout DisplayList) {
        let fraction = StepTransition.whole(time)
        for (before, after) in zip(before, after) {
            let texts = before.giving(way: after, fractions: (1 - fraction, fraction))
            list.shapes += texts.map { .text($0) }
        }
        if let button { list.shapes.append(.text(button)) }
    }
}

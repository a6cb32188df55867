internal import Drawing
internal import Languages

extension StepScreen {
    /// All steps below each other: on a full screen, or in a popover.
    static func list(_ request: StepRequest, _ measuring: any TextMeasuring) throws(LayoutError) -> StepScreen
    {
        let (theme, isPopover) = (request.theme, request.isPopover)
        let inset = isPopover ? StepMetrics.popoverMargin : 0
        let width = isPopover ? StepMetrics.popover + 2 * inset : request.width
        let type = theme.type.stepListName
        let metrics = theme.metrics.steps
        var drops = Drops()

        let nameX = inset + StepMetrics.listPadding + metrics.node + metrics.listNameGap
        let nameWidth = width - inset - StepMetrics.listPadding - nameX
        let leastName = 3 * type.size
        guard nameWidth >= leastName else {
            throw LayoutError.steps(.width, size: width, least: (width + leastName - nameWidth).rounded(.up))
        }
        let top = inset + request.titleBar + StepMetrics.listPadding
        func pose(_ place: Int) -> StepPose {
            let y = top + metrics.node / 2 + Double(place) * metrics.listPitch
            let name = request.showsNames ? Point(x: nameX, y: y - type.lineHeight / 2) : nil
            return StepPose(
                node: Point(x: inset + StepMetrics.listPadding + metrics.node / 2, y: y), name: name)
        }
        let steps = request.list.steps
        let to = steps.indices.map(pose)
        var from = to
        for (place, index) in request.presentBefore.enumerated() { from[index] = pose(place) }
        if case .appear(let index) = request.change {
            squeeze(index, &from, request.list, metrics, isRow: false)
        }
        let parts = makeParts(request, from, to, nameWidth: nameWidth)

        let last = to[to.count - 1].node.y
        var bottom = last + metrics.node / 2
        if request.showsNames {
            _ = try measureNames(parts, measuring, &drops)
            let lines = try measuring.size(of: parts[parts.count - 1].after.name).lineCount
            bottom = max(bottom, last - type.lineHeight / 2 + Double(lines) * type.lineHeight)
        }
        bottom += StepMetrics.listPadding
        let height = try isPopover ? bottom + inset : screenHeight(request, least: bottom)
        let frame = (x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset)
        let backdrop = try backdrop(request, frame, measuring, &drops)
        return StepScreen(
            width: width, height: height, drops: drops, direction: request.direction, backdrop: backdrop,
            header: nil, parts: parts, isRow: false,
            number: try StepNumberStyle(theme, request.language.numerals, measuring))
    }

    private static func screenHeight(_ request: StepRequest, least: Double) throws(LayoutError) -> Double {
        guard let height = request.height else { return max(least, StepMetrics.screenHeight) }
        guard height >= least else { throw LayoutError.steps(.height, size: height, least: least) }
        return height
    }

    /// What the list stands on, with its title and on a screen the way back.
    private static func backdrop(
        _ request: StepRequest, _ frame: (x: Double, y: Double, width: Double, height: Double),
        _ measuring: any TextMeasuring, _ drops: inout Drops
    ) throws(LayoutError) -> [Shape] {
        let theme = request.theme
        var shapes: [Shape] = []
        func add(_ path: Path, _ color: Color) { shapes.append(.path(PathShape(path, color))) }
        if request.isPopover {
            SoftShadow.add(
                x: frame.x, y: frame.y, width: frame.width, height: frame.height,
                corner: StepMetrics.popoverCorner, reach: 22, down: 4, to: &shapes)
            let hairline = theme[.cardHairline]
            // Where hairlines are opaque, the ground alone would not show where the popover ends.
            let line = hairline.alpha == 255 ? 1 : 0.5
            add(rectangle(frame, grownBy: line), hairline)
            add(rectangle(frame, grownBy: 0), theme[.dialog])
        }
        let rule = 0.5
        add(
            .rectangle(
                x: frame.x, y: frame.y + request.titleBar - rule, width: frame.width, height: rule),
            theme[.cardHairline])
        var type = theme.type.message
        type.weight = 600
        // As much on the other side as the sign takes, so that the title stands in the middle.
        let side = request.isPopover ? StepMetrics.margin : StepMetrics.header
        let room = frame.width - 2 * side
        var block = type.block(request.allSteps, direction: request.direction, alignment: .center)
        (block.hasTabularFigures, block.maxWidth) = (false, room)
        if !request.allSteps.isEmpty {
            if try measuring.size(of: block).isTruncated { drops.shortensTitle = true }
            let y = frame.y + (request.titleBar - type.lineHeight) / 2
            shapes.append(
                .text(TextShape(block, x: frame.x + side, y: y, width: room, color: theme[.label])))
        }
        if !request.isPopover {
            let x = request.direction.left(StepMetrics.margin + closeSide / 2, in: frame.width)
            let center = Point(x: x, y: request.titleBar / 2)
            add(Glyph.cancel.path(center: center, side: closeSide), theme[.stepButton])
        }
        return shapes
    }

    /// The square of the sign that closes the screen. Ours.
    private static let closeSide = 20.0

    private static func rectangle(
        _ frame: (x: Double, y: Double, width: Double, height: Double), grownBy reach: Double
    ) -> Path {
        .rectangle(
            x: frame.x - reach, y: frame.y - reach, width: frame.width + 2 * reach,
            height: frame.height + 2 * reach, radius: StepMetrics.popoverCorner + reach)
    }
}

extension StepRequest {
    /// The height of the bar with the title of the list.
    fileprivate var titleBar: Double { max(StepMetrics.header, theme.type.message.lineHeight + 12) }
}

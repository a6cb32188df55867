internal import Drawing
internal import Languages

extension StepScreen {
    /// Creates the list of all steps: on a full screen, or in a popover over the row.
    static func list(_ request: StepRequest, _ measuring: any TextMeasuring) throws(LayoutError) -> StepScreen
    {
        let (theme, isPopover) = (request.theme, request.isPopover)
        let type = theme.type.stepListName
        let metrics = theme.metrics.steps
        var drops = Drops()
        let under = isPopover ? [try row(request.row, measuring)] : []
        // The popover hangs from the button at the end of the header, as large as its screen allows.
        let top = (under.first?.header?.height).map { $0 + StepMetrics.popoverGap } ?? 0
        let x = isPopover ? request.width - StepMetrics.margin - StepMetrics.popover : 0
        var frame = (x: x, y: top, width: isPopover ? StepMetrics.popover : request.width, height: 0.0)

        let nameX = frame.x + StepMetrics.listPadding + metrics.node + metrics.listNameGap
        let nameWidth = frame.x + frame.width - StepMetrics.listPadding - nameX
        let leastName = 3 * type.size
        guard nameWidth >= leastName else {
            throw LayoutError.steps(
                .width, size: request.width, least: (request.width + leastName - nameWidth).rounded(.up))
        }
        let fitting = StepNameFitting(request, measuring)
        let names = try fitting.names(width: nameWidth, &drops)
        let list = StepListWindow(
            metrics, titleBar: request.titleBar,
            names: request.showsNames ? try fitting.lines(names, width: nameWidth) : names.map { _ in 0 },
            lineHeight: type.lineHeight)
        let room = try isPopover ? popoverRoom(request, top: top, list) : .infinity
        let page = list.page(height: room, from: request.list.current, to: request.listAfter.current)
        frame.height = isPopover ? page.height : try screenHeight(request, least: page.height)

        func pose(_ place: Int) -> StepPose {
            let y = frame.y + list.y(of: place - page.first)
            let name = request.showsNames ? Point(x: nameX, y: y - type.lineHeight / 2) : nil
            return StepPose(
                node: Point(x: frame.x + StepMetrics.listPadding + metrics.node / 2, y: y), name: name)
        }
        let to = request.list.steps.indices.map(pose)
        var from = to
        for (place, index) in request.presentBefore.enumerated() { from[index] = pose(place) }
        if case .appear(let index) = request.change {
            squeeze(index, &from, request.list, metrics, isRow: false)
        }
        let parts = makeParts(request, from, to, names, nameWidth: nameWidth)
        if request.showsNames { _ = try measureNames(parts, measuring, &drops) }
        let height =
            isPopover
            ? request.height ?? max(frame.y + frame.height + StepMetrics.popoverMargin, under[0].height)
            : frame.height
        let backdrop = try backdrop(request, frame, measuring, &drops)
        var screen = StepScreen(
            width: request.width, height: height, drops: drops, direction: request.direction,
            backdrop: backdrop, header: nil, parts: parts, isRow: false,
            number: try StepNumberStyle(theme, request.language.numerals, measuring))
        screen.under = under
        if page.count < names.count {
            screen.window = frame.y + request.titleBar...frame.y + frame.height
            screen.front = [scrollBar(request, frame, page, of: names.count)]
        }
        return screen
    }

    /// Returns the greatest height of a popover on its screen.
    private static func popoverRoom(
        _ request: StepRequest, top: Double, _ list: StepListWindow
    ) throws(LayoutError) -> Double {
        let height = request.height ?? (request.width * StepMetrics.screenProportion).rounded()
        let room = height - top - StepMetrics.popoverMargin
        guard room >= list.leastHeight else {
            throw LayoutError.steps(
                .height, size: height, least: (height + list.leastHeight - room).rounded(.up))
        }
        return room
    }

    private static func scrollBar(
        _ request: StepRequest, _ frame: (x: Double, y: Double, width: Double, height: Double),
        _ page: StepListWindow.Page, of count: Int
    ) -> Shape {
        let (width, inset) = (StepMetrics.scrollBar, StepMetrics.scrollBar)
        let (top, room) = (
            frame.y + request.titleBar + inset,
            frame.height - request.titleBar - inset - StepMetrics.popoverCorner
        )
        let x = request.direction.left(trailing: inset, width: width, in: frame.width)
        let left = request.direction.left(frame.x, width: frame.width, in: request.width)
        let path = Path.rectangle(
            x: left + x, y: top + room * Double(page.first) / Double(count), width: width,
            height: room * Double(page.count) / Double(count), radius: width / 2)
        return .path(PathShape(path, request.theme[.label], opacity: 0.4))
    }

    private static func screenHeight(_ request: StepRequest, least: Double) throws(LayoutError) -> Double {
        guard let height = request.height else { return max(least, StepMetrics.screenHeight) }
        guard height >= least else { throw LayoutError.steps(.height, size: height, least: least) }
        return height
    }

    /// Returns the backdrop of the list, with its title and, on a screen, the sign to close it.
    private static func backdrop(
        _ request: StepRequest, _ frame: (x: Double, y: Double, width: Double, height: Double),
        _ measuring: any TextMeasuring, _ drops: inout Drops
    ) throws(LayoutError) -> [Shape] {
        let theme = request.theme
        var frame = frame
        frame.x = request.direction.left(frame.x, width: frame.width, in: request.width)
        var shapes: [Shape] = []
        func add(_ path: Path, _ color: Color) { shapes.append(.path(PathShape(path, color))) }
        if request.isPopover {
            SoftShadow.add(
                x: frame.x, y: frame.y, width: frame.width, height: frame.height,
                corner: StepMetrics.popoverCorner, reach: 22, down: 4, to: &shapes)
            let hairline = theme[.cardHairline]
            // If hairlines are opaque, the fill alone would not show where the popover ends.
            if hairline.alpha == 255 {
                add(rectangle(frame, grownBy: 1), hairline)
            } else {
                let rim = Hairline(
                    x: frame.x, y: frame.y, width: frame.width, height: frame.height,
                    around: StepMetrics.popoverCorner)
                shapes.append(.path(PathShape([rim], hairline)))
            }
            add(rectangle(frame, grownBy: 0), theme[.dialog])
        }
        let rule = Hairline(
            x: frame.x, y: frame.y + request.titleBar - Hairline.usual, width: frame.width,
            height: Hairline.usual)
        shapes.append(.path(PathShape([rule], theme[.cardHairline])))
        var type = theme.type.message
        type.weight = 600
        // The other side has as much room as the sign, so that the title stands in the middle.
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

    /// The side of the square for the sign that closes the screen. The figure is Spindle's own.
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

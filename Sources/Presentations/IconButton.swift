internal import Drawing
internal import Indicators

extension Presentation {
    /// The place of an icon button, beside the name of its subject.
    public static let icon = Presentation(
        "icon", "In the place of an icon to press, beside a name", synonyms: ["icon-button", "action"],
        isObstructive: false, indicators: [.circular], requirements: ["C15", "P10"], isControl: true,
        extent: .element,
        ground: { [$0[.card]] },
        ring: iconRing,
        room: { request, _ in request.cardWidth - 64 },
        compose: { request, _ throws(LayoutError) in
            let height = max(request.surfaces.row, request.blockHeight + 32)
            let frame = try ElementFrame(
                request, width: request.cardWidth, height: height, rim: request.cardRim)
            let request = frame.request
            let card = frame.box
            var ground = frame.ground()
            ground.card(card)
            let block = StageBox(
                x: card.x + 20, y: card.centerY - request.blockHeight / 2, width: request.blockWidth,
                height: request.blockHeight
            ).snapped
            // A name, unless there is a real one, and what follows it.
            let (start, end) = (block.right + 16, card.right - 56)
            if request.blockWidth <= request.iconSide {
                ground.bar(
                    StageBox(
                        x: start, y: card.centerY - 6, width: min(end - 16 - start, 160), height: 12))
            }
            if start <= end {
                ground.bar(
                    StageBox(x: end + 4, y: card.centerY - 5, width: 32, height: 10), opacity: 0.6)
            }
            return request.pressed(block, frame.height, ground)
        })

    /// The place of an icon in a toolbar.
    public static let toolbar = Presentation(
        "toolbar", "In the place of an icon in a toolbar", synonyms: ["tool-bar", "action-bar", "app-bar"],
        isObstructive: false, indicators: [.circular], requirements: ["C15", "P10"], isControl: true,
        extent: .element,
        ground: { [$0[.card]] },
        ring: iconRing,
        room: { request, _ in request.cardWidth - 32 - pitch },
        compose: { request, _ throws(LayoutError) in
            let height = max(56, request.blockHeight + 24)
            let frame = try ElementFrame(
                request, width: request.cardWidth, height: height, rim: request.cardRim)
            let request = frame.request
            let bar = frame.box
            var ground = frame.ground()
            ground.card(bar)
            let block = StageBox(
                x: bar.right - 16 - request.blockWidth, y: bar.centerY - request.blockHeight / 2,
                width: request.blockWidth, height: request.blockHeight
            ).snapped
            // The other icons: as many as there is room for, four at most.
            let count = min(((block.x - bar.x - 16) / pitch).rounded(.down), 4)
            for index in 0..<Int(max(count, 0)) {
                ground.picture(
                    StageBox(
                        x: bar.x + 16 + Double(index) * pitch, y: bar.centerY - 12, width: 24, height: 24),
                    corner: 6)
            }
            return request.pressed(block, frame.height, ground)
        })

    /// The distance from one icon of a toolbar to the next.
    private static let pitch = 48.0

    /// The size of the ring, that of the icon that it replaces.
    @Sendable private static func iconRing(_ metrics: ThemeMetrics) -> RingSize {
        RingSize(24, stroke: max(2, metrics.stroke(ofSize: 24).rounded()))
    }
}

extension StageRequest {
    /// The side of the icon, which the ring takes the place of.
    fileprivate var iconSide: Double { figure?.width ?? min(blockWidth, blockHeight) }

    /// An icon in the place of the indicator, and around it what shows that it is pressed.
    fileprivate func pressed(_ block: StageBox, _ height: Double, _ ground: StageSketch) -> Stage {
        let side = iconSide
        var box = figure ?? StageBox(x: 0, y: 0, width: side, height: side)
        box.x = block.x + (direction == .ltr ? box.x : blockWidth - box.right)
        box.y += block.y
        var (ground, idle) = (ground, StageSketch(self))
        let reach = max(side + 16, 40)
        if isPressed {
            ground.fill(
                box.inset((side - reach) / 2, (side - reach) / 2), corner: reach / 2,
                theme[.button].faded(theme.metrics.pressedLayer))
        }
        idle.addDownload(box, theme[isPressed ? .buttonPressed : .button])
        let target = max(side + 16, StageMetrics.target)
        return Stage(
            self, height: height, block: block,
            targets: [box.inset((side - target) / 2, (side - target) / 2)], ground: ground, idle: idle)
    }
}

extension StageSketch {
    /// An arrow down onto a line: the icon of a download.
    fileprivate mutating func addDownload(_ box: StageBox, _ color: Color) {
        let (unit, x, y) = (box.width / 24, box.centerX, box.centerY)
        func point(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx * unit, y: y + dy * unit) }
        stroke([point(0, -8), point(0, 3)], width: 2 * unit, color)
        stroke([point(-5, -2), point(0, 3), point(5, -2)], width: 2 * unit, color)
        stroke([point(-7, 8), point(7, 8)], width: 2 * unit, color)
    }
}

internal import Drawing
internal import Indicators

extension Presentation {
    /// A dialog over the whole screen, with a button to cancel where the process can be.
    public static let dialog = Presentation(
        "dialog", "In a dialog over the whole screen, optionally with a cancel button",
        also: ["modal", "popup", "alert", "hud"], isObstructive: true,
        requirements: ["P3"], message: .optional, cancel: .button,
        ground: { [$0[.dialog]] },
        room: { request, _ in request.dialogWidth - 2 * request.surfaces.dialogPadding },
        compose: composeDialog)

    private static func composeDialog(_ request: StageRequest, _ measuring: any TextMeasuring)
        throws(LayoutError) -> Stage
    {
        let frame = try ScreenFrame(request)
        let (surfaces, width) = (request.surfaces, request.dialogWidth)
        let padding = surfaces.dialogPadding
        let cancel = try StageText.cancel(request, measuring)
        // In a row where titles are not centered, unless the indicator takes the row for itself.
        let isRow = !surfaces.isCentered && !request.isLinear && request.blockWidth <= 80
        let beside = isRow ? request.blockWidth + 24 : 0
        let text = try StageWords.fitted(
            request, request.theme.type.message, maxWidth: width - 2 * padding - beside, lines: 4,
            alignment: surfaces.isCentered ? .center : .start, measuring)
        let textHeight = text?.height ?? 0
        let gap = text == nil ? 0 : 16.0
        let inner = isRow ? max(textHeight, request.blockHeight) : textHeight + gap + request.blockHeight
        let foot: Double =
            cancel == nil ? 0 : surfaces.isCentered ? StageMetrics.target : StageMetrics.target + 8
        let height = inner + 2 * padding + foot
        let box = StageBox(
            x: (request.width - width) / 2, y: (frame.height - height) / 2, width: width, height: height)
        guard box.y >= 8, box.x >= 8 else {
            let isLow = box.y < 8
            throw LayoutError.stage(
                isLow ? .height : .width, size: isLow ? frame.height : request.width,
                least: (isLow ? height : width).rounded(.up) + 16)
        }
        var panel = StageSketch(request)
        panel.panel(box, corner: surfaces.dialogCorner, request.theme[.dialog])
        // A track comes after what is said about it, a ring before.
        let textTop = box.y + padding + (request.isLinear || isRow ? 0 : request.blockHeight + gap)
        let words = text?.placed(
            in: StageBox(
                x: box.x + padding + beside, y: isRow ? textTop + (inner - textHeight) / 2 : textTop,
                width: width - 2 * padding - beside, height: textHeight),
            isRow ? .middle : request.isLinear ? .bottom : .top, request, request.theme[.label])
        var button = StageSketch(request)
        let target = cancel.map { addCancel($0, request, box, to: &button) }
        let blockX =
            isRow || request.isLinear || !surfaces.isCentered
            ? box.x + padding : box.centerX - request.blockWidth / 2
        let blockY =
            isRow
            ? box.y + padding + (inner - request.blockHeight) / 2
            : request.isLinear ? textTop + textHeight + gap : box.y + padding
        let block = StageBox(
            x: blockX, y: blockY, width: request.blockWidth, height: request.blockHeight)
        var (ground, cover) = (StageSketch(request), StageSketch(request))
        ground.addListScreen(frame)
        cover.ground(request.theme[.scrim], height: frame.height)
        return Stage(
            request, height: frame.height, block: block,
            centering: surfaces.isCentered ? .alone : .none, targets: target.map { [$0] } ?? [], words: words,
            cancel: cancel, button: button, ground: ground, cover: cover, panel: panel,
            entrance: Stage.Entrance(scale: 0.94))
    }

    /// A button at the foot of a dialog: all of its width under a line, or words at the end.
    private static func addCancel(
        _ text: StageText, _ request: StageRequest, _ box: StageBox, to button: inout StageSketch
    ) -> StageBox {
        let target: StageBox
        var words: StageBox
        if request.surfaces.isCentered {
            target = StageBox(
                x: box.x, y: box.bottom - StageMetrics.target, width: box.width, height: StageMetrics.target)
            button.fill(
                StageBox(x: box.x, y: target.y, width: box.width, height: 0.5), request.theme[.cardHairline])
            words = StageBox(x: target.centerX - text.width / 2, y: 0, width: text.width, height: text.height)
        } else {
            let padding = request.surfaces.dialogPadding
            let width = max(text.width + 24, StageMetrics.target)
            target = StageBox(
                x: box.right - padding - width + 12, y: box.bottom - 16 - StageMetrics.target, width: width,
                height: StageMetrics.target)
            words = StageBox(x: target.centerX - text.width / 2, y: 0, width: text.width, height: text.height)
        }
        words.y = target.centerY - text.height / 2
        button.write(text, in: words, request.theme[.button])
        return target
    }
}

extension StageRequest {
    fileprivate var dialogWidth: Double {
        min(isCompact ? surfaces.dialog : surfaces.regularDialog, width - 32)
    }
}

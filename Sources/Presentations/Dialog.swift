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
        let buttons = try StageButtons(
            request, maxWidth: request.dialogButton, staysCancel: true, measuring)
        // In a row where titles are not centered, unless the indicator takes the row for itself.
        let isRow = !surfaces.isCentered && !request.isLinear && request.blockWidth <= 80
        let beside = isRow ? request.blockWidth + 24 : 0
        let text = try StageWords.fitted(
            request, request.theme.type.message, maxWidth: width - 2 * padding - beside, lines: 4,
            alignment: surfaces.isCentered ? .center : .start, measuring)
        let textHeight = text?.height ?? 0
        let gap = text == nil ? 0 : 16.0
        let inner = isRow ? max(textHeight, request.blockHeight) : textHeight + gap + request.blockHeight
        // There is no row where there is nothing to press.
        let row = surfaces.isCentered ? request.target : request.target + 8
        let height = inner + 2 * padding + (buttons.running.isEmpty ? 0 : row)
        let finalHeight = inner + 2 * padding + (buttons.final.isEmpty ? 0 : row)
        let box = StageBox(
            x: (request.width - width) / 2, y: (frame.height - height) / 2, width: width, height: height)
        let low = max(8 - box.y, box.y + finalHeight - frame.height + 8)
        guard low <= 0, box.x >= 8 else {
            throw LayoutError.stage(
                low > 0 ? .height : .width, size: low > 0 ? frame.height : request.width,
                least: low > 0 ? (frame.height + 2 * low).rounded(.up) : width.rounded(.up) + 16)
        }
        let panel = Stage.Panel(
            sketch: StageSketch(request), box: box, finalHeight: finalHeight,
            corner: surfaces.dialogCorner, color: request.theme[.dialog])
        // A track comes after what is said about it, a ring before.
        let textTop = box.y + padding + (request.isLinear || isRow ? 0 : request.blockHeight + gap)
        let words = text?.placed(
            in: StageBox(
                x: box.x + padding + beside, y: isRow ? textTop + (inner - textHeight) / 2 : textTop,
                width: width - 2 * padding - beside, height: textHeight),
            isRow ? .middle : request.isLinear ? .bottom : .top, request, request.theme[.label])
        let placed = buttons.placed(request) { texts, isFinal, sketch in
            var box = box
            if isFinal { box.height = finalHeight }
            return surfaces.isCentered
                ? addRow(of: texts, request, box, to: &sketch) : addWords(texts, request, box, to: &sketch)
        }
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
            centering: surfaces.isCentered ? .alone : .none, words: words, buttons: placed, ground: ground,
            cover: cover, box: panel,
            entrance: Stage.Entrance(scale: 0.94))
    }

    /// Buttons at the foot of a dialog that share all of its width under a line.
    private static func addRow(
        of texts: [StageText], _ request: StageRequest, _ box: StageBox, to sketch: inout StageSketch
    ) -> [StageBox] {
        let line = request.theme[.cardHairline]
        let (top, width) = (box.bottom - request.target, box.width / Double(texts.count))
        sketch.fill(StageBox(x: box.x, y: top, width: box.width, height: 0.5), line)
        return texts.enumerated().map { index, text in
            let target = StageBox(
                x: box.x + Double(index) * width, y: top, width: width, height: request.target)
            if index > 0 {
                sketch.fill(StageBox(x: target.x, y: top, width: 0.5, height: target.height), line)
            }
            sketch.write(text, in: target.middle(text), request.theme[.button])
            return target
        }
    }

    /// Words at the end of the foot of a dialog.
    private static func addWords(
        _ texts: [StageText], _ request: StageRequest, _ box: StageBox, to sketch: inout StageSketch
    ) -> [StageBox] {
        var right = box.right - request.surfaces.dialogPadding + 12
        return texts.reversed().map { text in
            let width = max(text.width + 24, request.target)
            let target = StageBox(
                x: right - width, y: box.bottom - 16 - request.target, width: width,
                height: request.target)
            right -= width
            sketch.write(text, in: target.middle(text), request.theme[.button])
            return target
        }
    }
}

extension StageBox {
    /// The place of words in the middle.
    fileprivate func middle(_ text: StageText) -> StageBox {
        StageBox(
            x: centerX - text.width / 2, y: centerY - text.height / 2, width: text.width, height: text.height)
    }
}

extension StageRequest {
    /// The widest words on a button: more than a third of the screen is no word, and two share the dialog.
    fileprivate var dialogButton: Double {
        let third = (width / 3).rounded()
        if pause.isEmpty && restart.isEmpty {
            // Larger letters may have all of the dialog.
            let all = dialogWidth - 2 * surfaces.dialogPadding
            return theme.metrics.textSize.growth > 1 ? max(third, all) : third
        }
        return min(
            third, (dialogWidth / 2 - (surfaces.isCentered ? 16 : surfaces.dialogPadding + 12)).rounded())
    }

    fileprivate var dialogWidth: Double {
        min(isCompact ? surfaces.dialog : surfaces.regularDialog, width - 32)
    }
}

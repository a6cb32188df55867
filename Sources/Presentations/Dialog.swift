internal import Drawing
internal import Indicators

extension Presentation {
    /// A dialog over the whole screen, with a button to cancel where the process can be.
    public static let dialog = Presentation(
        "dialog", "In a dialog over the whole screen, optionally with a cancel button",
        synonyms: ["modal", "popup", "alert", "hud"], isObstructive: true,
        requirements: ["P3"], message: .optional, cancel: .button,
        ground: { [$0[.dialog]] },
        room: { request, _ in request.dialogWidth - 2 * request.dialogPadding },
        compose: composeDialog)

    private static func composeDialog(_ request: StageRequest, _ measuring: any TextMeasuring)
        throws(LayoutError) -> Stage
    {
        let frame = try ScreenFrame(request)
        let (surfaces, width) = (request.surfaces, request.dialogWidth)
        let padding = request.dialogPadding
        let buttons = try StageButtons(
            request, maxWidth: width - 2 * padding, share: request.dialogShare, staysCancel: true, measuring)
        let style = request.theme.type.message
        func fitted(inRow isRow: Bool) throws(LayoutError) -> StageWords? {
            let rest =
                frame.height - 16 - 2 * padding - (isRow ? 0 : request.blockHeight + 16)
                - request.foot(buttons.rows)
            return try StageWords.fitted(
                request, style,
                maxWidth: width - 2 * padding - (isRow ? request.blockWidth + 24 : 0),
                lines: request.lines(4, within: rest, style),
                alignment: surfaces.isCentered ? .center : .start, measuring)
        }
        // In a row where titles are not centered, unless the indicator takes the row for itself or breaks words in it.
        var isRow = !surfaces.isCentered && !request.isLinear && request.blockWidth <= 80
        var text = try fitted(inRow: isRow)
        if isRow, text?.breaksWord ?? false { (isRow, text) = (false, try fitted(inRow: false)) }
        let beside = isRow ? request.blockWidth + 24 : 0
        let textHeight = text?.height ?? 0
        let gap = text == nil ? 0 : 16.0
        let inner = isRow ? max(textHeight, request.blockHeight) : textHeight + gap + request.blockHeight
        let height = inner + 2 * padding + request.foot(buttons.rows(buttons.running))
        let finalHeight = inner + 2 * padding + request.foot(buttons.rows(buttons.final))
        let box = StageBox(
            x: (request.width - width) / 2, y: (frame.height - height) / 2, width: width, height: height
        ).snapped
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
            if buttons.isStacked { return addColumn(of: texts, request, box, to: &sketch) }
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
        let (top, width) = (box.bottom - request.target, box.width / Double(texts.count))
        let targets = texts.indices.map { index in
            StageBox(x: box.x + Double(index) * width, y: top, width: width, height: request.target)
        }
        let across = StageBox(x: box.x, y: top, width: box.width, height: Hairline.usual)
        let between = targets.dropFirst().map { target in
            StageBox(x: target.x, y: top, width: Hairline.usual, height: target.height)
        }
        sketch.rules([across] + between)
        return texts.enumerated().map { index, text in
            let target = targets[index]
            sketch.press(text, in: target, isPressed: request.isPressed && index == 0)
            return target
        }
    }

    /// Buttons one above the other at the foot of a dialog, the first one below.
    private static func addColumn(
        of texts: [StageText], _ request: StageRequest, _ box: StageBox, to sketch: inout StageSketch
    ) -> [StageBox] {
        let (surfaces, height) = (request.surfaces, request.target)
        return texts.enumerated().map { index, text in
            let bottom = box.bottom - (surfaces.isCentered ? 0 : 16) - Double(index) * height
            var target = StageBox(x: box.x, y: bottom - height, width: box.width, height: height)
            if surfaces.isCentered {
                sketch.rules([
                    StageBox(x: box.x, y: target.y, width: box.width, height: Hairline.usual)
                ])
            } else {
                target.width = max(text.width + 24, height)
                target.x = box.right - surfaces.dialogPadding + 12 - target.width
            }
            sketch.press(text, in: target, isPressed: request.isPressed && index == 0)
            return target
        }
    }

    /// Words at the end of the foot of a dialog.
    private static func addWords(
        _ texts: [StageText], _ request: StageRequest, _ box: StageBox, to sketch: inout StageSketch
    ) -> [StageBox] {
        var right = box.right - request.surfaces.dialogPadding + 12
        return texts.enumerated().reversed().map { index, text in
            let width = max(text.width + 24, request.target)
            let target = StageBox(
                x: right - width, y: box.bottom - 16 - request.target, width: width,
                height: request.target)
            right -= width
            sketch.press(text, in: target, isPressed: request.isPressed && index == 0)
            return target
        }
    }
}

extension StageRequest {
    /// The height of the buttons at the foot of a dialog, with their margin; 0 for no rows.
    fileprivate func foot(_ rows: Double) -> Double {
        rows * target + (rows > 0 && !surfaces.isCentered ? 8 : 0)
    }

    /// Larger letters have less space around them, so that fewer of their words are broken.
    fileprivate var dialogPadding: Double {
        theme.metrics.textSize.growth > 1.5 ? 12 : surfaces.dialogPadding
    }

    /// The widest words on one of two buttons that share the dialog.
    fileprivate var dialogShare: Double {
        (dialogWidth / 2 - (surfaces.isCentered ? 16 : surfaces.dialogPadding + 12)).rounded()
    }

    fileprivate var dialogWidth: Double {
        let usual = isCompact ? surfaces.dialog : surfaces.regularDialog
        // Larger letters have a wider one.
        return min(max(usual, (usual * theme.metrics.textSize.growth).rounded()), width - 32)
    }
}

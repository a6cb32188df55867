internal import Drawing
internal import Indicators

extension Presentation {
    /// A small floating message, in the colors of toasts.
    public static let toast = Presentation(
        "toast", "In a small message that floats over the screen",
        synonyms: ["snackbar", "notification", "banner"], isObstructive: false,
        requirements: ["P2"], message: .required, cancel: .toastLabel,
        ground: { [$0[.toast]] },
        ring: { $0.compact },
        adapt: { theme in
            let text = theme[.toastLabel]
            (theme[.indicator], theme[.label], theme[.paused]) = (theme[.toastIndicator], text, text)
            (theme[.error], theme[.success]) = (theme[.toastError], theme[.toastSuccess])
            (theme[.track], theme[.linearTrack]) = (text.faded(0.24), text.faded(0.24))
            theme[.disabled] = text.faded(0.5)
            theme[.linearLabel] = text
            // The error color of a dark toast has 4.17:1, which is enough for what is drawn, but not for words.
            theme.metrics.showsLinearErrorText = false
            (theme.type.label, theme.type.linearLabel) = (theme.type.toast, theme.type.toast)
        },
        room: { request, measuring throws(LayoutError) in
            try request.toastWidth - 2 * request.surfaces.toastPadding
                - ToastFoot(request, measuring).width
        },
        compose: composeToast)

    private static func composeToast(_ request: StageRequest, _ measuring: any TextMeasuring)
        throws(LayoutError) -> Stage
    {
        let frame = try ScreenFrame(request)
        let (surfaces, width) = (request.surfaces, request.toastWidth)
        let padding = surfaces.toastPadding
        let foot = try ToastFoot(request, measuring)
        let (end, below) = (foot.width, foot.height(request))
        let style = request.theme.type.toast
        func fitted(_ beside: Double, _ over: Double) throws(LayoutError) -> StageWords? {
            try StageWords.fitted(
                request, style, maxWidth: width - 2 * padding - end - beside,
                lines: request.lines(
                    2, within: frame.bottom - 16 - frame.status - 2 * padding - below - over, style),
                measuring)
        }
        // A track has the message above it, a ring beside it, and above it only where it would break a word there.
        let over = request.blockHeight + 8
        var beside = request.isLinear ? 0 : request.blockWidth + 12
        var text = try fitted(beside, request.isLinear ? over : 0)
        let isColumn =
            !request.isLinear && text?.breaksWord ?? false && request.theme.metrics.textSize.growth > 1
        if isColumn { (beside, text) = (0, try fitted(0, over)) }
        let textHeight = text?.height ?? 0
        let inner =
            isColumn || request.isLinear && text != nil
            ? textHeight + over : max(textHeight, request.blockHeight)
        let height = max(inner + 2 * padding, 48) + below
        let box = StageBox(
            x: (request.width - width) / 2, y: frame.bottom - 16 - height, width: width, height: height
        ).snapped
        guard box.y >= frame.status else {
            throw LayoutError.stage(
                .height, size: frame.height, least: (frame.height - box.y + frame.status).rounded(.up))
        }
        var panel = StageSketch(request)
        panel.toast(box)
        // The texts are centered in the space that the buttons leave.
        let top = box.y + (height - below - inner) / 2
        let middle = top + inner / 2
        let words = text?.placed(
            in: StageBox(
                x: box.x + padding + beside,
                y: isColumn ? top + over : request.isLinear ? top : middle - textHeight / 2,
                width: width - 2 * padding - end - beside, height: textHeight),
            isColumn ? .top : request.isLinear ? .bottom : .middle, request, request.theme[.toastLabel])
        let placed = foot.buttons.placed(request) { texts, _, sketch in
            foot.draw(texts, box, request, &sketch)
        }
        let block = StageBox(
            x: box.x + padding,
            y: isColumn
                ? top
                : request.isLinear ? top + inner - request.blockHeight : middle - request.blockHeight / 2,
            width: request.blockWidth, height: request.blockHeight)
        var ground = StageSketch(request)
        ground.addListScreen(frame)
        return Stage(
            request, height: frame.height, block: block, words: words,
            buttons: placed, ground: ground, panel: panel,
            entrance: Stage.Entrance(block: Stage.rise))
    }
}

extension StageRequest {
    var toastWidth: Double {
        let part = isCompact ? surfaces.toastPart : surfaces.regularToastPart
        // On a narrow screen a part of it would be too little, and beside larger letters.
        let growth = max(theme.metrics.textSize.growth, 1)
        let usual = max((width * part).rounded(), 240)
        return min((usual * growth).rounded(), width - 32, surfaces.maxToast * growth)
    }
}

extension StageSketch {
    /// The ground of a toast, with a line around it where the theme has one.
    mutating func toast(_ box: StageBox) {
        let (surfaces, border) = (theme.metrics.surfaces, theme.metrics.surfaces.toastBorder)
        panel(box, corner: surfaces.toastCorner, theme[.toast])
        guard border > 0 else { return }
        var line = theme[.cardHairline]
        line.alpha = 255
        fill(box, corner: surfaces.toastCorner, line)
        fill(box.inset(border, border), corner: surfaces.toastCorner - border, theme[.toast])
    }
}

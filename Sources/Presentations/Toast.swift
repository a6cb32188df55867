internal import Drawing
internal import Indicators

extension Presentation {
    /// A small floating message, in the colors of toasts.
    public static let toast = Presentation(
        "toast", "In a small message that floats over the screen",
        also: ["snackbar", "notification", "banner"], isObstructive: false,
        requirements: ["P2"], message: .required, cancel: .toastLabel,
        ground: { [$0[.toast]] },
        ring: { $0.compact },
        adapt: { theme in
            let text = theme[.toastLabel]
            (theme[.indicator], theme[.label], theme[.paused]) = (theme[.toastIndicator], text, text)
            (theme[.error], theme[.success]) = (theme[.toastError], theme[.toastSuccess])
            (theme[.track], theme[.linearTrack]) = (text.faded(0.24), text.faded(0.24))
            theme[.disabled] = text.faded(0.5)
            theme.type.label = theme.type.toast
        },
        room: { request, measuring throws(LayoutError) in
            let cancel = try StageText.cancel(request, measuring)
            return request.toastWidth - 2 * request.surfaces.toastPadding
                - (cancel.map { $0.width + 16 } ?? 0)
        },
        compose: composeToast)

    private static func composeToast(_ request: StageRequest, _ measuring: any TextMeasuring)
        throws(LayoutError) -> Stage
    {
        let frame = try ScreenFrame(request)
        let (surfaces, width) = (request.surfaces, request.toastWidth)
        let padding = surfaces.toastPadding
        let cancel = try StageText.cancel(request, measuring)
        let end = cancel.map { $0.width + 16 } ?? 0
        // A track has the message above it, a ring beside it.
        let beside = request.isLinear ? 0 : request.blockWidth + 12
        let text = try StageWords.fitted(
            request, request.theme.type.toast, maxWidth: width - 2 * padding - end - beside, lines: 2,
            measuring)
        let textHeight = text?.height ?? 0
        let inner =
            request.isLinear && text != nil
            ? textHeight + 8 + request.blockHeight : max(textHeight, request.blockHeight)
        let height = max(inner + 2 * padding, 48)
        let box = StageBox(
            x: (width - request.width) / -2, y: frame.bottom - 16 - height, width: width, height: height)
        guard box.y >= frame.status else {
            throw LayoutError.stage(
                .height, size: frame.height, least: (frame.height - box.y + frame.status).rounded(.up))
        }
        var panel = StageSketch(request)
        panel.panel(box, corner: surfaces.toastCorner, request.theme[.toast])
        let top = box.y + (height - inner) / 2
        let words = text?.placed(
            in: StageBox(
                x: box.x + padding + beside,
                y: request.isLinear ? top : box.centerY - textHeight / 2,
                width: width - 2 * padding - end - beside, height: textHeight),
            request.isLinear ? .bottom : .middle, request, request.theme[.toastLabel])
        var targets: [StageBox] = []
        var button = StageSketch(request)
        if let cancel {
            let x = box.right - padding - cancel.width
            button.write(
                cancel,
                in: StageBox(
                    x: x, y: box.centerY - cancel.height / 2, width: cancel.width, height: cancel.height),
                request.theme[.toastLabel])
            targets = [StageBox.target(x: x, centerY: box.centerY, width: cancel.width, within: box)]
        }
        let block = StageBox(
            x: box.x + padding,
            y: request.isLinear ? top + inner - request.blockHeight : box.centerY - request.blockHeight / 2,
            width: request.blockWidth, height: request.blockHeight)
        var ground = StageSketch(request)
        ground.addListScreen(frame)
        return Stage(
            request, height: frame.height, block: block, targets: targets,
            words: words, cancel: cancel, button: button, ground: ground, panel: panel,
            entrance: Stage.Entrance(block: 24))
    }
}

extension StageRequest {
    fileprivate var toastWidth: Double {
        let part = isCompact ? surfaces.toastPart : surfaces.regularToastPart
        // On a narrow screen a part of it would be too little.
        return min(max((width * part).rounded(), 240), width - 32, surfaces.maxToast)
    }
}

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
            theme[.linearLabel] = text
            (theme.type.label, theme.type.linearLabel) = (theme.type.toast, theme.type.toast)
        },
        room: { request, measuring throws(LayoutError) in
            let buttons = try request.toastButtons(measuring)
            return request.toastWidth - 2 * request.surfaces.toastPadding
                - (buttons.isEmpty ? 0 : buttons.width(gap: 16) + 16)
        },
        compose: composeToast)

    private static func composeToast(_ request: StageRequest, _ measuring: any TextMeasuring)
        throws(LayoutError) -> Stage
    {
        let frame = try ScreenFrame(request)
        let (surfaces, width) = (request.surfaces, request.toastWidth)
        let padding = surfaces.toastPadding
        let buttons = try request.toastButtons(measuring)
        let end = buttons.isEmpty ? 0 : buttons.width(gap: 16) + 16
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
        let placed = buttons.placed(request) { texts, _, sketch in
            var right = box.right - padding
            return texts.reversed().map { text in
                let x = right - text.width
                sketch.write(
                    text,
                    in: StageBox(
                        x: x, y: box.centerY - text.height / 2, width: text.width, height: text.height),
                    request.theme[.toastLabel])
                right = x - 16
                return StageBox.target(x: x, centerY: box.centerY, width: text.width, within: box)
            }
        }
        let block = StageBox(
            x: box.x + padding,
            y: request.isLinear ? top + inner - request.blockHeight : box.centerY - request.blockHeight / 2,
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
    fileprivate func toastButtons(_ measuring: any TextMeasuring) throws(LayoutError) -> StageButtons {
        // More than a third of the screen is no word on a button, and two leave room for a message.
        let part = pause.isEmpty && restart.isEmpty ? 3.0 : 5
        return try StageButtons(
            self, maxWidth: (width / part).rounded(), staysCancel: false, measuring)
    }

    var toastWidth: Double {
        let part = isCompact ? surfaces.toastPart : surfaces.regularToastPart
        // On a narrow screen a part of it would be too little.
        return min(max((width * part).rounded(), 240), width - 32, surfaces.maxToast)
    }
}

internal import Drawing
internal import Indicators

extension Presentation {
    /// One line about what happens, with the indicator, over a checkout that waits for the next screen.
    public static let messageBox = Presentation(
        "message-box", "With one line in a message box over a checkout", synonyms: ["alert", "popup"],
        isObstructive: true,
        indicators: [.circular], requirements: ["C12"], message: .required, takesValues: false,
        ending: .leaves,
        ground: { [$0[.dialog]] },
        ring: { $0.small.size < 24 ? $0.medium : $0.small },
        adapt: { $0.metrics.adaptToCheckout() },
        room: { request, _ in request.boxRoom }, compose: composeBox)

    private static func composeBox(_ request: StageRequest, _ measuring: any TextMeasuring)
        throws(LayoutError) -> Stage
    {
        let frame = try ScreenFrame(request)
        let style = request.theme.type.message
        // Beside larger letters the ring stands above the words where it would leave little room beside it.
        let isColumn =
            request.theme.metrics.textSize.growth > 1
            && request.boxRoom - request.blockWidth - 16 < 6 * style.size
        let (beside, above) = isColumn ? (0, request.blockHeight + 12) : (request.blockWidth + 16, 0)
        let text = try StageWords.fitted(
            request, style, maxWidth: request.boxRoom - beside,
            lines: isColumn ? request.lines(1, within: frame.height - 56 - above, style) : 1,
            alignment: isColumn ? .center : .start, measuring)
        let inner = max(text.map { beside + $0.width } ?? 0, request.blockWidth)
        let height = max(above + (text?.height ?? 0), request.blockHeight) + 40
        let width = inner + 48
        let box = StageBox(
            x: (request.width - width) / 2, y: (frame.height - height) / 2, width: width, height: height
        ).snapped
        guard box.y >= 8 else {
            throw LayoutError.stage(.height, size: frame.height, least: (height + 16).rounded(.up))
        }
        var panel = StageSketch(request)
        panel.panel(box, corner: min(request.surfaces.dialogCorner, height / 2), request.theme[.dialog])
        let words = text.map { text in
            text.placed(
                in: StageBox(
                    x: isColumn ? box.centerX - text.width / 2 : box.x + 24 + beside,
                    y: isColumn ? box.y + 20 + above : box.centerY - text.height / 2, width: text.width,
                    height: text.height), isColumn ? .top : .middle, request, request.theme[.label])
        }
        let block = StageBox(
            x: isColumn ? box.centerX - request.blockWidth / 2 : box.x + 24,
            y: isColumn ? box.y + 20 : box.centerY - request.blockHeight / 2, width: request.blockWidth,
            height: request.blockHeight)
        var (ground, cover) = (StageSketch(request), StageSketch(request))
        ground.ground(request.theme[.surface], height: frame.height)
        ground.addCheckout(frame)
        ground.addBars(frame)
        cover.ground(request.theme[.scrim], height: frame.height)
        return Stage(
            request, height: frame.height, block: block,
            words: words, ground: ground, cover: cover, panel: panel,
            entrance: Stage.Entrance(scale: 0.94))
    }
}

extension StageRequest {
    /// The width available to the content of a message box.
    fileprivate var boxRoom: Double { min(width - 32, 400) - 48 }
}

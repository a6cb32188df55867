internal import Drawing
internal import Indicators

extension Presentation {
    /// The exact middle of a veiled screen, with a message below the indicator.
    public static let fullScreen = Presentation(
        "full-screen", "In the middle of a screen whose content is blocked",
        synonyms: ["page", "overlay", "splash", "screen"], isObstructive: true,
        requirements: ["C14", "L4"], message: .optional, fillsRoom: false,
        ground: { [$0[.surface]] },
        ring: { $0.large },
        room: { request, _ in request.width - 2 * request.margin },
        compose: { request, measuring throws(LayoutError) in
            let frame = try ScreenFrame(request)
            let room = min(request.width - 2 * request.margin, 400)
            let style = request.theme.type.message
            let text = try StageWords.fitted(
                request, style, maxWidth: room,
                lines: request.lines(2, within: (frame.height - request.blockHeight) / 2 - 32, style),
                alignment: .center, measuring)
            let block = StageBox(
                x: (request.width - request.blockWidth) / 2, y: (frame.height - request.blockHeight) / 2,
                width: request.blockWidth, height: request.blockHeight)
            var (ground, cover) = (StageSketch(request, isLoaded: true), StageSketch(request))
            ground.ground(request.theme[.surface], height: frame.height)
            ground.addCheckout(frame, around: max(request.blockWidth, text?.width ?? 0))
            ground.addBars(frame)
            // The veil shows that the content below is still there but cannot be used.
            cover.ground(request.theme[.surface].faded(veil), height: frame.height)
            var words: StageWords.Placed?
            if let text {
                let box = StageBox(
                    x: (request.width - room) / 2, y: block.bottom + 24, width: room, height: text.height)
                guard box.bottom <= frame.height - 8 else {
                    throw LayoutError.stage(
                        .height, size: frame.height,
                        least: (2 * box.bottom - frame.height + 16).rounded(.up))
                }
                words = text.placed(in: box, .top, request, request.theme[.label])
            }
            return Stage(
                request, height: frame.height, block: block, centering: .alone,
                words: words, ground: ground, cover: cover)
        })

    /// The opacity of the veil. Ours.
    private static let veil = 0.88
}

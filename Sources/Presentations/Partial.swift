internal import Indicators

extension Presentation {
    /// An overlay over the content of a card, and nothing but the indicator on it.
    public static let partial = Presentation(
        "partial", "On an overlay that covers the content of a card", synonyms: ["overlay", "busy"],
        isObstructive: true,
        indicators: [.circular], requirements: ["C13"], takesWords: false, takesValues: false,
        extent: .element, ending: .leaves,
        ground: { [$0[.card], $0[.label], $0[.cardOverlay]] },
        adapt: { $0.metrics.adaptToCheckout() },
        room: { request, _ in request.cardWidth - 32 },
        compose: { request, _ throws(LayoutError) in
            let height = max(208, request.blockHeight + 48)
            let frame = try ElementFrame(request, width: request.cardWidth, height: height)
            let card = frame.box
            var ground = frame.ground(isLoaded: true)
            ground.card(card)
            ground.addOrder(card)
            var cover = StageSketch(request)
            cover.fill(card, corner: request.surfaces.cardCorner, request.theme[.cardOverlay])
            let block = StageBox(
                x: card.centerX - request.blockWidth / 2, y: card.centerY - request.blockHeight / 2,
                width: request.blockWidth, height: request.blockHeight)
            return Stage(
                request, height: frame.height, block: block, centering: .alone,
                ground: ground, cover: cover)
        })
}

internal import Indicators

extension Presentation {
    /// A card that waits for its content; a track without a label lies along its lower edge.
    public static let card = Presentation(
        "card", "On a card whose content is loading", synonyms: ["tile"], isObstructive: false,
        requirements: ["C9", "L4"], extent: .element,
        ground: { [$0[.card]] },
        room: { request, _ in request.cardWidth - 32 },
        compose: { request, _ throws(LayoutError) in
            let head = 72.0
            // A track of 8 points or less carries no label, and stands where the card ends.
            let isEdge = request.isLinear && request.blockHeight <= StageMetrics.step
            let body = isEdge ? 104 : max(request.blockHeight + 48, 96)
            let frame = try ElementFrame(
                request, width: request.cardWidth, height: head + body, rim: request.cardRim)
            let request = frame.request
            let card = frame.box
            var ground = frame.ground()
            ground.card(card)
            ground.addHead(card)
            if isEdge {
                for (line, part) in [1.0, 0.9, 0.55].enumerated() {
                    ground.bar(
                        StageBox(
                            x: card.x + 16, y: card.y + head + 16 + Double(line) * 24,
                            width: (card.width - 32) * part, height: 10), opacity: 0.6)
                }
            }
            let block = StageBox(
                x: card.centerX - request.blockWidth / 2,
                y: isEdge
                    ? card.bottom - request.blockHeight
                    : card.y + head + (body - request.blockHeight) / 2 - 8,
                width: request.blockWidth, height: request.blockHeight)
            return Stage(
                request, height: frame.height, block: block, centering: .alone,
                ground: ground)
        })
}

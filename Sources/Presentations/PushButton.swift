internal import Drawing
internal import Indicators

extension Presentation {
    /// A filled button, with the indicator beside its label or in place of it.
    public static let button = Presentation(
        "button", "In a button, beside its text or instead of it", synonyms: ["submit"], isObstructive: false,
        indicators: [.circular], requirements: ["C15", "P9"], isControl: true, extent: .element,
        turnsWithOutcome: true,
        ground: { [$0[.button]] },
        ring: { metrics in RingSize(20, stroke: max(2, metrics.stroke(ofSize: 20).rounded())) },
        adapt: { theme in
            let text = theme[.buttonLabel]
            for slot in [ThemeSlot.indicator, .label, .paused] { theme[slot] = text }
            (theme[.track], theme[.disabled]) = (text.faded(0.32), text.faded(0.5))
            theme.type.label = theme.type.button
        },
        room: { request, _ in request.buttonRoom },
        compose: { request, _ throws(LayoutError) in
            let height = max(request.surfaces.button, request.blockHeight + 16)
            let width = min(max(request.blockWidth + 48, 120), request.buttonRoom + 48)
            let target = max(height, StageMetrics.target)
            let frame = try ElementFrame(request, width: width, height: request.isAlone ? height : target)
            let request = frame.request
            var button = frame.box
            (button.y, button.height) = (frame.box.centerY - height / 2, height)
            button = button.snapped
            var ground = frame.ground()
            // A capsule stays a capsule at a larger height.
            let isCapsule = 2 * request.surfaces.buttonCorner >= request.surfaces.button
            let corner = isCapsule ? height / 2 : request.surfaces.buttonCorner
            ground.fill(button, corner: corner, request.buttonGround)
            func turned(_ state: ValueState) -> StageSketch {
                var sketch = StageSketch(request)
                // A little larger, if there is room, so that nothing of the other ground shows at its edge.
                let rim = request.isAlone ? 0 : 0.5
                sketch.fill(button.inset(-rim, -rim), corner: corner + rim, request.theme.color(state))
                sketch.fill(
                    button.inset(1 - rim, 1 - rim), corner: corner + rim - 1,
                    request.theme.outcomeGround(state))
                return sketch
            }
            let block = StageBox(
                x: button.centerX - request.blockWidth / 2, y: button.centerY - request.blockHeight / 2,
                width: request.blockWidth, height: request.blockHeight)
            return Stage(
                request, height: frame.height, block: block, centering: .group,
                targets: [frame.box], ground: ground, failed: turned(.error), succeeded: turned(.success))
        })
}

extension StageRequest {
    /// The fill color of a button.
    fileprivate var buttonGround: Color {
        guard isPressed else { return theme[.button] }
        return theme[.buttonPressed].mixed(with: theme[.buttonLabel], theme.metrics.stateLayer)
    }

    /// The width available to the label of the widest button.
    fileprivate var buttonRoom: Double { min(width - 2 * margin, 400) - 48 }
}

extension Theme {
    /// The fill of a filled button with an outcome, light enough for the outcome's color to stand out: the card color
    /// mixed with 8 % of it. Ours: the documents ask for red, and no published button has a color of its own for it.
    func outcomeGround(_ state: ValueState) -> Color { self[.card].mixed(with: color(state), 0.08) }
}

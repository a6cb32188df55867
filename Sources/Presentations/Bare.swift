internal import Indicators

extension Presentation {
    /// The indicator by itself: whoever shows it draws all else.
    public static let bare = Presentation(
        "bare", "The indicator alone", synonyms: ["none", "plain", "alone", "nothing"],
        isObstructive: false, requirements: ["C9"], extent: .none,
        ground: { [$0[.surface]] },
        room: { request, _ in request.width },
        compose: { request, _ throws(LayoutError) in
            var request = request
            request.width = request.blockWidth
            let block = StageBox(x: 0, y: 0, width: request.blockWidth, height: request.blockHeight)
            return Stage(
                request, height: request.blockHeight, block: block,
                ground: StageSketch(request))
        })
}

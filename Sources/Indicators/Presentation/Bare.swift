extension Presentation {
    /// The indicator by itself: whoever shows it draws all else.
    public static let bare = Presentation(
        "bare", "The indicator alone, on nothing", isObstructive: false, requirements: ["C9"], extent: .none,
        room: { request, _ in request.width },
        compose: { request, _ in
            var request = request
            request.width = request.blockWidth
            let block = StageBox(x: 0, y: 0, width: request.blockWidth, height: request.blockHeight)
            return Stage(
                request, height: request.blockHeight, block: block, isObstructive: false,
                ground: StageSketch(request))
        })
}

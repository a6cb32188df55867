internal import Drawing
internal import Indicators

extension Presentation {
    /// Along the upper edge of a page, below the bar of a phone, as NProgress and Turbo have it.
    public static let pageTop = Presentation(
        "page-top", "Along the upper edge of the page, as wide as the screen",
        synonyms: ["nprogress", "top-bar", "loading-bar", "page-load", "page-loading", "turbo", "pace"],
        isObstructive: false, indicators: [.linear], requirements: ["L4"], takesWords: false,
        ending: .leavesWhenDone,
        ground: { [$0[$0.metrics.surfaces.hasBars ? .card : .surface]] },
        room: { request, _ in request.width },
        compose: { request, _ throws(LayoutError) in
            let frame = try ScreenFrame(request)
            guard request.blockHeight <= frame.column.height else {
                throw LayoutError.stage(
                    .height, size: frame.height,
                    least: (frame.height + request.blockHeight - frame.column.height).rounded(.up))
            }
            let count = (frame.column.height / request.surfaces.row).rounded(.up)
            var ground = StageSketch(request)
            ground.ground(request.theme[.surface], height: frame.height)
            ground.addRows(frame.column, top: frame.top, count: Int(count))
            ground.addBars(frame)
            let block = StageBox(
                x: (request.width - request.blockWidth) / 2, y: frame.status, width: request.blockWidth,
                height: request.blockHeight)
            return Stage(request, height: frame.height, block: block, centering: .alone, ground: ground)
        })
}

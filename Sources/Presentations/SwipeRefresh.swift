internal import Drawing
internal import Indicators

extension Presentation {
    /// Above a list that is pulled down: between it and the bar, or on a disc that comes over it.
    public static let swipeRefresh = Presentation(
        "swipe-refresh", "Above a list that is pulled down to be refreshed",
        synonyms: ["pull-to-refresh", "refresh", "pull"], isObstructive: false,
        indicators: [.circular], requirements: ["C10"], takesPull: true, ending: .leavesWhenDone,
        ground: { [$0[$0.metrics.surfaces.pullMovesList ? .surface : .dialog]] },
        ring: { metrics in metrics.surfaces.pullMovesList ? metrics.compact : metrics.small },
        room: { request, _ in request.width - 2 * request.margin },
        compose: { request, _ throws(LayoutError) in
            let frame = try ScreenFrame(request)
            let isInset = frame.column.width < request.width
            let rows = ((frame.height - frame.top) / request.surfaces.row).rounded(.up)
            var (ground, content, chrome) = (
                StageSketch(request), StageSketch(request), StageSketch(request)
            )
            ground.ground(request.theme[.surface], height: frame.height)
            content.addRows(frame.column, top: frame.top + (isInset ? 24 : 0), count: Int(rows))
            chrome.addBars(frame)
            let (width, height) = (request.blockWidth, request.blockHeight)
            let x = (request.width - width) / 2
            var disc: Stage.Disc?
            var entrance = Stage.Entrance()
            let block: StageBox
            if request.surfaces.pullMovesList {
                block = StageBox(x: x, y: frame.top + 16, width: width, height: height)
                // It stays in the middle of the gap that opens.
                entrance = Stage.Entrance(content: height + 32, block: -(height / 2 + 16))
            } else {
                let rim = 8.0
                block = StageBox(x: x, y: frame.top + 16 + rim, width: width, height: height).snapped
                disc = Stage.Disc(box: block.inset(-rim, -rim), rim: rim, color: request.theme[.dialog])
                entrance.block = -(height + 2 * rim + 24)
            }
            guard block.bottom + 8 <= frame.bottom else {
                throw LayoutError.stage(
                    .height, size: frame.height,
                    least: (frame.height + block.bottom + 8 - frame.bottom).rounded(.up))
            }
            return Stage(
                request, height: frame.height, block: block, centering: .alone,
                ground: ground, content: content, disc: disc, chrome: chrome, entrance: entrance)
        })
}

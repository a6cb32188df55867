internal import Drawing
internal import Indicators

extension Presentation {
    /// Below the last row of a list that goes on.
    public static let scrollLoad = Presentation(
        "scroll-load", "Below the last row of a list while more is loading",
        synonyms: ["infinite-scroll", "load-more"], isObstructive: false,
        indicators: [.circular], requirements: ["C11"], ending: .leavesWhenDone,
        ground: { [$0[.surface]] },
        ring: { $0.compact },
        room: { request, _ in request.width - 2 * request.margin },
        compose: { request, _ throws(LayoutError) in
            let frame = try ScreenFrame(request)
            let distance = request.blockHeight + 32
            guard distance <= frame.column.height else {
                throw LayoutError.stage(
                    .height, size: frame.height,
                    least: (frame.height + distance - frame.column.height).rounded(.up))
            }
            let row = request.surfaces.row
            let count = (frame.column.height / row).rounded(.up) + (distance / row).rounded(.up)
            var (ground, content, chrome) = (
                StageSketch(request), StageSketch(request), StageSketch(request)
            )
            ground.ground(request.theme[.surface], height: frame.height)
            // It ends with its last row, until there is something below that.
            content.addRows(frame.column, top: frame.bottom - count * row, count: Int(count))
            chrome.addBars(frame)
            let block = StageBox(
                x: (request.width - request.blockWidth) / 2, y: frame.bottom - distance + 16,
                width: request.blockWidth, height: request.blockHeight)
            return Stage(
                request, height: frame.height, block: block, centering: .alone,
                ground: ground,
                content: content, chrome: chrome,
                entrance: Stage.Entrance(content: -distance, block: distance))
        })
}

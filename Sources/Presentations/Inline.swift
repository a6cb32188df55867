internal import Indicators

extension Presentation {
    /// The affected row of a list: at its end, or below its title for a track or an indicator with a label.
    public static let inline = Presentation(
        "inline", "In the affected row of a list", synonyms: ["row", "list", "list-item"],
        isObstructive: false,
        requirements: ["P1"],
        ground: { [$0[$0.metrics.surfaces.hasBars ? .card : .surface]] },
        ring: { $0.compact },
        room: { request, _ throws(LayoutError) in
            let frame = try ScreenFrame(request)
            return frame.column.right - 16 - StageSketch.textX(frame.column)
        },
        compose: { request, _ throws(LayoutError) in
            let frame = try ScreenFrame(request)
            let (row, column) = (request.surfaces.row, frame.column)
            let top = frame.top + (request.isCompact ? 0 : 24)
            // A ring and a value go at the end, where they leave room for the title.
            let room = column.right - 16 - StageSketch.textX(column)
            let isBelow = request.isLinear || request.blockWidth > min(80, room * 0.36)
            // Of the rows the second is busy.
            let height =
                isBelow
                ? max(row, row / 2 + 4 + request.blockHeight + 12) : max(row, request.blockHeight + 16)
            let end = request.isCompact ? frame.height : column.bottom - 24
            let rest = end - top - height
            guard rest >= 0 else {
                throw LayoutError.stage(
                    .height, size: frame.height, least: (frame.height - rest).rounded(.up))
            }
            let count = (rest / row).rounded(request.isCompact ? .up : .down)
            var ground = StageSketch(request)
            ground.ground(request.theme[.surface], height: frame.height)
            let busy = count >= 1 ? 1 : 0
            ground.addRows(
                column, top: top, count: Int(count) + 1,
                special: (busy, isBelow ? .subtitle : .trailing, height))
            ground.addBars(frame)
            let y = top + Double(busy) * row
            let block = StageBox(
                x: isBelow ? StageSketch.textX(column) : column.right - 16 - request.blockWidth,
                y: isBelow
                    ? y + row / 2 + (request.isLinear ? 8 : 4) : y + (height - request.blockHeight) / 2,
                width: request.blockWidth, height: request.blockHeight)
            return Stage(request, height: frame.height, block: block, ground: ground)
        })
}

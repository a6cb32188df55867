internal import Indicators

/// A screen with bars, and a column for content.
struct ScreenFrame {
    let height: Double
    /// The vertical bounds of the content, between the bars of the phone and of the app.
    let top, bottom: Double
    let status: Double
    let hasNavigation: Bool
    let column: StageBox

    init(_ request: StageRequest) throws(LayoutError) {
        height = request.screenHeight
        let least = 160.0
        if request.width < least { throw LayoutError.stage(.width, size: request.width, least: least) }
        if height < least { throw LayoutError.stage(.height, size: height, least: least) }
        let hasBars = height >= StageMetrics.leastWithBars
        status = hasBars ? StageMetrics.status : 0
        hasNavigation = height >= StageMetrics.leastWithNavigation
        top = status + (hasNavigation ? request.surfaces.bar : 0)
        bottom = height - (hasBars ? StageMetrics.home : 0)
        let width = request.isCompact ? request.width : min(request.width - 48, StageMetrics.column)
        column = StageBox(x: (request.width - width) / 2, y: top, width: width, height: bottom - top).snapped
    }
}

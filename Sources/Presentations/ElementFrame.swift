internal import Indicators

/// One element in the middle of a piece of the surface.
struct ElementFrame {
    let height: Double
    let box: StageBox

    /// - Parameters: the size of the element.
    init(_ request: StageRequest, width: Double, height: Double) throws(LayoutError) {
        let (dx, dy) = (request.width - width, 2 * request.margin)
        guard dx >= 2 * StageMetrics.step else {
            throw LayoutError.stage(
                .width, size: request.width, least: (width + 2 * StageMetrics.step).rounded(.up))
        }
        self.height = request.height ?? height + dy
        guard self.height >= height + 2 * StageMetrics.step else {
            throw LayoutError.stage(
                .height, size: self.height, least: (height + 2 * StageMetrics.step).rounded(.up))
        }
        box = StageBox(x: dx / 2, y: (self.height - height) / 2, width: width, height: height).snapped
    }
}

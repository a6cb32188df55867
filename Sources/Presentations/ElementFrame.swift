internal import Indicators

/// One element in the middle of a piece of the surface, or alone.
struct ElementFrame {
    /// The request, as wide as the picture.
    let request: StageRequest
    let height: Double
    let box: StageBox

    /// - Parameters:
    ///   - width: The width of the element.
    ///   - height: The height of the element.
    ///   - rim: The room for its shadow where it is alone.
    init(_ request: StageRequest, width: Double, height: Double, rim: Double = 0) throws(LayoutError) {
        if request.isAlone {
            var request = request
            let (width, height) = (width.rounded(.up), height.rounded(.up))
            request.width = width + 2 * rim
            self.request = request
            self.height = height + 2 * rim
            box = StageBox(x: rim, y: rim, width: width, height: height)
            return
        }
        let (dx, dy) = (request.width - width, 2 * request.margin)
        guard dx >= 2 * StageMetrics.step else {
            throw LayoutError.stage(
                .width, size: request.width, least: (width + 2 * StageMetrics.step).rounded(.up))
        }
        self.request = request
        self.height = request.height ?? height + dy
        guard self.height >= height + 2 * StageMetrics.step else {
            throw LayoutError.stage(
                .height, size: self.height, least: (height + 2 * StageMetrics.step).rounded(.up))
        }
        box = StageBox(x: dx / 2, y: (self.height - height) / 2, width: width, height: height).snapped
    }

    /// The page below the element, if there is one.
    ///
    /// - Parameter isLoaded: Whether the element has its content.
    func ground(isLoaded: Bool = false) -> StageSketch {
        var sketch = StageSketch(request, isLoaded: isLoaded)
        if !request.isAlone { sketch.ground(request.theme[.surface], height: height) }
        return sketch
    }
}

extension StageRequest {
    /// The room around a card for its shadow or its hairline, in points, where it is shown alone.
    var cardRim: Double { surfaces.cardShadow > 0 ? (surfaces.cardShadow + 2).rounded(.up) : 1 }
}

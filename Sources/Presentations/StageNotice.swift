internal import Drawing
public import Indicators

/// What is told in a toast once the indicator has left.
public struct StageNotice: Hashable, Sendable {
    /// What has come of the process.
    public var words: String
    /// Success or error, whose sign stands before the words.
    public var state: ValueState

    /// Words about how a process has ended.
    public init(_ words: String, _ state: ValueState) { (self.words, self.state) = (words, state) }
}

extension StageNotice {
    /// The toast as it is drawn, and how its words fit.
    func placed(
        _ request: StageRequest, height: Double, _ measuring: any TextMeasuring
    ) throws(LayoutError) -> (shapes: [Shape], size: TextSize) {
        let (surfaces, theme) = (request.surfaces, request.theme)
        let (width, padding) = (request.toastWidth, request.surfaces.toastPadding)
        let beside = Self.sign + 12
        let text = try StageText.fitted(
            words, theme.type.toast, request, maxWidth: width - 2 * padding - beside, lines: 2, measuring)
        let isScreen = height >= StageMetrics.leastWithBars
        let boxHeight = max(max(text.height, Self.sign) + 2 * padding, 48)
        let box = StageBox(
            x: (request.width - width) / 2,
            y: height - (isScreen ? StageMetrics.home : 0) - 16 - boxHeight, width: width, height: boxHeight)
        guard box.y >= 0 else {
            throw LayoutError.stage(.height, size: height, least: (height - box.y).rounded(.up))
        }
        var sketch = StageSketch(request)
        sketch.panel(box, corner: surfaces.toastCorner, theme[.toast])
        if let glyph = Glyph(state) {
            let color = theme[state == .error ? .toastError : .toastSuccess]
            sketch.sign(
                glyph, center: Point(x: box.x + padding + Self.sign / 2, y: box.centerY), side: Self.sign,
                color)
        }
        sketch.write(
            text,
            in: StageBox(
                x: box.x + padding + beside, y: box.centerY - text.height / 2,
                width: width - 2 * padding - beside, height: text.height), theme[.toastLabel])
        return (sketch.shapes, text.size)
    }

    /// The side of the square for the sign, in points. Ours.
    private static let sign = 20.0
}

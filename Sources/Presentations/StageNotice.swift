internal import Drawing
public import Indicators

/// The text of a toast that reports the outcome once the indicator has left.
public struct StageNotice: Hashable, Sendable {
    /// The text about the outcome of the process.
    public var words: String
    /// Success or error, whose glyph is shown before the words.
    public var state: ValueState
    /// The label of a button that starts the process again; empty for none.
    public var restart = ""

    /// Words about how a process has ended.
    public init(_ words: String, _ state: ValueState) { (self.words, self.state) = (words, state) }
}

extension StageNotice {
    /// The toast as it is drawn, and how its words fit.
    func placed(
        _ request: StageRequest, height: Double, _ measuring: any TextMeasuring
    ) throws(LayoutError) -> (shapes: [Shape], size: TextSize) {
        let theme = request.theme
        let (width, padding) = (request.toastWidth, request.surfaces.toastPadding)
        let beside = Self.sign + 12
        let foot = try ToastFoot(request, beside: beside, measuring) { maxWidth, share throws(LayoutError) in
            try StageButtons(
                request, running: [restart], maxWidth: maxWidth, share: share, measuring)
        }
        let (style, below) = (theme.type.toast, foot.height(request))
        let maxWidth = width - 2 * padding - beside - foot.width
        let isScreen = height >= StageMetrics.leastWithBars
        let bottom = height - (isScreen ? StageMetrics.home : 0) - 16
        let text = try StageText.fitted(
            words, style, request, maxWidth: maxWidth,
            lines: request.lines(2, within: bottom - 2 * padding - below, style), measuring)
        let boxHeight = max(max(text.height, Self.sign) + 2 * padding, 48) + below
        let box = StageBox(
            x: (request.width - width) / 2, y: bottom - boxHeight, width: width, height: boxHeight
        ).snapped
        guard box.y >= 0 else {
            throw LayoutError.stage(.height, size: height, least: (height - box.y).rounded(.up))
        }
        var sketch = StageSketch(request)
        sketch.toast(box)
        let middle = box.y + (box.height - below) / 2
        if let glyph = Glyph(state) {
            let color = theme[state == .error ? .toastError : .toastSuccess]
            sketch.sign(
                glyph, center: Point(x: box.x + padding + Self.sign / 2, y: middle), side: Self.sign,
                color)
        }
        sketch.write(
            text,
            in: StageBox(
                x: box.x + padding + beside, y: middle - text.height / 2, width: maxWidth,
                height: text.height), theme[.toastLabel])
        _ = foot.draw(foot.buttons.running, box, request, &sketch)
        return (sketch.shapes, text.size)
    }

    /// The side of the square for the sign, in points. Ours.
    private static let sign = 20.0
}

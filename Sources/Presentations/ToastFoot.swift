internal import Drawing
internal import Indicators

/// The buttons of a toast: beside its text, or below it where too little space would be left.
struct ToastFoot {
    let buttons: StageButtons
    private let isBelow: Bool

    /// - Parameter beside: The width of the indicator before the text.
    init(
        _ request: StageRequest, beside: Double, _ measuring: any TextMeasuring,
        _ words: (_ maxWidth: Double, _ share: Double) throws(LayoutError) -> StageButtons
    ) throws(LayoutError) {
        let room = max(request.toastWidth - 2 * request.surfaces.toastPadding, 0)
        buttons = try words(room, (room - Self.gap) / 2)
        let least = Self.leastWords * request.theme.type.toast.size
        isBelow = !buttons.isEmpty && beside + least + Self.gap + buttons.width(gap: Self.gap) > room
    }

    /// The foot of a toast that has what the request says.
    init(_ request: StageRequest, _ measuring: any TextMeasuring) throws(LayoutError) {
        let ring = request.theme.metrics.grown(request.theme.metrics.compact)
        try self.init(request, beside: request.isLinear ? 0 : ring.size + 12, measuring) {
            maxWidth, share throws(LayoutError) in
            try StageButtons(
                request, maxWidth: maxWidth, share: share, staysCancel: false, measuring)
        }
    }

    /// The width that the buttons take from the text.
    var width: Double { isBelow || buttons.isEmpty ? 0 : buttons.width(gap: Self.gap) + Self.gap }

    /// The height that the buttons add, less the padding that they replace.
    func height(_ request: StageRequest) -> Double {
        isBelow ? buttons.rows * request.target - request.surfaces.toastPadding + 8 : 0
    }

    /// Draws the buttons of a phase in a toast, and tells what one can touch.
    func draw(
        _ texts: [StageText], _ box: StageBox, _ request: StageRequest, _ sketch: inout StageSketch
    ) -> [StageBox] {
        let end = box.right - request.surfaces.toastPadding
        var (right, center) = (end, isBelow ? box.bottom - 8 - request.target / 2 : box.centerY)
        var targets: [StageBox] = []
        let isColumn = isBelow && buttons.isStacked
        for (index, text) in texts.enumerated().reversed() {
            if isColumn {
                right = end
                center = box.bottom - 8 - (Double(index) + 0.5) * request.target
            }
            let x = right - text.width
            let target = StageBox.target(
                x: x, centerY: center, width: text.width,
                height: isBelow ? request.target : StageMetrics.target, within: box)
            let words = StageBox(
                x: x, y: center - text.height / 2, width: text.width, height: text.height)
            sketch.press(
                text, in: words, ground: words.inset(-8, -8), request.theme[.toastLabel],
                isPressed: request.isPressed && index == 0)
            targets.append(target)
            right = x - Self.gap
        }
        return targets
    }

    /// The space between labels, and before them.
    private static let gap = 16.0
    /// The least width of a text beside buttons, in letters.
    private static let leastWords = 6.0
}

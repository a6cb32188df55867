internal import Drawing
internal import Indicators

/// The texts of a presentation: a message and its replacements.
struct StageWords {
    let message: StageText
    /// The texts that replace the message one after the other while the process runs.
    let updates: [StageText]
    /// The texts during a pause and at the end; nil if the message stays.
    let paused, outcome: StageText?

    /// Whole points, so that every scale has the same picture.
    var width: Double { texts.reduce(0) { max($0, $1.width) } }
    var height: Double { texts.reduce(0) { max($0, $1.height) } }
    /// Whether a line ends within a word.
    var breaksWord: Bool { texts.contains { $0.size.breaksWord } }
    private var texts: [StageText] { [message] + updates + [paused, outcome].compactMap { $0 } }

    /// The vertical alignment of a shorter text in the space of the longest one.
    enum Place {
        case top, middle, bottom
    }

    /// The texts as they are drawn.
    struct Placed {
        let words: StageWords
        /// The message, and what takes its place while the process runs.
        let messages: [[Shape]]
        let paused, outcome: [Shape]
    }

    /// The words of a request as they fit; nil where there is no message.
    ///
    /// Letters that a user has made larger are a little smaller again where that keeps every word whole.
    ///
    /// - Parameter lines: The most lines of each text; the rest is truncated with an ellipsis.
    static func fitted(
        _ request: StageRequest, _ style: TypeStyle, maxWidth: Double, lines: Int,
        alignment: TextBlock.Alignment = .start, _ measuring: any TextMeasuring
    ) throws(LayoutError) -> StageWords? {
        func words(_ part: Double) throws(LayoutError) -> StageWords? {
            var style = style
            style.size = (style.size * part * 2).rounded(.down) / 2
            style.lineHeight = (style.lineHeight * part).rounded()
            return try set(
                request, style, maxWidth: maxWidth, lines: lines, alignment: alignment, measuring)
        }
        let usual = try words(1)
        guard request.theme.metrics.textSize.growth > 1, usual?.breaksWord ?? false else { return usual }
        for part in parts {
            let smaller = try words(part)
            if smaller?.breaksWord == false { return smaller }
        }
        return usual
    }

    /// The factors by which letters may be made smaller, tried in order. Ours.
    private static let parts = [0.95, 0.9, 0.85]

    private static func set(
        _ request: StageRequest, _ style: TypeStyle, maxWidth: Double, lines: Int,
        alignment: TextBlock.Alignment = .start, _ measuring: any TextMeasuring
    ) throws(LayoutError) -> StageWords? {
        if request.message.isEmpty { return nil }
        // Less than three characters say nothing.
        let least = 3 * style.size
        guard maxWidth >= least else {
            throw LayoutError.stage(
                .width, size: request.width, least: (request.width + least - maxWidth).rounded(.up))
        }
        func fitted(_ text: String) throws(LayoutError) -> StageText {
            try .fitted(
                text, style, request, maxWidth: maxWidth, lines: lines, alignment: alignment, measuring)
        }
        var updates: [StageText] = []
        for text in request.updates { updates.append(try fitted(text)) }
        return StageWords(
            message: try fitted(request.message), updates: updates,
            paused: request.paused.isEmpty ? nil : try fitted(request.paused),
            outcome: request.outcome.isEmpty ? nil : try fitted(request.outcome))
    }

    func placed(in box: StageBox, _ place: Place, _ request: StageRequest, _ color: Color) -> Placed {
        func shapes(_ text: StageText) -> [Shape] {
            var (box, rest) = (box, box.height - text.height)
            switch place {
            case .top: rest = 0
            case .middle: rest /= 2
            case .bottom: break
            }
            box.y += rest
            box.height = text.height
            var sketch = StageSketch(request)
            sketch.write(text, in: box, color)
            return sketch.shapes
        }
        return Placed(
            words: self, messages: ([message] + updates).map(shapes), paused: paused.map(shapes) ?? [],
            outcome: outcome.map(shapes) ?? [])
    }
}

public import Drawing
public import Languages

/// The layout of an indicator and the texts written with it in the picture. Lengths are in points.
///
/// A circular indicator stands at the leading edge, with its label beside it, the first line level with the indicator's
/// middle: a second line does not move it. A linear one has its label below, and the value at the other end of that row.
/// Right to left is the mirror image, except for texts.
///
/// With little room, the label takes a second line in a compact width, then ends in an ellipsis, then is left out; a
/// percentage in a ring loses its sign. If that is not enough, there is an error.
public struct IndicatorLayout: Hashable, Sendable {
    /// The place of a text, with everything but the text itself.
    public struct TextBox: Hashable, Sendable {
        /// The top left corner, and the width in which lines are aligned.
        public var x, y, width: Double
        /// All but the text: font size, line height, weight, lines and direction.
        public var style: TextBlock
    }

    /// A square for a sign.
    public struct GlyphBox: Hashable, Sendable {
        /// The middle of the square.
        public var center: Point
        /// The length of a side.
        public var side: Double
        /// The diameter of the center line of the ring around the square; nil for none.
        public var frame: Double?
        /// The area of an icon of one's own, around 0 with its longer side 1; nil for none.
        public var icon: Path?
        /// The same icon in its own colors; nil for one in the color of the sign.
        package var artwork: Artwork?

        /// Creates a square around a point.
        public init(center: Point, side: Double, frame: Double? = nil, icon: Path? = nil) {
            self.center = center
            self.side = side
            self.frame = frame
            self.icon = icon
        }
    }

    /// The size of the picture.
    public internal(set) var width, height: Double
    /// The distance of the indicator from the left edge of the picture.
    public internal(set) var x = 0.0
    /// The distance of the indicator from the top of the picture.
    public internal(set) var y = 0.0
    /// The labels of the request as far as they fit, in the same order; empty where there is no room.
    public internal(set) var labels: [String] = []
    /// The number of lines that each whole label would take, with a value after it.
    public internal(set) var lines: [Int] = []
    /// The width of each label with the longest value after it, and without one.
    var widths: [Double] = []
    var widthsAlone: [Double] = []
    /// The number of lines that a label may take: 2 in a compact width, else 1.
    public internal(set) var maxLines = 1
    /// The width available for labels; nil for as much as they take.
    public internal(set) var room: Double?
    /// Whether any label is shortened or left out.
    public internal(set) var isShortened = false
    /// The place of labels; nil where none is shown.
    public internal(set) var label: TextBox?
    /// The place of values that stand apart from the label.
    public internal(set) var value: TextBox?
    /// The text in the middle of the ring; nil for none.
    public internal(set) var center: CenterBox?
    /// The values as they fit.
    public internal(set) var progress: ProgressText
    /// The numerals of values.
    public internal(set) var numerals: Numerals
    /// The size of an indicator with room for the sign of a percentage, where this one has none.
    public internal(set) var sizeWithSign: Double?
    /// Whether a percentage has no room for its sign.
    public var dropsSign: Bool { sizeWithSign != nil }
    /// The place of a sign beside the label; nil where it stands in the middle of the indicator.
    public internal(set) var glyph: GlyphBox?
    /// The distance by which the label moves for that sign while it shows, in points to the right.
    public internal(set) var shift = 0.0
    /// The number of glyphs in labels that no font has.
    public internal(set) var missingGlyphs = 0

    /// Returns the layout of an indicator of which only a part shows, which was laid out in its place.
    package func cropped(to bounds: Extent) -> IndicatorLayout {
        var layout = self
        layout.x -= bounds.left
        layout.y -= bounds.top
        return layout
    }

    /// Returns the layout of an indicator of a width without the room for its labels where none is shown.
    package func withoutEmptyRoom(_ figure: Double) -> IndicatorLayout {
        if label != nil { return self }
        var layout = moved(x: -x, y: 0)
        layout.width = figure
        return layout
    }

    /// Returns the layout with `margin` points around it.
    public func padded(by margin: Double) -> IndicatorLayout {
        var layout = moved(x: margin, y: margin)
        layout.width += 2 * margin
        layout.height += 2 * margin
        return layout
    }

    /// Returns the layout at another place of the picture.
    func moved(x: Double, y: Double) -> IndicatorLayout {
        var layout = self
        layout.x += x
        layout.y += y
        layout.label?.x += x
        layout.label?.y += y
        layout.value?.x += x
        layout.value?.y += y
        layout.center?.box.x += x
        layout.center?.box.y += y
        layout.glyph?.center.x += x
        layout.glyph?.center.y += y
        return layout
    }

    /// Creates the layout of an indicator alone.
    public init(width: Double, height: Double) {
        (self.width, self.height, progress, numerals) = (width, height, .none, Numerals())
    }

    /// Returns the text of a value in `0...1` as it fits; empty for none.
    public func text(of value: Double) -> String {
        dropsSign ? ProgressText.bare(value, in: numerals) : progress.text(value, in: numerals)
    }

    /// Lays out texts and values beside or in a round indicator.
    ///
    /// - Parameters:
    ///   - request: The texts and values to write, and the room for them.
    ///   - size: The size of the indicator.
    ///   - hole: The diameter of the free circle in the middle; 0 for none.
    ///   - sizeOfHole: Returns the size of the same indicator with a free circle of another diameter.
    ///   - gap: The distance between the indicator and its label.
    ///   - measuring: The engine that measures texts.
    /// - Throws: ``LayoutError``.
    public static func circular(
        _ request: LabelRequest, size: (width: Double, height: Double), hole: Double,
        sizeOfHole: (Double) -> Double = { $0 }, gap: Double, measuring: any TextMeasuring
    ) throws(LayoutError) -> IndicatorLayout {
        var layout = IndicatorLayout(width: size.width, height: size.height)
        layout.labels = request.labels.map { _ in "" }
        layout.lines = request.labels.map { _ in 0 }
        layout.widths = request.labels.map { _ in 0 }
        layout.widthsAlone = layout.widths
        (layout.progress, layout.numerals) = (request.progress, request.numerals)
        if request.placement == .center, request.progress != .none {
            try layout.placeInCenter(request, size: size, hole: hole, sizeOfHole, measuring)
        }
        if let text = request.center {
            layout.center = try .init(
                text, request, size: size, hole: hole, sizeOfHole: sizeOfHole, measuring: measuring)
            layout.missingGlyphs = layout.center?.missingGlyphs ?? 0
        }
        try layout.placeBeside(request, size: size, gap: gap, measuring)
        if let width = request.width { layout.widen(to: width, request.direction, figure: size.width) }
        return layout
    }

    private mutating func placeInCenter(
        _ request: LabelRequest, size: (width: Double, height: Double), hole: Double,
        _ sizeOfHole: (Double) -> Double, _ measuring: any TextMeasuring
    ) throws(LayoutError) {
        let style = request.percentage.block("", direction: request.direction, alignment: .center)
        let fitting = LabelFitting(measuring: measuring, style: style)
        // The widest line that a circle has room for at half the height of a figure, which is about 0.36
        // of the size above and below the middle.
        let half = request.percentage.size * 0.36
        let room = 2 * max(0, (hole / 2) * (hole / 2) - half * half).squareRoot()
        let text = request.longest
        var needed = try fitting.measure(text).width
        let least = sizeOfHole(2 * (needed * needed / 4 + half * half).squareRoot()).rounded(.up)
        if needed > room, request.progress == .percent {
            sizeWithSign = least
            let bare = ProgressText.bare(request.maxValue, in: request.numerals)
            needed = try fitting.measure(bare).width
        }
        guard needed <= room else {
            throw LayoutError.label(text, size: size.width, least: least)
        }
        let height = request.percentage.lineHeight
        value = TextBox(
            x: size.width / 2 - needed / 2 - 1, y: (size.height - height) / 2, width: needed + 2, style: style
        )
    }

    private mutating func placeBeside(
        _ request: LabelRequest, size: (width: Double, height: Double), gap: Double,
        _ measuring: any TextMeasuring
    ) throws(LayoutError) {
        let style = request.label.block("", direction: request.direction)
        let fitting = LabelFitting(measuring: measuring, style: style)
        let longest = request.placement == .label ? request.longest : ""
        if longest.isEmpty && request.labels.allSatisfy({ $0.isEmpty }) { return }
        let room = request.width.map { $0 - size.width - gap }
        (self.room, maxLines) = (room, request.maxLines)
        if let all = request.width, let room, !longest.isEmpty {
            // A value is never broken across two lines.
            let needed = try fitting.measure(longest).width
            guard needed <= room else {
                throw LayoutError.label(longest, size: all, least: (size.width + gap + needed).rounded(.up))
            }
        }
        var (width, lineCount, above, below) = (0.0, 1, 0.0, 0.0)
        for (index, label) in request.labels.enumerated() {
            var text = label
            if let room, !label.isEmpty {
                text = try fitting.fitted(
                    label, value: longest, maxWidth: max(room, 0), maxLines: request.maxLines)
                isShortened = isShortened || text != label
            }
            labels[index] = text
            let whole = ProgressText.joined(text, longest)
            if whole.isEmpty { continue }
            let measured = try fitting.measure(
                whole, maxWidth: room.map { max($0, 0) }, maxLines: request.maxLines)
            lines[index] = measured.lineCount
            if text != label {
                lines[index] = try fitting.lines(label, value: longest, maxWidth: max(room ?? 0, 0))
            }
            if let all = request.width, let room, measured.isTruncated || measured.width > room {
                let needed = try fitting.measure(whole).width
                throw LayoutError.label(whole, size: all, least: (size.width + gap + needed).rounded(.up))
            }
            widths[index] = measured.width.rounded(.up)
            widthsAlone[index] = widths[index]
            if !longest.isEmpty, measured.lineCount == 1 {
                widthsAlone[index] = try fitting.measure(text).width.rounded(.up)
            }
            (width, lineCount) = (max(width, measured.width), max(lineCount, measured.lineCount))
            (above, below) = (max(above, measured.inkAbove), max(below, measured.inkBelow))
            missingGlyphs = max(missingGlyphs, measured.missingGlyphs)
        }
        if width == 0 { return }
        // The width is in whole points, so that every scale has the same picture.
        width = room ?? width.rounded(.up)
        let lineHeight = request.label.lineHeight
        // A tall accent on a small indicator needs more room than the line has.
        let middle = max(size.height / 2, lineHeight / 2 + above)
        let figureY = middle - size.height / 2
        let isForward = request.direction == .ltr
        self.width = size.width + gap + width
        let bottom = middle - lineHeight / 2 + Double(lineCount) * lineHeight
        height = max(figureY + size.height, bottom + below)
        (x, y) = (isForward ? 0 : width + gap, figureY)
        var box = style
        // A label with all the room that it needs is neither broken nor shortened.
        if room != nil { (box.maxWidth, box.maxLines) = (width, lineCount) }
        label = TextBox(
            x: isForward ? size.width + gap : 0, y: middle - lineHeight / 2, width: width, style: box)
        if value != nil {
            value?.x += x
            value?.y += y
        }
        center?.box.x += x
        center?.box.y += y
    }

    /// Gives the picture the requested width.
    private mutating func widen(to width: Double, _ direction: LayoutDirection, figure: Double) {
        guard width > self.width else { return }
        if direction == .rtl {
            let moved = width - self.width
            x += moved
            label?.x += moved
            value?.x += moved
            center?.box.x += moved
        }
        self.width = width
    }
}

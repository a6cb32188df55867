public import Drawing
internal import Languages

extension IndicatorLayout {
    /// Lays out texts and values below a linear indicator: the label at the leading edge, after it a sign where one is
    /// shown, and the value at the trailing edge of the first line.
    ///
    /// - Parameters:
    ///   - request: The texts and values to write, and the room for them.
    ///   - width: The length of the track, which is as wide as the picture.
    ///   - height: The thickness of the track.
    ///   - gap: The distance between the track and the row below.
    ///   - measuring: The engine that measures texts.
    /// - Throws: ``LayoutError``.
    public static func linear(
        _ request: LabelRequest, width: Double, height: Double, gap: Double, measuring: any TextMeasuring
    ) throws(LayoutError) -> IndicatorLayout {
        var layout = IndicatorLayout(width: width, height: height)
        (layout.labels, layout.progress) = (request.labels.map { _ in "" }, request.progress)
        layout.numerals = request.numerals
        layout.lines = request.labels.map { _ in 0 }
        if request.writesNothing && !request.hasGlyph { return layout }
        try layout.placeBelow(request, top: height + gap, measuring)
        return layout
    }

    /// The space between label and value, and between sign and label: a third of a line.
    private static func space(_ request: LabelRequest) -> Double { request.label.lineHeight / 3 }

    private mutating func placeBelow(
        _ request: LabelRequest, top: Double, _ measuring: any TextMeasuring
    ) throws(LayoutError) {
        let style = request.label.block("", direction: request.direction)
        let fitting = LabelFitting(measuring: measuring, style: style)
        let (line, space) = (request.label.lineHeight, Self.space(request))
        let isForward = request.direction == .ltr
        let width = self.width
        var (taken, end) = (0.0, width)
        if request.hasGlyph {
            let side = line * 0.8
            let x = isForward ? side / 2 : width - side / 2
            glyph = GlyphBox(center: Point(x: x, y: top + line / 2), side: side)
            taken = side + space
            shift = isForward ? taken : -taken
        }
        if request.progress != .none {
            let needed = try fitting.measure(request.longest).width.rounded(.up)
            guard taken + needed <= width else {
                throw LayoutError.label(request.longest, size: width, least: taken + needed)
            }
            var box = style
            box.alignment = .end
            value = TextBox(x: isForward ? width - needed : 0, y: top, width: needed, style: box)
            end = width - needed - space
        }
        let room = end - taken
        (self.room, maxLines) = (room, request.maxLines)
        var (lineCount, below) = (1, 0.0)
        // Less than three characters say nothing.
        if room >= 3 * request.label.size {
            for (index, text) in request.labels.enumerated() where !text.isEmpty {
                labels[index] =
                    try fitting.fitted(text, value: "", maxWidth: room, maxLines: request.maxLines)
                let size = try fitting.measure(labels[index], maxWidth: room, maxLines: request.maxLines)
                (lineCount, below) = (max(lineCount, size.lineCount), max(below, size.inkBelow))
                lines[index] =
                    labels[index] == text
                    ? size.lineCount : try fitting.lines(text, value: "", maxWidth: room)
                missingGlyphs = max(missingGlyphs, size.missingGlyphs)
            }
            var box = style
            (box.maxWidth, box.maxLines) = (room, lineCount)
            label = TextBox(x: isForward ? 0 : width - room, y: top, width: room, style: box)
        }
        isShortened = labels != request.labels
        height = top + Double(lineCount) * line + below
    }
}

internal import CCairo
internal import CPango
internal import Drawing

/// Owns a text that is broken into lines.
@safe struct TextLayout: ~Copyable {
    private let fonts: FontMap
    private let layout: OpaquePointer
    private let block: TextBlock
    private let bytes: [UInt8]
    private let unit: TextUnit
    private let firstBaseline: Double
    private let direction: LayoutDirection
    /// The space that Pango adds before the first letter and after the last one where they are in isolates: half of the
    /// space between two letters, in points.
    private let edges: (start: Double, end: Double)

    static func make(_ block: TextBlock, _ fonts: FontMap) throws(RasterError) -> TextLayout {
        let functions = fonts.functions
        let text = ParagraphText(block.text)
        let unit = TextUnit(block, length: text.length)
        guard let description = functions.pango_font_description_new() else { throw .pango("no font") }
        defer { unsafe functions.pango_font_description_free(description) }
        unsafe functions.pango_font_description_set_weight(description, Int32(block.weight.rawValue))
        unsafe functions.pango_font_description_set_absolute_size(description, unit.pango(block.size))
        let (ascent, descent) = try unsafe fonts.extent(of: description)
        // The leading, by which a line is higher than its font, lies half above and half below, as in CSS.
        let baseline = (block.lineHeight - unit.points(ascent + descent)) / 2 + unit.points(ascent)
        let direction = fonts.direction(of: text.outerBytes, or: block.direction)
        let layout = unsafe TextLayout(
            fonts, try fonts.makeLayout(direction), block, text, unit, baseline, direction)
        unsafe functions.pango_layout_set_auto_dir(layout.layout, 0)
        unsafe functions.pango_layout_set_font_description(layout.layout, description)
        layout.setAttributes(text)
        if let width = block.maxWidth {
            // Pango counts the space after a line's last letter when it breaks lines, though it is not shown.
            let room = max(width + block.letterSpacing + layout.edges.start + layout.edges.end, 0)
            unsafe functions.pango_layout_set_width(layout.layout, unit.pangoWidth(room))
            unsafe functions.pango_layout_set_wrap(layout.layout, PANGO_WRAP_WORD_CHAR)
            // A negative height is a number of lines.
            unsafe functions.pango_layout_set_height(layout.layout, -Int32(min(block.maxLines, 1 << 20)))
            unsafe functions.pango_layout_set_ellipsize(layout.layout, PANGO_ELLIPSIZE_END)
        }
        unsafe functions.pango_layout_set_text(
            layout.layout, text.bytes.map { CChar(bitPattern: $0) } + [0], Int32(text.bytes.count))
        return layout
    }

    private init(
        _ fonts: FontMap, _ layout: OpaquePointer, _ block: TextBlock, _ text: ParagraphText,
        _ unit: TextUnit, _ baseline: Double, _ direction: LayoutDirection
    ) {
        (self.fonts, self.block, self.unit, firstBaseline) = (fonts, block, unit, baseline)
        let half = block.letterSpacing / 2
        (self.direction, edges) = (direction, (text.beginsIsolated ? half : 0, text.endsIsolated ? half : 0))
        bytes = text.bytes
        unsafe self.layout = layout
    }

    deinit { unsafe fonts.functions.g_object_unref(UnsafeMutableRawPointer(layout)) }

    private func setAttributes(_ text: ParagraphText) {
        let functions = fonts.functions
        guard let list = functions.pango_attr_list_new() else { return }
        defer { unsafe functions.pango_attr_list_unref(list) }
        // A word that is broken for its width gets a hyphen; in a number, an address or a file name it would be taken for a
        // part of that.
        for range in text.hyphenlessRanges {
            guard let attribute = functions.pango_attr_insert_hyphens_new(0) else { continue }
            unsafe attribute.pointee.start_index = UInt32(range.lowerBound)
            unsafe attribute.pointee.end_index = UInt32(range.upperBound)
            unsafe functions.pango_attr_list_insert(list, attribute)
        }
        if block.hasTabularFigures {
            unsafe functions.pango_attr_list_insert(list, functions.pango_attr_font_features_new("tnum=1"))
        }
        if block.letterSpacing != 0 {
            for range in text.spacedRanges {
                guard
                    let attribute = functions.pango_attr_letter_spacing_new(
                        Int32(unit.pango(block.letterSpacing)))
                else { continue }
                unsafe attribute.pointee.start_index = UInt32(range.lowerBound)
                unsafe attribute.pointee.end_index = UInt32(range.upperBound)
                unsafe functions.pango_attr_list_insert(list, attribute)
            }
        }
        unsafe functions.pango_layout_set_attributes(layout, list)
    }

    /// The number of glyphs that the faces lack.
    var missingGlyphs: Int { unsafe Int(fonts.functions.pango_layout_get_unknown_glyphs_count(layout)) }

    private var lineCount: Int { unsafe Int(fonts.functions.pango_layout_get_line_count(layout)) }

    /// A line, with its start and its width in points.
    private func line(_ index: Int) throws(RasterError) -> (pointer: OpaquePointer, x: Double, width: Double)
    {
        guard let line = unsafe fonts.functions.pango_layout_get_line_readonly(layout, Int32(index)) else {
            throw .pango("no line")
        }
        var logical = PangoRectangle()
        unsafe fonts.functions.pango_layout_line_get_extents(line, nil, &logical)
        let (start, end) = (index == 0 ? edges.start : 0, index == lineCount - 1 ? edges.end : 0)
        return unsafe (
            line, unit.points(Double(logical.x)) + (direction == .ltr ? start : end),
            unit.points(Double(logical.width)) - start - end
        )
    }

    var size: TextSize {
        get throws(RasterError) {
            let count = lineCount
            let height = Double(count) * block.lineHeight
            var (width, above, below) = (0.0, 0.0, 0.0)
            for index in 0..<count {
                let line = try unsafe line(index)
                unsafe width = max(width, line.width)
                var ink = PangoRectangle()
                unsafe fonts.functions.pango_layout_line_get_extents(line.pointer, &ink, nil)
                if ink.height <= 0 { continue }
                let top =
                    firstBaseline + Double(index) * block.lineHeight + unit.points(Double(ink.y))
                above = max(above, -top)
                below = max(below, top + unit.points(Double(ink.height)) - height)
            }
            return TextSize(
                width: width, height: height, firstBaseline: firstBaseline,
                lineCount: count,
                isTruncated: unsafe fonts.functions.pango_layout_is_ellipsized(layout) != 0,
                missingGlyphs: missingGlyphs, inkAbove: above, inkBelow: below,
                breaksWord: try breaksWord)
        }
    }

    /// Whether a line other than the first begins where a line must not begin.
    private var breaksWord: Bool {
        get throws(RasterError) {
            guard lineCount > 1 else { return false }
            var count: Int32 = 0
            guard
                let attributes = unsafe fonts.functions.pango_layout_get_log_attrs_readonly(layout, &count)
            else { throw .pango("no attributes") }
            for index in 1..<lineCount {
                let start = try unsafe fonts.functions.pango_layout_line_get_start_index(line(index).pointer)
                // Attributes are counted in characters: all bytes except those that continue one.
                let character = bytes.prefix(Int(start)).count { $0 & 0xC0 != 0x80 }
                if character < Int(count), unsafe attributes[character].flags & 1 == 0 { return true }
            }
            return false
        }
    }

    /// The outlines of each line in a box of `width` points, whose top left corner is the origin.
    func outlines(in width: Double) throws(RasterError) -> [Path] {
        var outlines: [Path] = []
        for index in 0..<lineCount {
            let (line, x, lineWidth) = try unsafe line(index)
            let rest = width - lineWidth
            let left: Double
            switch (block.alignment, block.direction) {
            case (.center, _): left = rest / 2
            case (.start, .ltr), (.end, .rtl): left = 0
            case (.start, .rtl), (.end, .ltr): left = rest
            }
            let path = try GlyphPath.make(fonts.functions)
            unsafe fonts.functions.pango_cairo_layout_line_path(path.context, line)
            var outline = Path()
            try path.append(
                to: &outline, scale: 1 / unit.perPoint, x: left - x,
                y: firstBaseline + Double(index) * block.lineHeight)
            outlines.append(outline)
        }
        return outlines
    }
}

/// The scale at which a text is laid out: as large as its length allows, so that neither Pango's units (1/1024) nor Cairo's
/// (1/256) can be seen at any scale, and no sum of them overflows.
struct TextUnit {
    /// The factor from points to units: a power of 2, for which every length is exact.
    let perPoint: Double

    /// The longest line, in Pango's units.
    static let limit = Double(1 << 30)

    init(_ block: TextBlock, length: Int) {
        // Only a few ornaments are wider than 4 times their size.
        let advance = 4 * block.size + block.letterSpacing.magnitude
        let limit = min(2048 / block.size, Self.limit / 1024 / (advance * Double(max(length, 1))))
        var unit = 1.0
        while unit * 2 <= limit { unit *= 2 }
        while unit > limit { unit /= 2 }
        perPoint = unit
    }

    func pango(_ points: Double) -> Double { (points * perPoint * 1024).rounded() }
    /// The greatest number of Pango's units within `points`.
    func pangoWidth(_ points: Double) -> Int32 {
        Int32(min(points * perPoint * 1024, Self.limit).rounded(.down))
    }
    func points(_ pango: Double) -> Double { pango / (perPoint * 1024) }
}

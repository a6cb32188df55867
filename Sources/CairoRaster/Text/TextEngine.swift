public import Drawing

/// Lays texts out in the fonts of one set: measures them and outlines them.
///
/// Nothing is loaded before the first text. Use one per thread.
public final class TextEngine: TextMeasuring, TextOutlining {
    private let fonts: FontSet
    private var maps: [MapKey: FontMap] = [:]

    private struct MapKey: Hashable {
        let weight: TextBlock.Weight
        let hasFallback: Bool
    }

    /// Creates an engine for one thread, which sets texts in these fonts.
    public init(fonts: FontSet) { self.fonts = fonts }

    /// The size of a text, the same at every scale.
    /// - Throws: ``TextError`` where a font or Pango is missing, or fails.
    public func measure(_ block: TextBlock) throws(TextError) -> TextSize {
        do { return try layout(block).size } catch { throw TextError(error) }
    }

    /// The outlines of all glyphs of a text, unhinted, in points of the picture, to be filled by the nonzero rule.
    /// - Throws: ``TextError`` where a font or Pango is missing, or fails.
    public func outline(of text: TextShape) throws(TextError) -> Path {
        do {
            return try outline(of: text.block, text.part, in: text.width)
                .placed(scale: 1, x: text.x, y: text.y)
        } catch {
            throw TextError(error)
        }
    }

    /// The outlines of a text, or of a part of it, in a box of `width` points, from the box's top left corner.
    func outline(of block: TextBlock, _ part: TextShape.Part, in width: Double) throws(RasterError) -> Path {
        var outline = Path()
        switch part {
        case .whole: for line in try layout(block).outlines(in: width) { outline.add(line) }
        case .shared(let other), .changed(from: let other):
            let isShared = if case .shared = part { true } else { false }
            let others = try words(of: other, in: width)
            for (index, line) in try words(of: block, in: width).enumerated() {
                let facing = others.indices.contains(index) ? others[index] : nil
                outline.add(line.outline(shared: isShared, with: facing))
            }
        }
        return outline
    }

    private func words(of block: TextBlock, in width: Double) throws(RasterError) -> [TextWords] {
        // Half the width of a space in most fonts, and a space more than a letter's sides.
        let gap = 0.17 * block.size + max(block.letterSpacing, 0)
        return try layout(block).outlines(in: width).map { TextWords($0, gap: gap) }
    }

    private func layout(_ block: TextBlock) throws(RasterError) -> TextLayout {
        precondition(block.isWithinLimits, "the numbers of a text are within their ranges")
        // Most texts need only the chosen font, which is loaded in a tenth of the time.
        let layout = try TextLayout.make(block, map(block.weight, hasFallback: false))
        if layout.missingGlyphs == 0 { return layout }
        return try TextLayout.make(block, map(block.weight, hasFallback: true))
    }

    private func map(_ weight: TextBlock.Weight, hasFallback: Bool) throws(RasterError) -> FontMap {
        let key = MapKey(weight: weight, hasFallback: hasFallback)
        if let known = maps[key] { return known }
        var faces = [fonts.face(for: weight)]
        if hasFallback {
            faces += try RasterError.wrap { () throws(FontError) in try fonts.fallback(for: weight) }
        }
        let map = try FontMap(faces)
        maps[key] = map
        return map
    }
}

extension TextError {
    fileprivate init(_ error: RasterError) {
        if case .font = error { self = .font("\(error)") } else { self = .failed("\(error)") }
    }
}

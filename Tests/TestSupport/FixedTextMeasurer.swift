public import Drawing

/// A measurer for which every character is half as wide as its size, so that layout can be computed by hand and needs no
/// fonts. The baseline is at four fifths of the height.
public final class FixedTextMeasurer: TextMeasuring {
    public init() {}

    public func measure(_ block: TextBlock) -> TextSize {
        let advance = block.size / 2 + block.letterSpacing
        let limit = block.maxWidth.map { max(1, Int($0 / advance)) } ?? .max
        var lines = [0]
        // Directional formatting characters have no width.
        let text = block.text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }
        var rest = text.split(separator: " ").map(\.count)[...]
        var breaksWord = false
        while let word = rest.first {
            let needed = lines[lines.count - 1] + (lines.last == 0 ? 0 : 1) + word
            if needed <= limit {
                lines[lines.count - 1] = needed
                rest.removeFirst()
            } else if lines.last == 0 {
                (lines[lines.count - 1], breaksWord) = (limit, breaksWord || lines.count < block.maxLines)
                rest[rest.startIndex] -= limit
                lines.append(0)
            } else {
                lines.append(0)
            }
        }
        let shown = lines.prefix(block.maxLines)
        return TextSize(
            width: Double(shown.max() ?? 0) * advance, height: Double(shown.count) * block.lineHeight,
            firstBaseline: block.lineHeight * 0.8, lineCount: shown.count,
            isTruncated: shown.count < lines.count, missingGlyphs: 0, breaksWord: breaksWord)
    }
}

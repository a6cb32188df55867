/// For pictures without texts: lines of no width and no outlines, made without fonts.
package final class NoText: TextMeasuring, TextOutlining {
    package init() {}

    package func measure(_ block: TextBlock) -> TextSize {
        TextSize(
            width: 0, height: block.lineHeight, firstBaseline: 0, lineCount: 1, isTruncated: false,
            missingGlyphs: 0)
    }

    package func outline(of text: TextShape) -> Path { Path() }
}

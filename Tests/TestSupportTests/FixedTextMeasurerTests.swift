import Drawing
import TestSupport
import Testing

@Suite struct FixedTextMeasurerTests {
    @Test(
        "C7: the measurer of the tests wraps at words, breaks what is wider, and says what is left out",
        arguments: [
            ("", nil, 1, 0, 1, false), ("four", nil, 1, 20, 1, false), ("two words", 25, 2, 25, 2, false),
            ("two words", 45, 2, 45, 1, false), ("two words", 44, 1, 15, 1, true),
            ("overlong", 20, 3, 20, 2, false), ("a b c d", 5, 2, 5, 2, true),
        ] as [(String, Double?, Int, Double, Int, Bool)])
    func lines(
        text: String, maxWidth: Double?, maxLines: Int, width: Double, count: Int, isTruncated: Bool
    ) {
        let block = TextBlock(text, size: 10, lineHeight: 12, maxWidth: maxWidth, maxLines: maxLines)
        let size = FixedTextMeasurer().measure(block)
        #expect(size.width == width && size.lineCount == count && size.isTruncated == isTruncated)
        #expect(size.height == Double(count) * 12)
    }
}

/// The size of a text that is laid out. Lengths in points.
public struct TextSize: Hashable, Sendable {
    /// The width of the longest line.
    public var width: Double
    /// The line height × the number of lines.
    public var height: Double
    /// From the top to the line that the first line's letters stand on.
    public var firstBaseline: Double
    /// At least 1, for an empty text too.
    public var lineCount: Int
    /// Whether an ellipsis stands for a part of the text.
    public var isTruncated: Bool
    /// The number of glyphs that no font has. They are drawn as boxes with the character's number.
    public var missingGlyphs: Int
    /// The overhang of letters and their marks beyond the box, above and below, 0 or more.
    public var inkAbove, inkBelow: Double
    /// Whether a line ends within a word, which is wider than the line.
    public var breaksWord: Bool

    /// A size by its parts; the ink stays within the box unless `inkAbove` and `inkBelow` say otherwise.
    public init(
        width: Double, height: Double, firstBaseline: Double, lineCount: Int, isTruncated: Bool,
        missingGlyphs: Int, inkAbove: Double = 0, inkBelow: Double = 0, breaksWord: Bool = false
    ) {
        self.inkAbove = inkAbove
        self.inkBelow = inkBelow
        self.breaksWord = breaksWord
        self.width = width
        self.height = height
        self.firstBaseline = firstBaseline
        self.lineCount = lineCount
        self.isTruncated = isTruncated
        self.missingGlyphs = missingGlyphs
    }
}

/// Knows how large texts become, so that layout needs no fonts. A class, so that Embedded Swift can hold one of any type.
public protocol TextMeasuring: AnyObject {
    /// The size of `block`.
    ///
    /// A block whose ``TextBlock/maxWidth`` is exactly the width that was measured without one has the
    /// same lines.
    ///
    /// - Throws: ``TextError`` where fonts or the libraries that read them are missing, or fail.
    func measure(_ block: TextBlock) throws(TextError) -> TextSize
}

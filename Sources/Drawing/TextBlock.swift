/// A text with all that decides where its lines break and what they look like, but for the fonts. Lengths
/// in points.
///
/// The text is one paragraph: control characters, line breaks and tabs among them, count as spaces. Its
/// lines are all ``lineHeight`` high, whatever fonts they need.
public struct TextBlock: Hashable, Sendable {
    /// The weights that styles use, as numbers of CSS.
    public enum Weight: Int, Hashable, Sendable, CaseIterable {
        /// 400, for running text.
        case regular = 400
        /// 500.
        case medium = 500
        /// 600, for what is emphasized.
        case semibold = 600
        /// 700.
        case bold = 700
    }

    /// The alignment of lines that are shorter than their box.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        /// At the side where reading begins: on the left of a text whose ``direction`` is left to right.
        case start
        /// In the middle of the box.
        case center
        /// At the side where reading ends: on the right of a text whose ``direction`` is left to right.
        case end
    }

    /// At most ``lengthLimit`` Unicode scalars.
    public var text: String
    /// The size of the font, in ``sizeRange``.
    public var size: Double
    /// From one line to the next, in ``lineHeightRange``.
    public var lineHeight: Double
    /// The weight of the letters.
    public var weight: Weight
    /// Added between characters, in ``letterSpacingRange``; not within cursive scripts, whose letters
    /// join.
    public var letterSpacing: Double
    /// Whether all digits are as wide as each other, where the font has such digits.
    public var hasTabularFigures: Bool
    /// The width at which lines wrap, at words and within words that are wider, 0 or above; nil for one line of any width.
    public var maxWidth: Double?
    /// The most lines, 1 or above; the last ends in an ellipsis where there is more text.
    public var maxLines: Int
    /// The alignment of lines that are shorter than the box.
    public var alignment: Alignment
    /// The direction of the layout, which decides where lines start.
    ///
    /// The text itself runs the way of its first letter, wherever it stands, as if it were isolated: an English sentence has its
    /// full stop at its end in a layout from right to left, too. A text without letters, or one all of whose letters are in
    /// isolates of their own, runs the way of the layout.
    public var direction: LayoutDirection

    /// One line of any width, unless `maxWidth` and `maxLines` say otherwise.
    public init(
        _ text: String, size: Double, lineHeight: Double, weight: Weight = .regular,
        letterSpacing: Double = 0, hasTabularFigures: Bool = false, maxWidth: Double? = nil,
        maxLines: Int = 1, alignment: Alignment = .start, direction: LayoutDirection = .ltr
    ) {
        self.text = text
        self.size = size
        self.lineHeight = lineHeight
        self.weight = weight
        self.letterSpacing = letterSpacing
        self.hasTabularFigures = hasTabularFigures
        self.maxWidth = maxWidth
        self.maxLines = maxLines
        self.alignment = alignment
        self.direction = direction
    }

    /// The most Unicode scalars of a text. Whoever reads texts rejects longer ones.
    public static let lengthLimit = 10_000
    /// The sizes of fonts, in points.
    public static let sizeRange = 0.1...1000.0
    /// The heights of lines, in points.
    public static let lineHeightRange = 0.0...4000.0
    /// The space between characters, in points; below 0 they move together.
    public static let letterSpacingRange = -100.0...100.0

    /// Whether every number is within its range.
    public var isWithinLimits: Bool {
        Self.sizeRange.contains(size) && Self.lineHeightRange.contains(lineHeight)
            && Self.letterSpacingRange.contains(letterSpacing) && maxLines >= 1
            && (maxWidth.map { $0 >= 0 } ?? true)
    }
}

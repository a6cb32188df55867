public import Drawing
public import Languages

/// A request for texts and values to be written with an indicator, and the room for them.
public struct LabelRequest: Hashable, Sendable {
    /// The place of a value.
    public enum Placement: String, Hashable, Sendable, CaseIterable {
        /// At the end of the label.
        case label
        /// In the center of the ring.
        case center
    }

    /// All labels that are shown at one time or another; empty ones take no room.
    public var labels: [String]
    /// The notation of a value.
    public var progress: ProgressText
    /// The numerals of values.
    public var numerals: Numerals
    /// The greatest value that is shown, in `0...1`: its text is the longest.
    public var maxValue: Double
    /// The place of a value.
    public var placement: Placement
    /// Whether room is kept for a sign: a ring has some, but a linear indicator's label has none beside it.
    public var hasGlyph: Bool
    /// The width of the whole picture in points; nil for as much as the texts take.
    public var width: Double?
    /// The width of the screen that the picture is a part of; nil where the picture is not a part of one.
    public var screen: Double?
    /// The direction in which everything but rings is laid out.
    public var direction: LayoutDirection
    /// The text in the middle of the ring; nil for none.
    package var center: CenterRequest?
    /// The part of a ring that shows; nil for all.
    package var crop: RingCrop?
    /// The type of labels, and of a percentage in the ring.
    public var label, percentage: TypeStyle

    /// Creates a request for texts and values in a picture that is not a part of a screen.
    public init(
        labels: [String], progress: ProgressText, numerals: Numerals = Numerals(), maxValue: Double = 1,
        placement: Placement, hasGlyph: Bool,
        width: Double?, direction: LayoutDirection, label: TypeStyle, percentage: TypeStyle
    ) {
        self.labels = labels
        self.progress = progress
        self.maxValue = maxValue
        self.placement = placement
        self.numerals = numerals
        self.hasGlyph = hasGlyph
        self.width = width
        self.direction = direction
        self.label = label
        self.percentage = percentage
    }

    /// The least regular width, in points; in a compact width below it, a label may take a second line.
    public static let regularWidth = 600.0

    /// The longest text of a value.
    var longest: String { progress.text(maxValue, in: numerals) }

    var maxLines: Int {
        if let width, screen ?? width < Self.regularWidth { return 2 }
        return 1
    }

    /// Whether there is no text at all.
    public var writesNothing: Bool { labels.allSatisfy { $0.isEmpty } && progress == .none && center == nil }
}

extension TypeStyle {
    /// Returns a text of this style on one line.
    public func block(_ text: String, direction: LayoutDirection, alignment: TextBlock.Alignment = .start)
        -> TextBlock
    {
        TextBlock(
            text, size: size, lineHeight: lineHeight, weight: TextBlock.Weight(nearest: weight),
            letterSpacing: tracking, hasTabularFigures: true, alignment: alignment, direction: direction)
    }
}

extension TextBlock.Weight {
    /// Creates the weight nearest to a number of CSS, the heavier one of two.
    init(nearest weight: Int) {
        self =
            Self.allCases.reversed().min { abs($0.rawValue - weight) < abs($1.rawValue - weight) } ?? .regular
    }
}

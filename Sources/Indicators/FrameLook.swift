public import Drawing

/// The appearance of a frame, apart from the places of its parts.
public struct FrameLook: Hashable, Sendable {
    /// A label, a value, or a label with a value after it.
    public struct Text: Hashable, Sendable {
        /// The index of the label in the layout; nil for none.
        public var label: Int?
        /// In `0...1`; nil for none.
        public var value: Double?
        /// In `0...1`, and that of the value on top of it.
        public var opacity, valueOpacity: Double
        /// The share of the room for a sign before the text that is left free while the sign is still to come or has just gone, in `0...1`.
        public var indent: Double
        /// Whether the text takes the place of the one before it in the list: words that both have stay as they are.
        public var follows = false

        /// A text that shows as a whole, unless one of the opacities says less.
        public init(
            label: Int?, value: Double?, opacity: Double = 1, valueOpacity: Double = 1, indent: Double = 0
        ) {
            (self.label, self.value) = (label, value)
            (self.opacity, self.valueOpacity, self.indent) = (opacity, valueOpacity, indent)
        }
    }

    /// A sign on its way.
    public struct Sign: Hashable, Sendable {
        /// The sign that is drawn.
        public var glyph: Glyph
        /// The color of its strokes.
        public var color: Color
        /// The part of its strokes that has been drawn, and its opacity, in `0...1`.
        public var progress, opacity: Double
        /// The style of a check or an exclamation mark inside a ring.
        public var style = Glyph.Style.rounded

        /// A sign that shows as a whole, unless `progress` or `opacity` says less.
        public init(_ glyph: Glyph, _ color: Color, progress: Double = 1, opacity: Double = 1) {
            (self.glyph, self.color, self.progress, self.opacity) = (glyph, color, progress, opacity)
        }
    }

    /// A light on its way over the placeholders of a page.
    public struct Sheen: Hashable, Sendable {
        /// The part of its way that the light has passed, and its strength, in `0...1`.
        public var place = 0.0, strength = 1.0

        /// A light that begins to pass.
        public init() {}
    }

    /// The message that a presentation says, and the former one that it replaces.
    public struct Message: Hashable, Sendable {
        /// From 0.
        public var number = 0, former = 0
        /// The progress from the former message to this one, in `0...1`: the former is gone at a half.
        public var turn = 1.0

        /// The first one.
        public init() {}
    }

    /// The color of the indicator, of tiles the colors that they take in turn.
    public var color: Color
    /// The colors that tiles take in turn; empty where there are none.
    public var tiles: [Color]
    /// The texts of the frame, in no order: texts do not overlap.
    public var texts: [Text]
    /// The signs in the middle of the indicator or beside its label.
    public var signs: [Sign]
    /// The opacity of the indicator with all that comes and goes with it, in `0...1`.
    public var visibility = 1.0
    /// The message of a presentation, and its progress from the former one.
    public var message = Message()
    /// The progress of a presentation from its usual words to those of a pause, and to those of an outcome, in `0...1`.
    public var pause = 0.0
    /// The progress of the process toward a pause, whatever is said then, in `0...1`.
    public var halt = 0.0
    /// The progress with which an outcome takes the place of the words before it, in `0...1`.
    public var turn = 0.0
    /// The progress with which the ground of the indicator turns to that of an error, in `0...1`.
    public var failure = 0.0
    /// The progress with which the ground turns to that of a success, in `0...1`.
    public var success = 0.0
    /// The opacity of a toast that tells the outcome once the indicator has left, in `0...1`.
    public var notice = 0.0
    /// The light that passes over the placeholders of a page: as long as something goes on.
    public var sheen = Sheen()
    /// The progress of the indicator toward its disabled appearance, in `0...1`.
    public var idleness = 0.0
    /// The progress from running while no value is known to showing a value, or to closing the track, in `0...1`.
    public var settled = 0.0
    /// The opacity of the dot that marks 100 %, in `0...1`; for bars that also run.
    public var stop = 0.0
    /// Texts that stay while the indicator comes and goes.
    public var standing: [Text] = []
    /// The part of the layout that shows, and its place; nil for everything, where it is.
    public var group: IndicatorLayout.Group?

    /// Adds that a state shows, so far, with what that means for what the indicator stands on.
    public mutating func add(_ state: ValueState, _ part: Double) {
        if state != .active { sheen.strength -= part }
        switch state {
        case .error: failure += part
        case .success: success += part
        case .disabled: idleness += part
        case .active, .paused: break
        }
    }

    /// A look that has appeared as a whole.
    public init(color: Color, tiles: [Color] = [], texts: [Text] = [], signs: [Sign] = []) {
        (self.color, self.tiles, self.texts, self.signs) = (color, tiles, texts, signs)
    }
}

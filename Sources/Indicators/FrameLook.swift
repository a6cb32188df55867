public import Drawing

/// What a frame shows apart from where things are.
public struct FrameLook: Hashable, Sendable {
    /// A label, a value, or a label with a value after it.
    public struct Text: Hashable, Sendable {
        /// Which of the layout's labels; nil for none.
        public var label: Int?
        /// In `0...1`; nil for none.
        public var value: Double?
        /// In `0...1`, and that of the value on top of it.
        public var opacity, valueOpacity: Double
        /// How much room is left before it for a sign that is still to come or has just gone, in `0...1`.
        public var indent: Double
        /// Whether it takes the place of the text before it in the list: words that both have stay as they are.
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
        /// Which sign it is.
        public var glyph: Glyph
        /// The color of its strokes.
        public var color: Color
        /// How much of it has been drawn, and how much shows, in `0...1`.
        public var progress, opacity: Double
        /// How a check or an exclamation mark inside a ring is drawn.
        public var style = Glyph.Style.rounded

        /// A sign that shows as a whole, unless `progress` or `opacity` says less.
        public init(_ glyph: Glyph, _ color: Color, progress: Double = 1, opacity: Double = 1) {
            (self.glyph, self.color, self.progress, self.opacity) = (glyph, color, progress, opacity)
        }
    }

    /// A light on its way over the placeholders of a page.
    public struct Sheen: Hashable, Sendable {
        /// How far it has passed, and how much of it there is, in `0...1`.
        public var place = 0.0, strength = 1.0

        /// A light that begins to pass.
        public init() {}
    }

    /// Which message a presentation says, and which one that takes the place of.
    public struct Message: Hashable, Sendable {
        /// From 0.
        public var number = 0, former = 0
        /// How far the former one has given way, in `0...1`: it is gone at a half.
        public var turn = 1.0

        /// The first one.
        public init() {}
    }

    /// The color of the indicator, of tiles the colors that they take in turn.
    public var color: Color
    /// The colors that tiles take in turn; empty where there are none.
    public var tiles: [Color]
    /// What is written, in no order: texts do not overlap.
    public var texts: [Text]
    /// What is drawn in the middle of the indicator or beside its label.
    public var signs: [Sign]
    /// How far the indicator has appeared with all that comes and goes with it, in `0...1`.
    public var visibility = 1.0
    /// What is said of the messages of a presentation.
    public var message = Message()
    /// How far what a presentation says has given way to what it says during a pause, and to an outcome, in `0...1`.
    public var pause = 0.0
    /// How far the process has come to a pause, whatever is said then, in `0...1`.
    public var halt = 0.0
    /// How far an outcome has taken the place of what was said before, in `0...1`.
    public var turn = 0.0
    /// How far what the indicator stands on has turned to that of an error, in `0...1`.
    public var failure = 0.0
    /// How far it has turned to that of a success, in `0...1`.
    public var success = 0.0
    /// How far a toast has appeared that tells the outcome once the indicator has left, in `0...1`.
    public var notice = 0.0
    /// The light that passes over the placeholders of a page: as long as something goes on.
    public var sheen = Sheen()
    /// How far the indicator has come to look disabled, in `0...1`.
    public var idleness = 0.0
    /// How far a value shows, or what closes the track, instead of what runs while none is known, in `0...1`.
    public var settled = 0.0
    /// How much of the dot shows that marks where 100 % is, in `0...1`; for bars that also run.
    public var stop = 0.0
    /// Texts that stay while the indicator comes and goes.
    public var standing: [Text] = []
    /// What shows, and where; nil for everything, where it is.
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

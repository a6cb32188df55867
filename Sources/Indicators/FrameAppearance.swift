public import Drawing

/// The appearance of a frame, apart from the places of its parts.
public struct FrameAppearance: Hashable, Sendable {
    /// A label, a value, or a label with a value after it.
    public struct Text: Hashable, Sendable {
        /// The index of the label in the layout; nil for none.
        public var label: Int?
        /// The value in `0...1`; nil for none.
        public var value: Double?
        /// The opacity in `0...1`, and that of the value on top of it.
        public var opacity, valueOpacity: Double
        /// The share of the room for a sign before the text that is free while the sign is still to come or has just gone,
        /// in `0...1`.
        public var indent: Double
        /// Whether the text replaces the one before it in the list: words that both have stay as they are.
        public var follows = false

        /// Creates a text with full opacity, unless one of the opacities is less.
        public init(
            label: Int?, value: Double?, opacity: Double = 1, valueOpacity: Double = 1, indent: Double = 0
        ) {
            self.label = label
            self.value = value
            self.opacity = opacity
            self.valueOpacity = valueOpacity
            self.indent = indent
        }
    }

    /// A sign that appears.
    public struct Sign: Hashable, Sendable {
        /// The sign that is drawn.
        public var glyph: Glyph
        /// The color of its strokes.
        public var color: Color
        /// The part of its strokes that has been drawn, and its opacity, in `0...1`.
        public var progress, opacity: Double
        /// The style of a check or an exclamation mark inside a ring.
        public var style = Glyph.Style.rounded
        /// Whether the indicator gives way to the sign, which has no room beside it.
        public var isAlone = false

        /// Creates a sign that shows completely, unless `progress` or `opacity` is less.
        public init(_ glyph: Glyph, _ color: Color, progress: Double = 1, opacity: Double = 1) {
            self.glyph = glyph
            self.color = color
            self.progress = progress
            self.opacity = opacity
        }
    }

    /// A light that passes over the placeholders of a page.
    public struct Sheen: Hashable, Sendable {
        /// The part of its way that the light has passed, and its strength, in `0...1`.
        public var place = 0.0, strength = 1.0

        /// Creates a light that begins to pass.
        public init() {}
    }

    /// The message of a presentation, and the former one that it replaces.
    public struct Message: Hashable, Sendable {
        /// The indices of the message and of the former one.
        public var number = 0, former = 0
        /// The progress from the former message to this one, in `0...1`: the former has faded at a half.
        public var turn = 1.0

        /// Creates the first message.
        public init() {}
    }

    /// The color of the indicator; for tiles, see ``tiles``.
    public var color: Color
    /// The colors of tiles, which follow each other; empty for none.
    public var tiles: [Color]
    /// The texts of the frame, in no order: texts do not overlap.
    public var texts: [Text]
    /// The text in the middle of the indicator; nil for none.
    public var center: CenterText.Moment?
    /// The signs in the middle of the indicator or beside its label.
    public var signs: [Sign]
    /// The opacity of the indicator with everything that appears and disappears with it, in `0...1`.
    public var visibility = 1.0
    /// The message of a presentation, and its progress from the former one.
    public var message = Message()
    /// The progress of a presentation from its usual texts to those of a pause, in `0...1`.
    public var pause = 0.0
    /// The progress of the process toward a pause, whatever the texts, in `0...1`.
    public var halt = 0.0
    /// The progress with which an outcome replaces the texts before it, in `0...1`.
    public var turn = 0.0
    /// The progress with which the surface behind the indicator changes to that of an error, in `0...1`.
    public var failure = 0.0
    /// The progress with which that surface changes to that of a success, in `0...1`.
    public var success = 0.0
    /// The opacity of a toast that tells the outcome once the indicator has left, in `0...1`.
    public var notice = 0.0
    /// The light that passes over the placeholders of a page, for as long as the process runs.
    public var sheen = Sheen()
    /// The part of its period that the effect on a bar has passed, in `0...1`.
    public var effectPlace = 0.0
    /// The progress of the indicator toward its disabled appearance, in `0...1`.
    public var idleness = 0.0
    /// The progress from a running motion to a value, or to a closed track, in `0...1`.
    public var settled = 0.0
    /// The progress from bars without a value to one, in `0...1`, with which the buffer and the dot that marks 100 % grow;
    /// for bars that also run.
    public var valued = 0.0
    /// The texts that stay while the indicator appears and disappears.
    public var standing: [Text] = []
    /// The visible part of the layout, and its place; nil for everything in place.
    public var group: IndicatorLayout.Group?

    /// The share in `0...1` of its size that the indicator has lost to a sign in its place: all of it when half of the sign is drawn.
    public var loss: Double {
        signs.reduce(0) { loss, sign in
            sign.isAlone ? max(loss, sign.opacity * min(2 * sign.progress, 1)) : loss
        }
    }

    /// Adds the effects of a state that shows to an extent, those on the surface behind the indicator included.
    public mutating func add(_ state: ValueState, _ part: Double) {
        if state != .active { sheen.strength -= part }
        switch state {
        case .error: failure += part
        case .success: success += part
        case .disabled: idleness += part
        case .active, .paused: break
        }
    }

    /// Creates a look that has appeared completely.
    public init(color: Color, tiles: [Color] = [], texts: [Text] = [], signs: [Sign] = []) {
        self.color = color
        self.tiles = tiles
        self.texts = texts
        self.signs = signs
    }
}

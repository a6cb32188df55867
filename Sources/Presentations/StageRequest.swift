public import Drawing
public import Indicators
internal import Languages

/// The contents of a presentation around an indicator, and the space for it. Lengths in points.
public struct StageRequest: Hashable, Sendable {
    /// The size of the indicator with its label.
    public var blockWidth = 0.0
    /// The height of the indicator with its label.
    public var blockHeight = 0.0
    /// The box of the indicator itself within that size; nil if there is nothing else.
    public var figure: StageBox?
    /// Whether the indicator is a track.
    public var isLinear: Bool
    /// The width of the screen; from 600 on it is regular, below compact.
    public var width: Double
    /// The height of the picture; nil for that of a common screen, or as much as an element takes.
    public var height: Double?
    /// Empty for none.
    public var message: String
    /// The texts that replace the message one after the other while the process runs.
    public var updates: [String] = []
    /// The text in place of the message during a pause; empty for none.
    public var paused = ""
    /// The text in place of the message at the end; empty for none.
    public var outcome = ""
    /// The notice after the indicator has left; nil for none.
    public var notice: StageNotice?
    /// The words on the button that cancels, empty for none.
    public var cancel: String
    /// The words on the button that pauses the process, and on that in its place during a pause; empty for none.
    public var pause = ""
    /// The words on the button that lets the process go on.
    public var resume = Language.english.words.resume
    /// The words on the button that closes what shows the outcome; empty for those of ``cancel`` where one is needed.
    public var close = ""
    /// The words on the button that starts a failed process again; empty for none.
    public var restart = ""
    /// Whether the control that starts the process is drawn pressed.
    public var isPressed = false
    /// Whether an element is shown without the page around it.
    public var isAlone = false
    /// The outcome that is shown; nil for none.
    public var final: ValueState?
    /// Whether that stays until somebody acts.
    public var staysInTheEnd = false
    /// The light that passes over placeholders; nil for none.
    public var shimmer: Shimmer.Style?
    /// The layout direction of everything but rings.
    public var direction: LayoutDirection
    /// The colors, fonts and measures.
    public var theme: Theme

    /// Room for an indicator of no size yet: set `blockWidth` and `blockHeight` next.
    public init(
        isLinear: Bool = false, width: Double = StepRequest.defaultWidth, height: Double? = nil,
        message: String = "", cancel: String = "", direction: LayoutDirection = .ltr,
        theme: Theme = .neutralLight
    ) {
        self.isLinear = isLinear
        self.width = width
        self.height = height
        self.message = message
        self.cancel = cancel
        self.direction = direction
        self.theme = theme
    }

    /// Whether there is something to press at one time or another.
    public var hasButtons: Bool {
        ![cancel, pause].allSatisfy { $0.isEmpty }
            || final != nil && ![close, restart].allSatisfy { $0.isEmpty }
    }

    /// Whether the width is compact.
    public var isCompact: Bool { width < LabelRequest.regularWidth }

    /// A screen is as high as those of common phones and tablets are in proportion.
    var screenHeight: Double { height ?? (isCompact ? width * 16 / 9 : width * 4 / 3).rounded() }

    /// The height of a touch target: large enough for a finger, and for its label with some padding.
    var target: Double { max(StageMetrics.target, theme.type.button.lineHeight + 16) }

    /// The number of lines that a text may take: more than usual for enlarged text, as far as `height` allows.
    func lines(_ usual: Int, within height: Double, _ style: TypeStyle) -> Int {
        guard theme.metrics.textSize.growth > 1, height > 0 else { return usual }
        return max(usual, min(Int(height / style.lineHeight), 2 * usual + 2))
    }

    var surfaces: SurfaceMetrics { theme.metrics.surfaces }
    var margin: Double { isCompact ? 16 : 24 }

    /// The width of a card on the surface.
    var cardWidth: Double { min(width - 2 * margin, StageMetrics.card) }
}

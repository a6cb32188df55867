public import Drawing
public import Indicators

/// What is to be shown around an indicator, and how much room there is. Lengths in points.
public struct StageRequest: Hashable, Sendable {
    /// The size of the indicator with its label.
    public var blockWidth = 0.0
    /// The height of the indicator with its label.
    public var blockHeight = 0.0
    /// Whether the indicator is a track.
    public var isLinear: Bool
    /// The width of the screen; from 600 on it is regular, below compact.
    public var width: Double
    /// The height of the picture; nil for that of a common screen, or as much as an element takes.
    public var height: Double?
    /// Empty for none.
    public var message: String
    /// What takes the message's place during a pause and in the end, empty for nothing.
    public var paused = ""
    /// What takes the message's place in the end; empty for nothing.
    public var outcome = ""
    /// The words on the button that cancels, empty for none.
    public var cancel: String
    /// Which way everything but rings is laid out.
    public var direction: LayoutDirection
    /// The colors, fonts and measures.
    public var theme: Theme

    /// Room for an indicator of no size yet: set `blockWidth` and `blockHeight` next.
    public init(
        isLinear: Bool = false, width: Double = StepRequest.defaultWidth, height: Double? = nil,
        message: String = "", cancel: String = "", direction: LayoutDirection = .ltr,
        theme: Theme = .neutralLight
    ) {
        (self.isLinear, self.width, self.height) = (isLinear, width, height)
        (self.message, self.cancel) = (message, cancel)
        (self.direction, self.theme) = (direction, theme)
    }

    /// Whether the width is compact.
    public var isCompact: Bool { width < LabelRequest.regularWidth }

    /// A screen is as high as those of common phones and tablets are in proportion.
    var screenHeight: Double { height ?? (isCompact ? width * 16 / 9 : width * 4 / 3).rounded() }

    var surfaces: SurfaceMetrics { theme.metrics.surfaces }
    var margin: Double { isCompact ? 16 : 24 }

    /// The width of a card on the surface.
    var cardWidth: Double { min(width - 2 * margin, StageMetrics.card) }
}

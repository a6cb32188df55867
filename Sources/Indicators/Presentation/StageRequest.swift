public import Drawing
internal import MotionCore

/// What is to be shown around an indicator, and how much room there is. Lengths in points.
public struct StageRequest: Hashable, Sendable {
    /// The size of the indicator with its label.
    public var blockWidth = 0.0
    public var blockHeight = 0.0
    public var isLinear: Bool
    /// The width of the screen; from 600 on it is regular, below compact.
    public var width: Double
    /// The height of the picture; nil for that of a common screen, or as much as an element takes.
    public var height: Double?
    /// Empty for none.
    public var message: String
    /// What takes the message's place during a pause and in the end, empty for nothing.
    public var paused = ""
    public var outcome = ""
    /// The words on the button that cancels, empty for none.
    public var cancel: String
    public var direction: LayoutDirection
    public var theme: Theme

    public init(
        isLinear: Bool = false, width: Double = StepRequest.usualWidth, height: Double? = nil,
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

/// Why a presentation does not fit.
public struct StageError: Error, Hashable, CustomStringConvertible {
    public enum Side: String, Hashable, Sendable {
        case width, height
    }

    public let side: Side
    /// The side in points that is too small, and the smallest that is enough.
    public let size, least: Double

    public var description: String {
        "a \(side.rawValue) of \(size.shortestText) points is too small for what is to be shown: at least \(least.shortestText) are needed"
    }
}

/// Measures that all themes share. Ours, on a grid of 8 points.
enum StageMetrics {
    /// The bars of a phone above and below what an app shows.
    static let status = 32.0
    static let home = 24.0
    /// Lower screens go without those bars, and still lower ones without a navigation bar too.
    static let leastWithBars = 440.0
    static let leastWithNavigation = 240.0
    /// The widest card, and the widest column on a regular screen.
    static let card = 480.0
    static let column = 672.0
    /// The least of what one can touch, as Apple has it.
    static let target = 44.0
    static let step = 8.0
}

/// A rectangle. Lengths in points.
public struct StageBox: Hashable, Sendable {
    public var x, y, width, height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    public var right: Double { x + width }
    public var bottom: Double { y + height }
    var centerX: Double { x + width / 2 }
    var centerY: Double { y + height / 2 }

    func inset(_ dx: Double, _ dy: Double) -> StageBox {
        StageBox(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

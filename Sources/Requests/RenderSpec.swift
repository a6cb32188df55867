public import Indicators
public import MotionCore

/// A request to render, as it was made: nothing is checked yet, and what was not said is nil or empty.
public struct RenderSpec: Hashable, Sendable {
    public var indicator = IndicatorKind.circular
    public var name: String?
    /// Catalogue name of a theme, or the path of a ``ThemeFile``.
    public var theme: String?
    /// A theme that has been read already, instead of a name.
    public var customTheme: Theme?
    /// Colors that differ from the theme's: `SLOT=COLOR`.
    public var themeColors: [String] = []
    public var motion = MotionSpec()
    public var state = StateSpec()
    public var label = LabelSpec()
    public var steps = StepSpec()
    public var operation = OperationSpec()
    public var access = AccessSpec()
    public var present = PresentationSpec()
    public var check = CheckSpec()
    /// Diameter of a circular indicator in points, or the name of one of the theme's sizes.
    public var size: Double?
    public var sizeName: String?
    /// Stroke width in points.
    public var stroke: Double?
    public var insetCaps = false
    /// Length of a linear track, or the room for steps or for a circular indicator with its label, in points.
    public var width: Double?
    /// Thickness of a linear track or height of a screen with all steps, and the diameter of a stop indicator, in points.
    public var height: Double?
    public var stop: Double?
    /// How much more than the value is ready, on a linear track, in 0…1.
    public var buffer: Double?
    /// `ltr` or `rtl`.
    public var direction: String?
    public var cap: String?
    /// Space between the indicator and its track in points.
    public var gap: Double?
    public var colors: [String] = []
    /// A color, `theme` or `none`.
    public var track: String?
    /// What the picture stands on: `none`, `surface`, `card` or a color.
    public var background: String?
    /// Room around everything, in points.
    public var margin: Double?
    /// `white` or `black` for a mask of that color, which a platform tints.
    public var template: String?
    public var scales: [Double] = []
    /// Catalogue names of output formats.
    public var formats: [String] = []
    public var sheet = SheetSpec()
    /// `fast`, `default` or `small`.
    public var compression: String?
    /// The color behind a GIF.
    public var matte: String?
    /// Whether SVG takes the indicator's color from the page that it is a part of.
    public var currentColor = false
    /// The largest side of a frame in pixels; nil is ``RenderJob/defaultMaxFrameSide``.
    public var maxFrameSide: Int?

    public init() {}
}

/// The part of a request that says what moves, and on which frames.
public struct MotionSpec: Hashable, Sendable {
    /// Catalogue name of a motion, or the path of a ``MotionFile``.
    public var name: String?
    /// A motion that has been read already, instead of a name.
    public var custom: Motion?
    /// `from:to` or a single value, in 0…1.
    public var value: String?
    /// A CSS easing for the run of values.
    public var easing: String?
    /// Whether to run the motion as published where the catalogue's version differs.
    public var faithful = false
    public var fps: Double?
    public var frames: Int?
    /// The most frames allowed; nil is ``Timeline/defaultMaxFrames``.
    public var maxFrames: Int?

    /// Frame rates that are accepted, in frames a second.
    public static let fpsRange = 0.1...1000.0
    /// The frame rate where none is given.
    public static let defaultFPS = 60.0

    public init() {}
}

/// The part of a request that says in which state an indicator is, or into which it comes.
public struct StateSpec: Hashable, Sendable {
    /// The name of a ``ValueState`` that the indicator comes into.
    public var state: String?
    /// A change such as `indeterminate:determinate=0.4` or `active:paused`.
    public var transition: String?
    /// The running motion's time at which the change begins, in milliseconds.
    public var t0: Double?
    /// `auto`, `none` or the name of a ``Glyph``.
    public var glyph: String?

    public init() {}
}

/// The part of a request that says what is written with an indicator.
public struct LabelSpec: Hashable, Sendable {
    /// The label, in every state that has none of its own.
    public var text: String?
    /// Labels of single states, by their names.
    public var states: [String: String] = [:]
    /// `percent`, `fraction` or `none`.
    public var progressText: String?
    /// What a fraction is of.
    public var total: Int?
    /// `label` or `center`.
    public var placement: String?
    /// The name of an installed font family, or the path of a font file.
    public var font: String?

    /// Totals that are accepted.
    package static let totalRange = 1...1_000_000_000

    public init() {}

    /// Whether the name of a font is the path of a file.
    package static func isFontPath(_ font: String) -> Bool {
        font.contains("/")
            || [".ttf", ".otf", ".ttc", ".otc"].contains { font.lowercased().hasSuffix($0) }
    }
}

/// The part of a request that says where an indicator is shown.
public struct PresentationSpec: Hashable, Sendable {
    /// Catalogue name of a ``Presentation``.
    public var name: String?
    /// `WIDTH` or `WIDTHxHEIGHT` of the screen in points.
    public var screen: String?
    /// What is written beside the indicator, and on the button that cancels.
    public var message: String?
    public var cancel: String?
    /// How far a list is pulled, in 0…1, or `run` for all that a pull leads to.
    public var pull: String?

    public init() {}
}

/// The part of a request that is about sprite sheets. Lengths in points.
public struct SheetSpec: Hashable, Sendable {
    public var layout: String?
    public var columns: Int?
    public var padding: Double?
    public var border: Double?
    public var extrude: Double?
    public var maxSide: Int?
    /// The most pixels of a page.
    public var maxPagePixels: Int?
    /// `any`, `pot`, or a number of pixels whose multiples the sides are to be.
    public var sides: String?
    /// Whether pages are to be as wide as high.
    public var square = false
    /// `none`, `frame`, `animation` or `sheet`.
    public var trim: String?
    /// `straight` or `premultiplied`.
    public var alpha: String?
    public var bleed = false
    /// `name=from:to`, or with `:forward`, `:reverse` or `:pingpong` after it.
    public var tags: [String] = []
    /// Catalogue names of dialects.
    public var dialects: [String] = []
    /// `full`, or `subcycle` for the shortest part of a loop that repeats up to a rotation.
    public var loop: String?

    public init() {}

    /// How much of a loop a sheet holds.
    package enum Loop: String, CaseIterable {
        case full, subcycle
    }
}

public import Drawing
public import Formats
public import Indicators
public import MotionCore
public import Presentations
public import Basics

/// A request to render, as it was made: nothing is checked yet, and what was not said is nil or empty.
public struct RenderSpec: Hashable, Sendable {
    /// The kind of indicator that is asked for; nil for the one that the steps or the motion need.
    public var kind: IndicatorKind?
    public var name: String?
    public var theme: Source<Theme>?
    /// Colors that differ from the theme's.
    public var themeColors: [ThemeSlot: Color] = [:]
    public var motion = MotionSpec()
    public var state = StateSpec()
    public var label = LabelSpec()
    public var steps = StepSpec()
    public var operation = OperationSpec()
    public var access = AccessSpec()
    public var present = PresentationSpec()
    public var check = CheckSpec()
    /// How large a circular indicator is.
    public var size: RingExtent?
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
    public var direction: LayoutDirection?
    public var cap: StrokeCap?
    /// Space between the indicator and its track in points.
    public var gap: Double?
    public var colors: [Color] = []
    public var track: TrackPaint?
    public var background: Backdrop?
    /// Room around everything, in points.
    public var margin: Double?
    /// The color of a mask, which a platform tints.
    public var template: Mask?
    public var scales: [Double] = []
    public var formats: [OutputFormat] = []
    public var sheet = SheetSpec()
    public var compression: Compression?
    /// The color behind a GIF.
    public var matte: Color?
    /// Whether SVG takes the indicator's color from the page that it is a part of.
    public var currentColor = false
    /// The largest side of a frame in pixels; nil is ``RenderJob/defaultMaxFrameSide``.
    public var maxFrameSide: Int?
    /// What sets its texts; given with what its files hold.
    package var typesetter: Typesetter?

    public init() {}

    /// A request for a motion, on the indicator that shows it.
    public init(_ motion: Motion) { self.motion.motion = .value(motion) }

    /// What is drawn: ``kind``, or what follows from the steps or the motion.
    public var indicator: IndicatorKind {
        get {
            if let kind { return kind }
            if !steps.items.isEmpty { return .steps }
            if case .bars = motion.motion?.value?.kind { return .linear }
            return .circular
        }
        set { kind = newValue }
    }
}

/// The part of a request that says what moves, and on which frames.
public struct MotionSpec: Hashable, Sendable {
    public var motion: Source<Motion>?
    /// A value, or a run of values: the indicator is determinate.
    public var value: ValueSpan?
    /// How the run of values is eased.
    public var easing: Easing?
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
    /// The state that the indicator comes into.
    public var state: ValueState?
    /// A change from one state, or step, to another.
    public var transition: TransitionSpec?
    /// The running motion's time at which the change begins, in milliseconds.
    public var t0: Double?
    public var glyph: GlyphChoice?

    public init() {}
}

/// The part of a request that says what is written with an indicator.
public struct LabelSpec: Hashable, Sendable {
    /// The label, in every state that has none of its own.
    public var text: String?
    /// Labels of single states.
    public var states: [ValueState: String] = [:]
    public var progressText: Progress?
    /// What a fraction is of.
    public var total: Int?
    public var placement: LabelRequest.Placement?
    public var font: FontChoice?

    /// How a value is written.
    public enum Progress: String, Hashable, Sendable, CaseIterable {
        case percent, fraction
        case hidden = "none"
    }

    /// Totals that are accepted.
    package static let totalRange = 1...1_000_000_000

    public init() {}
}

/// The part of a request that says where an indicator is shown.
public struct PresentationSpec: Hashable, Sendable {
    public var presentation: Presentation?
    public var screen: ScreenSize?
    /// What is written beside the indicator, and on the button that cancels.
    public var message: String?
    public var cancel: String?
    /// How far a list is pulled.
    public var pull: PullChoice?

    public init() {}
}

/// The part of a request that is about sprite sheets. Lengths in points.
public struct SheetSpec: Hashable, Sendable {
    public var layout: SheetOptions.Layout?
    public var columns: Int?
    public var padding: Double?
    public var border: Double?
    public var extrude: Double?
    public var maxSide: Int?
    /// The most pixels of a page.
    public var maxPagePixels: Int?
    public var sides: PageSides.Kind?
    /// Whether pages are to be as wide as high.
    public var square = false
    public var trim: SheetOptions.Trim?
    public var alpha: SheetOptions.Alpha?
    public var bleed = false
    public var tags: [SheetTag] = []
    public var dialects: [SheetDialect] = []
    public var loop: Loop?

    public init() {}

    /// How much of a loop a sheet holds.
    public enum Loop: String, Hashable, Sendable, CaseIterable {
        case full
        /// The shortest part that repeats up to a rotation.
        case subcycle
    }
}

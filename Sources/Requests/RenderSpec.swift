public import Basics
public import Drawing
public import Formats
public import Indicators
public import Languages
public import MotionCore
public import Presentations

/// A request to render, as it was made: nothing is checked yet, and what was not said is nil or empty.
public struct RenderSpec: Hashable, Sendable {
    /// The kind of indicator that is asked for; nil for the one that the steps or the motion need.
    public var kind: IndicatorKind?
    /// What the files are called; nil is the motion's name.
    public var name: String?
    /// What everything has that is not said here; nil is neutral-light, whose tracks do not show.
    public var theme: Source<Theme>?
    /// Colors that differ from the theme's.
    public var themeColors: [ThemeSlot: Color] = [:]
    /// The size of text that a user has chosen; nil is large, the usual one.
    public var textSize: ContentSize?
    /// What moves, and on which frames.
    public var motion = MotionSpec()
    /// The state, or the change from one to another.
    public var state = StateSpec()
    /// What is written with the indicator.
    public var label = LabelSpec()
    /// The steps of a flow.
    public var steps = StepSpec()
    /// What happens over time.
    public var operation = OperationSpec()
    /// Accessibility: descriptions and reduced motion.
    public var access = AccessSpec()
    /// Where it is shown.
    public var present = PresentationSpec()
    /// What only checks ask for.
    public var check = CheckSpec()
    /// How large a circular indicator is.
    public var size: RingExtent?
    /// A shape in the place of a ring.
    public var shape: Source<OwnShape>?
    /// How the shape shows what moves; nil is to fill with a value, and to be traced by what runs.
    public var shapeWay: ShapeWay?
    /// Stroke width in points.
    public var stroke: Double?
    /// Whether an arc, caps included, stays inside its span.
    public var insetCaps = false
    /// Length of a linear track, or the room for steps or for a circular indicator with its label, in points.
    public var width: Double?
    /// Thickness of a linear track or height of a screen with all steps, and the diameter of a stop indicator, in points.
    public var height: Double?
    /// Diameter of the dot at the far end of a determinate track, 0 to 4096 points and at most the height; nil is the
    /// theme's, 0 for none.
    public var stop: Double?
    /// How much more than the value is ready, on a linear track, in 0…1.
    public var buffer: Double?
    /// A second value on the same ring or bar, in 0…1; nil is none.
    public var value2: Double?
    /// The language of what Spindle says by itself, and of values; nil is English.
    public var locale: Language?
    /// Which way everything but rings is laid out; nil is that of the language, left to right for English.
    public var direction: LayoutDirection?
    /// How strokes end; nil is round, and as published for spokes and bars.
    public var cap: StrokeCap?
    /// Space between the indicator and its track in points.
    public var gap: Double?
    /// How many parts a ring or a bar is cut into; nil is none.
    public var segments: Int?
    /// Space between two of these in points; nil is half the thickness of the ring or bar.
    public var segmentGap: Double?
    /// The color of the indicator, or several for motions that have several; empty is the theme's.
    public var colors: [Color] = []
    /// The colors of an arc or of bars along their length, instead of ``colors``; nil is none.
    public var gradient: Gradient?
    /// Where the gradient lies; nil is along the arc or the bar.
    public var gradientWay: IndicatorGradient.Way?
    /// The color behind the indicator; nil is the theme's where one is given, else none.
    public var track: TrackPaint?
    /// The color of the circle that shapes which become each other lie in; nil is none.
    public var container: TrackPaint?
    /// What the picture stands on; nil is nothing.
    public var background: Backdrop?
    /// Room around everything, in points.
    public var margin: Double?
    /// The color of a mask, which a platform tints.
    public var template: Mask?
    /// Pixels per point, 0.25 to 16 each; empty is 1.
    public var scales: [Double] = []
    /// What is written; empty is frames.
    public var formats: [OutputFormat] = []
    /// How frames are put together in a sheet.
    public var sheet = SheetSpec()
    /// How much time to spend on the size of files; nil is ``Compression/standard``.
    public var compression: Compression?
    /// The color behind formats without partly transparent pixels.
    public var matte: Color?
    /// How pixels lie in arrays for devices.
    public var pixels = PixelOptions()
    /// How a spinner for terminals looks.
    public var terminal = TerminalOptions()
    /// Whether a GIF has hard edges instead of a matte.
    public var hasHardEdges = false
    /// What the platform takes; what is said beside it goes before it.
    public var preset: OutputPreset?
    /// How many bytes a file may have; nil is what the preset says, or any number.
    public var maxBytes: ByteCount?
    /// How many times the animation is shown; nil is once in videos, and forever in other loops.
    public var repeats: Int?
    /// How long the last frame stays before the animation begins again, in milliseconds, up to 60,000.
    public var hold: Double?
    /// Whether frames are shown forward and then back.
    public var pingpong = false
    /// The point of a cursor that points; nil is its middle.
    public var hotSpot: HotSpot?
    /// Whether SVG takes the indicator's color from the page that it is a part of.
    public var currentColor = false
    /// The largest side of a frame in pixels; nil is ``RenderJob/defaultMaxFrameSide``.
    public var maxFrameSide: Int?
    /// What sets its texts; given with what its files hold.
    package var typesetter: Typesetter?

    /// The longest hold in milliseconds.
    package static let maxHold = 60_000.0

    /// A request for a motion, on the indicator that shows it, about which nothing else is said.
    ///
    /// - Parameters:
    ///   - motion: What moves; nil for the theme's motion.
    ///   - theme: What has the colors; nil for neutral-light.
    public init(_ motion: Motion? = nil, theme: Theme? = nil) {
        self.motion.motion = motion.map { .value($0) }
        self.theme = theme.map { .value($0) }
    }

    /// The language of what is said by itself.
    package var language: Language { locale ?? .english }

    /// What is drawn: ``kind``, or what follows from the steps or the motion.
    public var indicator: IndicatorKind {
        get {
            if let kind { return kind }
            if !steps.items.isEmpty { return .steps }
            if case .bars = motion.motion?.value?.kind { return .linear }
            if case .drawn(let drawn) = motion.motion?.value?.kind, drawn.isStraight { return .linear }
            return .circular
        }
        set { kind = newValue }
    }
}

/// The part of a request that says what moves, and on which frames.
public struct MotionSpec: Hashable, Sendable {
    /// What the indicator does while no value is known; nil is the theme's motion.
    public var motion: Source<Motion>? { didSet { place = nil } }
    /// Where the period of the motion stands in a file, for messages: `mine.yaml:2:9`.
    package var place: String?
    /// A value, or a run of values: the indicator is determinate.
    public var value: ValueSpan?
    /// The part of a ring or a bar between two values; instead of ``value``.
    public var span: ValueSpan?
    /// How the run of values is eased, or all that is eased in a running motion.
    public var easing: Easing?
    /// How many times as fast the motion runs as published.
    public var speed: Double?
    /// How long one loop takes, in milliseconds, until colors repeat as well; instead of ``speed``.
    public var duration: Double?
    /// The shortest and the longest arc.
    public var arc: SweepRange?
    /// How often the whole figure turns in a loop of the motion; below 0 counterclockwise.
    public var turns: Int?
    /// How the line of an arc or of bars waves.
    public var wave = WaveAdjustment()
    /// Whether to run the motion as published where the catalogue's version differs.
    public var faithful = false
    /// Frames a second, in ``fpsRange``; nil is ``defaultFPS``.
    public var fps: Double?
    /// How many frames, at least 1; nil is one loop, or one frame for every percent of a run.
    public var frames: Int?
    /// The moment of the loop that a single picture shows; nil is the one at which there is most to see.
    public var at: LoopMoment?
    /// The most frames allowed; nil is ``Timeline/defaultMaxFrames``.
    public var maxFrames: Int?

    /// Frame rates that are accepted, in frames a second.
    public static let fpsRange = 0.1...1000.0
    /// The frame rate where none is given.
    public static let defaultFPS = 60.0

    /// How many frames are asked for; a moment alone asks for one.
    package var frameCount: Int? { frames ?? (at == nil ? nil : 1) }

    /// The theme's motion, for one loop.
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
    /// The sign in the ring or beside the label; nil is that of each state.
    public var glyph: GlyphChoice?
    /// How a check or an exclamation mark inside a ring is drawn; nil is the theme's.
    public var glyphStyle: Glyph.Style?

    /// A running indicator.
    public init() {}
}

/// The part of a request that says what is written with an indicator.
public struct LabelSpec: Hashable, Sendable {
    /// The label, in every state that has none of its own.
    public var text: String?
    /// Labels of single states.
    public var states: [ValueState: String] = [:]
    /// How a value is written; nil is not at all.
    public var progressText: Progress?
    /// What a fraction is of.
    public var total: Int?
    /// Where a value is written; nil is at the end of the label.
    public var placement: LabelRequest.Placement?
    /// The font of all texts; nil is ``FontChoice/standard``.
    public var font: FontChoice?

    /// How a value is written.
    public enum Progress: String, Hashable, Sendable, CaseIterable {
        /// As `60%`.
        case percent
        /// As `30/100`.
        case fraction
        /// Not at all.
        case hidden = "none"
    }

    /// Totals that are accepted.
    package static let totalRange = 1...1_000_000_000

    /// No texts.
    public init() {}
}

/// The part of a request that says where an indicator is shown.
public struct PresentationSpec: Hashable, Sendable {
    /// Where it is shown; nil is by itself.
    public var presentation: Presentation?
    /// The size of the screen; nil is 375 points wide, with a typical height for that.
    public var screen: ScreenSize?
    /// What is written beside the indicator.
    public var message: String?
    /// What is written on the button that cancels; nil for no such button.
    public var cancel: String?
    /// What is written on the button that pauses; nil for no such button.
    public var pause: String?
    /// What is written on the button that lets a pause end; nil is what the language has for it.
    public var resume: String?
    /// What is written on the button that closes what has ended; nil is what is on the one that cancels.
    public var close: String?
    /// What is written on the button that starts again what has failed; nil for no such button.
    public var restart: String?
    /// Whether a button that shows the indicator is pressed.
    public var isPressed = false
    /// The light that passes over placeholders; nil for none.
    public var shimmer: Shimmer.Style?
    /// How far a list is pulled.
    public var pull: PullChoice?

    /// By itself.
    public init() {}
}

/// The part of a request that is about sprite sheets. Lengths in points.
public struct SheetSpec: Hashable, Sendable {
    /// How frames are ordered; nil is in rows.
    public var layout: SheetOptions.Layout?
    /// Columns of the grid, 1 to 65,535; nil is as many as make it nearly square.
    public var columns: Int?
    /// Space between frames, 0 to 1024 points; nil is 0.
    public var padding: Double?
    /// Space around all frames, 0 to 1024 points; nil is 0.
    public var border: Double?
    /// How far the pixels at the edge of each frame are repeated outward, 0 to 1024 points; nil is 0.
    public var extrude: Double?
    /// The longest side of a page in pixels, 1 to 65,535; nil is 16,384.
    public var maxSide: Int?
    /// The most pixels of a page.
    public var maxPagePixels: Int?
    /// Which lengths the sides of a page may have; nil is any.
    public var sides: PageSides.Kind?
    /// Whether pages are to be as wide as high.
    public var square = false
    /// Which transparent margins are cut off; nil is none.
    public var trim: SheetOptions.Trim?
    /// Whether colors are multiplied by their alpha; nil is not.
    public var alpha: SheetOptions.Alpha?
    /// Whether transparent pixels of sheets and frames take the color of visible neighbors.
    public var bleed = false
    /// Whether every frame has a cell, also one that looks like another.
    public var keepsDuplicates = false
    /// Named parts of the animation; empty is one with all frames.
    public var tags: [SheetTag] = []
    /// The formats of the metadata; empty is one, `json-hash`.
    public var dialects: [SheetDialect] = []
    /// How much of a loop the sheet holds; nil is all of it.
    public var loop: Loop?

    /// A sheet in which nothing differs from the defaults.
    public init() {}

    /// How much of a loop a sheet holds.
    public enum Loop: String, Hashable, Sendable, CaseIterable {
        /// All of it.
        case full
        /// The shortest part of which the rest is a rotated copy.
        case subcycle
    }
}

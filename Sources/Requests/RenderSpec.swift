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
    /// The base name of the files; nil is the motion's name.
    public var name: String?
    /// The theme for everything not given here, or its file; nil is neutral-light, whose tracks do not show.
    public var themeSource: Source<Theme>?
    /// Colors that differ from the theme's.
    public var themeColors: [ThemeSlot: Color] = [:]
    /// The size of text that a user has chosen; nil is large, the usual one.
    public var textSize: ContentSize?
    /// The motion or value, and the frames to render.
    public var animation = MotionSpec()
    /// The state that the indicator comes into; nil is active.
    public var state: ValueState?
    /// A change from one state, or step, to another; instead of ``state``.
    public var transition: TransitionSpec?
    /// The time of the running motion at which the change begins, in milliseconds.
    public var t0: Double?
    /// The sign in the ring or beside the label; nil is that of each state.
    public var glyph: GlyphChoice?
    /// The drawing style of a check or an exclamation mark inside a ring; nil is the theme's.
    public var glyphStyle: Glyph.Style?
    /// The content of the middle of a ring; nil is the seconds of a countdown, or nothing.
    public var center: CenterChoice?
    /// The texts written with the indicator.
    public var label = LabelSpec()
    /// The steps of a flow.
    public var steps = StepSpec()
    /// The operation that the indicator follows over time.
    public var operation = OperationSpec()
    /// Accessibility: descriptions and reduced motion.
    public var access = AccessSpec()
    /// The presentation, such as a screen or a dialog, that the indicator is shown in; nil is none.
    public var presentation: Presentation?
    /// The texts and the screen of the presentation.
    public var present = PresentationSpec()
    /// The part that only checks read.
    public var check = CheckSpec()
    /// The size of a circular indicator, in points or by its name in the theme.
    public var extent: RingExtent?
    /// A shape in the place of a ring.
    public var shape: Source<CustomShape>?
    /// Placeholders in the place of an indicator, in rows from the top down; empty for none.
    public var skeleton: [Skeleton.Row] = []
    /// The way in which placeholders move; nil is ``/Indicators/Skeleton/Effect/pulse``.
    public var skeletonEffect: Skeleton.Effect?
    /// The way in which the shape shows progress; nil is filling for a value, and tracing for an indeterminate motion.
    public var shapeWay: ShapeWay?
    /// The colors of the shape; nil is its own where its drawing has more than one.
    public var shapeColor: ShapeColor?
    /// The form of a circular indicator; nil is a ring.
    public var form: RingForm?
    /// The part of the circle that a ring leaves open, in degrees, 0 to 359; nil is none.
    public var opening: Double?
    /// The place where a ring begins, -360 to 360 degrees clockwise from 12 o'clock; nil is 12 o'clock, or the end of an opening at the
    /// bottom.
    public var startAngle: Double?
    /// Whether the picture ends where an open ring does.
    public var isCropped = false
    /// Whether a ring runs counterclockwise.
    public var isCounterclockwise = false
    /// Stroke width in points.
    public var stroke: Double?
    /// Whether an arc, caps included, stays inside its span.
    public var insetsCaps = false
    /// Length of a linear track, or the room for steps or for a circular indicator with its label, in points.
    public var width: Double?
    /// Thickness of a linear track or height of a screen with all steps, and the diameter of a stop indicator, in points.
    public var height: Double?
    /// Diameter of the dot at the far end of a determinate track, 0 to 4096 points and at most the height; nil is the
    /// theme's, 0 for none.
    public var stop: Double?
    /// The buffered amount beyond the value on a linear track, in 0…1.
    public var buffer: Double?
    /// A second value on the same ring or bar, in 0…1; nil is none.
    public var value2: Double?
    /// The language of what Spindle says by itself, and of values; nil is English.
    public var locale: Language?
    /// The layout direction of everything but rings, or that of a vertical bar; nil is that of the language, left to right for English.
    public var direction: FlowDirection?
    /// The radius of the corners of a track and of its bars, in points; nil is half the thickness where ends are round, else 0.
    public var radius: Double?
    /// The place from which the bar of a value grows; nil is the leading edge.
    public var origin: BarOrigin?
    /// Whether a track is in the outline of a battery.
    public var isBattery = false
    /// The effect that runs over the bar of a value; nil is none.
    public var fillEffect: BarEffect.Form?
    /// The line cap of strokes; nil is round, and as published for spokes and bars.
    public var cap: StrokeCap?
    /// Space between the indicator and its track in points.
    public var gap: Double?
    /// The number of segments that a ring or a bar is cut into; nil is none.
    public var segments: Int?
    /// Space between two segments in points; nil is half the thickness of the ring or bar.
    public var segmentGap: Double?
    /// The color of the indicator, or several for motions that have several; empty is the theme's.
    public var colors: [Color] = []
    /// The colors of an arc or of bars along their length, instead of ``colors``; nil is none.
    public var gradient: Gradient?
    /// The direction of the gradient; nil is along the arc or the bar.
    public var gradientAxis: IndicatorGradient.Way?
    /// The color behind the indicator; nil is the theme's where one is given, else none.
    public var trackPaint: TrackPaint?
    /// The color of the circle that shapes which become each other lie in; nil is none.
    public var containerPaint: TrackPaint?
    /// The backdrop of the picture; nil is transparent.
    public var backdrop: Backdrop?
    /// The colors that differ on dark screens; none where those above serve for all.
    public var onDark = DarkColors()
    /// The colors beyond sRGB that were given as text, without their alpha, each as it was written.
    package var writtenColors: [Color: String] = [:]
    /// Room around everything, in points.
    public var margin: Double?
    /// The color of a mask, which a platform tints.
    public var template: Mask?
    /// The smoothing of edges; nil is ``/Drawing/Antialiasing/full``.
    public var antialiasing: Antialiasing?
    /// Pixels per point, 0.25 to 16 each; empty is 1.
    public var scales: [Double] = []
    /// The output formats; empty is frames.
    public var formats: [OutputFormat] = []
    /// The destination of the files. A file says their format and their name, in the place of ``formats`` and ``name``; nil leaves the
    /// destination to whoever writes them.
    public var target: OutputTarget?
    /// The layout, trimming and metadata of sprite sheets.
    public var sheet = SheetSpec()
    /// The effort spent on small files; nil is ``Compression/standard``.
    public var compression: Compression?
    /// The color behind formats without partly transparent pixels.
    public var matte: Color?
    /// The gamut of the files that hold more than sRGB; nil is Display P3 where a color that shows needs it.
    public var gamut: Gamut?
    /// The pixel layout of arrays for devices.
    public var pixels = PixelOptions()
    /// The width and the characters of a spinner for terminals.
    public var terminal = TerminalOptions()
    /// Whether a GIF has hard edges instead of a matte.
    public var hasHardEdges = false
    /// A preset of the limits and formats of a platform; options given explicitly take precedence.
    public var preset: OutputPreset?
    /// The most bytes that a file may have; nil is the limit of the preset, or none.
    public var maxBytes: ByteCount?
    /// The number of times that the animation is played; nil is once in videos, and forever in other loops.
    public var repeats: Int?
    /// The time for which the last frame stays before the animation starts over, in milliseconds, up to 60,000.
    public var hold: Double?
    /// Whether frames are shown forward and then back.
    public var isPingPong = false
    /// The frame with which a loop begins; nil is the start of the motion.
    public var firstFrame: FirstFrame?
    /// The point of a cursor that points; nil is its middle.
    public var hotSpot: HotSpot?
    /// Whether SVG takes the indicator's color from the page that it is a part of.
    public var usesCurrentColor = false
    /// Whether an SVG file holds the look for dark screens, too.
    public var showsBothLooks = false
    /// The largest side of a frame in pixels; nil is ``RenderJob/defaultMaxFrameSide``.
    public var maxFrameSide: Int?
    /// Whether this is the variant for dark screens of a request without a theme.
    package var isDarkVariant = false
    /// The typesetter of the texts; set together with the contents of the files.
    package var typesetter: Typesetter?

    /// The longest hold in milliseconds.
    package static let maxHold = 60_000.0

    /// A request for a motion, on the indicator that shows it, about which nothing else is said.
    ///
    /// - Parameters:
    ///   - motion: The motion; nil for the theme's motion.
    ///   - theme: The theme with the colors; nil for neutral-light.
    public init(_ motion: Motion? = nil, theme: Theme? = nil) {
        self.motion = motion
        self.theme = theme
    }

    /// The language of what is said by itself.
    package var language: Language { locale ?? .english }

    /// The kind of indicator that is drawn: ``kind``, or the one that the steps or the motion imply.
    public var indicator: IndicatorKind {
        get {
            if let kind { return kind }
            if !steps.items.isEmpty { return .steps }
            if case .bars = motion?.kind { return .linear }
            if case .drawn(let drawn) = motion?.kind, drawn.isStraight { return .linear }
            return .circular
        }
        set { kind = newValue }
    }
}

/// The part of a request that says what moves, and on which frames.
public struct MotionSpec: Hashable, Sendable {
    /// The motion of the indicator while no value is known; nil is the theme's motion.
    public var motion: Source<Motion>? { didSet { place = nil } }
    /// The position of the motion's period in its file, for messages: `mine.yaml:2:9`.
    package var place: String?
    /// A value, or a run of values: the indicator is determinate.
    public var value: ValueSpan?
    /// The time in which a value passes from 1 to 0, in milliseconds; nil for a run that is counted in frames.
    public var countdown: Double?
    /// Whether a value on a ring may go beyond 1, up to 2, which shows a second lap.
    public var overflows = false
    /// The part of a ring or a bar between two values; instead of ``value``.
    public var span: ValueSpan?
    /// The easing of the run of values, or of everything that is eased in an indeterminate motion.
    public var easing: Easing?
    /// The speed of the motion as a multiple of the published one.
    public var speed: Double?
    /// The duration of one loop, in milliseconds, until colors repeat as well; instead of ``speed``.
    public var duration: Double?
    /// The shortest and the longest arc.
    public var arc: SweepRange?
    /// The number of turns of the whole figure in a loop of the motion; negative is counterclockwise.
    public var turns: Int?
    /// The wave of the line of an arc or of bars.
    public var wave = WaveAdjustment()
    /// Whether to run the motion as published where the catalog's version differs.
    public var isFaithful = false
    /// Frames a second, in ``fpsRange``; nil is ``defaultFPS``.
    public var fps: Double?
    /// The number of frames, at least 1; nil is one loop, or one frame for every percent of a run.
    public var frames: Int?
    /// The moment of the loop that a single picture shows; nil is the one at which there is most to see.
    public var at: LoopMoment?
    /// The most frames allowed; nil is ``Timeline/defaultMaxFrames``.
    public var maxFrames: Int?

    /// Frame rates that are accepted, in frames a second.
    public static let fpsRange = 0.1...1000.0
    /// The frame rate where none is given.
    public static let defaultFPS = 60.0

    /// The requested number of frames; 1 if only a moment is given.
    package var frameCount: Int? { frames ?? (at == nil ? nil : 1) }

    /// The theme's motion, for one loop.
    public init() {}
}

/// The part of a request that says what is written with an indicator.
public struct LabelSpec: Hashable, Sendable {
    /// The label, in every state that has none of its own.
    public var text: String?
    /// Labels of single states.
    public var states: [ValueState: String] = [:]
    /// The format of the value in the texts; nil hides it.
    public var progressText: Progress?
    /// The denominator of a fraction, the 100 in `30/100`.
    public var total: Int?
    /// The place of a written value; nil is at the end of the label.
    public var placement: LabelRequest.Placement?
    /// The font of all texts; nil is ``FontChoice/standard``.
    public var font: FontChoice?

    /// The format of a written value.
    public enum Progress: String, Hashable, Sendable, CaseIterable {
        /// A percentage, as in `60%`.
        case percent
        /// A fraction, as in `30/100`.
        case fraction
        /// No value.
        case hidden = "none"
    }

    /// Totals that are accepted.
    package static let totalRange = 1...1_000_000_000

    /// No texts.
    public init() {}
}

/// The part of a request about the texts and the screen of its presentation.
public struct PresentationSpec: Hashable, Sendable {
    /// The size of the screen; nil is 375 points wide, with a typical height for that.
    public var screen: ScreenSize?
    /// The message beside the indicator.
    public var message: String?
    /// The title of the cancel button; nil for no such button.
    public var cancel: String?
    /// The title of the pause button; nil for no such button.
    public var pause: String?
    /// The title of the resume button; nil is the text of the language.
    public var resume: String?
    /// The title of the button that closes an operation that has ended; nil is the title of the cancel button.
    public var close: String?
    /// The title of the button that restarts a failed operation; nil for no such button.
    public var restart: String?
    /// Whether a button that shows the indicator is pressed.
    public var isPressed = false
    /// Whether an element is shown without the page around it.
    public var isAlone = false
    /// The light that passes over placeholders; nil for none.
    public var shimmer: Shimmer.Style?
    /// The pull of a list for pull to refresh.
    public var pull: PullChoice?

    /// The usual screen, without texts.
    public init() {}
}

/// The part of a request that is about sprite sheets. Lengths in points.
public struct SheetSpec: Hashable, Sendable {
    /// The arrangement of frames; nil is in rows.
    public var layout: SheetOptions.Layout?
    /// Columns of the grid, 1 to 65,535; nil is as many as make it nearly square.
    public var columns: Int?
    /// Space between frames, 0 to 1024 points; nil is 0.
    public var padding: Double?
    /// Space around all frames, 0 to 1024 points; nil is 0.
    public var border: Double?
    /// The width to which the edge pixels of each frame are extruded, 0 to 1024 points; nil is 1 where readers of the dialects scale frames,
    /// else 0.
    public var extrude: Double?
    /// The mipmap levels on which frames are kept apart, 0 to 8; nil where nobody asks.
    public var mipLevels: Int?
    /// Whether packed frames may be turned by 90°.
    public var rotates = false
    /// The longest side of a page in pixels, 1 to 65,535; nil is 16,384.
    public var maxSide: Int?
    /// The most pixels of a page.
    public var maxPagePixels: Int?
    /// The rule for the side lengths of a page, such as powers of two; nil is any length.
    public var sides: PageSides.Kind?
    /// Whether pages are to be as wide as high.
    public var isSquare = false
    /// The trim of transparent margins; nil is none.
    public var trim: SheetOptions.Trim?
    /// Whether colors are multiplied by their alpha; nil is not.
    public var alpha: SheetOptions.Alpha?
    /// Whether transparent pixels of sheets and frames take the color of visible neighbors; nil is what readers of the dialects need on
    /// a sheet with straight alpha, and not on frames.
    public var bleeds: Bool?
    /// Whether every frame has a cell, also one that looks like another.
    public var keepsDuplicates = false
    /// Whether a picture with lines around the frames is made of each page, for people.
    public var hasDebugPicture = false
    /// Named parts of the animation; empty is one with all frames.
    public var tags: [SheetTag] = []
    /// The formats of the metadata; empty is one, `json-hash`.
    public var dialects: [SheetDialect] = []
    /// The portion of a loop that the sheet holds; nil is all of it.
    public var loop: Loop?

    /// A sheet in which nothing differs from the defaults.
    public init() {}

    /// The portion of a loop that a sheet holds.
    public enum Loop: String, Hashable, Sendable, CaseIterable {
        /// All of it.
        case full
        /// The shortest part of which the rest is a rotated copy.
        case subcycle
    }
}

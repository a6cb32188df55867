public import Basics
public import Indicators

/// The subject that rules judge: an indicator as it was requested, and as it is drawn.
public struct Subject: Hashable, Sendable {
    /// The state that an indicator shows when it begins or comes to rest.
    public struct End: Hashable, Sendable {
        /// The state at that end.
        public var state: ValueState
        /// Whether a value is shown.
        public var isDeterminate: Bool
        /// The label; empty for none.
        public var label: String

        /// Creates an end with or without a value; an empty label stands for none.
        public init(_ state: ValueState, isDeterminate: Bool, label: String) {
            self.state = state
            self.isDeterminate = isDeterminate
            self.label = label
        }
    }

    /// A label in its place. Lengths are in points.
    public struct Label: Hashable, Sendable {
        /// The whole text, as it was requested.
        public var text: String
        /// The part of the text that fits, with an ellipsis where that is not all.
        public var shown: String
        /// The number of lines of the whole text.
        public var lines: Int
        /// The greatest number of lines: 2 in a compact width, else 1.
        public var maxLines: Int
        /// The width available; nil for as much as the text takes.
        public var room: Double?
        /// The font size.
        public var size: Double

        /// Creates a label with the part of it that shows, and the room that it has.
        public init(
            _ text: String, shown: String, lines: Int, maxLines: Int, room: Double?, size: Double
        ) {
            self.text = text
            self.shown = shown
            self.lines = lines
            self.maxLines = maxLines
            self.room = room
            self.size = size
        }
    }

    /// The notation of values.
    public enum Value: Hashable, Sendable {
        /// No values are written.
        case none
        /// A percentage, as `60%`.
        case percent
        /// A fraction, as `30/100`, of the number that means complete.
        case fraction(of: Int)
    }

    /// A color and the colors below it.
    public struct Paint: Hashable, Sendable {
        /// The role of a color, which decides the contrast that it needs.
        public enum Role: Hashable, Sendable {
            /// A graphic, which has to be seen.
            case graphic
            /// Text, which has to be read.
            case text
            /// The indicator against its own track.
            case track
            /// A second value beside the indicator's.
            case second
        }

        /// The role of the color.
        public var role: Role
        /// The part that has the color: `the indicator`.
        public var part: String
        /// The color on top.
        public var color: Color
        /// The colors below, from the bottom up; the first is opaque.
        public var ground: [Color]
        /// Whether the picture has no background, so that the theme's surface is assumed.
        public var isAssumed: Bool
        /// Whether the background is a container, a circle that the indicator lies in.
        public var isContained = false
        /// The options that choose the color.
        public var options: [OptionKey]

        /// Creates a color on others, with the options that choose it.
        public init(
            _ role: Role, _ part: String, _ color: Color, on ground: [Color], isAssumed: Bool,
            options: [OptionKey]
        ) {
            self.role = role
            self.part = part
            self.color = color
            self.ground = ground
            self.isAssumed = isAssumed
            self.options = options
        }
    }

    /// The kind of indicator: a ring, a track or steps.
    public var kind: IndicatorKind
    /// The first and the last state shown, the same twice where nothing changes; empty for steps.
    public var ends: [End] = []
    /// The labels that are shown, each in its place.
    public var labels: [Label] = []
    /// The notation of values.
    public var value = Value.none
    /// The colors that have to stand out from what is below them.
    public var paints: [Paint] = []
    /// The steps; nil for other indicators.
    public var steps: Steps?
    /// The loop of the motion; nil where nothing loops.
    public var loop: Loop?
    /// The course in time of the operation shown; nil where none is shown.
    public var timing: Timing?
    /// The name of the motion in the catalog.
    public var motion = ""
    /// The place in which the indicator is shown; nil where it stands on its own.
    public var place: Place?
    /// The expected duration of the process, in milliseconds; nil where that is not known beforehand.
    public var duration: Double?
    /// The activity of an app that the indicator stands for, and the screen in whose buttons it stands; nil where not
    /// given.
    public var activity, screen: String?
    /// The origin of an asset, which all of its variants share and other assets do not.
    public var origin = ""
    /// The name of the asset, with its folder.
    public var name = ""
    /// Whether the indicator is a variant for reduced motion.
    public var isReduced = false
    /// Whether the indicator moves and has no variant for reduced motion.
    public var lacksReduced = false

    /// Creates an indicator of which nothing but the kind is known yet.
    public init(_ kind: IndicatorKind) { self.kind = kind }

    /// Whether only the outcome of a process is requested.
    public var showsOnlyOutcome = false
    /// Whether the process was started by the system rather than by the user.
    public var isStartedBySystem = false
    /// The values that are requested, each in `0...1`, in their order; empty for none.
    public var values: [Double] = []
    /// Whether the indicator shows a value at first, and then runs without one.
    public var losesValue = false
    /// Whether the operation is said to report values and reports none.
    public var lacksValues = false
    /// The texts in place of motion that were requested; empty for the usual ones, or none.
    public var reducedTexts: [String] = []
    /// The pace of the motion in files of frames; nil where nothing runs, or where the file holds the motion itself.
    public var pace: Pace?
    /// The colors of the states in which the indicator shows, that of the running one included.
    public var stateColors: [ValueState: Color] = [:]
    /// The form of a line that waves or is cut into segments; nil for any other.
    public var form: Form?
    /// The colors of two values that are shown together; nil where there is one value.
    public var valueColors: ValueColors?

    /// Whether no other subject matters for judging this one.
    public var standsAlone: Bool {
        activity == nil && screen == nil && !isReduced && !lacksReduced && pace?.count != 1
    }

    /// Whether the value changes while the indicator shows.
    var valueMoves: Bool { timing != nil || Set(values).count > 1 }

    /// Whether no value shows at any time while the process runs.
    var isIndeterminate: Bool {
        ends.contains { $0.state == .active } && !ends.contains { $0.isDeterminate }
    }

    /// The label while the process runs; empty for none.
    var activeLabel: String { ends.first { !$0.state.isFinal && !$0.label.isEmpty }?.label ?? "" }
}

public import Drawing
public import Indicators

/// What rules judge: an indicator as it was asked for, and what became of it.
public struct Subject: Hashable, Sendable {
    /// What an indicator shows when it begins or comes to rest.
    public struct End: Hashable, Sendable {
        /// The state that it has then.
        public var state: ValueState
        /// Whether a value is shown.
        public var isDeterminate: Bool
        /// Empty for none.
        public var label: String

        /// An end with or without a value, and with a label or an empty text for none.
        public init(_ state: ValueState, isDeterminate: Bool, label: String) {
            (self.state, self.isDeterminate, self.label) = (state, isDeterminate, label)
        }
    }

    /// A label in its place. Lengths in points.
    public struct Label: Hashable, Sendable {
        /// The whole text, as it was asked for.
        public var text: String
        /// As much of it as fits, with an ellipsis where that is not all.
        public var shown: String
        /// How many lines the whole text takes.
        public var lines: Int
        /// How many it may take: 2 in a compact width, else 1.
        public var maxLines: Int
        /// The width there is; nil for as much as the text takes.
        public var room: Double?
        /// The size of its letters.
        public var size: Double

        /// A label, what is shown of it, and the room that it has.
        public init(
            _ text: String, shown: String, lines: Int, maxLines: Int, room: Double?, size: Double
        ) {
            (self.text, self.shown, self.lines, self.maxLines) = (text, shown, lines, maxLines)
            (self.room, self.size) = (room, size)
        }
    }

    /// How values are written.
    public enum Value: Hashable, Sendable {
        /// Not at all.
        case none
        /// As `60%`.
        case percent
        /// As `30/100`, with the number that means complete.
        case fraction(of: Int)
    }

    /// A color on the colors below it.
    public struct Paint: Hashable, Sendable {
        /// What a color is for, which decides the contrast that it needs.
        public enum Role: Hashable, Sendable {
            /// Something that has to be seen.
            case graphic
            /// Something that has to be read.
            case text
            /// The indicator on its own track.
            case track
            /// A second value beside the indicator's.
            case second
        }

        /// What the color is for.
        public var role: Role
        /// What it is: `the indicator`.
        public var part: String
        /// The color on top.
        public var color: Color
        /// From the bottom up; the first is opaque.
        public var ground: [Color]
        /// Whether the picture has no ground, and a theme's is assumed.
        public var isAssumed: Bool
        /// Whether the ground is a container, a circle that the indicator lies in.
        public var isContained = false
        /// The options that choose the color.
        public var options: [String]

        /// A color on others, with the options that choose it.
        public init(
            _ role: Role, _ part: String, _ color: Color, on ground: [Color], isAssumed: Bool,
            options: [String]
        ) {
            (self.role, self.part, self.color, self.ground) = (role, part, color, ground)
            (self.isAssumed, self.options) = (isAssumed, options)
        }
    }

    /// A ring, a track or steps.
    public var kind: IndicatorKind
    /// What is shown first and last, the same twice where nothing changes; none of steps.
    public var ends: [End] = []
    /// Every label that is shown, in its place.
    public var labels: [Label] = []
    /// How values are written.
    public var value = Value.none
    /// Every color that has to stand out from what is below it.
    public var paints: [Paint] = []
    /// The steps; nil of other indicators.
    public var steps: Steps?
    /// How the motion comes back to where it began; nil where nothing loops.
    public var loop: Loop?
    /// How the operation that it shows goes on; nil where it shows none.
    public var timing: Timing?
    /// The catalogue name of its motion.
    public var motion = ""
    /// Where it is shown; nil for on its own.
    public var place: Place?
    /// How long the process is expected to take, in milliseconds; nil where that is not known beforehand.
    public var duration: Double?
    /// What activity of an app it stands for, and in which screen's buttons.
    public var activity, screen: String?
    /// What tells an asset from another one, in all of its variants.
    public var origin = ""
    /// Its name, with its folder.
    public var name = ""
    /// Whether it is for those who should not see motion, or moves and comes without anything for them.
    public var isReduced = false
    /// Whether it moves and comes without anything for those who should not see motion.
    public var lacksReduced = false

    /// An indicator of which nothing else is known yet.
    public init(_ kind: IndicatorKind) { self.kind = kind }

    /// Whether nothing but how a process has ended is to be shown.
    public var showsOnlyOutcome = false
    /// Whether nobody but the system has started the process.
    public var isStartedBySystem = false
    /// The values that it is to show, each in `0...1`, in their order; empty for none.
    public var values: [Double] = []
    /// Whether it shows a value at first, and then runs without one.
    public var losesValue = false
    /// Whether an operation is said to report values and reports none.
    public var lacksValues = false
    /// The texts in the place of motion that were asked for; empty for the usual ones, or none.
    public var reducedTexts: [String] = []
    /// How its motion shows in files of frames; nil where nothing runs, or where a file holds the motion itself.
    public var pace: Pace?
    /// The colors of states in which it shows, and that of what runs.
    public var stateColors: [ValueState: Color] = [:]
    /// The form of a line that waves or is cut; nil of any other.
    public var form: Form?
    /// The colors of two values that are shown together; nil where there is one value.
    public var valueColors: ValueColors?

    /// Whether it never has to do with other subjects.
    public var standsAlone: Bool {
        activity == nil && screen == nil && !isReduced && !lacksReduced && pace?.count != 1
    }

    /// Whether its value changes while it shows.
    var valueMoves: Bool { timing != nil || Set(values).count > 1 }

    /// Whether it never shows a value while the process runs.
    var isIndeterminate: Bool {
        ends.contains { $0.state == .active } && !ends.contains { $0.isDeterminate }
    }

    /// The label while the process runs; empty for none.
    var activeLabel: String { ends.first { !$0.state.isFinal && !$0.label.isEmpty }?.label ?? "" }
}

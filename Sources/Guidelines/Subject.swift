public import Drawing
public import Indicators

/// What rules judge: an indicator as it was asked for, and what became of it.
public struct Subject: Hashable, Sendable {
    /// What an indicator shows when it begins or comes to rest.
    public struct End: Hashable, Sendable {
        public var state: ValueState
        /// Whether a value is shown.
        public var isDeterminate: Bool
        /// Empty for none.
        public var label: String

        public init(_ state: ValueState, isDeterminate: Bool, label: String) {
            (self.state, self.isDeterminate, self.label) = (state, isDeterminate, label)
        }
    }

    /// A label in its place. Lengths in points.
    public struct Label: Hashable, Sendable {
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

        public init(
            _ text: String, shown: String, lines: Int, maxLines: Int, room: Double?, size: Double
        ) {
            (self.text, self.shown, self.lines, self.maxLines) = (text, shown, lines, maxLines)
            (self.room, self.size) = (room, size)
        }
    }

    /// How values are written.
    public enum Value: Hashable, Sendable {
        case none, percent
        case fraction(of: Int)
    }

    /// A color on the colors below it.
    public struct Paint: Hashable, Sendable {
        public enum Role: Hashable, Sendable {
            case graphic, text
            /// The indicator on its own track.
            case track
        }

        public var role: Role
        /// What it is: `the indicator`.
        public var part: String
        public var color: Color
        /// From the bottom up; the first is opaque.
        public var ground: [Color]
        /// Whether the picture has no ground, and a theme's is assumed.
        public var isAssumed: Bool
        /// The options that choose the color.
        public var options: [String]

        public init(
            _ role: Role, _ part: String, _ color: Color, on ground: [Color], isAssumed: Bool,
            options: [String]
        ) {
            (self.role, self.part, self.color, self.ground) = (role, part, color, ground)
            (self.isAssumed, self.options) = (isAssumed, options)
        }
    }

    public var kind: IndicatorKind
    /// What is shown first and last, the same twice where nothing changes; none of steps.
    public var ends: [End] = []
    public var labels: [Label] = []
    public var value = Value.none
    public var paints: [Paint] = []
    public var steps: Steps?
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
    public var lacksReduced = false

    public init(_ kind: IndicatorKind) { self.kind = kind }

    /// Whether it never has to do with other subjects.
    public var standsAlone: Bool { activity == nil && screen == nil && !isReduced && !lacksReduced }

    /// Whether it never shows a value while the process runs.
    var isIndeterminate: Bool {
        ends.contains { $0.state == .active } && !ends.contains { $0.isDeterminate }
    }

    /// The label while the process runs; empty for none.
    var activeLabel: String { ends.first { !$0.state.isFinal && !$0.label.isEmpty }?.label ?? "" }
}

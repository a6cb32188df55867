public import Basics

/// A published motion with the figures of its source.
public struct Motion: Named, Hashable {
    /// The noun for a motion in messages: "motion".
    public static let noun = "motion"

    /// The kinds of motion. Motions are copied more often than read, so the content is stored indirectly.
    public indirect enum Kind: Hashable, Sendable {
        /// An arc that shows a value; see ``ValueRun``.
        case determinate
        /// An arc that runs for as long as the process takes.
        case arc(Choreography)
        /// Bars that run along a straight track.
        case bars(BarChoreography)
        /// Spokes around a center that fade one after another.
        case spokes(SpokeRing)
        /// Dots in a row that swell one after another.
        case dots(DotRow)
        /// Waves, shapes that morph into each other, figures that move by themselves.
        case drawn(DrawnMotion)

        /// The time after which the picture repeats, in milliseconds; nil for a determinate one.
        public var period: Double? {
            switch self {
            case .determinate: nil
            case .arc(let choreography): choreography.period
            case .bars(let bars): bars.period
            case .spokes(let ring): ring.opacity.period
            case .dots(let row): row.scale.period
            case .drawn(let drawn): drawn.period
            }
        }

        /// The name of the kind, in a word, as in a motion's file.
        public var name: String {
            switch self {
            case .determinate: "determinate"
            case .arc: "arc"
            case .bars: "bars"
            case .spokes: "spokes"
            case .dots: "dots"
            case .drawn(let drawn): drawn.name
            }
        }

        /// The names of all kinds, in the order in which motions are listed.
        public static let names = [
            "determinate", "arc", "bars", "spokes", "dots", "wave", "wave-bars", "shapes", "elements",
        ]
    }

    /// The published end of a stroke.
    public enum Cap: String, Hashable, Sendable, CaseIterable {
        /// A flat end, where the stroke ends.
        case butt
        /// A round end, half a disc beyond it.
        case round
        /// A square end, half a square beyond it.
        case square
    }

    /// The catalog name, in lower case with hyphens.
    public let name: String
    /// A phrase that names the system of the indicator.
    public let summary: String
    /// The origin of the constants.
    public let source: String
    /// The motion itself. If the published motion does not close, or closes only after minutes, this is its shortest seamless version, and
    /// ``faithful`` the published one.
    public internal(set) var kind: Kind
    /// The published motion where ``kind`` departs from it, with its own exact period; otherwise nil.
    public internal(set) var faithful: Kind?
    /// The change of ``kind`` from the published motion and its amount; nil where there is none.
    public let seamNote: String?
    /// The published size in points: the diameter of a ring, the length of a straight track, the
    /// diameter of a ring of spokes, the width of a row of dots.
    public let size: Double
    /// The published thickness in points: of a ring's stroke, a track, a spoke; the diameter of a dot.
    public let stroke: Double
    /// The published ends of strokes and bars.
    public let cap: Cap
    /// The timing of color changes, for motions that are published with several colors.
    public let colorChange: ColorChange?

    /// Creates a motion from its source. Names have lower-case letters and hyphens; lengths are in points.
    public init(
        name: String, summary: String, source: String, kind: Kind, faithful: Kind? = nil,
        seamNote: String? = nil, size: Double, stroke: Double, cap: Cap, colorChange: ColorChange? = nil
    ) {
        self.name = name
        self.summary = summary
        self.source = source
        self.kind = kind
        self.faithful = faithful
        self.seamNote = seamNote
        self.size = size
        self.stroke = stroke
        self.cap = cap
        self.colorChange = colorChange
    }

    /// Whether the motion can show a value: the determinate one, waves and some shapes.
    public var takesValues: Bool {
        switch kind {
        case .determinate: true
        case .drawn(let drawn): drawn.takesValues
        case .arc, .bars, .spokes, .dots: false
        }
    }

    /// The motion that shows a value in place of this one: itself where it can, else ``determinate``.
    public var valued: Motion { takesValues ? self : .determinate }

    /// The time after which the motion repeats, in milliseconds; nil for a determinate one.
    public var period: Double? { kind.period }

    /// Returns the arc at `time` milliseconds; nil where the motion consists of bars, spokes or dots, or shows a value.
    ///
    /// ``ArcSpan`` has both ends in turns, degrees and radians, clockwise from 12 o'clock. For bars, spokes and dots, use
    /// ``kind``.
    ///
    /// - Parameter time: Any time since the beginning, in milliseconds; the motion repeats after its ``period``.
    public func span(at time: Double) -> ArcSpan? {
        if case .arc(let choreography) = kind { choreography.span(at: time) } else { nil }
    }
}

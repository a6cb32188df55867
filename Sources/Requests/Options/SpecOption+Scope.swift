public import Formats
package import Indicators

/// The pictures, films and formats in which an option has an effect.
extension SpecOption {
    /// The kinds of pictures on which an option has an effect.
    public struct Scope: OptionSet, Sendable {
        /// One bit for each kind of picture.
        public let rawValue: Int

        /// The kinds of pictures that these bits stand for.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Arcs that run along a ring, rings that show a value, spokes, dots; bars that run, bars that show a value; steps.
        public static let arcs = Scope(rawValue: 1), ringValues = Scope(rawValue: 2)
        /// Spokes around a center; dots in a row.
        public static let spokes = Scope(rawValue: 4), dots = Scope(rawValue: 8)
        /// Bars that run along a track; bars that show a value.
        public static let bars = Scope(rawValue: 16), barValues = Scope(rawValue: 32)
        /// The steps of a flow.
        public static let steps = Scope(rawValue: 64)

        /// Indicators that can wave: arcs and bars, whether they run or show a value.
        public static let waves: Scope = [.rings, .linear]
        /// Shapes that become each other, and figures that move by themselves.
        public static let figures = Scope(rawValue: 128)

        /// Rings, whether they run or show a value.
        public static let rings: Scope = [.arcs, .ringValues]
        /// Everything that a circular indicator draws.
        public static let circular: Scope = [.rings, .spokes, .dots, .figures]
        /// Everything that a linear indicator draws.
        public static let linear: Scope = [.bars, .barValues]
        /// Whatever shows a value.
        public static let values: Scope = [.ringValues, .barValues]
        /// Whatever runs without a value.
        public static let running: Scope = [.arcs, .spokes, .dots, .bars, .figures]
        /// Circular and linear indicators.
        public static let indicators: Scope = [.circular, .linear]
        /// Indicators and steps.
        public static let all: Scope = [.indicators, .steps]

        package init(_ kind: IndicatorKind) {
            self = kind == .steps ? .steps : kind == .linear ? .linear : .circular
        }

        /// The name of the scope in messages.
        package var words: String {
            switch self {
            case .steps: "steps"
            case .circular: "a circular indicator"
            case .linear: "a linear indicator"
            case .spokes: "spokes"
            case .dots: "dots"
            case .figures: "shapes and figures"
            case .arcs, .bars: "what shows no value"
            default: "a value"
            }
        }

        /// The kinds of indicators of which at least one form has the option.
        public var indicators: [String] {
            [("circular", Scope.circular), ("linear", .linear), ("steps", .steps)]
                .filter { !isDisjoint(with: $0.1) }.map { $0.0 }
        }

        /// The kinds of motions that have the option.
        public var motions: [String] {
            [
                ("determinate", Scope.values), ("arc", .arcs), ("bars", .bars), ("spokes", .spokes),
                ("dots", .dots), ("wave", .rings), ("wave-bars", .linear), ("shapes", .figures),
                ("elements", .figures),
            ].filter { !isDisjoint(with: $0.1) }.map { $0.0 }
        }
    }

    /// The kinds of frame sequences on which an option has an effect.
    public struct Film: OptionSet, Sendable {
        /// One bit for each kind of film.
        public let rawValue: Int

        /// The kinds of films that these bits stand for.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A loop, a value or a run of values, a change of state, an operation, a pull.
        public static let loop = Film(rawValue: 1), run = Film(rawValue: 2), change = Film(rawValue: 4)
        /// An operation from start to end; a list that is pulled.
        public static let operation = Film(rawValue: 8), pull = Film(rawValue: 16)
        /// A text in the place of motion; steps that stand still.
        public static let message = Film(rawValue: 32), still = Film(rawValue: 64)

        /// Whatever shows an indicator.
        public static let shown: Film = [.loop, .run, .change, .operation, .pull, .still]
        /// Every kind of film.
        public static let all: Film = [.shown, .message]
        /// Whatever may show a running motion.
        package static let moving: Film = [.loop, .change, .operation, .pull]

        /// The name of the film in messages.
        package var words: String {
            switch self {
            case .loop: "a loop"
            case .run: "a value"
            case .change: "a change of state"
            case .operation: "an operation"
            case .pull: "a pull"
            case .message: "a message"
            default: "static steps"
            }
        }

        /// The names of the kinds of film in this set, in the order above.
        public var names: [String] {
            ["loop", "run", "change", "operation", "pull", "message", "still"].enumerated()
                .filter { contains(Film(rawValue: 1 << $0.offset)) }.map { $0.element }
        }
    }

    /// The output formats that heed an option.
    public enum Formats: Sendable {
        /// Every format heeds it.
        case all
        /// Only these formats heed it.
        case only([OutputFormat])
        /// All formats but these.
        case allBut([OutputFormat])
    }

    /// A condition that the rest of the request must meet for an option to have an effect.
    package enum Condition: Sendable {
        case presentation, operation, log, writtenValue, fraction, sidecar, message
        /// Something that moves, and not what stands in its place.
        case motion
        /// A motion that was published with a seam; something that is not the same from right to left.
        case seam, sides
        /// A line that waves, or can be made to; one whose waves are not flat.
        case waved, wavy
        /// A line that does not wave; one whose ends can be chosen.
        case flat, ends
        /// A shape of one's own, or also an icon of one's own in the middle; shapes that become each other.
        case shaped, pictured, morphs
        /// Placeholders in the place of an indicator.
        case skeleton
        /// A check or an exclamation mark inside a ring.
        case mark
        /// The space between an indicator and its track; words above a row of steps, or over the list of all of them.
        case track, header, heading
        /// Parts that a ring or a bar is cut into; colors along it.
        case segments, gradient
        /// Frames, where what is shown is not written as curves; frames that come one after the other in time, and
        /// more than one of them.
        case pictures, rate, frames
        /// More than one frame, or a video, which lasts longer where one is played several times.
        case played
        /// Frames that are played otherwise backward.
        case back
        /// A picture of one moment, which curves are not.
        case still
        /// Something that one can see through.
        case transparency
        /// The same, or the gaps of a sheet.
        case bled
        /// Frames of different sizes on a sheet.
        case packed
        /// A format without partly transparent pixels; pixels that lose bits.
        case matted, coarse
        /// A color beyond sRGB; a look for dark screens beside the one for light screens.
        case wide, looks
        /// A ring or a track that is not full; ends that nothing else insets; a track that tiles do not cover; a
        /// value below that of the buffer.
        case open, openRing, inset, plain, ahead
        /// Values over time, or seconds that are written.
        case counted
        /// A ring with an opening.
        case opened
        /// A ring of which one sees where it begins and in which direction it runs.
        case placed
        /// A last segment that is larger than a dot in it, and a buffer, if any, that leaves room for one.
        case roomy
        /// A value beyond 1.
        case overfull
        /// Two values that are not the same.
        case apart
        /// The way to a state, and not what it comes to; that, or a name of it; a picture of the active state; a sign
        /// that is not the state's.
        case passage, beginning, activeState, ownSign
        /// A change that begins at some time of a motion; something that runs, or is named; a message that is told in
        /// other words too.
        case clock, runs, spoken
        /// Something that is seen to run; the same with frames, or times of them, that its speed decides, or with
        /// frames that its easing or its turns do.
        case running, pace, eased, turned
        /// Something of the indicator that is seen; steps that one goes along.
        case visible, body, parted, flow
        /// Something that grows with the size of text.
        case scaled
        /// A sheet's description that names tags, or frames that tags decide the size of.
        case tags
        /// Events of an operation.
        case stall, success, failure, outcome, reported, wait
        /// Words that come with Spindle, a value, or a layout that runs from right to left.
        case saying
        /// A button that pauses an operation, which has a pause.
        case pauseButton
    }
}

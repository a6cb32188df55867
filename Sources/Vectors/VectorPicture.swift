public import Drawing

/// An animated picture without pixels: layers from back to front, each a shape that stands still and
/// properties that move. Lengths in points, times in milliseconds, angles in turns.
public struct VectorPicture: Hashable, Sendable {
    /// The size of the picture.
    public var width, height: Double
    /// How long the animation is, above 0.
    public var duration: Double
    /// Whether it begins again after its end; otherwise it plays once.
    public var loops: Bool
    /// Whether it is made for people who want less motion, so that nothing slows it further.
    public var isReduced = false
    /// From back to front.
    public var groups: [Group]
    /// Named stretches of time, such as those of states.
    public var markers: [Marker]
    /// How true the picture is to its motion.
    public var fidelity: VectorFidelity

    /// A picture that takes `duration` milliseconds.
    public init(
        width: Double, height: Double, duration: Double, loops: Bool, groups: [Group], markers: [Marker] = [],
        fidelity: VectorFidelity = VectorFidelity()
    ) {
        (self.width, self.height, self.duration, self.loops) = (width, height, duration, loops)
        (self.groups, self.markers, self.fidelity) = (groups, markers, fidelity)
    }

    /// Layers of which nothing shows outside a common outline, or a common mask.
    public struct Group: Hashable, Sendable {
        /// Nil for no limit.
        public var clip: Path?
        /// Opaque layers that have to cover what is to be seen of the group's; none for no limit.
        public var mask: [Layer]
        /// Whether what the mask covers is what is not seen, and all else is.
        public var isOutside: Bool
        /// What carries all layers, but not what limits them, from the outside in.
        public var moves: [Move]
        /// From back to front. Those of a group that is masked or moves are as opaque as the first one.
        public var layers: [Layer]

        /// Layers from back to front, within `clip` and `mask` if there are such.
        public init(
            clip: Path? = nil, mask: [Layer] = [], isOutside: Bool = false, moves: [Move] = [],
            _ layers: [Layer]
        ) {
            (self.clip, self.mask, self.isOutside) = (clip, mask, isOutside)
            (self.moves, self.layers) = (moves, layers)
        }

        /// Whether its layers have to be drawn as one.
        var isWhole: Bool { !mask.isEmpty || !moves.isEmpty }
    }

    /// One shape in one paint.
    public struct Layer: Hashable, Sendable {
        /// What it is, in a word with hyphens.
        public var name: String
        /// What is painted.
        public var content: Content
        /// In `0...1`, on top of the color's own alpha.
        public var opacity: VectorCurve
        /// Its color, or colors over time.
        public var paint: Paint
        /// What carries the shape, from the outside in.
        public var moves: [Move]

        /// A shape in a paint, under a name.
        public init(
            _ name: String, _ content: Content, opacity: VectorCurve, paint: Paint, moves: [Move] = []
        ) {
            (self.name, self.content, self.opacity) = (name, content, opacity)
            (self.paint, self.moves) = (paint, moves)
        }
    }

    /// A change of place, of angle or of size.
    public enum Move: Hashable, Sendable {
        /// So many turns clockwise about a point.
        case turn(VectorCurve, about: Point)
        /// So many times as large, seen from a point.
        case grow(VectorCurve, Axis, about: Point)
        /// So many points to the right or down.
        case shift(VectorCurve, Axis)

        /// How much of it there is over time.
        public var curve: VectorCurve {
            switch self {
            case .turn(let curve, _), .grow(let curve, _, _), .shift(let curve, _): curve
            }
        }
    }

    /// A direction.
    public enum Axis: Hashable, Sendable {
        /// To the right.
        case horizontal
        /// Down.
        case vertical
        /// Both.
        case both
    }

    /// What a layer consists of.
    public enum Content: Hashable, Sendable {
        /// A part of a line.
        case stroke(Stroke)
        /// A filled area, by the nonzero rule.
        case area(Outline)
    }

    /// A path, or paths that become each other.
    public struct Outline: Hashable, Sendable {
        /// At least one; those that become each other have the same steps.
        public var paths: [Path]
        /// Indices of paths over time, whole where segments begin and end; nil for the first path alone.
        public var place: VectorCurve?
        /// How far a point is from where it belongs, at most, in points.
        public var error = 0.0

        /// A path that stays as it is.
        public init(_ path: Path) { paths = [path] }

        /// Paths that become each other.
        ///
        /// - Precondition: There is a path.
        public init(_ paths: [Path], place: VectorCurve, error: Double) {
            precondition(!paths.isEmpty, "an outline has a path")
            (self.paths, self.error) = (paths, error)
            self.place = place.constant == nil ? place : nil
        }

        /// How many indices there are in a path over time.
        var indices: VectorCurve { place ?? .constant(0, for: 1) }
    }

    /// The first part of a line, or any part of a path.
    public struct Stroke: Hashable, Sendable {
        /// What a stroke runs along.
        public enum Line: Hashable, Sendable {
            /// Clockwise, from 12 o'clock.
            case circle(center: Point, radius: Double)
            /// To the right; `length` is the greatest length that the stroke has.
            case straight(from: Point, length: Double)
            /// Along a path of one curve from a share of its length on; a closed one goes on at its beginning, so that the
            /// share may be beyond 1.
            case path(Outline, start: VectorCurve, isClosed: Bool)
        }

        /// What it runs along.
        public var line: Line
        /// The part of the line that is drawn, without caps, in `0...1`.
        public var length: VectorCurve
        /// How wide the stroke is, in points; 0 where nothing is to be seen.
        public var width: VectorCurve
        /// What lies beyond both ends.
        public var cap: StrokeCap

        /// A part of a line, which layers carry around with their moves.
        public init(_ line: Line, length: VectorCurve, width: VectorCurve, cap: StrokeCap) {
            (self.line, self.length, self.width, self.cap) = (line, length, width, cap)
        }
    }

    /// A color, or a way through several.
    public struct Paint: Hashable, Sendable {
        /// What a color stands for, so that it can be exchanged.
        public enum Role: String, Hashable, Sendable, CaseIterable {
            /// The indicator.
            case indicator
            /// A second value beside the indicator's.
            case second
            /// What is behind the indicator.
            case track
            /// A label or a value.
            case text
            /// What is behind everything.
            case background
            /// A sign in the ring or beside the label.
            case sign
        }

        /// What it stands for.
        public var role: Role
        /// At least one.
        public var colors: [Color]
        /// Indices of colors over time, whole where segments begin and end; nil for the first color alone.
        public var place: VectorCurve?
        /// Where the colors lie beside each other, all the same distance apart, instead of following each other; in points from
        /// the left, before anything moves.
        public var ends: BarGradient.Ends?

        /// One color, or a way through several at `place`.
        ///
        /// - Precondition: There is at least one color.
        public init(_ role: Role, _ colors: [Color], place: VectorCurve? = nil) {
            precondition(!colors.isEmpty, "a paint has a color")
            (self.role, self.colors, self.place) = (role, colors, place)
        }

        /// The color that a segment of ``place`` begins or ends with.
        public func color(_ place: Double) -> Color { colors[Int(place)] }
    }

    /// A named stretch of time.
    public struct Marker: Hashable, Sendable {
        /// Its name, for whoever plays the animation.
        public var name: String
        /// Where it begins and how long it is, in milliseconds.
        public var start, duration: Double

        /// A stretch of time, in milliseconds from the beginning.
        public init(_ name: String, start: Double, duration: Double) {
            (self.name, self.start, self.duration) = (name, start, duration)
        }
    }
}

/// How true a vector picture is to the motion that it shows.
public struct VectorFidelity: Hashable, Sendable {
    /// The greatest distance of a drawn end from where it belongs, in points, rounded up to thousandths.
    public var distance = 0.0
    /// The greatest difference of an opacity, rounded up likewise.
    public var opacity = 0.0
    /// What the picture leaves out or shows otherwise, a sentence each.
    public var departures: [String] = []

    /// Exact, until something is said to be otherwise.
    public init() {}

    /// Whether every curve is the motion's own.
    public var isExact: Bool { distance == 0 && opacity == 0 && departures.isEmpty }
}

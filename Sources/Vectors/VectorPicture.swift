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

    /// Layers of which nothing shows outside a common outline.
    public struct Group: Hashable, Sendable {
        /// Nil for no limit.
        public var clip: Path?
        /// From back to front.
        public var layers: [Layer]

        /// Layers from back to front, within `clip` if there is one.
        public init(clip: Path? = nil, _ layers: [Layer]) {
            (self.clip, self.layers) = (clip, layers)
        }
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

        /// A shape in a paint, under a name.
        public init(_ name: String, _ content: Content, opacity: VectorCurve, paint: Paint) {
            (self.name, self.content, self.opacity, self.paint) = (name, content, opacity, paint)
        }
    }

    /// What a layer consists of.
    public enum Content: Hashable, Sendable {
        /// A part of a circle or of a straight line.
        case stroke(Stroke)
        /// A filled area.
        case area(Area)
    }

    /// The first part of a line that moves along itself.
    public struct Stroke: Hashable, Sendable {
        /// What a stroke runs along.
        public enum Line: Hashable, Sendable {
            /// Clockwise, from 12 o'clock.
            case circle(center: Point, radius: Double)
            /// To the right; `length` is the greatest length that the stroke has.
            case straight(from: Point, length: Double)
        }

        /// What it runs along.
        public var line: Line
        /// How far the stroke has moved along the line, as a sum: turns, or points.
        public var starts: [VectorCurve]
        /// The part of the line that is drawn, without caps, in `0...1`.
        public var length: VectorCurve
        /// How wide the stroke is, in points; 0 where nothing is to be seen.
        public var width: VectorCurve
        /// What lies beyond both ends.
        public var cap: StrokeCap

        /// The part of a line from the sum of `starts` on.
        public init(
            _ line: Line, starts: [VectorCurve], length: VectorCurve, width: VectorCurve, cap: StrokeCap
        ) {
            (self.line, self.starts, self.length) = (line, starts, length)
            (self.width, self.cap) = (width, cap)
        }
    }

    /// A filled area that may swell around a point.
    public struct Area: Hashable, Sendable {
        /// What is filled, by the nonzero rule.
        public var path: Path
        /// The point that the area swells around.
        public var center: Point
        /// 1 is the area as it is.
        public var scale: VectorCurve

        /// An area that swells around `center`.
        public init(_ path: Path, center: Point, scale: VectorCurve) {
            (self.path, self.center, self.scale) = (path, center, scale)
        }
    }

    /// A color, or a way through several.
    public struct Paint: Hashable, Sendable {
        /// What a color stands for, so that it can be exchanged.
        public enum Role: String, Hashable, Sendable, CaseIterable {
            /// The indicator.
            case indicator
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

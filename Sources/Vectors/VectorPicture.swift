public import Drawing

/// An animated picture without pixels: layers from back to front, each a shape that stands still and
/// properties that move. Lengths in points, times in milliseconds, angles in turns.
public struct VectorPicture: Hashable, Sendable {
    /// The size of the picture.
    public var width, height: Double
    /// How long the animation is, above 0.
    public var duration: Double
    public var loops: Bool
    /// From back to front.
    public var groups: [Group]
    public var markers: [Marker]
    public var fidelity: VectorFidelity

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

        public init(clip: Path? = nil, _ layers: [Layer]) {
            (self.clip, self.layers) = (clip, layers)
        }
    }

    public struct Layer: Hashable, Sendable {
        /// What it is, in a word with hyphens.
        public var name: String
        public var content: Content
        /// In `0...1`, on top of the color's own alpha.
        public var opacity: VectorCurve
        public var paint: Paint

        public init(_ name: String, _ content: Content, opacity: VectorCurve, paint: Paint) {
            (self.name, self.content, self.opacity, self.paint) = (name, content, opacity, paint)
        }
    }

    public enum Content: Hashable, Sendable {
        case stroke(Stroke)
        case area(Area)
    }

    /// The first part of a line that moves along itself.
    public struct Stroke: Hashable, Sendable {
        public enum Line: Hashable, Sendable {
            /// Clockwise, from 12 o'clock.
            case circle(center: Point, radius: Double)
            /// To the right; `length` is the greatest length that the stroke has.
            case straight(from: Point, length: Double)
        }

        public var line: Line
        /// How far the stroke has moved along the line, as a sum: turns, or points.
        public var starts: [VectorCurve]
        /// The part of the line that is drawn, without caps, in `0...1`.
        public var length: VectorCurve
        public var width: VectorCurve
        public var cap: StrokeCap

        public init(
            _ line: Line, starts: [VectorCurve], length: VectorCurve, width: VectorCurve, cap: StrokeCap
        ) {
            (self.line, self.starts, self.length) = (line, starts, length)
            (self.width, self.cap) = (width, cap)
        }
    }

    /// A filled area that may swell around a point.
    public struct Area: Hashable, Sendable {
        public var path: Path
        public var center: Point
        /// 1 is the area as it is.
        public var scale: VectorCurve

        public init(_ path: Path, center: Point, scale: VectorCurve) {
            (self.path, self.center, self.scale) = (path, center, scale)
        }
    }

    /// A color, or a way through several.
    public struct Paint: Hashable, Sendable {
        /// What a color stands for, so that it can be exchanged.
        public enum Role: String, Hashable, Sendable, CaseIterable {
            case indicator, track, text, background, sign
        }

        public var role: Role
        /// At least one.
        public var colors: [Color]
        /// Indices of colors over time, whole where segments begin and end; nil for the first color alone.
        public var place: VectorCurve?

        public init(_ role: Role, _ colors: [Color], place: VectorCurve? = nil) {
            precondition(!colors.isEmpty, "a paint has a color")
            (self.role, self.colors, self.place) = (role, colors, place)
        }

        /// The color that a segment of ``place`` begins or ends with.
        public func color(_ place: Double) -> Color { colors[Int(place)] }
    }

    /// A named stretch of time.
    public struct Marker: Hashable, Sendable {
        public var name: String
        public var start, duration: Double

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

    public init() {}

    /// Whether every curve is the motion's own.
    public var isExact: Bool { distance == 0 && opacity == 0 && departures.isEmpty }
}

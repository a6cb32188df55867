public import Drawing

/// An animated picture without pixels: layers from back to front, each a shape with properties that move. Lengths are in
/// points, times in milliseconds, angles in turns.
public struct VectorPicture: Hashable, Sendable {
    /// The size of the picture.
    public var width, height: Double
    /// The duration of the animation, above 0.
    public var duration: Double
    /// Whether the animation loops; otherwise it plays once.
    public var loops: Bool
    /// Whether nothing slows the picture where less motion is preferred: it is a variant for that, or tells the time.
    public var isReduced = false
    /// The ring that the picture is of, where that shows one value and nothing else changes; nil for any other picture.
    public var valueRing: ValueRing?
    /// The groups of layers, from back to front.
    public var groups: [Group]
    /// The groups on dark screens, which move as long as ``groups`` do; empty where those are for all screens. SVG alone holds them.
    public var darkGroups: [Group] = []
    /// The named phases of the animation, such as those of states.
    public var markers: [Marker]
    /// The fidelity of the picture to its motion.
    public var fidelity: VectorFidelity

    /// Creates a picture of `duration` milliseconds.
    public init(
        width: Double, height: Double, duration: Double, loops: Bool, groups: [Group], markers: [Marker] = [],
        fidelity: VectorFidelity = VectorFidelity()
    ) {
        self.width = width
        self.height = height
        self.duration = duration
        self.loops = loops
        self.groups = groups
        self.markers = markers
        self.fidelity = fidelity
    }

    /// Layers, or groups of them, within a common clip or a common mask.
    public struct Group: Hashable, Sendable {
        /// The clip; nil for none.
        public var clip: Path?
        /// The mask: opaque layers that cover the visible part of the group; empty for none.
        public var mask: [Layer]
        /// Whether the mask is inverted, so that the part outside of it is visible.
        public var isOutside: Bool
        /// The moves of all that is in the group, without its clip and its mask, from the outside in.
        public var moves: [Move]
        /// The opacity of all that is in the group as one, in `0...1`.
        public var opacity = 1.0
        /// The layers from back to front. In a group that is masked or moves, all have the opacity of the first one.
        public var layers: [Layer]
        /// The groups in the group from back to front, each with a clip and a mask of its own; none where it has layers.
        public var parts: [Group] = []
        /// The screens that the group is for; nil for all.
        var look: Look?

        /// Creates a group of layers from back to front, within `clip` and `mask` if given.
        public init(
            clip: Path? = nil, mask: [Layer] = [], isOutside: Bool = false, moves: [Move] = [],
            _ layers: [Layer]
        ) {
            self.clip = clip
            self.mask = mask
            self.isOutside = isOutside
            self.moves = moves
            self.layers = layers
        }

        /// Creates a group of groups from back to front.
        public init(clip: Path? = nil, moves: [Move] = [], opacity: Double = 1, parts: [Group]) {
            self.init(clip: clip, moves: moves, [])
            self.opacity = opacity
            self.parts = parts
        }

        /// Whether the layers have to be drawn as one.
        var isWhole: Bool { !mask.isEmpty || !moves.isEmpty || opacity < 1 }
    }

    /// A shape with its paint.
    public struct Layer: Hashable, Sendable {
        /// The name of the layer, a word with hyphens.
        public var name: String
        /// The shape that is painted.
        public var content: Content
        /// The opacity in `0...1`, on top of the color's own alpha.
        public var opacity: VectorCurve
        /// The color, or colors over time.
        public var paint: Paint
        /// The moves of the shape, from the outside in.
        public var moves: [Move]
        /// The screens that the layer is for; nil for all.
        var look: Look?

        /// Creates a layer of a shape in a paint, under a name.
        public init(
            _ name: String, _ content: Content, opacity: VectorCurve, paint: Paint, moves: [Move] = []
        ) {
            self.name = name
            self.content = content
            self.opacity = opacity
            self.paint = paint
            self.moves = moves
        }
    }

    /// A rotation, a scale or a translation over time.
    public enum Move: Hashable, Sendable {
        /// A rotation about a point, in turns clockwise.
        case turn(VectorCurve, about: Point)
        /// A scale about a point.
        case grow(VectorCurve, Axis, about: Point)
        /// A translation, in points to the right or down.
        case shift(VectorCurve, Axis)

        /// The amount of the move over time.
        public var curve: VectorCurve {
            switch self {
            case .turn(let curve, _), .grow(let curve, _, _), .shift(let curve, _): curve
            }
        }
    }

    /// The axis of a move.
    public enum Axis: Hashable, Sendable {
        /// The axis to the right.
        case horizontal
        /// The axis downward.
        case vertical
        /// Both axes.
        case both
    }

    /// The shape of a layer.
    public enum Content: Hashable, Sendable {
        /// A part of a line.
        case stroke(Stroke)
        /// A filled area.
        case area(Outline)
    }

    /// A path, or paths that morph into each other.
    public struct Outline: Hashable, Sendable {
        /// The paths, at least one; those that morph into each other have the same steps.
        public var paths: [Path]
        /// The index of the path over time, an integer where segments begin and end; nil for the first path alone.
        public var place: VectorCurve?
        /// The greatest distance of a point from its exact position, in points.
        public var error = 0.0
        /// Whether the even-odd rule fills the area instead of the nonzero one.
        public var isEvenOdd = false

        /// Creates an outline that does not change.
        public init(_ path: Path) { paths = [path] }

        /// Creates an outline of paths that morph into each other.
        ///
        /// - Precondition: There is a path.
        public init(_ paths: [Path], place: VectorCurve, error: Double) {
            precondition(!paths.isEmpty, "an outline has a path")
            self.paths = paths
            self.error = error
            self.place = place.constant == nil ? place : nil
        }

        /// The index of the path over time, 0 where the outline does not change.
        var indices: VectorCurve { place ?? .constant(0, for: 1) }
    }

    /// The first part of a line, or any part of a path.
    public struct Stroke: Hashable, Sendable {
        /// The line that a stroke runs along.
        public enum Line: Hashable, Sendable {
            /// A circle, clockwise from 12 o'clock.
            case circle(center: Point, radius: Double)
            /// A line to the right, or downward; `length` is the greatest length of the stroke.
            case straight(from: Point, length: Double, isDown: Bool = false)
            /// A path of one curve, from a share of its length on; a closed path continues at its beginning, so that the
            /// share may be above 1.
            case path(Outline, start: VectorCurve, isClosed: Bool)
        }

        /// The line of the stroke.
        public var line: Line
        /// The part of the line that is drawn, without caps, in `0...1`.
        public var length: VectorCurve
        /// The end of the part of an open path, in `0...1`: what players that take ends would make of a start and a length, rounded, may go
        /// on at the beginning; nil for the start and the length.
        public var end: VectorCurve?
        /// The width of the stroke, in points; 0 where it is invisible.
        public var width: VectorCurve
        /// The line cap at both ends.
        public var cap: StrokeCap
        /// The join of a path's corners.
        public var join = StrokeJoin.round

        /// Creates a stroke along a part of a line; moves of its layer carry it.
        public init(_ line: Line, length: VectorCurve, width: VectorCurve, cap: StrokeCap) {
            self.line = line
            self.length = length
            self.width = width
            self.cap = cap
        }
    }

    /// A color, a sequence of colors over time, or a linear gradient.
    public struct Paint: Hashable, Sendable {
        /// The role of what is painted, by which its colors can be exchanged.
        public var role: PartRole
        /// The colors, at least one.
        public var colors: [Color]
        /// As many colors for dark screens; empty where those are the same.
        var darkColors: [Color] = []
        /// The index of the color over time, an integer where segments begin and end; nil for the first color alone.
        public var place: VectorCurve?
        /// The ends of a linear gradient of evenly spaced colors, in points from the left, before anything moves; nil for
        /// colors over time.
        public var ends: BarGradient.Ends?
        /// Whether the gradient runs downward, and its ends are counted from the top.
        public var isVertical = false
        /// The gradient over an area, all of whose inks are colors, before anything moves; nil for colors over time or between ends.
        public private(set) var shading: AreaGradient?

        /// Creates a paint of one color, or of several over time at `place`.
        ///
        /// - Precondition: There is at least one color.
        public init(_ role: PartRole, _ colors: [Color], place: VectorCurve? = nil) {
            precondition(!colors.isEmpty, "a paint has a color")
            self.role = role
            self.colors = colors
            self.place = place
        }

        /// Creates a paint of a gradient, in which `chosen` stands for the chosen color.
        public init(_ role: PartRole, _ shading: AreaGradient, chosen: Color) {
            var shading = shading
            let colors = shading.stops.map { $0.ink.color(chosen) }
            for index in colors.indices { shading.stops[index].ink = .color(colors[index]) }
            self.init(role, colors)
            self.shading = shading
        }

        /// Whether the paint is a gradient.
        var isGradient: Bool { ends != nil || shading != nil }

        /// Returns the color at which a segment of ``place`` begins or ends.
        public func color(_ place: Double) -> Color { colors[Int(place)] }
    }

    /// A named phase of the animation.
    public struct Marker: Hashable, Sendable {
        /// The name, for players of the animation.
        public var name: String
        /// The start and the duration, in milliseconds.
        public var start, duration: Double

        /// Creates a phase, in milliseconds from the beginning.
        public init(_ name: String, start: Double, duration: Double) {
            self.name = name
            self.start = start
            self.duration = duration
        }
    }
}

/// The fidelity of a vector picture to the motion that it shows.
public struct VectorFidelity: Hashable, Sendable {
    /// The greatest distance of a drawn end from its exact position, in points, rounded up to thousandths.
    public var distance = 0.0
    /// The greatest error of an opacity, rounded up likewise.
    public var opacity = 0.0
    /// The departures of the picture from the motion, a sentence each.
    public var departures: [String] = []

    /// Creates the fidelity of an exact picture.
    public init() {}

    /// Whether every curve is the motion's own.
    public var isExact: Bool { distance == 0 && opacity == 0 && departures.isEmpty }
}

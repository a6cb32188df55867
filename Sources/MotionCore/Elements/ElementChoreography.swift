public import Basics

/// A figure that moves by itself.
public struct MovingElement: Hashable, Sendable {
    /// The geometry of a moving element, in the units of the box.
    public enum Figure: Hashable, Sendable {
        /// A disc with a middle and a radius.
        case disc(x: Double, y: Double, r: Double)
        /// A rectangle whose corners may be round.
        case box(x: Double, y: Double, width: Double, height: Double, radius: Double)
        /// A stroked circle.
        case ring(x: Double, y: Double, r: Double, stroke: Double)
        /// A part of a stroked circle, from an angle in turns after 12 o'clock on, over an angle in turns; one that fades in grows
        /// opaque toward its end, and has no caps.
        case arc(
            x: Double, y: Double, r: Double, stroke: Double, start: Double, sweep: Double,
            cap: Motion.Cap = .butt, fadesIn: Bool = false)
        /// A shape whose furthest point is `r` from its middle.
        indirect case shape(MaterialShape, x: Double, y: Double, r: Double)
        /// Closed outlines, filled by the nonzero rule; of several paths of the same steps, the first unless the element
        /// morphs.
        case outlines([[[ShapeCubic]]])
        /// A stroked line, which may be closed.
        case line([ShapeCubic], isClosed: Bool, stroke: Double, cap: Motion.Cap, join: Join)

        /// The properties that change the geometry; all others move it as it is.
        public var properties: [ElementTrack.Property] {
            switch self {
            case .disc, .shape: [.r, .cx, .cy]
            case .ring: [.r, .cx, .cy, .strokeWidth]
            case .box: [.x, .y, .width, .height, .radius]
            case .arc(_, _, _, _, _, _, _, let fadesIn): fadesIn ? [] : [.start, .sweep, .r, .strokeWidth]
            case .outlines(let paths): paths.count > 1 ? [.morph] : []
            case .line(_, let isClosed, _, _, _):
                [.strokeWidth, .trimStart, .trimEnd] + (isClosed ? [.trimOffset] : [])
            }
        }
    }

    /// The look of the corners of a line.
    public enum Join: String, Hashable, Sendable, CaseIterable {
        /// Sides that go on until they meet, as long as that is at most four half widths away.
        case miter
        /// A disc as wide as the line.
        case round
        /// Cut off straight.
        case bevel
    }

    /// A fixed scale and rotation about a point and a shift after them, on top of all moves.
    public struct Placing: Hashable, Sendable {
        /// The scale factor, and the rotation in turns clockwise.
        public var scale, turns: Double
        /// The fixed point of the scale and the rotation.
        public var about: PlanePoint
        /// The shift to the right and down.
        public var shift: PlanePoint

        /// Creates a scale and a rotation about a point, and a shift.
        public init(
            scale: Double = 1, turns: Double = 0, about: PlanePoint = PlanePoint(0, 0),
            shift: PlanePoint = PlanePoint(0, 0)
        ) {
            self.scale = scale
            self.turns = turns
            self.about = about
            self.shift = shift
        }
    }

    /// A rectangle, in the units of the box.
    public struct Window: Hashable, Sendable {
        /// The corner and the size.
        public var x, y, width, height: Double

        /// Creates a rectangle from its corner and its size.
        public init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// The geometry that is drawn.
    public var figure: Figure
    /// The point about which the figure turns; nil for its own middle: of a path or a line, that of the box around all of its
    /// points.
    public var pivot: PlanePoint?
    /// The point that scales keep in place; nil for the figure's own middle.
    public var anchor: PlanePoint?
    /// The distance of the eye from the plane, for figures that turn out of it.
    public var perspective: Double?
    /// The fixed scales and rotations, applied in order after all moves of the figure.
    public var placings: [Placing]
    /// The part of the box within which the figure shows, which nothing moves; nil for all of it and beyond.
    public var window: Window?
    /// The published color of the figure, or with a track of ``ElementTrack/Property/color`` one for each of its keys; empty for the color of
    /// the indicator.
    public var colors: [Color]
    /// The tracks that move the figure, in the order in which they are listed.
    public var tracks: [ElementTrack]

    /// Creates a figure with the tracks that move it.
    public init(
        _ figure: Figure, pivot: PlanePoint? = nil, anchor: PlanePoint? = nil, perspective: Double? = nil,
        placings: [Placing] = [], window: Window? = nil, colors: [Color] = [],
        _ tracks: [ElementTrack]
    ) {
        self.figure = figure
        self.pivot = pivot
        self.anchor = anchor
        self.perspective = perspective
        self.placings = placings
        self.window = window
        self.colors = colors
        self.tracks = tracks
    }
}

/// Figures that move together, as in most spinners.
public struct ElementChoreography: Hashable, Sendable {
    /// The time after which the picture repeats, in milliseconds.
    public var period: Double
    /// The corner of the box, which may lie before 0, and its size, in the source's units.
    public var left, top, width, height: Double
    /// The point that the whole group turns about.
    public var middle: PlanePoint
    /// The figures from back to front.
    public var elements: [MovingElement]

    /// Creates figures in a box.
    public init(
        period: Double, left: Double = 0, top: Double = 0, width: Double, height: Double,
        middle: PlanePoint? = nil,
        _ elements: [MovingElement]
    ) {
        self.period = period
        self.left = left
        self.top = top
        self.width = width
        self.height = height
        self.middle = middle ?? PlanePoint(left + width / 2, top + height / 2)
        self.elements = elements
    }

    /// Returns the values of all tracks of all elements at `time` milliseconds.
    public func values(at time: Double) -> [[Double]] {
        elements.map { element in element.tracks.map { $0.value(at: time) } }
    }
}

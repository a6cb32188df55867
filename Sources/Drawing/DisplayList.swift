public import MotionCore

/// A ring with an optional track and an optional arc on it. Lengths in points.
///
/// Arc and track never overlap: where the arc shows, the track does not, so that no fringe of the
/// track's color surrounds the arc.
public struct RingShape: Hashable, Sendable {
    /// The center, measured from the picture's top left corner.
    public var centerX, centerY: Double
    /// The radius of the stroke's center line.
    public var radius: Double
    /// The stroke's width, centered on the radius.
    public var width: Double
    /// The color of the full ring behind the arc, or nil for none.
    public var track: Color?
    /// The stroked part, without caps; empty for none.
    public var arc: ArcSpan
    /// The width of the arc's stroke as a fraction of ``width``; below 1 only for an arc that is
    /// shorter than its own caps and has to fit inside its span.
    public var arcScale: Double
    /// The cap at both ends of the arc.
    public var cap: StrokeCap
    /// The color of the arc.
    public var color: Color
    /// The visible part of another arc beside this one, in front of the track; nil for none.
    public var under: Arc?
    /// The colors of the arc instead of ``color``; nil for one color. An arc with an ``under`` has none.
    public var gradient: RingGradient?
    /// The role of the arc in its picture.
    public var role: PartRole

    /// An arc of a ring, with the ring's caps.
    public struct Arc: Hashable, Sendable {
        /// The stroked part, without caps.
        public var span: ArcSpan
        /// The width of its stroke as a fraction of the ring's.
        public var scale: Double
        /// Its color.
        public var color: Color
        /// The role of the arc in its picture.
        public var role: PartRole

        /// An arc in a color.
        public init(_ span: ArcSpan, scale: Double = 1, _ color: Color, role: PartRole = .value) {
            self.span = span
            self.scale = scale
            self.color = color
            self.role = role
        }
    }

    /// A ring, with an arc that is as wide as the ring unless `arcScale` says otherwise.
    public init(
        centerX: Double, centerY: Double, radius: Double, width: Double, track: Color? = nil,
        arc: ArcSpan, arcScale: Double = 1, cap: StrokeCap, color: Color, role: PartRole = .value
    ) {
        self.centerX = centerX
        self.centerY = centerY
        self.radius = radius
        self.width = width
        self.track = track
        self.arc = arc
        self.arcScale = arcScale
        self.cap = cap
        self.color = color
        self.role = role
    }
}

/// One thing to draw.
public enum Shape: Hashable, Sendable {
    /// A ring with an arc on it.
    case ring(RingShape)
    /// Figures that lie side by side, such as the bars of a track.
    case group(GroupShape)
    /// Layers of one indicator, such as segments on their track.
    case stack(StackShape)
    /// An area within curves, such as a sign.
    case path(PathShape)
    /// A drawing in colors of its own, or a part of one.
    case artwork(ArtworkShape)
    /// A soft shadow of what lies above something else.
    case shadow(ShadowShape)
    /// A text, laid out where it is drawn.
    case text(TextShape)

    /// Whether the shape is a soft shadow.
    package var isShadow: Bool { if case .shadow = self { true } else { false } }
}

/// A picture: shapes from back to front on a transparent canvas, in points.
public struct DisplayList: Sendable {
    /// The size of the picture in points.
    public var width, height: Double
    /// The shapes from back to front.
    public var shapes: [Shape]
    /// Storage of groups that were taken away, for those to come.
    private var spare: [[GroupShape.Part]] = []

    /// A picture of a size in points.
    public init(width: Double, height: Double, shapes: [Shape] = []) {
        self.width = width
        self.height = height
        self.shapes = shapes
    }

    /// Takes all shapes away and keeps their storage.
    public mutating func reset(width: Double, height: Double) {
        self.width = width
        self.height = height
        for case .group(let group) in shapes { spare.append(group.parts) }
        // Now the parts have no other owner.
        shapes.removeAll(keepingCapacity: true)
    }

    /// Adds a group of the parts that `append` appends.
    public mutating func addGroup(
        clip: BlockShape? = nil, gradient: BarGradient? = nil, _ append: (inout [GroupShape.Part]) -> Void
    ) {
        addGroup(clips: clip.map { GroupShape.Clips($0) }, gradient: gradient, append)
    }

    /// Adds a group of the parts that `append` appends, within several clips.
    public mutating func addGroup(
        clips: GroupShape.Clips?, gradient: BarGradient? = nil,
        isTransposed: Bool = false, _ append: (inout [GroupShape.Part]) -> Void
    ) {
        var parts = spare.popLast() ?? []
        parts.removeAll(keepingCapacity: true)
        append(&parts)
        var group = GroupShape(clips: clips, gradient: gradient, parts: parts)
        group.isTransposed = isTransposed
        shapes.append(.group(group))
    }
}

extension DisplayList: Hashable {
    /// Whether both have the same size and the same shapes.
    public static func == (a: DisplayList, b: DisplayList) -> Bool {
        a.width == b.width && a.height == b.height && a.shapes == b.shapes
    }

    /// Hashes the size and the shapes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(shapes)
    }
}

public import MotionCore

/// Layers of one indicator that lie on each other, such as a value on its track, from front to back.
///
/// They share each pixel: of a layer shows what those in front of it leave of it, so that no fringe of its color surrounds them, and a
/// translucent layer hides what is behind it.
public struct StackShape: Hashable, Sendable {
    /// Areas of one color. What they cover of a pixel adds up, so that no seam is left where two of them touch.
    public struct Layer: Hashable, Sendable {
        /// The areas that are filled; areas of one layer do not overlap.
        public var areas: [Area]
        /// The color that all of them are filled with.
        public var color: Color
        /// The role of the layer in its picture.
        public var role: PartRole

        /// Areas in a color.
        public init(_ areas: [Area], _ color: Color, role: PartRole = .value) {
            self.areas = areas
            self.color = color
            self.role = role
        }
    }

    /// A filled area.
    public enum Area: Hashable, Sendable {
        /// A part of a ring.
        case arc(ArcShape)
        /// The area within curves.
        case path(Path)
    }

    /// The arrangement of layers, which tells how much of a pixel that two of them touch they have in common.
    public enum Arrangement: Hashable, Sendable {
        /// Each lies within the next, as a value does within its track.
        case nested
        /// They cross: all are filled together, to know what of a layer lies beside those in front of it.
        case crossing
    }

    /// The layers from front to back.
    public var layers: [Layer]
    /// The arrangement of the layers.
    public var arrangement: Arrangement
    /// A ring whose gradient fills the front layer, of two at most, in place of its color; nil for none.
    public var shading: RingShape?

    /// Layers from front to back.
    public init(_ layers: [Layer], _ arrangement: Arrangement = .nested, shading: RingShape? = nil) {
        self.layers = layers
        self.arrangement = arrangement
        self.shading = shading
    }
}

/// A part of a ring with its caps. Lengths in points.
public struct ArcShape: Hashable, Sendable {
    /// The center, measured from the picture's top left corner.
    public var centerX, centerY: Double
    /// The radius of the stroke's center line.
    public var radius: Double
    /// The stroke's width, centered on the radius.
    public var width: Double
    /// The stroked part, without caps; closed for the whole ring.
    public var span: ArcSpan
    /// The cap at both ends.
    public var cap: StrokeCap

    /// A part of a ring around a center.
    public init(
        centerX: Double, centerY: Double, radius: Double, width: Double, span: ArcSpan, cap: StrokeCap
    ) {
        self.centerX = centerX
        self.centerY = centerY
        self.radius = radius
        self.width = width
        self.span = span
        self.cap = cap
    }

    /// The same as a ring that has nothing else.
    fileprivate func ring(_ color: Color, _ gradient: RingGradient?, _ role: PartRole) -> RingShape {
        var ring = RingShape(
            centerX: centerX, centerY: centerY, radius: radius, width: width, arc: span, cap: cap,
            color: color, role: role)
        ring.gradient = gradient
        return ring
    }
}

extension StackShape.Area {
    /// Its outline.
    package var outline: Path {
        switch self {
        case .path(let path): return path
        case .arc(let arc):
            let center = Point(x: arc.centerX, y: arc.centerY)
            if arc.span.isClosed { return .ring(center, radius: arc.radius, width: arc.width) }
            if arc.span.isEmpty { return Path() }
            return .arc(center, radius: arc.radius, width: arc.width, span: arc.span, cap: arc.cap)
        }
    }
}

extension Shape {
    /// The shapes that are drawn on each other, from back to front, for whoever cannot divide pixels between them: the areas of a stack,
    /// without those that one just like them hides, a group for each clip, and the bands of a shadow.
    package var pieces: [Shape] {
        switch self {
        case .stack(let stack): return stack.pieces
        case .group(let group):
            guard let clips = group.clips, clips.count > 1 else { return [self] }
            return (0..<clips.count).map { index in
                var clip = clips.first
                clip.x += Double(index) * clips.pitch
                return .group(GroupShape(clip: clip, gradient: group.gradient, parts: group.parts))
            }
        case .shadow(let shadow): return shadow.bands.map { .path($0) }
        case .ring, .path, .artwork, .text: return [self]
        }
    }
}

extension RingShape {
    /// The color of its gradient in the middle of a path; nil without a gradient.
    fileprivate func color(of path: Path) -> Color? {
        guard let gradient, gradient.span.sweep > 0, let extent = path.extent else { return nil }
        let (x, y) = ((extent.left + extent.right) / 2, (extent.top + extent.bottom) / 2)
        // Turns begin at 12 o'clock.
        let place = PlanePoint(x - centerX, y - centerY).turns + 0.25 - gradient.span.start
        return gradient.gradient.color(at: (place - place.rounded(.down)) / gradient.span.sweep)
    }
}

extension StackShape {
    /// Calls `body` with the areas from back to front and their layers, but for those that one just like them hides.
    package func forEachArea(_ body: (Area, _ layer: Int) -> Void) {
        for index in layers.indices.reversed() {
            let front = layers[..<index]
            for area in layers[index].areas where !front.contains(where: { $0.areas.contains(area) }) {
                body(area, index)
            }
        }
    }

    fileprivate var pieces: [Shape] {
        var pieces: [Shape] = []
        forEachArea { area, index in
            let (color, role) = (layers[index].color, layers[index].role)
            let shading = index == 0 ? shading : nil
            switch area {
            case .arc(let arc): pieces.append(.ring(arc.ring(color, shading?.gradient, role)))
            // A path instead of an arc is so short that it has one color.
            case .path(let path):
                pieces.append(.path(PathShape(path, shading?.color(of: path) ?? color, role: role)))
            }
        }
        return pieces
    }
}

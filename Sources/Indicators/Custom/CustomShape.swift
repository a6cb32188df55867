public import Drawing
package import MotionCore

/// A custom shape: areas to fill and lines to trace, around the middle of its bounds.
public struct CustomShape: Hashable, Sendable {
    /// A part as it is drawn, in any units.
    public struct Part: Hashable, Sendable {
        /// The lines of the part; filled ones are closed.
        public var lines: [PathLine]
        /// Whether the enclosed area is filled, and whether by the even-odd rule instead of the nonzero one.
        public var isFilled = true, isEvenOdd = false
        /// The area of strokes along the lines, by the nonzero rule.
        public var strokes = Path()
        /// The paint of its lines where they are traced in colors of their own; nil in a drawing without any.
        public var ink: Artwork.Paint?

        /// Creates a part with lines around a filled area.
        public init(_ lines: [PathLine]) { self.lines = lines }
    }

    /// The parts of a drawing that a shape in one color loses.
    public struct Losses: Hashable, Sendable {
        /// The file that it is in.
        public let name: String
        /// The colors that show in it, as `#RRGGBB` or as they are written there, each once.
        public var colors: [String] = []
        /// Its gradients and patterns, by kind and id, each once.
        public var gradients: [String] = []
        /// Whether anything is translucent.
        public var isTranslucent = false
        /// Whether outlines cross where the even-odd rule says what is filled, which is then only nearly so.
        public var hasCrossings = false

        /// The first part that shows and cannot be drawn in its own colors, with its place; nil for nothing.
        public var obstacle: String?

        /// Whether the shape has more than one color.
        public var isMany: Bool { colors.count + 2 * gradients.count > 1 }

        /// Nothing yet of a file.
        public init(of name: String) { self.name = name }
    }

    /// All that it covers, by the nonzero rule, with the longer side of its bounds 1 and their middle at 0.
    let area: Path
    /// All lines in their order, with the longer side of their own bounds 1 and the middle of those at 0: traced ones have
    /// another width than in the drawing.
    let lines: [PathLine]
    /// The drawing in its own colors, in the units of the area; nil where it has none.
    let artwork: Artwork?
    /// The paint of each line in its own color, in the units of the lines; empty without an artwork.
    let inks: [Artwork.Paint]
    /// The height of the area.
    let height: Double
    /// The losses against the drawing that the shape comes from; nil where there are none.
    public var losses: Losses?
    /// The distance of the farthest point from the middle.
    let reach: Double

    /// The colors of its drawing; empty where it has none of its own.
    package var ownColors: [Color] {
        var (colors, artwork): ([Color], Artwork?) = ([], artwork)
        artwork?.recolor { colors.append($0) }
        return colors
    }

    /// The greatest number of cubics in all lines together.
    public static let limit = 20_000

    /// Creates a shape from parts, the first at the bottom; nil where they cover nothing, or have more than ``limit``
    /// cubics.
    ///
    /// - Parameters:
    ///   - parts: The parts, in any units.
    ///   - artwork: All of them in their own colors, in the same units; nil where they have none.
    public init?(_ parts: [Part], artwork: Artwork? = nil) {
        let painted = parts.flatMap { part in part.lines.map { ($0, part.ink) } }
            .filter { !$0.0.cubics.isEmpty }
        let all = painted.map { $0.0 }
        guard !all.isEmpty, all.reduce(0, { $0 + $1.cubics.count }) <= Self.limit else { return nil }
        var area = Path()
        for part in parts { part.add(to: &area) }
        guard let bounds = area.extent else { return nil }
        let side = bounds.longerSide
        guard side.isFinite, side > 1e-6, bounds.width > 1e-9, bounds.height > 1e-9 else { return nil }
        let (middle, scale) = (bounds.middle, 1 / side)
        self.area = area.placed(scale: scale, x: -middle.x * scale, y: -middle.y * scale)
        self.artwork = artwork?.placed(Affine(scale: scale, x: -middle.x * scale, y: -middle.y * scale))
        height = bounds.height * scale
        var traced = Path()
        for line in all { traced.add(.area(line.cubics, center: Point(x: 0, y: 0))) }
        let found = traced.extent ?? bounds
        // Lines without any length are dots on the area.
        let frame = found.longerSide > 1e-6 ? found : bounds
        lines = all.map { line in
            PathLine(
                line.cubics.map { $0.mapped { ($0 - frame.middle) * (1 / frame.longerSide) } },
                isClosed: line.isClosed)
        }
        let unit = 1 / frame.longerSide
        let placing = Affine(scale: unit, x: -frame.middle.x * unit, y: -frame.middle.y * unit)
        inks = artwork == nil ? [] : painted.map { ($0.1 ?? .solid(.chosen(alpha: 1))).placed(placing) }
        let corners = self.area.lines.flatMap { $0.cubics }.map {
            max($0.start.length, $0.point(at: 0.5).length)
        }
        let reach = corners.max() ?? 0
        self.reach = max(reach, 1e-9)
    }

    /// Whether the shape can be drawn in colors of its own.
    public var hasOwnColors: Bool { artwork != nil }

    /// Whether the color of the indicator shows in its own colors.
    public var showsChosenColor: Bool { artwork?.areas.contains { $0.paint.isChosen } ?? true }

    /// Creates a shape from the area of a path, filled by the nonzero rule.
    public init?(_ path: Path) {
        self.init([Part(path.lines)])
    }
}

extension CustomShape.Part {
    /// Adds the covered area, turned so that it never cancels another part.
    fileprivate func add(to area: inout Path) {
        let lines = lines.filter { !$0.cubics.isEmpty }
        if isFilled {
            let outlines = lines.map { $0.closed.cubics }
            area.add(.clockwise(isEvenOdd ? Self.turned(outlines) : outlines))
        }
        area.add(.clockwise(strokes.lines.map { $0.cubics }))
    }

    /// Returns outlines turned so that the nonzero rule fills the same area as the even-odd one, as long as none crosses
    /// another: an outline inside an even number of others clockwise, the others counterclockwise.
    package static func turned(_ outlines: [[ShapeCubic]]) -> [[ShapeCubic]] {
        let polygons = outlines.map { $0.corners }
        return outlines.enumerated().map { index, outline in
            let point = polygons[index][0]
            let depth = polygons.enumerated().filter { $0.offset != index && $0.element.surrounds(point) }
                .count
            let isClockwise = polygons[index].doubledArea > 0
            return isClockwise == depth.isMultiple(of: 2) ? outline : outline.backwards
        }
    }
}

extension Path {
    /// The area within outlines, all of which are turned where they surround it counterclockwise on the whole.
    fileprivate static func clockwise(_ outlines: [[ShapeCubic]]) -> Path {
        let isTurned = outlines.reduce(0) { $0 + $1.corners.doubledArea } < 0
        return outlines.reduce(into: Path()) { path, outline in
            path.add(.area(isTurned ? outline.backwards : outline, center: Point(x: 0, y: 0)))
        }
    }
}

extension Extent {
    fileprivate var longerSide: Double { max(width, height) }
    fileprivate var middle: PlanePoint { PlanePoint((left + right) / 2, (top + bottom) / 2) }
}

extension [ShapeCubic] {
    /// The corners of a polygon for the outline: eight points on each piece.
    fileprivate var corners: [PlanePoint] {
        flatMap { cubic in (0..<8).map { cubic.point(at: Double($0) / 8) } }
    }

    fileprivate var backwards: [ShapeCubic] { reversed().map { $0.reversed } }
}

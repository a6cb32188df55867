public import Basics

/// A shape of Material 3 Expressive: a polygon with rounded corners.
public struct MaterialShape: Named, Hashable {
    /// The noun for a shape in messages: "shape".
    public static let noun = "shape"

    /// The catalog name, in lower case with hyphens.
    public let name: String
    /// Other names of the shape.
    public let synonyms: [String]
    /// A description of the shape, in a phrase.
    public let summary: String
    /// The polygon in its own frame; see ``RoundedPolygon/normalizedRadially``.
    public let polygon: RoundedPolygon
    /// The corners of a custom shape before they are rounded; empty for a published one.
    public private(set) var vertices: [RoundedPolygon.Vertex] = []

    init(_ name: String, synonyms: [String] = [], _ summary: String, _ polygon: RoundedPolygon) {
        self.name = name
        self.synonyms = synonyms
        self.summary = summary
        self.polygon = polygon
    }

    /// Creates a custom shape.
    ///
    /// - Parameters:
    ///   - name: The name of the shape.
    ///   - vertices: At least three corners, clockwise, around an area.
    ///   - center: The point from which the shape is measured and about which it turns; nil for the mean of its corners.
    public init(name: String, vertices: [RoundedPolygon.Vertex], center: PlanePoint? = nil) {
        let middle =
            vertices.reduce(PlanePoint(0, 0)) { $0 + $1.point } * (1 / Double(max(vertices.count, 1)))
        self.init(name, "A shape of your own", RoundedPolygon(vertices, center: center ?? middle))
        self.vertices = vertices
    }

    /// Returns the shape with a name.
    ///
    /// - Throws: ``UnknownName``, with suggestions.
    public static func named(_ name: String) throws(UnknownName) -> MaterialShape { try one(named: name) }

    /// The seven shapes that the loading indicator passes through, in order.
    public static let loading: [MaterialShape] = [
        .softBurst, .cookie9, .pentagon, .pill, .sunny, .cookie4, .oval,
    ]
}

extension RoundedPolygon {
    /// Creates corners `(x, y; radius[, smoothing])`, repeated `times` times around (0.5, 0.5).
    static func repeated(_ corners: [[Double]], _ times: Int, isMirrored: Bool = false) -> RoundedPolygon {
        let center = PlanePoint(0.5, 0.5)
        let ways = corners.map { PlanePoint($0[0], $0[1]) - center }
        let angles = ways.map { $0.turns }
        let sections = isMirrored ? 2 * times : times
        var vertices: [Vertex] = []
        for section in 0..<sections {
            let isBack = isMirrored && !section.isMultiple(of: 2)
            let start = Double(section) / Double(sections)
            for place in corners.indices {
                let index = isBack ? corners.count - 1 - place : place
                if isBack, index == 0 { continue }
                let own = isBack ? 1 / Double(sections) - angles[index] + 2 * angles[0] : angles[index]
                let point = PlanePoint(ways[index].length, 0).turned(start + own) + center
                let corner = corners[index]
                vertices.append(
                    Vertex(point.x, point.y, radius: corner[2], smoothing: corner.count > 3 ? corner[3] : 0))
            }
        }
        return RoundedPolygon(vertices, center: center)
    }

    /// Creates a star with `points` points of radius 1 and as many notches, from +x clockwise.
    static func star(
        _ points: Int, inner: Double, radius: Double, smoothing: Double = 0, innerRadius: Double? = nil
    ) -> RoundedPolygon {
        RoundedPolygon(
            (0..<2 * points).map { index in
                let isOuter = index.isMultiple(of: 2)
                let point = PlanePoint(isOuter ? 1 : inner, 0).turned(Double(index) / Double(2 * points))
                return Vertex(
                    point.x, point.y, radius: isOuter ? radius : innerRadius ?? radius,
                    smoothing: isOuter || innerRadius == nil ? smoothing : 0)
            })
    }

    /// Creates a regular polygon of radius 1 from +x clockwise, with a radius for each corner in turn.
    static func regular(_ corners: Int, _ radii: [Double], size: Double = 1) -> RoundedPolygon {
        RoundedPolygon(
            (0..<corners).map { index in
                let point = PlanePoint(size, 0).turned(Double(index) / Double(corners))
                return Vertex(point.x, point.y, radius: radii[index % radii.count])
            })
    }

    /// Creates a circle of radius 1 as a rounded polygon.
    static func circle(_ corners: Int) -> RoundedPolygon {
        // 1 / cos(180° / n)
        regular(corners, [1], size: -1 / Direction(turns: 0.5 / Double(corners)).y)
    }

    /// Returns the polygon turned clockwise about the origin.
    func turned(degrees: Double) -> RoundedPolygon { mapped { $0.turned(degrees / 360) } }
}

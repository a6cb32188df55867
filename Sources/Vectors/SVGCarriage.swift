internal import Basics
internal import Drawing

/// The groups that carry something along, from the outside in.
///
/// Turns and scales are about the corner of a coordinate system that has been moved to their center: WebKit enlarges the lengths in a
/// `transform-origin` twice where a page is zoomed, and some readers apply it to the attribute `transform` as well.
struct SVGCarriage {
    /// The beginnings of the groups.
    private(set) var opening = ""
    private var depth = 0
    /// The transforms inside the groups that do not move, as words of `transform`.
    private var words: [String] = []
    /// The origin of coordinates inside the groups.
    private(set) var origin = Point(x: 0, y: 0)

    /// The ends of the groups.
    var closing: String { String(repeating: "</g>", count: depth) }

    /// The attribute of what is carried; empty where nothing stands still inside of the groups.
    var attribute: String { words.isEmpty ? "" : " transform=\"\(words.joined(separator: " "))\"" }

    /// Adds a move inside of all others.
    mutating func add(_ move: VectorPicture.Move, _ dialect: inout some SVGDocument.Dialect) {
        switch move {
        case .turn(let curve, let center):
            go(to: center)
            add(.rotation, curve.mapped(scale: 360), &dialect)
        case .shift(let curve, let axis): add(.move(axis), curve, &dialect)
        case .grow(let curve, let axis, let center):
            go(to: center)
            add(.scale(axis), curve, &dialect)
        }
    }

    /// Counts coordinates from another point.
    mutating func go(to point: Point) {
        let (x, y) = ((point.x - origin.x).decimal(4), (point.y - origin.y).decimal(4))
        if x != "0" || y != "0" { words.append("translate(\(x) \(y))") }
        origin = point
    }

    /// Makes a group of what stands still.
    mutating func group() {
        if words.isEmpty { return }
        opening += "<g\(attribute)>"
        depth += 1
        words = []
    }

    private mutating func add(
        _ property: SVGProperty, _ curve: VectorCurve, _ dialect: inout some SVGDocument.Dialect
    ) {
        if let value = curve.constant { return words.append(property.attribute(value)) }
        // An animation replaces the whole attribute.
        group()
        let moved = dialect.animate([(property, curve)], mark: nil)
        opening += "<g\(moved.attributes)>\(moved.children)"
        depth += 1
    }
}

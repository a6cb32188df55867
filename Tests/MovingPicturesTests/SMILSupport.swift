import Drawing
import SVGDocuments
import Testing

@testable import MovingPictures

/// A drawing whose element `t` moves, and its values at times in seconds.
struct SMILCase: Sendable, CustomTestStringConvertible {
    let name, property, body: String
    let expected: KeyValuePairs<Double, String>

    init(_ name: String, _ property: String, _ body: String, _ expected: KeyValuePairs<Double, String>) {
        (self.name, self.property, self.body, self.expected) = (name, property, body, expected)
    }

    var testDescription: String { name }
}

/// A drawing by its elements, without any style sheet.
func movingDrawing(_ body: String) throws -> MovingDrawing {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'>\(body)</svg>"
    let tree = SVGTree(try SVGParser.root(of: Array(text.utf8)))
    let declared = tree.nodes.map { node in
        Dictionary(node.element.attributes.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }
    return MovingDrawing(tree, declared, color: .black)
}

func smil(_ body: String) throws -> SMILAnimations { try SMILAnimations(movingDrawing(body)) }

/// The value of a property of the element `t` at a time in seconds.
func smilValue(_ body: String, _ property: String, at time: Double) throws -> MovingValue? {
    let drawing = try movingDrawing(body)
    let animations = try SMILAnimations(drawing)
    var values = MovingValues()
    animations.apply(at: Int64((time * 1e9).rounded()), to: &values)
    let node = try #require(drawing.tree["t"])
    return MovingProperty(property).flatMap { values[node, $0] } ?? drawing.underlying(property, node)
}

/// The only number of a property of the element `t` at a time in seconds; NaN where it has none.
func smilNumber(_ body: String, _ property: String = "x", at time: Double) throws -> Double {
    guard case .lengths(let lengths)? = try smilValue(body, property, at: time), lengths.count == 1 else {
        return .nan
    }
    return lengths[0].user
}

/// The map of a list of transforms.
func affine(_ value: MovingValue?) -> Affine {
    guard case .transforms(let steps)? = value else { return Affine() }
    return steps.reduce(Affine()) { outer, step in
        let own: Affine =
            switch step {
            case .translate(let x, let y): Affine(1, 0, 0, 1, x.user, y.user)
            case .scale(let x, let y): Affine(x, 0, 0, y, 0, 0)
            case .rotate(let angle, let x, let y): (try? Affine("rotate(\(angle) \(x) \(y))")) ?? Affine()
            case .skew(let x, let y): (try? Affine("skewX(\(x)) skewY(\(y))")) ?? Affine()
            case .matrix(let matrix): matrix
            default: Affine()
            }
        return own.within(outer)
    }
}

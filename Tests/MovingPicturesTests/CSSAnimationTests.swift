import Drawing
import Testing

@testable import MovingPictures
@testable import SVGDocuments

@Suite struct CSSAnimationTests {
    private static func animations(_ svg: String) throws -> (MovingDrawing, CSSAnimations) {
        let tree = SVGTree(try SVGParser.root(of: Array(svg.utf8)))
        let conditions = CSSConditions(width: 300, height: 150)
        let cascade = try CSSCascade(tree, conditions, accepts: CSSValidity.accepts)
        let drawing = MovingDrawing(tree, cascade.declared, color: .black)
        return (drawing, try CSSAnimations(drawing, cascade))
    }

    private static func svg(_ sheet: String, _ body: String) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><style>\(sheet)</style>\(body)</svg>"
    }

    /// Returns the greatest difference of two numbers; that of different kinds of values is infinite.
    private static func difference(_ a: MovingValue?, _ b: MovingValue?) -> Double {
        func numbers(_ value: MovingValue?) -> [Double]? {
            switch value {
            case .lengths(let lengths)?: return lengths.flatMap { [$0.user, $0.share * 100] }
            // A step of a byte counts as little as those of numbers do.
            case .color(let color)?:
                return [color.red, color.green, color.blue, color.alpha].map { $0 / 160 }
            case .transforms(let steps)?:
                let map = Affine(steps, in: Extent(left: 0, top: 0, right: 1, bottom: 1))
                return [map.a, map.b, map.c, map.d, map.e, map.f]
            case .path(let path)?: return path.commands.numbers
            default: return nil
            }
        }
        guard let first = numbers(a), let second = numbers(b) else { return a == b ? 0 : .infinity }
        guard first.count == second.count else { return .infinity }
        return zip(first, second).map { ($0 - $1).magnitude }.max() ?? 0
    }

    @Test("Values at times are those of Chromium", arguments: AnimationCase.all)
    func chromium(_ situation: AnimationCase) throws {
        let (drawing, animations) = try Self.animations(Self.svg(situation.sheet, situation.body))
        let node = try #require(drawing.tree["t"])
        #expect(situation.times.count == situation.expected.count)
        for (time, text) in zip(situation.times, situation.expected) {
            var values = MovingValues()
            animations.apply(at: Int64((time * 1e6).rounded()), to: &values)
            let found = animations.computed(situation.property, node, values)
            // Chromium writes angles that are 0, and opacities that no easing takes beyond 1.
            let text = situation.property == "offset-rotate" ? text.replacing(" 0deg", with: "") : text
            let wanted = MovingValue(text, of: situation.property, current: .black)
            var value = found
            if situation.property == "offset-rotate", case .word(let word)? = found {
                value = .word(word.replacing(" 0.0deg", with: "").replacing(".0deg", with: "deg"))
            }
            if situation.property == "opacity", case .lengths(let lengths)? = found {
                value = .lengths(lengths.map { SVGLength(min(max($0.user, 0), 1)) })
            }
            #expect(
                Self.difference(value, wanted) < 6e-5, "\(time): \(String(describing: found)) for \(text)")
        }
    }
}

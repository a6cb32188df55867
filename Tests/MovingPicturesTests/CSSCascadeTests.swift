import Drawing
import Testing

@testable import MovingPictures
@testable import SVGDocuments

@Suite struct CSSCascadeTests {
    private static func cascade(
        _ svg: String, _ conditions: CSSConditions = CSSConditions(width: 300, height: 150)
    ) throws -> (tree: SVGTree, cascade: CSSCascade) {
        let tree = SVGTree(try SVGParser.root(of: Array(svg.utf8)))
        return (tree, try CSSCascade(tree, conditions, accepts: CSSValidity.accepts))
    }

    /// Returns a value as browsers compute it.
    private static func computed(
        _ property: String, _ node: Int, _ tree: SVGTree, _ declared: [[String: String]]
    ) -> String {
        let text = declared[node][property] ?? "unset"
        let parent = tree.nodes[node].parent
        if text == "inherit" || text == "unset" && CSSProperties.isInherited(property) {
            return parent.map { computed(property, $0, tree, declared) } ?? "1px"
        }
        guard property == "stroke-width" else {
            return text != "unset" ? text : property == "animation-name" ? "none" : "0s"
        }
        guard case .lengths(let lengths)? = MovingValue(text, of: property, current: .black) else {
            return text
        }
        return "\(lengths[0].user)px"
    }

    @Test("Style sheets count as in Chromium", arguments: CascadeCase.all)
    func chromium(_ situation: CascadeCase) throws {
        let sheet = situation.sheet.replacing("<", with: "&lt;")
        let (tree, cascade) = try Self.cascade(
            "<svg xmlns=\"http://www.w3.org/2000/svg\"><style>\(sheet)</style>\(situation.body)</svg>")
        let node = try #require(tree["t"])
        let text = Self.computed(situation.property, node, tree, cascade.declared)
        guard situation.property == "stroke-width" else {
            #expect(text.replacing("calc(1s*2)", with: "2s") == situation.expected)
            return
        }
        let (found, wanted) = (Double(text.dropLast(2)), Double(situation.expected.dropLast(2)))
        #expect((try #require(found) - (try #require(wanted))).magnitude < 1e-4, "\(situation.sheet)")
    }
}

import Basics
import Drawing
import SVGDocuments
import Testing

@testable import MovingPictures

/// What a drawing shows at a moment, by its display list.
@Suite struct PictureTests {
    private static let open = #"<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60">"#

    /// The areas of a picture of plain figures, from back to front.
    private func areas(_ body: String, at time: Double = 0) throws -> [Artwork.Area] {
        let picture = try MovingPicture(Array((Self.open + body + "</svg>").utf8), name: "a.svg")
        return picture.displayList(at: time).shapes.flatMap { shape -> [Artwork.Area] in
            if case .artwork(let shape) = shape { shape.artwork.areas } else { [] }
        }
    }

    private func left(_ area: Artwork.Area) -> Double? {
        area.path.extent.map { ($0.left * 1e4).rounded() / 1e4 }
    }

    @Test("a transform of a style sheet counts, and that which SMIL moves is the attribute's")
    func transforms() throws {
        let moved = "<animateTransform attributeName='transform' type='translate' values='20;30' dur='1s'/>"
        let plain = try areas("<rect width='4' height='4'>\(moved)</rect>")
        let styled = try areas(
            "<rect width='4' height='4' style='transform: translate(10px)'>\(moved)</rect>")
        #expect(plain.count == 1 && left(plain[0]) == 20)
        #expect(styled.count == 1 && left(styled[0]) == 10)
    }

    @Test("what is important stays, whatever moves")
    func important() throws {
        let areas = try areas(
            "<style>rect{fill:red!important}</style><rect width='4' height='4'><set attributeName='fill' to='blue'/></rect>"
        )
        guard case .solid(let ink)? = areas.first?.paint else { return #expect(Bool(false)) }
        #expect(ink == .color(Color(red: 255, green: 0, blue: 0)))
    }

    @Test("the first dash of no length has its caps, on circles and on lines")
    func dots() throws {
        let line = try areas(
            "<path d='M5 15h30' fill='none' stroke='red' stroke-width='4' stroke-linecap='round' stroke-dasharray='0 6'/>"
        )
        #expect(line.count == 1 && left(line[0]) == 3)
        let circle = try areas(
            "<circle cx='30' cy='30' r='9' fill='none' stroke='red' stroke-width='4' stroke-linecap='round' stroke-dasharray='0 60'/>"
        )
        #expect(circle.count == 1 && left(circle[0]) == 37)
    }

    @Test("clips that only an animation refers to are counted as well")
    func animatedClips() {
        let clips = (0..<12).map { level in
            let inner = level > 0 ? " clip-path='url(#c\(level - 1))'" : ""
            return "<clipPath id='c\(level)'>"
                + String(repeating: "<rect width='8' height='8'\(inner)/>", count: 2) + "</clipPath>"
        }.joined()
        let body = "<rect width='8' height='8'><set attributeName='clip-path' to='url(#c11)'/></rect>"
        #expect(throws: SpecError.self) { try areas(clips + body) }
    }

    @Test("a switch chooses a text like any other thing that is drawn")
    func chosenText() throws {
        let body = "<switch><foreignObject/><text y='20'>A</text><rect width='4' height='4'/></switch>"
        let tree = SVGTree(try SVGParser.root(of: Array((Self.open + body + "</svg>").utf8)))
        let drawing = MovingDrawing(tree, tree.nodes.map { _ in [:] }, color: .black)
        let builder = PictureBuilder(
            moment: Moment(drawing: drawing, values: MovingValues(), texts: nil))
        #expect(builder.chosen(of: 1).map { tree[$0].name } == "text")
    }

    @Test("path data may be as long as a file")
    func longPaths() throws {
        let data = "M0 0" + String(repeating: "L10 90L90 10", count: 6000)
        #expect(try areas("<path d='\(data)'/>").count == 1)
    }

    @Test("a keyframe without its other end goes from and to no filter")
    func filters() throws {
        let css = "<style>rect{animation:b 2s infinite linear}@keyframes b{50%{filter:blur(4px)}}</style>"
        let picture = try MovingPicture(
            Array((Self.open + css + "<rect width='9' height='9'/></svg>").utf8), name: "a.svg")
        guard case .artwork(let shape)? = picture.displayList(at: 500).shapes.first,
            case .filtered(_, let filter)? = shape.artwork.items.first
        else { return #expect(Bool(false)) }
        #expect(filter.steps == [.init(.blur(.previous, 2, 2), isLinear: false)])
    }
}

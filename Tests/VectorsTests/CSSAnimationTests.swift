import Drawing
import Testing
import Vectors

@Suite struct CSSAnimationTests {
    @Test(
        "of jumps in one moment the first key comes just before it and the last one at it, as of equal keys only the last counts"
    )
    func moments() throws {
        let curve = VectorCurve([
            .init(from: 0, to: 400, start: 6, end: 6), .init(from: 400, to: 400.00001, start: 0, end: 0),
            .init(from: 400.00001, to: 400.00002, start: 6, end: 6),
            .init(from: 400.00002, to: 1000, start: 2, end: 2),
        ])
        let path = Path.rectangle(x: 0, y: 0, width: 1, height: 1)
        let layer = VectorPicture.Layer(
            "a", .area(.init(path)), opacity: .constant(1, for: 1000),
            paint: .init(.value, [Color(rgba: 0xFF)]),
            moves: [.turn(curve.mapped(scale: 1.0 / 360), about: Point(x: 0, y: 0))])
        let text = VectorPicture(width: 1, height: 1, duration: 1000, loops: true, groups: [.init([layer])])
            .svg(.css)
        let keys = text.split(separator: "\n").filter { $0.contains("% {") }
        #expect(
            keys == [
                "0% { transform: rotate(6deg); }", "39.99999% { transform: rotate(6deg); }",
                "40% { transform: rotate(2deg); }", "100% { transform: rotate(2deg); }",
            ])
    }
}

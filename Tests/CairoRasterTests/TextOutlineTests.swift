import CairoRaster
import Drawing
import Indicators
import Testing

@Suite struct TextOutlineTests {
    @Test("every glyph of a long line has its outline: the last one ends where the line does")
    func longLines() throws {
        let engine = TextEngine(fonts: try FontSet.resolve(.standard))
        for count in [10, 20, 30, 300] {
            let block = TextBlock(String(repeating: "m", count: count), size: 15, lineHeight: 20)
            let text = TextShape(block, x: 0, y: 0, width: 10, color: Color(rgba: 0xFF))
            let ends = try engine.outline(of: text).elements.compactMap { element -> Double? in
                switch element {
                case .move(let point), .line(let point), .curve(_, _, let point): point.x
                case .close: nil
                }
            }
            let width = try engine.measure(block).width
            #expect(ends.max()! > width - 3 && ends.max()! <= width)
        }
    }
}

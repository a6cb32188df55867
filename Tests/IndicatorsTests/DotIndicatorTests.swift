import Drawing
import Indicators
import TestSupport
import Testing

@Suite struct DotIndicatorTests {
    @Test("the picture is as wide as the row and as high as a dot; dots swell around their centers")
    func row() throws {
        let dots = DotIndicator(count: 3, diameter: 16, gap: 3)
        var list = DisplayList(width: 1, height: 1)
        dots.draw([1, 0.5, 0.25], color: Color(rgba: 0xFF), into: &list)
        #expect(dots.width == 54 && dots.height == 16)
        let group = try #require(list.shapes.first?.group)
        #expect(
            group.parts.map(\.figure) == [
                .block(BlockShape(centerX: 8, centerY: 8, diameter: 16)),
                .block(BlockShape(centerX: 27, centerY: 8, diameter: 8)),
                .block(BlockShape(centerX: 46, centerY: 8, diameter: 4)),
            ])
    }
}

import Drawing
import Indicators
import TestSupport
import Testing

@Suite struct SpokeIndicatorTests {
    private func lines(isRound: Bool) throws -> [(line: LineShape, opacity: Double)] {
        var list = DisplayList(width: 1, height: 1)
        SpokeIndicator(size: 40, innerRadius: 6, outerRadius: 18, stroke: 4, isRound: isRound)
            .draw([1, 0.7, 1.2, -0.1], color: Color(rgba: 0xFF), into: &list)
        let group = try #require(list.shapes.first?.group)
        return try group.parts.map { (try #require($0.figure.line), $0.opacity) }
    }

    @Test("the first spoke is at 12 o'clock, the others follow clockwise, from radius to radius")
    func places() throws {
        let lines = try lines(isRound: false).map(\.line)
        #expect(lines[0] == LineShape(x1: 20, y1: 14, x2: 20, y2: 2, width: 4, cap: .butt))
        #expect(lines[1] == LineShape(x1: 26, y1: 20, x2: 38, y2: 20, width: 4, cap: .butt))
        #expect(lines[2] == LineShape(x1: 20, y1: 26, x2: 20, y2: 38, width: 4, cap: .butt))
    }

    @Test("round caps stay within the spoke")
    func caps() throws {
        #expect(
            try lines(isRound: true)[0].line
                == LineShape(x1: 20, y1: 12, x2: 20, y2: 4, width: 4, cap: .round))
    }

    @Test("opacities are held within 0…1")
    func opacities() throws {
        #expect(try lines(isRound: true).map(\.opacity) == [1, 0.7, 1, 0])
    }
}

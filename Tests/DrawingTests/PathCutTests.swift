import Basics
import Drawing
import MotionCore
import Testing

/// Areas cut to rectangles.
@Suite struct PathCutTests {
    @Test("an area that is cut again and again has no more curves than its outline needs")
    func again() {
        var path = Path.disc(Point(x: 20, y: 20), radius: 30)
        for turn in 0..<8 {
            let inset = Double(turn) / 3
            path = path.cut(to: Extent(left: inset, top: inset, right: 96 / 1.7, bottom: 96 / 1.7))
            let curves = path.lines.flatMap { $0.cubics }
            #expect(curves.count <= 14)
            #expect(
                curves.filter { $0.start == $0.end && $0.start == $0.first && $0.start == $0.second }.count
                    <= 1)
        }
    }

    @Test("rectangles are cut as one where they are, however their sides are written")
    func boxes() throws {
        let area = Artwork.Item.area(
            .init(.disc(Point(x: 5, y: 5), radius: 5), .solid(.color(Color(red: 0, green: 0, blue: 0)))))
        let lines = Path.rectangle(x: 1, y: 1, width: 6, height: 4)
        var curves = Path()
        for line in lines.lines {
            curves.move(to: Point(line.cubics[0].start))
            for cubic in line.cubics {
                curves.curve(Point(cubic.first), Point(cubic.second), to: Point(cubic.end))
            }
            curves.close()
        }
        for outline in [lines, curves] {
            let cut = Artwork([.clipped([area], to: outline)]).cutToBoxes
            #expect(cut.items.count == 1 && cut.areas.count == 1)
            if case .clipped = cut.items[0] { Issue.record("still clipped") }
            let extent = try #require(cut.areas[0].path.extent)
            let sides = [extent.left - 1, extent.top - 1, extent.right - 7, extent.bottom - 5]
            #expect(sides.allSatisfy { $0.magnitude < 1e-12 })
        }
        for other in [
            Path.disc(Point(x: 4, y: 4), radius: 3), .rectangle(x: 1, y: 1, width: 6, height: 4, radius: 1),
        ] {
            let whole = Artwork([.clipped([area], to: other)])
            #expect(whole.cutToBoxes == whole)
        }
    }
}

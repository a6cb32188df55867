import Drawing
import Foundation
import Testing
import Vectors

@Suite struct LottieContourTests {
    @Test("lines that become each other have as many points, also where one of them ends where it began")
    func points() throws {
        func path(_ last: Point) -> Path {
            var path = Path()
            path.move(to: Point(x: 0, y: 0))
            path.line(to: Point(x: 8, y: 0))
            path.line(to: Point(x: 8, y: 8))
            path.line(to: last)
            path.close()
            return path
        }
        let outline = VectorPicture.Outline(
            [path(Point(x: 0, y: 8)), path(Point(x: 0, y: 0))],
            place: VectorCurve([.init(from: 0, to: 1000, start: 0, end: 1)]), error: 0)
        let layer = VectorPicture.Layer(
            "a", .area(outline), opacity: .constant(1, for: 1000), paint: .init(.value, [Color(rgba: 0xFF)]))
        let picture = VectorPicture(
            width: 9, height: 9, duration: 1000, loops: true, groups: [.init([layer])])
        let text = String(decoding: picture.lottie(name: "a"), as: UTF8.self)
        let counts = text.matches(of: /"v":\s*\[((?:\[[^\]]*\],?\s*)+)\]/).map {
            $0.1.matches(of: /\[/).count
        }
        #expect(counts.count >= 2 && counts.allSatisfy { $0 == 4 }, "\(counts)")
    }
}

import Drawing
import MotionCore
import Testing

@Suite struct LineStrokeTests {
    private static let arch = ShapeCubic(
        PlanePoint(0, 0), PlanePoint(3, 4), PlanePoint(7, 4), PlanePoint(10, 0))

    /// What rounding leaves of a curve that a wave begins or ends right behind.
    private static func rest(at point: PlanePoint) -> ShapeCubic {
        ShapeCubic(point, point + PlanePoint(-1e-8, 0), point + PlanePoint(0, -2e-8), point)
    }

    @Test("what rounding leaves of a curve at an end of a line does not turn its end")
    func rests() {
        func stroke(_ line: [ShapeCubic]) -> Path {
            .stroke(line, width: 4, cap: .round, offset: Point(x: 5, y: 5))
        }
        let (before, after) = (Self.rest(at: Self.arch.start), Self.rest(at: Self.arch.end))
        #expect(stroke([before, Self.arch, after]) == stroke([Self.arch]))
        #expect(stroke([before]) == .disc(Point(x: 5, y: 5), radius: 2))
    }
}

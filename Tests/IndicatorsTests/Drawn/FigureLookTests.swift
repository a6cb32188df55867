import Drawing
import Testing

@testable import Indicators
@testable import MotionCore

/// Issue 54: colors, windows and fades of figures.
@Suite struct FigureLookTests {
    private static let (red, blue) = (Color(rgba: 0xFF00_00FF), Color(rgba: 0x0000_FFFF))

    private func shapes(_ elements: [MovingElement], at time: Double, colors: [Color] = []) -> [Shape] {
        let motion = DrawnMotion(
            .elements(ElementChoreography(period: 1000, width: 48, height: 48, elements)))
        var list = DisplayList(width: 48, height: 48)
        DrawnIndicator(motion, size: 48, stroke: 4, colors: colors)
            .draw(motion.moment(at: time), color: Color(rgba: 0x0000_00FF), into: &list)
        return list.shapes
    }

    private func color(_ shape: Shape?) -> Color? {
        if case .path(let path) = shape { path.color } else { nil }
    }

    @Test("between two keys a color is mixed channel by channel in sRGB, eased, and never beyond them")
    func mixed() {
        let track = ElementTrack(
            .color, period: 1000, [.init(0, 0), .init(0.5, 1), .init(1, 2)],
            easings: [.linear, .cubicBezier(CubicBezier(0.3, 0, 0.3, 3))])
        let disc = MovingElement(
            .disc(x: 24, y: 24, r: 9), colors: [Self.red, Self.blue, Self.red], [track])
        func shown(_ time: Double) -> Color? {
            color(shapes([disc], at: time, colors: [Self.red, Self.blue]).first)
        }
        #expect(shown(0) == Self.red && shown(500) == Self.blue)
        #expect(shown(125) == Color(rgba: 0xBF00_40FF))
        #expect(shown(900) == Self.red, "the easing is beyond 1 there")
        #expect(color(shapes([disc], at: 125).first) == Color(rgba: 0x0000_00FF), "all of it in one color")
    }

    @Test("boxes that touch are one area only in the same color")
    func joined() {
        func box(_ x: Double, _ color: Color) -> MovingElement {
            MovingElement(.box(x: x, y: 0, width: 9, height: 9, radius: 0), colors: [color], [])
        }
        let boxes = [box(0, Self.red), box(9, Self.red), box(18, Self.blue)]
        let found = shapes(boxes, at: 0, colors: [Self.red, Self.blue])
        #expect(found.map { color($0) } == [Self.red, Self.blue])
    }

    @Test("nothing of a figure shows outside of its window, which does not move with it")
    func window() throws {
        let disc = MovingElement(
            .disc(x: 24, y: 24, r: 20), window: .init(x: 10, y: 20, width: 8, height: 6),
            [ElementTrack(.dx, period: 1000, [.init(0, 0), .init(1, 4)])])
        for time in [0.0, 400, 900] {
            guard case .path(let path)? = shapes([disc], at: time).first else {
                Issue.record("there is no path at \(time)")
                return
            }
            let extent = try #require(path.path.extent)
            #expect(abs(extent.left - 10) < 1e-6 && abs(extent.right - 18) < 1e-6)
            #expect(abs(extent.top - 20) < 1e-6 && abs(extent.bottom - 26) < 1e-6)
        }
    }

    @Test("an arc that fades in is a gradient around its middle, wherever it is turned")
    func fade() throws {
        let arc = MovingElement(
            .arc(x: 12, y: 24, r: 8, stroke: 2, start: 0.25, sweep: 0.75, fadesIn: true),
            pivot: PlanePoint(24, 24),
            placings: [.init(scale: 0.5, turns: 0.25, about: PlanePoint(24, 24))],
            [ElementTrack(.rotation, period: 1000, [.init(0, 0), .init(1, 360)])])
        guard case .ring(let ring)? = shapes([arc], at: 250).first else {
            Issue.record("there is no ring")
            return
        }
        // A quarter from the track and one from the placing: from the left of the middle to its right, at half the distance.
        #expect(abs(ring.centerX - 30) < 1e-9 && abs(ring.centerY - 24) < 1e-9)
        #expect(abs(ring.radius - 4) < 1e-9 && abs(ring.width - 1) < 1e-9)
        #expect(abs(ring.arc.start - 0.75) < 1e-9 && ring.arc.sweep == 0.75 && ring.cap == .butt)
        #expect(ring.gradient?.gradient.colors.map { $0.alpha } == [0, 255])
    }
}

import Drawing
import Indicators
import MotionCore
import Testing

/// Issue 24: figures that touch.
@Suite struct JoinedBoxesTests {
    private func shapes(_ name: String, at time: Double) throws -> [Shape] {
        let kind = try Motion.named(name).kind
        let drawn: DrawnMotion? = if case .drawn(let drawn) = kind { drawn } else { nil }
        let motion = try #require(drawn)
        var list = DisplayList(width: 40, height: 40)
        DrawnIndicator(motion, size: 40, stroke: 4)
            .draw(motion.moment(at: time), color: Color(rgba: 0x0A6E_D1FF), into: &list)
        return list.shapes
    }

    @Test(
        "opaque boxes of which the front is seen are one area, so that nothing shines through between them, and no overlap is darker"
    )
    func joined() throws {
        for time in [0.0, 400, 900] { #expect(try shapes("sk-grid", at: time).count == 1) }
        #expect(try shapes("sk-fold", at: 1500).count == 1)
        // Those that are turned away or translucent stay apart, and so do discs.
        #expect(try shapes("sk-fold", at: 900).count > 1)
        #expect(try shapes("sk-chase", at: 0).count > 1)
    }
}

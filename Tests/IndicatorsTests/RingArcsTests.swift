import Drawing
import MotionCore
import Testing

@testable import Indicators

@Suite struct RingArcsTests {
    private static let color = Color(rgba: 0x0A6E_D1FF)

    /// Rings with all that decides which arcs there are.
    static let rings: [CircularIndicator] = [0, 3].flatMap { gap in
        [nil, Segments(count: 5, gap: 2)].flatMap { segments in
            [nil, SecondValue(0.4), SecondValue(0.9)].flatMap { second in
                [0, 0.25].map { from in
                    var ring = CircularIndicator(
                        size: 48, stroke: 4, cap: .round, track: Color(rgba: 0xD5DC_E4FF), gap: gap)
                    (ring.segments, ring.second, ring.from) = (segments, second, from)
                    return ring
                }
            }
        }
    }

    @Test("they are the arcs of the ring's picture, from back to front", arguments: rings)
    func arcs(ring: CircularIndicator) {
        var arcs = RingArcs(ring)
        for sweep in [0, 0.003, 0.1, 0.3, 0.41, 0.75, 0.995, 1] {
            let span = ArcSpan(start: 0, sweep: sweep)
            var list = DisplayList(width: 48, height: 48)
            ring.draw(span, color: Self.color, into: &list)
            var drawn: [RingShape.Arc] = []
            for case .ring(let shape) in list.shapes.flatMap({ $0.pieces }) {
                if let under = shape.under { drawn.append(under) }
                drawn.append(
                    RingShape.Arc(shape.arc, scale: shape.arcScale * shape.width / ring.stroke, shape.color))
            }
            arcs.reset()
            ring.draw(span, color: Self.color, into: &arcs)
            #expect(arcs.arcs == drawn && !drawn.isEmpty)
        }
    }
}

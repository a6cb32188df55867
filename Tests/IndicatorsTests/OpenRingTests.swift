import Drawing
import MotionCore
import Testing

@testable import Indicators

/// Rings that leave a part of the circle open, begin elsewhere than at 12 o'clock or run counterclockwise.
@Suite struct OpenRingTests {
    private let blue = Color(rgba: 0x0A6E_D1FF)
    private let gray = Color(rgba: 0xD5DC_E4FF)
    private let red = Color(rgba: 0xAA08_08FF)
    /// A thousandth of a degree, in turns.
    private let close = 0.001 / 360

    private func ring(_ opening: Double = 90, cap: StrokeCap = .round, gap: Double = 0) -> CircularIndicator {
        var ring = CircularIndicator(size: 48, stroke: 4, cap: cap, track: gray, gap: gap)
        ring.way = RingWay(opening: opening / 360)
        return ring
    }

    /// All arcs from back to front, with the caps that they have beyond their spans.
    private func arcs(_ ring: CircularIndicator, _ span: ArcSpan) -> [(
        role: PartRole, start: Double, end: Double
    )] {
        var list = DisplayList(width: 48, height: 48)
        ring.draw(span, color: blue, into: &list)
        return list.shapes.flatMap { shape -> [(PartRole, ArcSpan, Double)] in
            switch shape {
            case .stack(let stack):
                stack.layers.reversed().flatMap { layer in
                    layer.areas.compactMap { area in
                        if case .arc(let arc) = area { (layer.role, arc.span, arc.width) } else { nil }
                    }
                }
            case .ring(let ring): [(ring.role, ring.arc, ring.width * ring.arcScale)]
            default: []
            }
        }.map { role, span, width in
            let cap = ring.cap == .butt ? 0 : width / 2 / ring.radius / (2 * .pi)
            return (role, span.start - cap, span.end + cap)
        }
    }

    private func isClose(_ turns: Double, _ degrees: Double) -> Bool {
        let off = turns - degrees / 360
        return (off - off.rounded()).magnitude < close
    }

    @Test(
        "the track of a gauge ends beside an opening in the middle of the bottom, caps included",
        arguments: [1.0, 75, 90, 180, 359], [StrokeCap.round, .butt, .square])
    func ends(opening: Double, cap: StrokeCap) throws {
        let track = try #require(arcs(ring(opening, cap: cap), ArcSpan(start: 0, sweep: 0.5)).first)
        #expect(track.role == .track)
        // A track that is shorter than it is thick is a disc that fits into its place.
        #expect(isClose(track.start, 180 + opening / 2))
        #expect(isClose(track.end, 180 - opening / 2))
    }

    @Test("a value covers its part of the ring that is there", arguments: [0.1, 0.25, 0.5, 0.9, 1])
    func value(value: Double) throws {
        for cap in [StrokeCap.round, .butt] {
            let arc = try #require(arcs(ring(cap: cap), ArcSpan(start: 0, sweep: value)).last)
            #expect(arc.role == .value)
            #expect(isClose(arc.start, -135))
            #expect(isClose(arc.end, -135 + 270 * value))
        }
    }

    @Test("no track shows below a full gauge, and no value on an empty one")
    func extremes() {
        #expect(arcs(ring(), ArcSpan(start: 0, sweep: 1)).map { $0.role } == [.value])
        #expect(arcs(ring(), ArcSpan(start: 0, sweep: 0)).map { $0.role } == [.track])
    }

    @Test("a ring begins where it is asked to, and runs the other way round on request")
    func ways() throws {
        var ring = ring()
        ring.way = RingWay(start: -0.25, extent: 0.5)
        var arc = try #require(arcs(ring, ArcSpan(start: 0, sweep: 0.5)).last)
        #expect(isClose(arc.start, -90) && isClose(arc.end, 0))
        ring.way = RingWay(opening: 0.25, isCounterclockwise: true)
        arc = try #require(arcs(ring, ArcSpan(start: 0, sweep: 0.5)).last)
        #expect(isClose(arc.start, 0) && isClose(arc.end, 135))
        // A closed one has the caps beyond its value, as ever.
        ring = CircularIndicator(size: 48, stroke: 4, cap: .butt, track: gray)
        ring.way.start = 0.25
        arc = try #require(arcs(ring, ArcSpan(start: 0, sweep: 0.25)).last)
        #expect(isClose(arc.start, 90) && isClose(arc.end, 180))
        ring.way.isCounterclockwise = true
        arc = try #require(arcs(ring, ArcSpan(start: 0, sweep: 0.25)).last)
        #expect(isClose(arc.start, 0) && isClose(arc.end, 90))
    }

    @Test("a gap parts a value from its track on both sides, and never the ends of a gauge from each other")
    func gaps() {
        let parts = arcs(ring(gap: 3), ArcSpan(start: 0, sweep: 0.5))
        let gap = 3 / 22 / (2 * Double.pi) * 360
        #expect(parts.map { $0.role } == [.track, .value])
        #expect(isClose(parts[0].start, gap) && isClose(parts[0].end, 135))
        #expect(isClose(parts[1].start, -135) && isClose(parts[1].end, 0))
        // Half of the ring, a quarter from its beginning: a motion that has turned by a third.
        let moving = arcs(ring(gap: 3), ArcSpan(start: 1.0 / 3, sweep: 0.5))
        #expect(moving.map { $0.role } == [.track, .track, .value])
        let start = -135 + 0.375 * 270
        #expect(isClose(moving[2].start, start) && isClose(moving[2].end, start + 135))
        #expect(isClose(moving[1].start, -135) && isClose(moving[1].end, start - gap))
        #expect(isClose(moving[0].start, start + 135 + gap) && isClose(moving[0].end, 135))
    }

    @Test("the longer one of two values lies behind, and each ends in its place")
    func second() {
        for (first, second) in [(0.3, 0.7), (0.7, 0.3)] {
            var ring = ring(cap: .butt)
            ring.second = SecondValue(second, color: red)
            let parts = arcs(ring, ArcSpan(start: 0, sweep: first))
            #expect(
                parts.map { $0.role }
                    == (first < second ? [.track, .second, .value] : [.track, .value, .second]))
            for part in parts where part.role != .track {
                #expect(isClose(part.end, -135 + 270 * (part.role == .value ? first : second)))
            }
        }
    }

    @Test("what is between two values begins at the first")
    func span() throws {
        var ring = ring(cap: .butt)
        ring.from = 0.2
        let arc = try #require(arcs(ring, ArcSpan(start: 0, sweep: 0.6)).last)
        #expect(isClose(arc.start, -135 + 54) && isClose(arc.end, -135 + 162))
    }

    @Test("segments fill an open ring from end to end", arguments: [2, 7, 30])
    func segments(count: Int) {
        var ring = ring(cap: .butt)
        ring.segments = Segments(count: count, gap: 2)
        let gap = 2 / 22 / (2 * Double.pi) * 360
        let length = (270 - gap * Double(count - 1)) / Double(count)
        for value in [0.0, 1] {
            let parts = arcs(ring, ArcSpan(start: 0, sweep: value))
            #expect(parts.map { $0.role } == Array(repeating: value == 0 ? .track : .value, count: count))
            for (index, part) in parts.enumerated() {
                #expect(isClose(part.start, -135 + Double(index) * (length + gap)))
                #expect(isClose(part.end, -135 + Double(index) * (length + gap) + length))
            }
        }
        // In the middle between the middles of two spaces.
        let half = arcs(ring, ArcSpan(start: 0, sweep: 0.5 / Double(count))).filter { $0.role == .value }
        #expect(half.count == 1 && isClose(half[0].end, -135 + length / 2))
    }

    @Test(
        "arcs that turn go to the end of an open ring and back, as long as they are, and values stay where they are"
    )
    func swing() {
        let way = RingWay(opening: 0.25)
        for (start, place) in [(0.0, 0.0), (0.25, 0.5), (0.5, 1), (0.75, 0.5), (1, 0), (-0.5, 1), (7, 0)] {
            for sweep in [0, 0.2, 0.75, 1] {
                let arc = way.swung(ArcSpan(start: start, sweep: sweep))
                #expect((arc.start - (1 - sweep) * place).magnitude < 1e-12)
                #expect(arc.sweep == sweep)
            }
        }
        for step in 0...1000 {
            let arc = way.swung(ArcSpan(start: Double(step) * 0.01, sweep: Double(step % 11) / 10))
            #expect(arc.start >= 0 && arc.end <= 1 + 1e-12)
        }
    }
}

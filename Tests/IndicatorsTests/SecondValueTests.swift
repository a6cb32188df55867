import Drawing
import MotionCore
import Testing

@testable import Indicators

/// Issue 24, point 6: a second value, and values that begin later than at zero.
@Suite struct SecondValueTests {
    private let blue = Color(rgba: 0x0A6E_D1FF)
    private let orange = Color(rgba: 0xE973_0CFF)
    private let gray = Color(rgba: 0xD5DC_E4FF)

    private func rings(_ value: Double, _ change: (inout CircularIndicator) -> Void) -> [RingShape] {
        var ring = CircularIndicator(size: 48, stroke: 4, cap: .round, track: gray)
        change(&ring)
        var list = DisplayList(width: 48, height: 48)
        ring.draw(ArcSpan(start: 0, sweep: value), color: blue, into: &list)
        return list.shapes.compactMap { if case .ring(let ring) = $0 { ring } else { nil } }
    }

    @Test("the longer of two arcs lies behind, whichever it is", arguments: [0.3, 0.7])
    func rings(value: Double) {
        let shapes = rings(value) { $0.second = SecondValue(0.5, color: orange) }
        #expect(shapes.count == 1)
        let isFront = value < 0.5
        #expect(shapes[0].color == (isFront ? blue : orange) && shapes[0].arc.sweep == min(value, 0.5))
        let under = RingShape.Arc(
            ArcSpan(start: 0, sweep: max(value, 0.5)), isFront ? orange : blue,
            role: isFront ? .second : .value)
        #expect(shapes[0].under == under && shapes[0].track == gray)
    }

    @Test(
        "a value that is equal to the second one in the single precision of frames lies in front",
        arguments: [0.4, 0.3, 0.07])
    func equal(second: Double) {
        let value = Double(Float(second))
        let shapes = rings(value) { $0.second = SecondValue(second, color: orange) }
        #expect(shapes[0].color == blue && shapes[0].under?.color == orange)
        let parts = blocks(value) { $0.second = SecondValue(second, color: orange) }
        #expect(parts.map { $0.color } == [blue, orange, gray])
        let longer = blocks(value.nextUp + 1e-6) { $0.second = SecondValue(second, color: orange) }
        #expect(longer.map { $0.color } == [orange, blue, gray])
    }

    @Test("without a color of its own, it is paler")
    func pale() {
        let shapes = rings(0.3) { $0.second = SecondValue(0.5) }
        #expect(shapes[0].under?.color == Color(rgba: 0x0A6E_D166))
    }

    @Test("where a gap parts an arc from its track, it parts both arcs, and all of the ring is used")
    func gaps() {
        let shapes = rings(0.3) {
            ($0.gap, $0.insetsCaps, $0.cap) = (4, true, .butt)
            $0.second = SecondValue(0.6, color: orange)
        }
        #expect(shapes.map { $0.color } == [gray, orange, blue])
        let gap = 4 / (2 * Double.pi * 22)
        #expect(abs(shapes[1].arc.start - (0.3 + gap)) < 1e-12 && abs(shapes[1].arc.end - 0.6) < 1e-12)
        #expect(abs(shapes[0].arc.start - (0.6 + gap)) < 1e-12 && abs(shapes[0].arc.end - (1 - gap)) < 1e-12)
    }

    @Test("of segments, the front arc's lie before those of the one behind, and all before the track")
    func segments() {
        var ring = CircularIndicator(size: 48, stroke: 4, cap: .round, track: gray)
        (ring.segments, ring.second) = (Segments(count: 8, gap: 2), SecondValue(0.75, color: orange))
        var list = DisplayList(width: 48, height: 48)
        ring.draw(ArcSpan(start: 0, sweep: 0.5), color: blue, into: &list)
        guard list.shapes.count == 1, case .stack(let stack) = list.shapes[0] else {
            Issue.record("segments are one stack")
            return
        }
        #expect(stack.layers.map { $0.color } == [blue, orange, gray])
        #expect(stack.layers.map { $0.areas.count } == [4, 6, 8])
        // Drawn on each other, none is drawn twice.
        let colors = list.shapes[0].pieces.map { shape -> Color? in
            if case .ring(let ring) = shape { ring.color } else { nil }
        }
        #expect(colors == [gray, gray, orange, orange, blue, blue, blue, blue])
    }

    @Test("values that begin later have their tail there, and none before that")
    func span() {
        #expect(rings(0.6) { $0.from = 0.2 }[0].arc == ArcSpan(start: 0.2, sweep: 0.6 - 0.2))
        #expect(rings(0.1) { $0.from = 0.2 }[0].arc.isEmpty)
    }

    @Test("behind a span, a second value begins at 12 o'clock")
    func spanAndSecond() {
        let shapes = rings(0.6) { ($0.from, $0.second) = (0.2, SecondValue(0.7, color: orange)) }
        #expect(shapes.count == 1 && shapes[0].arc == ArcSpan(start: 0.2, sweep: 0.6 - 0.2))
        #expect(shapes[0].under == RingShape.Arc(ArcSpan(start: 0, sweep: 0.7), orange, role: .second))
    }

    @Test(
        "gaps part a span from the value on both of its sides, and both from the track",
        arguments: [0.1, 0.4, 0.7])
    func spanAndSecondGaps(second: Double) {
        let shapes = rings(0.6) {
            ($0.gap, $0.insetsCaps, $0.cap, $0.from) = (4, true, .butt, 0.2)
            $0.second = SecondValue(second, color: orange)
        }
        let gap = 4 / (2 * Double.pi * 22)
        func arcs(_ color: Color) -> [[Double]] {
            shapes.filter { $0.color == color }.map { [$0.arc.start, $0.arc.end] }.sorted { $0[0] < $1[0] }
        }
        func matches(_ arcs: [[Double]], _ expected: [[Double]]) -> Bool {
            arcs.count == expected.count
                && zip(arcs.joined(), expected.joined()).allSatisfy { abs($0 - $1) < 1e-9 }
        }
        #expect(matches(arcs(blue), [[0.2, 0.6]]))
        switch second {
        case 0.1:
            #expect(matches(arcs(orange), [[0, 0.1]]))
            #expect(matches(arcs(gray), [[0.1 + gap, 0.2 - gap], [0.6 + gap, 1 - gap]]))
        case 0.4:
            #expect(matches(arcs(orange), [[0, 0.2 - gap]]))
            #expect(matches(arcs(gray), [[0.6 + gap, 1 - gap]]))
        default:
            #expect(matches(arcs(orange), [[0, 0.2 - gap], [0.6 + gap, 0.7]]))
            #expect(matches(arcs(gray), [[0.7 + gap, 1 - gap]]))
        }
    }

    private func blocks(_ value: Double, _ change: (inout LinearIndicator) -> Void) -> [GroupShape.Part] {
        var bar = LinearIndicator(width: 100, height: 4, isRound: false, track: gray)
        change(&bar)
        var list = DisplayList(width: 100, height: 4)
        bar.draw(value: value, color: blue, into: &list)
        guard case .group(let group)? = list.shapes.first else { return [] }
        return group.parts
    }

    private func ends(_ part: GroupShape.Part) -> [Double] {
        guard case .block(let block) = part.figure else { return [] }
        return [block.x, block.x + block.width].map { ($0 * 1e9).rounded() / 1e9 }
    }

    @Test("bars: two values, from the front to the back; right to left as well")
    func bars() {
        let parts = blocks(0.7) { $0.second = SecondValue(0.4, color: orange) }
        #expect(parts.map { $0.color } == [orange, blue, gray])
        #expect(parts.map(ends) == [[0, 40], [0, 70], [0, 100]])
        let mirrored = blocks(0.7) {
            ($0.second, $0.direction) = (SecondValue(0.4, color: orange), .rtl)
        }
        #expect(mirrored.map(ends) == [[60, 100], [30, 100], [0, 100]])
    }

    @Test("bars: gaps lie between both values and before the track; a span has the track at both ends")
    func barGaps() {
        let parts = blocks(0.4) { ($0.gap, $0.second) = (4, SecondValue(0.7)) }
        #expect(parts.prefix(2).map(ends) == [[0, 40], [44, 70]])
        #expect(parts.dropFirst(2).map(ends).contains([74, 100]))
        let span = blocks(0.6) { ($0.gap, $0.from) = (4, 0.2) }
        #expect(span.map(ends) == [[20, 60], [0, 16], [64, 100]])
    }

    @Test("bars: behind a span, a second value begins where the track does; gaps part them")
    func barSpanAndSecond() {
        let plain = blocks(0.6) { ($0.from, $0.second) = (0.2, SecondValue(0.7, color: orange)) }
        #expect(plain.map { $0.color } == [blue, orange, gray])
        #expect(plain.map(ends) == [[20, 60], [0, 70], [0, 100]])
        func shown(_ second: Double, _ color: Color) -> [[Double]] {
            blocks(0.6) { ($0.gap, $0.from, $0.second) = (4, 0.2, SecondValue(second, color: orange)) }
                .filter { $0.color == color }.map(ends).filter { $0[1] > $0[0] }
        }
        #expect(shown(0.7, orange) == [[0, 16], [64, 70]] && shown(0.7, gray) == [[74, 100]])
        #expect(shown(0.1, orange) == [[0, 10]] && shown(0.1, gray) == [[14, 16], [64, 100]])
        #expect(shown(0.18, orange) == [[0, 16]] && shown(0.18, gray) == [[64, 100]])
    }
}

import Drawing
import MotionCore
import Testing

@testable import Indicators

@Suite struct SegmentsTests {
    private let ring = CircularIndicator(size: 48, stroke: 4, cap: .butt, track: Color(rgba: 0xD5DC_E4FF))

    private func layers(_ indicator: CircularIndicator, _ span: ArcSpan) -> [StackShape.Layer] {
        var list = DisplayList(width: 48, height: 48)
        indicator.draw(span, color: Color(rgba: 0x0A6E_D1FF), into: &list)
        return list.shapes.flatMap { shape -> [StackShape.Layer] in
            if case .stack(let stack) = shape { stack.layers } else { [] }
        }
    }

    private func arcs(_ layer: StackShape.Layer?) -> [ArcShape] {
        (layer?.areas ?? []).compactMap { area -> ArcShape? in
            if case .arc(let arc) = area { arc } else { nil }
        }
    }

    @Test("issue 24, point 6: half of 12 segments is six in color, in front of twelve of the track")
    func half() {
        var ring = ring
        ring.segments = Segments(count: 12, gap: 4)
        let layers = layers(ring, ArcSpan(start: 0, sweep: 0.5))
        let gap = 4 / (2 * Double.pi * 22)
        #expect(layers.map { $0.color } == [Color(rgba: 0x0A6E_D1FF), Color(rgba: 0xD5DC_E4FF)])
        #expect(layers.map { $0.areas.count } == [6, 12])
        for (index, arc) in layers.flatMap({ arcs($0).enumerated() }) {
            #expect(abs(arc.span.start - (Double(index) / 12 + gap / 2)) < 1e-12)
            #expect(abs(arc.span.sweep - (1.0 / 12 - gap)) < 1e-12)
        }
    }

    @Test("the head of a gradient that comes round to the first segment does not color it")
    func heads() {
        var ring = CircularIndicator(size: 48, stroke: 8, cap: .round)
        let colors = [0x0A6E_D1FF, 0xFF4F_6DFF].map { Color(rgba: $0) }
        (ring.segments, ring.gradient) = (
            Segments(count: 8, gap: 2), IndicatorGradient(Gradient(colors), along: .arc)
        )
        var list = DisplayList(width: 48, height: 48)
        ring.draw(ArcSpan(start: 0, sweep: 1), color: colors[0], into: &list)
        guard case .stack(let stack)? = list.shapes.first else { return #expect(Bool(false)) }
        #expect(stack.shading?.cap == .butt)
    }

    @Test("flat segments without space between them are a whole ring and a whole bar")
    func touching() {
        var ring = ring
        ring.segments = Segments(count: 12, gap: 0)
        var list = DisplayList(width: 48, height: 48)
        ring.draw(ArcSpan(start: 0, sweep: 0.5), color: Color(rgba: 0x0A6E_D1FF), into: &list)
        ring.segments = nil
        ring.draw(ArcSpan(start: 0, sweep: 0.5), color: Color(rgba: 0x0A6E_D1FF), into: &list)
        // Square ends would have their corners apart.
        (ring.segments, ring.cap) = (Segments(count: 12, gap: 0), .square)
        ring.draw(ArcSpan(start: 0, sweep: 0.5), color: Color(rgba: 0x0A6E_D1FF), into: &list)
        #expect(list.shapes.count == 3 && Set(list.shapes).count == 1)
        var bar = LinearIndicator(width: 160, height: 8, isRound: false, track: Color(rgba: 0xD5DC_E4FF))
        bar.segments = Segments(count: 7, gap: 0)
        list.reset(width: 160, height: 8)
        bar.draw(value: 0.5, color: Color(rgba: 0x0A6E_D1FF), into: &list)
        bar.segments = nil
        bar.draw(value: 0.5, color: Color(rgba: 0x0A6E_D1FF), into: &list)
        #expect(list.shapes.count == 2 && list.shapes[0] == list.shapes[1])
    }

    @Test("an arc that begins and ends in one segment covers both its ends")
    func around() {
        let pieces = ArcSpan(start: 0.15, sweep: 0.95).pieces(within: ArcSpan(start: 0, sweep: 0.25))
        #expect(pieces.count == 2)
        #expect(abs(pieces[0].end - 0.1) < 1e-12 && abs(pieces[1].start - 0.15) < 1e-12)
        #expect(pieces[0].start == 0 && abs(pieces[1].end - 0.25) < 1e-12)
    }

    @Test(
        "an arc covers as much of all segments as of the ring, wherever it runs",
        arguments: [-3.3, 0, 0.51, 7.25])
    func covered(start: Double) {
        let segments = Segments(count: 7, gap: 0).spans(around: 100)
        for sweep in [0, 0.01, 0.3, 0.99, 1] {
            let arc = ArcSpan(start: start, sweep: sweep)
            let sum = segments.flatMap { arc.pieces(within: $0) }.reduce(0) { $0 + $1.sweep }
            #expect(abs(sum - sweep) < 1e-12)
        }
    }

    @Test("segments of a bar end with the bar, with the gap between them")
    func bar() {
        let spans = Segments(count: 5, gap: 10).spans(along: 240)
        #expect(spans.first?.tail == 0 && abs((spans.last?.head ?? 0) - 1) < 1e-12)
        for (span, next) in zip(spans, spans.dropFirst()) {
            #expect(abs((next.tail - span.head) * 240 - 10) < 1e-9)
        }
    }

    @Test("what has just begun in a segment grows out of its end, to a whole disc at half a thickness")
    func begun() {
        var ring = CircularIndicator(size: 48, stroke: 4, cap: .round)
        ring.segments = Segments(count: 6, gap: 4)
        let caps = 4 / (2 * Double.pi * 22)
        let first = ring.segments?.spans(around: 2 * .pi * 22).first?.start ?? 0
        for share in [0.1, 0.3, 0.5, 0.8, 1, 1.5] {
            let arc = arcs(layers(ring, ArcSpan(start: 0, sweep: first + caps * share)).first).first
            let scale = min(2 * share, 1)
            // As thick as it is long, it touches the segment's own end.
            #expect(abs((arc?.width ?? 0) - 4 * scale) < 1e-9)
            #expect(abs((arc?.span.start ?? 0) - (first + caps * scale / 2)) < 1e-9)
            #expect(abs((arc?.span.sweep ?? 1) - max(caps * (share - 1), 0)) < 1e-9)
        }
    }

    @Test(
        "segments of a ring that are shorter than it is thick stand across it, as thick as it is, as those of a bar do"
    )
    func standing() throws {
        var ring = CircularIndicator(size: 48, stroke: 4, cap: .round, track: Color(rgba: 0xD5DC_E4FF))
        ring.segments = Segments(count: 60, gap: 1)
        let length = 2 * Double.pi * 22 / 60 - 1
        let half = layers(ring, ArcSpan(start: 0, sweep: 0.5 + 0.25 / 60))
        let areas = half.map { layer in
            layer.areas.compactMap { area -> Path? in if case .path(let path) = area { path } else { nil } }
        }
        // The 31st is begun.
        #expect(areas.map { $0.count } == [31, 60])
        for path in areas[0].dropLast() + areas[1] {
            let distances = path.elements.compactMap { element -> Double? in
                switch element {
                case .move(let end), .line(let end), .curve(_, _, let end):
                    Point(x: 24, y: 24).distance(to: end)
                case .close: nil
                }
            }
            let (least, most) = (try #require(distances.min()), try #require(distances.max()))
            #expect(abs(least - 20) < 0.1 && abs(most - 24) < 0.1)
        }
        // At 3 o'clock it lies.
        let extent = try #require(areas[1].compactMap { $0.extent }.first { $0.left > 40 && $0.bottom > 24 })
        #expect(abs(extent.height - length) < 0.25 && abs(extent.width - 4) < 0.1)
        let (begun, whole) = (try #require(areas[0].last?.extent), try #require(areas[1][30].extent))
        // It is cut, so its ends are those of the whole one.
        #expect(begun.width < whole.width / 2 && begun.height > whole.height / 2)
        #expect(begun.top > whole.top - 1e-6 && begun.bottom < whole.bottom + 1e-6)
        #expect(begun.left > whole.left - 1e-6 && begun.right < whole.right + 1e-6)
    }

    @Test(
        "where the inner edge of a ring is short, corners of segments are less round than caps, and leave most of that edge",
        arguments: [(4, 24.0), (5, 24), (6, 24), (5, 20), (4, 30)])
    func sectors(count: Int, stroke: Double) throws {
        var ring = CircularIndicator(size: 96, stroke: stroke, cap: .round)
        ring.segments = Segments(count: count, gap: stroke / 2)
        let segment = try #require(ring.segments?.spans(around: 2 * .pi * ring.radius).first)
        #expect(ring.isSector(segment) && !ring.isShort(segment))
        let path = ring.sector(segment, in: segment)
        let center = Point(x: 48, y: 48)
        // Where the corners meet the inner edge.
        let inner = path.controlPoints.filter { abs(center.distance(to: $0) - (48 - stroke)) < 1e-6 }
        let turns = inner.map { PlanePoint($0.x - 48, $0.y - 48).turns + 0.25 }.map { $0 - $0.rounded(.down) }
        let kept = try #require(turns.max()) - #require(turns.min())
        #expect(kept > segment.sweep * 0.4 && kept < segment.sweep)
        let extent = try #require(path.extent)
        #expect(extent.left > 48 && extent.top > -1e-6 && extent.right < 96 + 1e-6)
    }

    @Test(
        "segments of a ring whose inner edge is not short have caps, however few there are",
        arguments: [2, 4, 9])
    func caps(count: Int) throws {
        var ring = CircularIndicator(size: 96, stroke: 15, cap: .round)
        ring.segments = Segments(count: count, gap: 8)
        let segment = try #require(ring.segments?.spans(around: 2 * .pi * ring.radius).first)
        #expect(!ring.isSector(segment))
        // So have long ones of any ring.
        ring.stroke = 24
        #expect(!ring.isSector(ArcSpan(start: 0, sweep: 0.4)))
    }

    @Test("a part of a segment with corners of its own lies within it, and all parts make the whole")
    func cuts() throws {
        var ring = CircularIndicator(size: 96, stroke: 24, cap: .round)
        ring.segments = Segments(count: 5, gap: 12)
        let segment = try #require(ring.segments?.spans(around: 2 * .pi * ring.radius).first)
        let whole = try #require(ring.sector(segment, in: segment).extent)
        for share in [0.02, 0.1, 0.35, 0.5, 0.8, 0.97] {
            let piece = ArcSpan(start: segment.start, sweep: segment.sweep * share)
            let rest = ArcSpan(start: piece.end, sweep: segment.sweep * (1 - share))
            let parts = try [piece, rest].map { try #require(ring.sector($0, in: segment).extent) }
            for part in parts {
                #expect(part.left > whole.left - 1e-6 && part.right < whole.right + 1e-6)
                #expect(part.top > whole.top - 1e-6 && part.bottom < whole.bottom + 1e-6)
            }
            #expect(abs(min(parts[0].left, parts[1].left) - whole.left) < 1e-6)
            #expect(abs(max(parts[0].bottom, parts[1].bottom) - whole.bottom) < 1e-6)
        }
    }

    @Test("square ends of segments are flat ones: both end where the segment does", arguments: [2, 12, 60])
    func square(count: Int) {
        var ring = ring
        ring.segments = Segments(count: count, gap: 2)
        let flat = layers(ring, ArcSpan(start: 0, sweep: 0.37))
        ring.cap = .square
        #expect(!flat.isEmpty && layers(ring, ArcSpan(start: 0, sweep: 0.37)) == flat)
    }

    @Test(
        "the shortest segment that does not stand is the one that a disc fits into",
        arguments: [4.0, 14, 20, 31])
    func room(stroke: Double) {
        let ring = CircularIndicator(size: 64, stroke: stroke, cap: .round)
        // From the disc's center to the side of the segment it is as far as to the ring's edges.
        let side = Direction(turns: ring.leastSegment / 2)
        #expect(abs(ring.radius * side.x - stroke / 2) < 1e-9)
        #expect(ring.isShort(ArcSpan(start: 0, sweep: ring.leastSegment - 1e-9)))
        #expect(!ring.isShort(ArcSpan(start: 0, sweep: ring.leastSegment)))
    }

    @Test(
        "bars end in segments as they do elsewhere: with round ends, but for segments that have no room for those",
        arguments: [(5, true), (20, false)])
    func heads(count: Int, isRound: Bool) {
        var bar = LinearIndicator(width: 160, height: 8, isRound: true, track: Color(rgba: 0xD5DC_E4FF))
        bar.segments = Segments(count: count, gap: 4)
        var list = DisplayList(width: 160, height: 8)
        bar.draw(value: 0.02, color: Color(rgba: 0x0A6E_D1FF), into: &list)
        guard case .group(let group)? = list.shapes.first, case .block(let block)? = group.parts.first?.figure
        else {
            Issue.record("a bar is a block")
            return
        }
        #expect(block.isRound == isRound && abs(block.width - 3.2) < 1e-9)
        #expect(group.clips?.first.isRound == true)
    }
}

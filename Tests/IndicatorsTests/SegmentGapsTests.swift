import Drawing
import MotionCore
import Testing

@testable import Indicators

/// Segments of which each has room for a gap between a value and its track.
@Suite struct SegmentGapsTests {
    private let color = Color(rgba: 0x6750_A4FF)
    private let track = Color(rgba: 0xE8DE_F8FF)

    /// What is seen from one place to another, in points along the line.
    private struct Piece {
        let from, to: Double
        let isTrack: Bool

        var length: Double { to - from }
    }

    /// The pieces of a ring in its segments.
    private func pieces(_ ring: CircularIndicator, _ span: ArcSpan) -> [Piece] {
        var list = DisplayList(width: 40, height: 40)
        ring.draw(span, color: color, into: &list)
        let length = 2 * Double.pi * ring.radius
        return list.shapes.flatMap { shape -> [Piece] in
            guard case .stack(let stack) = shape else { return [] }
            return stack.layers.flatMap { layer in
                layer.areas.compactMap { area -> Piece? in
                    guard case .arc(let arc) = area else { return nil }
                    let cap = ring.cap == .round ? arc.width / 2 : 0
                    return Piece(
                        from: arc.span.start * length - cap, to: arc.span.end * length + cap,
                        isTrack: layer.color == track)
                }
            }
        }
    }

    /// The pieces of a bar in its segments.
    private func pieces(_ bar: LinearIndicator, _ value: Double) -> [Piece] {
        var list = DisplayList(width: 240, height: 24)
        bar.draw(value: value, color: color, into: &list)
        return list.shapes.flatMap { shape -> [Piece] in
            guard case .group(let group) = shape, let clip = group.clips?.first else { return [] }
            return group.parts.compactMap { part -> Piece? in
                guard case .block(let block) = part.figure else { return nil }
                let (from, to) = (max(block.x, clip.x), min(block.x + block.width, clip.x + clip.width))
                return to > from ? Piece(from: from, to: to, isTrack: part.color == track) : nil
            }
        }
    }

    /// Expects each segment to be whole, or to have a gap between two pieces of which neither is a speck.
    private func check(
        _ pieces: [Piece], in segments: [(from: Double, to: Double)], gap: Double, thickness: Double,
        _ value: Double
    ) {
        var broken = 0
        for segment in segments {
            let own = pieces.filter { $0.to > segment.from + 1e-6 && $0.from < segment.to - 1e-6 }
                .sorted { $0.from < $1.from }
            #expect(!own.isEmpty, "\(value)")
            for piece in own {
                #expect(piece.from > segment.from - 1e-6 && piece.to < segment.to + 1e-6, "\(value)")
                #expect(piece.length > thickness / 4 - 1e-6, "\(value): \(piece)")
            }
            let isWhole = own.count == 1 && abs(own[0].length - (segment.to - segment.from)) < 1e-6
            broken += isWhole ? 0 : 1
            guard own.count > 1 else { continue }
            #expect(own.count == 2 && !own[0].isTrack && own[1].isTrack, "\(value)")
            let least = gap * min(own[0].length / thickness, 1)
            #expect(own[1].from - own[0].to > least - 1e-6, "\(value)")
        }
        // All but that in which the value ends.
        #expect(broken <= 1, "\(value)")
    }

    @Test(
        "on a ring, value and track keep their gap in the segment in which the value ends; others are whole",
        arguments: [2, 3, 12, 18], [StrokeCap.round, .square, .butt])
    func ring(count: Int, cap: StrokeCap) {
        var ring = CircularIndicator(size: 40, stroke: 4, cap: cap, track: track, gap: 4)
        ring.segments = Segments(count: count, gap: 2)
        let length = 2 * Double.pi * ring.radius
        let segments = (ring.segments?.spans(around: length) ?? []).map {
            (from: $0.start * length, to: $0.end * length)
        }
        for value in stride(from: 0, through: 1, by: 0.0007) {
            check(
                pieces(ring, ArcSpan(start: 0, sweep: value)), in: segments, gap: 4, thickness: 4, value)
        }
    }

    @Test(
        "on a bar, they do as well", arguments: [2, 5, 8], [4.0, 16])
    func bar(count: Int, height: Double) {
        for gap in [2.0, 8] {
            var bar = LinearIndicator(width: 240, height: height, isRound: true, track: track, gap: 4)
            bar.segments = Segments(count: count, gap: gap)
            let segments = (bar.segments?.spans(along: 240) ?? []).map {
                (from: $0.tail * 240, to: $0.head * 240)
            }
            for value in stride(from: 0, through: 1, by: 0.0007) {
                check(pieces(bar, value), in: segments, gap: 4, thickness: height, value)
            }
        }
    }

    @Test("an arc that runs keeps the gap at both ends")
    func running() {
        var ring = CircularIndicator(size: 40, stroke: 4, cap: .round, track: track, gap: 4)
        ring.segments = Segments(count: 5, gap: 2)
        for start in stride(from: 0, through: 1, by: 0.013) {
            let pieces = pieces(ring, ArcSpan(start: start, sweep: 0.37))
            for piece in pieces where !piece.isTrack {
                for other in pieces where other.isTrack {
                    let length = 2 * Double.pi * ring.radius
                    let lag = ((other.from + other.to - piece.from - piece.to) / 2 / length)
                    let distance = abs(lag - lag.rounded()) * length - (piece.length + other.length) / 2
                    #expect(distance > min(2, piece.length) - 1e-6, "\(start)")
                }
            }
        }
    }

    @Test("in segments without room for a gap, a value lies on the track")
    func standing() {
        var ring = CircularIndicator(size: 40, stroke: 4, cap: .round, track: track, gap: 4)
        ring.segments = Segments(count: 40, gap: 1)
        var list = DisplayList(width: 40, height: 40)
        ring.draw(ArcSpan(start: 0, sweep: 0.53), color: color, into: &list)
        guard case .stack(let stack)? = list.shapes.first else { return #expect(Bool(false)) }
        #expect(list.shapes.count == 1 && stack.layers.map { $0.areas.count } == [22, 40])
        var bar = LinearIndicator(width: 240, height: 16, isRound: true, track: track, gap: 4)
        bar.segments = Segments(count: 20, gap: 4)
        let pieces = pieces(bar, 0.53)
        #expect(pieces.filter { $0.isTrack }.count == 20 && pieces.filter { !$0.isTrack }.count == 11)
    }
}

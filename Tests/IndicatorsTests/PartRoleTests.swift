import Drawing
import Indicators
import MotionCore
import Testing

@Suite struct PartRoleTests {
    private static let color = Color(rgba: 0xFF00_00FF)

    private func parts(_ draw: (inout DisplayList) -> Void) throws -> [GroupShape.Part] {
        var list = DisplayList(width: 0, height: 0)
        draw(&list)
        guard case .group(let group)? = list.shapes.first else { return try #require(nil) }
        return group.parts
    }

    private func bar(_ change: (inout LinearIndicator) -> Void = { _ in }) -> LinearIndicator {
        var bar = LinearIndicator(width: 100, height: 8, isRound: true, track: Self.color, stop: 4)
        change(&bar)
        return bar
    }

    private func roles(_ ring: CircularIndicator, value: Double) -> [PartRole] {
        var list = DisplayList(width: 48, height: 48)
        ring.draw(ArcSpan(start: 0, sweep: value), color: Self.color, into: &list)
        return list.shapes.flatMap { shape -> [PartRole] in
            switch shape {
            case .ring(let ring): (ring.under.map { [$0.role] } ?? []) + [ring.role]
            case .stack(let stack): stack.layers.reversed().map { $0.role }
            case .group, .path, .artwork, .shadow, .text: []
            }
        }
    }

    @Test("the parts of a bar have their roles from front to back, though all are of one color")
    func bars() throws {
        let buffered = bar { $0.buffer = 0.8 }
        #expect(
            try parts { buffered.draw(value: 0.4, color: Self.color, into: &$0) }.map(\.role)
                == [.value, .stop, .buffer, .track])
        let second = bar { $0.second = SecondValue(0.6, color: Self.color) }
        #expect(
            try parts { second.draw(value: 0.4, color: Self.color, into: &$0) }.map(\.role)
                == [.value, .second, .stop, .track])
        #expect(
            try parts { second.draw(value: 0.7, color: Self.color, into: &$0) }.map(\.role)
                == [.second, .value, .stop, .track])
    }

    @Test("bars, tiles and the rests of a track are numbered in their order")
    func indices() throws {
        let spans = [BarSpan(tail: 0.1, head: 0.3), BarSpan(tail: 0.5, head: 0.8)]
        let parted = bar { $0.gap = 4 }
        let drawn = try parts { parted.draw(spans, color: Self.color, into: &$0) }
        #expect(drawn.map(\.role) == [.value, .value, .track, .track, .track])
        #expect(drawn.map(\.index) == [0, 1, 0, 1, 2])
        let tiles = try parts {
            bar().draw(tiles: spans, colors: [Self.color, Self.color], into: &$0)
        }
        #expect(tiles.map(\.index) == [0, 1])
    }

    @Test("the arcs of a ring have their roles from back to front, whole and in segments")
    func rings() {
        var ring = CircularIndicator(size: 48, stroke: 4, cap: .round, track: Self.color, gap: 3)
        #expect(roles(ring, value: 0.4) == [.track, .value])
        ring.second = SecondValue(0.6, color: Self.color)
        #expect(roles(ring, value: 0.4) == [.track, .second, .value])
        #expect(roles(ring, value: 0.7) == [.track, .value, .second])
        ring.segments = Segments(count: 5, gap: 2)
        #expect(roles(ring, value: 0.4) == [.track, .second, .value])
        ring.gap = 0
        #expect(roles(ring, value: 0.7) == [.track, .value, .second])
    }
}

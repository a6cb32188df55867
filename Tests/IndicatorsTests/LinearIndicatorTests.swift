import Drawing
import Indicators
import MotionCore
import TestSupport
import Testing

@Suite struct LinearIndicatorTests {
    private let color = Color(rgba: 0xFF)
    private let track = Color(rgba: 0xFFFF_FFFF)

    /// The blocks of a picture from front to back, with their colors.
    private func blocks(_ list: DisplayList) throws -> [(block: BlockShape, color: Color)] {
        let group = try #require(list.shapes.first?.group)
        return try group.parts.map { (try #require($0.figure.block), $0.color) }
    }

    private func drawn(_ indicator: LinearIndicator, _ value: Double) throws -> [BlockShape] {
        var list = DisplayList(width: 1, height: 1)
        indicator.draw(value: value, color: color, into: &list)
        return try blocks(list).map(\.block)
    }

    @Test("L1: the bar goes from the leading edge to the value")
    func bar() throws {
        var list = DisplayList(width: 1, height: 1)
        LinearIndicator(width: 200, height: 6, isRound: true).draw(value: 0.3, color: color, into: &list)
        let parts = try blocks(list)
        #expect(parts.map(\.block) == [BlockShape(x: 0, y: 0, width: 60, height: 6, isRound: true)])
        let group = try #require(list.shapes.first?.group)
        #expect(group.clips?.first == BlockShape(x: 0, y: 0, width: 200, height: 6, isRound: true))
    }

    @Test("L5: right to left mirrors every part, the stop indicator too")
    func direction() throws {
        var indicator = LinearIndicator(
            width: 100, height: 8, isRound: true, track: track, gap: 4, stop: 4)
        let ltr = try drawn(indicator, 0.25)
        indicator.direction = .rtl
        let rtl = try drawn(indicator, 0.25)
        #expect(ltr.count == 4 && rtl.count == 4)
        for (a, b) in zip(ltr, rtl) {
            #expect(b.x == 100 - a.x - a.width && b.width == a.width)
        }
    }

    @Test("Material's gap: whole in the middle, in proportion below 1 % of the track")
    func gap() throws {
        let indicator = LinearIndicator(width: 100, height: 4, isRound: true, track: track, gap: 4)
        for (value, gap) in [(0.0, 0.0), (0.0025, 1), (0.005, 2), (0.01, 4), (0.5, 4), (0.9, 4)] {
            // Bar, nothing in front of it, the track behind it.
            let parts = try drawn(indicator, value)
            let rest = try #require(parts.last)
            #expect(abs(rest.x - (value * 100 + gap)) < 1e-9)
            #expect(abs(rest.x + rest.width - 100) < 1e-9)
        }
        #expect(try #require(drawn(indicator, 1).last).width <= 0)
    }

    @Test("between bars the track keeps its gap at both ends, off the track it has none")
    func gaps() throws {
        let indicator = LinearIndicator(width: 100, height: 4, isRound: true, track: track, gap: 2)
        var list = DisplayList(width: 1, height: 1)
        let bars = [BarSpan(tail: 0.6, head: 1.2), BarSpan(tail: 0.2, head: 0.3)]
        indicator.draw(bars, color: color, into: &list)
        let rest = try blocks(list).filter { $0.color == track && $0.block.width > 0 }.map(\.block)
        #expect(rest.map { ($0.x * 1e6).rounded() / 1e6 } == [0, 32])
        #expect(rest.map { ($0.width * 1e6).rounded() / 1e6 } == [18, 26])
    }

    @Test(
        "the stop indicator lies within the far end, at most 6 points from it, and is never larger than the track",
        arguments: [
            // Height, size, expected left edge and diameter on a track of 100.
            (4.0, 4.0, 96.0, 4.0), (8, 4, 94, 4), (24, 4, 90, 4), (3, 4, 97, 3),
        ])
    func stop(height: Double, size: Double, x: Double, diameter: Double) throws {
        let indicator = LinearIndicator(width: 100, height: height, isRound: true, stop: size)
        let dot = try #require(drawn(indicator, 0.5).dropFirst().first)
        #expect(dot.x == x && dot.width == diameter && dot.height == diameter)
        #expect(dot.y == (height - diameter) / 2)
    }

    @Test("a stop indicator as large as the track never touches the bar, and is the last of the track")
    func stopAlone() throws {
        let indicator = LinearIndicator(
            width: 240, height: 4, isRound: true, track: track, gap: 4, stop: 4)
        for head in stride(from: 225.0, through: 240, by: 0.25) {
            let blocks = try drawn(indicator, head / 240).filter { $0.width > 0 }
            let room = 236 - head
            // The bar, the dot and the track.
            #expect(blocks.count == (room > 4 ? 3 : room > 1.2 ? 2 : 1), "\(head)")
            guard room > 1.2 else { continue }
            #expect(blocks[1].x >= head + 4 - 1e-9 && abs(blocks[1].x + blocks[1].width - 240) < 1e-9)
            #expect(abs(blocks[1].width - min((room - 1.2) / 2.8, 1) * 4) < 1e-9)
        }
    }

    @Test(
        "a stop indicator smaller than the track stays in what bars and gaps leave of it, and grows and shrinks steadily",
        arguments: [8.0, 12, 24])
    func stopInTrack(height: Double) throws {
        let indicator = LinearIndicator(
            width: 240, height: height, isRound: true, track: track, gap: 4, stop: 4)
        func dot(_ bars: [BarSpan]) throws -> BlockShape {
            var list = DisplayList(width: 1, height: 1)
            indicator.draw(bars, color: color, valued: 1, into: &list)
            let blocks = try blocks(list).map(\.block)
            let dot = blocks[bars.count]
            let rests = blocks.dropFirst(bars.count + 1)
            #expect(
                dot.width == 0
                    || rests.contains { dot.x >= $0.x && dot.x + dot.width <= $0.x + $0.width + 1e-9 },
                "\(bars)")
            // Alone it would be a speck: it is gone while there is still some track below it.
            let left = rests.map { $0.x + $0.width - max($0.x, 240 - height) }.max() ?? 0
            #expect(left > 2 || dot.width == 0, "\(bars)")
            #expect(dot.height == dot.width && abs(dot.y + dot.height / 2 - height / 2) < 1e-9)
            return dot
        }
        func sides(_ bars: (Double) -> [BarSpan]) throws -> [Double] {
            try stride(from: 0.8, through: 1, by: 0.001).map { try dot(bars($0)).width }
        }
        // A value comes to the end, and a bar leaves there.
        let (coming, leaving) = (
            try sides { [BarSpan(tail: 0, head: $0)] },
            try sides { [BarSpan(tail: $0, head: 1.2), BarSpan(tail: 0, head: 0.3)] }
        )
        #expect(coming.first == 4 && coming.last == 0 && leaving.last == 4)
        for sides in [coming, leaving] {
            for (a, b) in zip(sides, sides.dropFirst()) { #expect(abs(a - b) < 2 * 4 * 0.24 * 2 / height) }
        }
    }

    @Test(
        "without a gap a stop indicator shrinks as the bar comes near, and never touches it, also beside a buffer",
        arguments: [4.0, 6, 12], [0, 0.96])
    func stopWithoutGap(size: Double, buffer: Double) throws {
        let indicator = LinearIndicator(
            width: 120, height: 12, isRound: true, track: track, stop: size, buffer: buffer)
        #expect(try drawn(indicator, 0.8)[1].width == size)
        for head in stride(from: 96.0, through: 120, by: 0.25) {
            let dot = try drawn(indicator, head / 120)[1]
            #expect(dot.width == 0 || dot.x > head + 1 && dot.width == dot.height, "\(head)")
            #expect(head < 114 || dot.width == 0, "\(head)")
        }
    }

    @Test(
        "a stop indicator lies on a buffer up to the end, and shrinks beside one that a gap parts from the end of the track",
        arguments: [(0.8, 4.0), (0.96, 0), (1, 4)])
    func stopBesideBuffer(buffer: Double, width: Double) throws {
        let indicator = LinearIndicator(
            width: 120, height: 12, isRound: true, track: track, gap: 4, stop: 4, buffer: buffer)
        for value in [0.5, 0.7, 0.84] { #expect(try drawn(indicator, value)[1].width == width) }
    }

    @Test("a dot and a buffer grow with the value that takes the place of running bars")
    func grown() throws {
        let indicator = LinearIndicator(
            width: 100, height: 4, isRound: true, track: track, gap: 2, stop: 4, buffer: 0.8)
        /// The left ends and the widths of the parts of a role.
        func parts(_ valued: Double, _ role: PartRole) throws -> [[Double]] {
            var list = DisplayList(width: 1, height: 1)
            indicator.draw([BarSpan(tail: 0, head: 0.2)], color: color, valued: valued, into: &list)
            guard case .group(let group)? = list.shapes.first else { return [] }
            return group.parts.filter { $0.role == role }.compactMap {
                guard case .block(let block) = $0.figure else { return nil }
                return [block.x, block.width].map { ($0 * 1e6).rounded() / 1e6 }
            }
        }
        #expect(try parts(0, .stop).isEmpty && parts(0, .buffer).isEmpty)
        // In the middle the dot is half as large, and the buffer ends at 0.4.
        #expect(try parts(0.5, .stop) == [[98, 2]])
        #expect(try parts(0.5, .buffer) == [[22, 18]])
        #expect(try parts(1, .stop) == [[96, 4]])
        #expect(try parts(1, .buffer) == [[22, 58]])
        // A bar that still runs cuts the buffer.
        var list = DisplayList(width: 1, height: 1)
        let bars = [BarSpan(tail: 0.5, head: 0.7), BarSpan(tail: 0, head: 0.2)]
        indicator.draw(bars, color: color, valued: 1, into: &list)
        guard case .group(let group)? = list.shapes.first else { return }
        #expect(group.parts.count { $0.role == .buffer } == 2)
    }

    @Test(
        "tiles abut with flat ends; a gap is shared by both neighbors, rounds their ends, and ends at the track's"
    )
    func tiles() throws {
        var indicator = LinearIndicator(width: 100, height: 4, isRound: true)
        let tiles = [BarSpan(tail: 0, head: 0.5), BarSpan(tail: 0.5, head: 1)]
        var list = DisplayList(width: 1, height: 1)
        indicator.draw(tiles: tiles, colors: [color, track], into: &list)
        #expect(
            try blocks(list).map(\.block) == [
                BlockShape(x: 0, y: 0, width: 50, height: 4, isRound: false),
                BlockShape(x: 50, y: 0, width: 50, height: 4, isRound: false),
            ])
        indicator.gap = 4
        list.shapes = []
        indicator.draw(tiles: tiles, colors: [color, track], into: &list)
        #expect(
            try blocks(list).map(\.block) == [
                BlockShape(x: 0, y: 0, width: 48, height: 4, isRound: true),
                BlockShape(x: 52, y: 0, width: 48, height: 4, isRound: true),
            ])
    }
}

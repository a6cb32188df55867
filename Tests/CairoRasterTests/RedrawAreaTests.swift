import CairoRaster
import Drawing
import Imaging
import MotionCore
import TestSupport
import Testing

@Suite struct RedrawAreaTests {
    private var random: SeededRandom

    init() { random = SeededRandom(seed: 25) }

    private mutating func number(_ range: ClosedRange<Double>) -> Double {
        .random(in: range, using: &random)
    }

    private mutating func color() -> Color {
        Color(
            red: .random(in: 0...255, using: &random), green: 90, blue: 200,
            alpha: Bool.random(using: &random) ? 255 : 140)
    }

    private mutating func arc() -> ArcSpan {
        // Long and short ones, none, whole rings, and some whose ends are close together.
        let sweep = [0, 1, 1.3, 0.01, 0.995, number(0...1), number(0...1)].randomElement(using: &random)!
        return ArcSpan(start: number(-1.5...1.5), sweep: sweep)
    }

    /// Checks that a picture drawn over others is the one drawn by itself.
    private func expectSame(_ lists: [[Shape]], _ comment: Comment) throws {
        var kept = CairoRasterizer(width: 48, height: 44, scale: 1.7)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        for shapes in lists {
            let list = DisplayList(width: 48, height: 44, shapes: shapes)
            try kept.rasterize(list, inSmallestFormat: &bitmap)
            var fresh = CairoRasterizer(width: 48, height: 44, scale: 1.7)
            var expected = Bitmap(width: 1, height: 1, format: .rgba)
            try fresh.rasterize(list, inSmallestFormat: &expected)
            #expect(bitmap.bytes == expected.bytes, comment)
        }
    }

    private let page = Shape.path(
        PathShape(.rectangle(x: 0, y: 0, width: 48, height: 44, radius: 0), Color(rgba: 0xF4F6_F8FF)))

    @Test(
        "a ring is drawn again wherever its arc has changed, with any cap and wherever the arc is",
        arguments: StrokeCap.allCases)
    mutating func rings(cap: StrokeCap) throws {
        for _ in 0..<12 {
            let track = Bool.random(using: &random) ? color() : nil
            var ring = RingShape(
                centerX: number(15...30), centerY: number(10...30), radius: number(5...16),
                width: number(1...5), track: track, arc: arc(), cap: cap, color: color())
            if Bool.random(using: &random) { ring.under = RingShape.Arc(arc(), color()) }
            var lists: [[Shape]] = []
            for _ in 0..<8 {
                ring.arc = arc()
                lists.append([page, .ring(ring)])
                // And a step, as in a loop.
                ring.arc.start += 0.02
                ring.arc.sweep = max(0, ring.arc.sweep + number(-0.03...0.03))
                lists.append([page, .ring(ring)])
            }
            try expectSame(lists, "\(ring)")
        }
    }

    @Test(
        "a bar is drawn again around its ends alone, round ones or not, whole or in segments, however short it is",
        arguments: [false, true])
    mutating func bars(isRound: Bool) throws {
        for round in 0..<24 {
            let first = BlockShape(x: 3, y: 2, width: 12.5, height: 30, isRound: round % 2 == 0)
            let clips = [nil, GroupShape.Clips(first, count: 3, pitch: 14), GroupShape.Clips(first)][
                round % 3]
            let (top, height, gap) = (number(2...20), number(1...9), number(0...3))
            let (front, back) = (color(), color())
            var (low, high) = (number(-1...12), number(10...46))
            let lists = (0..<12).map { _ in
                switch Int.random(in: 0..<5, using: &random) {
                case 0: low += number(-3...3)
                case 1: high += number(-3...3)
                case 2: (low, high) = (low + 0.25, high + 0.25)
                case 3: high = low + number(0...10)
                default: high += number(-0.001...0.001)
                }
                let value = BlockShape(x: low, y: top, width: high - low, height: height, isRound: isRound)
                let rest = BlockShape(
                    x: high + gap, y: top, width: 45 - high - gap, height: height, isRound: isRound)
                return [
                    page,
                    .group(
                        GroupShape(
                            clips: clips, parts: [.init(.block(value), front), .init(.block(rest), back)])
                    ),
                ]
            }
            try expectSame(lists, "\(lists)")
        }
    }

    @Test("what differs of bars is what their ends have passed, and what those shape")
    func ends() throws {
        var rasterizer = CairoRasterizer(width: 48, height: 44, scale: 1)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        func origin(_ x: Double, _ end: Double, isRound: Bool) throws -> any BitmapOrigin {
            let block = BlockShape(x: x, y: 2, width: end - x, height: 4, isRound: isRound)
            let bar = GroupShape(parts: [.init(.block(block), Color(rgba: 0x0A6E_D1FF))])
            try rasterizer.rasterize(
                DisplayList(width: 48, height: 44, shapes: [page, .group(bar)]), inSmallestFormat: &bitmap)
            return try #require(bitmap.origin)
        }
        let (round, plain) = (try origin(4, 24, isRound: true), try origin(4, 24, isRound: false))
        #expect(
            try origin(4, 25, isRound: true).areas(since: round) == [
                FrameArea(x: 22, y: 2, width: 3, height: 4)
            ])
        #expect(
            try origin(3, 20.5, isRound: true).areas(since: round) == [
                FrameArea(x: 3, y: 2, width: 3, height: 4), FrameArea(x: 18, y: 2, width: 6, height: 4),
            ])
        #expect(
            try origin(4, 25, isRound: false).areas(since: plain) == [
                FrameArea(x: 24, y: 2, width: 1, height: 4)
            ])
        // Both ends shape the shorter one.
        #expect(
            try origin(4, 7, isRound: true).areas(since: round) == [
                FrameArea(x: 4, y: 2, width: 20, height: 4)
            ])
    }

    @Test("of a group only the figures that have changed are drawn again, and what they leave to others")
    mutating func groups() throws {
        for _ in 0..<12 {
            var parts = (0..<5).map { _ in part() }
            let clip = BlockShape(x: 4, y: 3, width: 38, height: 36, isRound: true)
            let isClipped = Bool.random(using: &random)
            var lists: [[Shape]] = []
            for step in 0..<10 {
                switch step % 4 {
                case 0: parts[Int.random(in: parts.indices, using: &random)] = part()
                case 1: parts.insert(part(), at: Int.random(in: parts.indices, using: &random))
                case 2: parts[Int.random(in: parts.indices, using: &random)].opacity = 0.3
                default: parts.remove(at: Int.random(in: parts.indices, using: &random))
                }
                lists.append([page, .group(GroupShape(clip: isClipped ? clip : nil, parts: parts))])
            }
            try expectSame(lists, "\(parts)")
        }
    }

    @Test(
        "of a stack only the areas that have changed are drawn again, and what they leave to other layers",
        arguments: [StackShape.Arrangement.nested, .crossing])
    mutating func stacks(arrangement: StackShape.Arrangement) throws {
        for _ in 0..<8 {
            let colors = (0..<3).map { _ in color() }
            var areas = (0..<3).map { _ in (0..<3).map { _ in area() } }
            var lists: [[Shape]] = []
            for step in 0..<10 {
                let layer = Int.random(in: areas.indices, using: &random)
                switch step % 3 {
                case 0: areas[layer][0] = area()
                case 1: areas[layer].append(area())
                default: areas[layer].removeLast()
                }
                let layers = zip(areas, colors).map { StackShape.Layer($0, $1) }
                lists.append([page, .stack(StackShape(layers, arrangement))])
            }
            try expectSame(lists, "\(arrangement)")
        }
    }

    private mutating func area() -> StackShape.Area {
        if Bool.random(using: &random) {
            return .path(
                .rectangle(
                    x: number(-3...40), y: number(-3...40), width: number(8...20), height: number(8...20),
                    radius: number(0...4)))
        }
        return .arc(
            ArcShape(
                centerX: 24, centerY: 22, radius: number(5...16), width: number(1...5), span: arc(),
                cap: .square))
    }

    private mutating func part() -> GroupShape.Part {
        let isLine = Bool.random(using: &random)
        let figure: Figure =
            isLine
            ? .line(
                LineShape(
                    x1: number(0...48), y1: number(0...44), x2: number(0...48), y2: number(0...44),
                    width: number(1...6), cap: .round))
            : .block(
                BlockShape(
                    x: number(-3...40), y: number(-3...40), width: number(2...20), height: number(2...20),
                    isRound: Bool.random(using: &random)))
        return GroupShape.Part(figure, color(), opacity: number(0.4...1))
    }

    @Test("shapes that come and go one by one leave the others as they are")
    mutating func comings() throws {
        func bar(_ seed: Int) -> Shape {
            .path(
                PathShape(
                    .rectangle(
                        x: Double(seed % 8) * 6, y: Double(seed / 8 % 6) * 7, width: 9, height: 8, radius: 2),
                    Color(red: UInt8(seed * 5 % 256), green: 90, blue: 9), opacity: 0.6))
        }
        var numbers = Array(0..<30)
        var lists: [[Shape]] = []
        for step in 0..<60 {
            let place = Int.random(in: numbers.indices, using: &random)
            if step % 3 != 0 { numbers.remove(at: place) }
            if step % 3 != 1 { numbers.insert(30 + step, at: min(place, numbers.count)) }
            if step % 5 == 0 { numbers.swapAt(0, numbers.count - 1) }
            lists.append([page] + numbers.map(bar))
        }
        try expectSame(lists, "one by one")
    }
}

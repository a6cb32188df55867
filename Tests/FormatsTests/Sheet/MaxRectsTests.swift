import TestSupport
import Testing

@testable import Formats

@Suite struct MaxRectsTests {
    @Test(
        "a rectangle finds a place exactly where a search of every pixel finds one",
        arguments: [false, true],
        [MaxRects.Rule.shortSide, .area, .bottomLeft, .contact])
    func complete(turns: Bool, rule: MaxRects.Rule) {
        for seed in 0..<60 as Range<UInt64> {
            var random = SeededRandom(seed: seed)
            let (width, height) = (
                Int.random(in: 1...14, using: &random), Int.random(in: 1...14, using: &random)
            )
            var region = MaxRects(width: width, height: height, rule: rule)
            var isTaken = [Bool](repeating: false, count: width * height)
            func isFree(_ x: Int, _ y: Int, _ wide: Int, _ high: Int) -> Bool {
                x + wide <= width && y + high <= height
                    && (y..<y + high).allSatisfy { y in (x..<x + wide).allSatisfy { !isTaken[y * width + $0] }
                    }
            }
            func hasRoom(_ wide: Int, _ high: Int) -> Bool {
                (0..<height).contains { y in (0..<width).contains { isFree($0, y, wide, high) } }
            }
            for _ in 0..<30 {
                let (wide, high) = (
                    Int.random(in: 1...6, using: &random), Int.random(in: 1...6, using: &random)
                )
                let hadRoom = hasRoom(wide, high) || turns && hasRoom(high, wide)
                let spot = region.spot(width: wide, height: high, mayTurn: turns)
                #expect((spot != nil) == hadRoom)
                guard let spot else { continue }
                #expect(turns || !spot.isTurned)
                let (across, down) = spot.isTurned ? (high, wide) : (wide, high)
                #expect(isFree(spot.x, spot.y, across, down))
                for y in spot.y..<spot.y + down {
                    for x in spot.x..<spot.x + across { isTaken[y * width + x] = true }
                }
                #expect(region.usedWidth >= spot.x + across && region.usedHeight >= spot.y + down)
            }
        }
    }

    @Test("each rule has a place of its own")
    func rules() {
        /// The place of a rectangle of 2 × 2 beside two others, which leave a gap of 3 × 4 and one of 10 × 2 below.
        func spot(_ rule: MaxRects.Rule) -> PackingSpot? {
            var region = MaxRects(width: 10, height: 6, rule: rule)
            _ = region.spot(width: 7, height: 4, mayTurn: false)
            return region.spot(width: 2, height: 2, mayTurn: false)
        }
        #expect(spot(.bottomLeft) == PackingSpot(x: 7, y: 0))
        #expect(spot(.shortSide) == PackingSpot(x: 0, y: 4))
        #expect(spot(.area) == PackingSpot(x: 7, y: 0))
        #expect(spot(.contact) == PackingSpot(x: 0, y: 4))
    }

    @Test("a rectangle is turned where it fits only so")
    func turned() {
        var region = MaxRects(width: 5, height: 2, rule: .area)
        #expect(region.spot(width: 2, height: 5, mayTurn: false) == nil)
        #expect(region.spot(width: 2, height: 5, mayTurn: true) == PackingSpot(x: 0, y: 0, isTurned: true))
        #expect(region.spot(width: 1, height: 1, mayTurn: true) == nil)
    }
}

import Drawing
import Testing

@testable import Indicators

/// The room in the middle of cropped rings.
@Suite struct RingCropTests {
    private func crop(_ opening: Double, stroke: Double) -> (crop: RingCrop, hole: Double) {
        var ring = CircularIndicator(size: 96, stroke: stroke, cap: .round)
        ring.way = RingWay(opening: opening / 360)
        return (RingCrop(ring.bounds, size: 96), 96 - 2 * stroke)
    }

    @Test("a box takes all the room that there is, and none of the ring's, at every opening")
    func share() {
        for opening in stride(from: 100.0, through: 340, by: 10) {
            for stroke in [2.0, 8, 20] {
                let (crop, hole) = crop(opening, stroke: stroke)
                for (width, height) in [(10.0, 10.0), (40, 8), (8, 40), (1, 1)] {
                    let limit = hole / 2 * 0.94
                    let share = crop.share(width: width, height: height, within: limit)
                    func reach(_ share: Double) -> Double {
                        crop.shift(width: width * share, height: height * share).reach
                    }
                    if share > 0 { #expect(reach(share) <= limit + 1e-9) }
                    if share < 1 { #expect(reach(share + 0.001) > limit) }
                }
            }
        }
    }

    @Test("a square in a cropped ring stays off the ring and a little above the cut")
    func square() {
        for opening in stride(from: 130.0, through: 330, by: 20) {
            let (crop, hole) = crop(opening, stroke: 8)
            let square = crop.square(40, in: hole)
            if square.side == 0 { continue }
            let (right, down) = (square.x.magnitude + square.side / 2, square.y.magnitude + square.side / 2)
            #expect((right * right + down * down).squareRoot() <= hole / 2 * 0.94 + 1e-9)
            let bottom = 48 + square.y + square.side / 2
            #expect(crop.bounds.bottom - bottom >= 0.049 * square.side)
        }
    }

    @Test("the box of a whole ring is as large as the circle allows")
    func whole() {
        let crop = RingCrop(Extent(left: 0, top: 0, right: 96, bottom: 96), size: 96)
        #expect(crop.share(width: 30, height: 40, within: 25) == 0.5)
        #expect(crop.share(width: 3, height: 4, within: 25) == 1)
    }
}

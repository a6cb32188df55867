import TestSupport
import Testing

@testable import Formats

@Suite struct SkylineTests {
    @Test("rectangles go to the top, then to the left")
    func order() {
        var skyline = Skyline(width: 10, height: 10)
        var places: [[Int]?] = []
        for (width, height) in [(4, 6), (4, 3), (3, 2), (2, 10), (8, 5), (11, 1), (8, 4)] {
            places.append(skyline.place(width: width, height: height).map { [$0.x, $0.y] })
        }
        // The gap of 2 is too narrow for the third, and below the second it is nearer to the top.
        #expect(places == [[0, 0], [4, 0], [4, 3], [8, 0], nil, nil, [0, 6]])
        #expect(skyline.usedWidth == 10 && skyline.usedHeight == 10)
    }

    @Test(
        "what is placed stays inside and apart, and a refusal takes nothing",
        arguments: 0..<50 as Range<UInt64>)
    func laws(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let size = (
            width: Int.random(in: 1...30, using: &random), height: Int.random(in: 1...30, using: &random)
        )
        var skyline = Skyline(width: size.width, height: size.height)
        var taken = [Bool](repeating: false, count: size.width * size.height)
        var placed = 0
        for _ in 0..<60 {
            let (width, height) = (
                Int.random(in: 1...9, using: &random), Int.random(in: 1...9, using: &random)
            )
            let used = (skyline.usedWidth, skyline.usedHeight)
            guard let corner = skyline.place(width: width, height: height) else {
                // An empty page takes whatever fits.
                #expect(placed > 0 || width > size.width || height > size.height)
                #expect((skyline.usedWidth, skyline.usedHeight) == used)
                continue
            }
            placed += 1
            #expect(corner.x >= 0 && corner.y >= 0)
            #expect(corner.x + width <= size.width && corner.y + height <= size.height)
            #expect(corner.x + width <= skyline.usedWidth && corner.y + height <= skyline.usedHeight)
            for y in corner.y..<corner.y + height {
                for x in corner.x..<corner.x + width {
                    #expect(!taken[y * size.width + x])
                    taken[y * size.width + x] = true
                }
            }
        }
    }
}

import TestSupport
import Testing

@testable import Imaging

@Suite struct ColorCensusTests {
    private func entries(_ groups: [[Bitmap]]) -> [Pixel]? {
        var all = ColorCensus()
        for group in groups {
            var part = ColorCensus()
            for bitmap in group { part.add(bitmap) }
            all.add(part)
        }
        return all.entries
    }

    @Test("the order of frames, and how they are divided, changes nothing")
    func order() throws {
        let bitmaps = (1...9).map { Bitmap.ring(30, stroke: Double($0), Color(10, 110, 209)) }
        let whole = try #require(entries([bitmaps]))
        #expect(entries([bitmaps.reversed()]) == whole)
        #expect(entries(bitmaps.map { [$0] }) == whole)
        #expect(entries([Array(bitmaps[4...]), Array(bitmaps[..<4])]) == whole)
    }

    @Test("transparent first, then what is in between by how many frames have it, then opaque")
    func ranks() {
        let (rare, frequent) = (Color(9, 9, 9, 9), Color(1, 1, 1, 200))
        let both = Bitmap(4, 1) { x, _ in [Color(5, 5, 5), rare, frequent, Color(0, 0, 0, 0)][x] }
        let one = Bitmap(2, 1) { _, _ in frequent }
        #expect(
            entries([[both, one]]) == [0, Pixel(frequent), Pixel(rare), Pixel(Color(5, 5, 5))])
    }

    @Test("coverage in one color and pixels of that color are the same colors")
    func formats() {
        let ring = Bitmap.ring(30, stroke: 3, Color(10, 110, 209))
        #expect(entries([[ring]]).map(Set.init) == entries([[ring.visible]]).map(Set.init))
    }

    @Test("more than 256 are too many, also if no frame has that many")
    func overflow() {
        let bitmaps = (0..<3).map { part in Bitmap(100, 1) { x, _ in Color(UInt8(x), UInt8(part), 0) } }
        #expect(entries([Array(bitmaps[..<2])])?.count == 200)
        #expect(entries([bitmaps]) == nil && entries(bitmaps.map { [$0] }) == nil)
    }
}

import Imaging
import Testing

@testable import Exports

@Suite struct PageCanvasTests {
    /// What a page with one frame looks like: the nearest pixel of the frame, none beyond the extrusion.
    func expected(_ frame: Bitmap, _ place: SheetLayout.Rectangle, _ extrude: Int, x: Int, y: Int) -> RGBA {
        let (column, row) = (x - place.x, y - place.y)
        guard (-extrude..<place.width + extrude).contains(column),
            (-extrude..<place.height + extrude).contains(row)
        else { return RGBA(0, 0, 0, 0) }
        return frame[min(max(column, 0), place.width - 1), min(max(row, 0), place.height - 1)]
    }

    @Test(
        "a frame is copied and its edges repeated, in every pair of formats", arguments: [0, 1, 3],
        [(false, false), (false, true), (true, true)])
    func places(extrude: Int, rgba: (frame: Bool, page: Bool)) {
        let coverage = PixelFormat.coverage(RGBA(200, 100, 50, 180))
        let source = PatternSource(looks: [4], width: 4, height: 3) { _ in rgba.frame ? .rgba : coverage }
        let frame = source.frame(0)
        let place = SheetLayout.Rectangle(x: 5, y: 4, width: 4, height: 3)
        var page = Bitmap(width: 14, height: 11, format: rgba.page ? .rgba : coverage)
        let format = page.format
        unsafe page.bytes.withUnsafeMutableBytes {
            unsafe PageCanvas($0, width: 14, height: 11, format: format).place(
                frame, at: place, extrude: extrude)
        }
        for y in 0..<11 {
            for x in 0..<14 { #expect(page[x, y] == expected(frame, place, extrude, x: x, y: y)) }
        }
    }

    @Test("a frame outside its page ends the process")
    func outside() async {
        await #expect(processExitsWith: .failure) {
            var page = Bitmap(width: 8, height: 8, format: .rgba)
            unsafe page.bytes.withUnsafeMutableBytes {
                unsafe PageCanvas($0, width: 8, height: 8, format: .rgba).place(
                    Bitmap(width: 4, height: 4, format: .rgba), at: .init(x: 4, y: 3, width: 4, height: 4),
                    extrude: 1)
            }
        }
    }
}

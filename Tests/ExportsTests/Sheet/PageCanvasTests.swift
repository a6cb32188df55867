import Imaging
import Testing

@testable import Exports
@testable import Formats

@Suite struct PageCanvasTests {
    /// What a page with one part of a frame looks like: its nearest pixel, none beyond the extrusion.
    func expected(
        _ frame: Bitmap, _ box: SheetLayout.Rectangle, _ place: SheetLayout.Rectangle, _ extrude: Int, x: Int,
        y: Int
    ) -> Color {
        let (column, row) = (x - place.x, y - place.y)
        guard (-extrude..<place.width + extrude).contains(column),
            (-extrude..<place.height + extrude).contains(row)
        else { return Color(0, 0, 0, 0) }
        return frame[
            box.x + min(max(column, 0), place.width - 1), box.y + min(max(row, 0), place.height - 1)]
    }

    @Test(
        "a part of a frame is copied and its edges repeated, in every pair of formats", arguments: [0, 1, 3],
        [(false, false), (false, true), (true, true)])
    func places(extrude: Int, rgba: (frame: Bool, page: Bool)) {
        let coverage = PixelFormat.coverage(Color(200, 100, 50, 180))
        let source = PatternSource(looks: [4], width: 7, height: 6) { _ in rgba.frame ? .rgba : coverage }
        let frame = source.frame(0)
        let box = SheetLayout.Rectangle(x: 2, y: 1, width: 4, height: 3)
        let place = SheetLayout.Rectangle(x: 5, y: 4, width: 4, height: 3)
        var page = Bitmap(width: 14, height: 11, format: rgba.page ? .rgba : coverage)
        let format = page.format
        unsafe page.bytes.withUnsafeMutableBytes {
            unsafe PageCanvas($0, width: 14, height: 11, format: format).place(
                frame, box, at: place, CellEdges(extrude: extrude))
        }
        for y in 0..<11 {
            for x in 0..<14 { #expect(page[x, y] == expected(frame, box, place, extrude, x: x, y: y)) }
        }
    }

    @Test(
        "a turned part lies there clockwise or counterclockwise, with the edges that it has then, which fill its cell",
        arguments: [SheetDialect.Turn.clockwise, .counterclockwise], [false, true])
    func turned(turn: SheetDialect.Turn, rgba: Bool) {
        let coverage = PixelFormat.coverage(Color(200, 100, 50, 180))
        let frame = PatternSource(looks: [4], width: 7, height: 6) { _ in coverage }.frame(0)
        let box = SheetLayout.Rectangle(x: 2, y: 1, width: 4, height: 3)
        let edges = CellEdges(extrude: 2, unit: 4)
        let place = SheetLayout.Rectangle(x: 6, y: 2, width: 3, height: 4)
        #expect(edges.cell(of: place) == SheetLayout.Rectangle(x: 4, y: 0, width: 8, height: 8))
        var page = Bitmap(width: 14, height: 11, format: rgba ? .rgba : coverage)
        let format = page.format
        unsafe page.bytes.withUnsafeMutableBytes {
            unsafe PageCanvas($0, width: 14, height: 11, format: format).place(
                frame, box, at: place, edges, turn: turn)
        }
        for y in 0..<11 {
            for x in 0..<14 {
                let isInside = (4..<12).contains(x) && (0..<8).contains(y)
                let (column, row) = (min(max(x - 6, 0), 2), min(max(y - 2, 0), 3))
                // Along the top of the frame one goes downward, or upward.
                let wanted =
                    turn == .clockwise ? frame[2 + row, 1 + 2 - column] : frame[2 + 3 - row, 1 + column]
                #expect(page[x, y] == (isInside ? wanted : Color(0, 0, 0, 0)))
            }
        }
    }

    @Test(
        "what is placed is inside its page and inside its frame, or the process ends",
        arguments: [(4, 3, 0), (3, 3, 1)])
    func outside(x: Int, y: Int, left: Int) async {
        await #expect(processExitsWith: .failure) { [x, y, left] in
            var page = Bitmap(width: 8, height: 8, format: .rgba)
            unsafe page.bytes.withUnsafeMutableBytes {
                unsafe PageCanvas($0, width: 8, height: 8, format: .rgba).place(
                    Bitmap(width: 4, height: 4, format: .rgba), .init(x: left, y: 0, width: 4, height: 4),
                    at: .init(x: x, y: y, width: 4, height: 4), CellEdges(extrude: 1))
            }
        }
    }
}

import CairoRaster
import Drawing
import Imaging
import MotionCore
import Testing

@Suite struct RedrawTests {
    @Test(
        "what a bitmap shows already changes no pixel, nor does a picture that others have drawn, whatever comes and goes"
    )
    func pixels() throws {
        func shape(_ seed: Int) -> Shape {
            let path = Path.rectangle(
                x: Double(seed % 7) * 3, y: Double(seed % 5) * 5, width: 12, height: 9, radius: 3)
            return .path(
                PathShape(
                    path, Color(red: UInt8(seed * 37 % 256), green: 90, blue: UInt8(seed * 91 % 256)),
                    opacity: 0.6))
        }
        let page = (0..<12).map(shape)
        func ring(_ seed: Int) -> Shape {
            .ring(
                RingShape(
                    centerX: 20 + Double(seed % 3), centerY: 21, radius: 7, width: 2.5,
                    track: seed % 2 == 0 ? Color(red: 200, green: 90, blue: 9, alpha: 99) : nil,
                    arc: ArcSpan(start: Double(seed) * 0.13, sweep: 0.3), cap: .square,
                    color: Color(red: 9, green: 90, blue: 209)))
        }
        func bars(_ seed: Int) -> Shape {
            let parts = [3.0, 9, 14].map { x in
                GroupShape.Part(
                    .block(
                        BlockShape(
                            x: x + Double(seed) / 3, y: 30, width: 7, height: 4, isRound: true)),
                    Color(red: UInt8(x * 9), green: 77, blue: 5), opacity: 0.8)
            }
            return .group(GroupShape(clip: nil, parts: parts))
        }
        /// Of one color.
        func plain(_ x: Double) -> Shape {
            let block = BlockShape(x: x, y: 5, width: 9, height: 9, isRound: true)
            return .group(
                GroupShape(clip: nil, parts: [.init(.block(block), Color(rgba: 0x0A6E_D1FF), opacity: 1)]))
        }
        // Loops, steps back, short pictures, another page, pictures of one color, and the first one again.
        let lists: [[Shape]] = [
            page + [shape(20)], page + [shape(21)], page + [shape(22)], page + [shape(22)],
            page + [shape(23), shape(24)], page, Array(page.prefix(3)), page + [shape(25)],
            [shape(30)] + page, [shape(30)] + page + [shape(31)], [shape(30)] + page + [shape(32)],
            Array(page.prefix(9)) + [shape(33)], Array(page.prefix(9)) + [shape(34)], page + [shape(20)],
            page + [ring(1), shape(20)], page + [ring(2), shape(20)], page + [ring(4), bars(1), shape(20)],
            page + [ring(4), bars(2), shape(20)], [bars(7)] + page + [ring(5)], [ring(3), bars(2)],
            [plain(3)], [plain(3)], [plain(4)], page + [plain(4)], [plain(4)], [plain(4), ring(2)],
            [plain(5)],
        ]
        var kept = CairoRasterizer(width: 40, height: 40, scale: 1.5)
        let shared = SharedDrawing()
        let blank = Bitmap(width: 1, height: 1, format: .rgba)
        var (a, b) = (blank, blank)
        for (index, shapes) in lists.enumerated() {
            let list = DisplayList(width: 40, height: 40, shapes: shapes)
            var fresh = CairoRasterizer(width: 40, height: 40, scale: 1.5)
            try kept.rasterize(list, inSmallestFormat: &a)
            try fresh.rasterize(list, inSmallestFormat: &b)
            #expect(a.bytes == b.bytes && a.format == b.format, "picture \(index)")
            var (sharing, c) = (CairoRasterizer(width: 40, height: 40, scale: 1.5, shared: shared), blank)
            try sharing.rasterize(list, inSmallestFormat: &c)
            #expect(c.bytes == b.bytes, "picture \(index) beside others")
        }
    }

    @Test("pictures of one color that show the same are known to; places that lie apart are known one by one")
    func areas() throws {
        let page = BlockShape(x: 0, y: 0, width: 40, height: 40, isRound: false)
        func shapes(_ x: Double, _ y: Double) -> [Shape] {
            [(0.0, 0.0), (x, 2), (4, y)].enumerated().map { index, place in
                let block =
                    index == 0
                    ? page : BlockShape(x: place.0, y: place.1, width: 6, height: 6, isRound: false)
                let color = index == 0 ? Color(rgba: 0xFFFF_FFFF) : Color(rgba: 0x0A6E_D1FF)
                return .group(GroupShape(clip: nil, parts: [.init(.block(block), color, opacity: 1)]))
            }
        }
        var rasterizer = CairoRasterizer(width: 40, height: 40, scale: 1)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        func origin(_ shapes: [Shape]) throws -> any BitmapOrigin {
            try rasterizer.rasterize(
                DisplayList(width: 40, height: 40, shapes: shapes), inSmallestFormat: &bitmap)
            return try #require(bitmap.origin)
        }
        let plain = try origin(Array(shapes(0, 0).prefix(1)))
        #expect(bitmap.format == .coverage(Color(255, 255, 255)))
        #expect(try origin(Array(shapes(0, 0).prefix(1))).areas(since: plain) == [])
        let first = try origin(shapes(20, 20))
        #expect(bitmap.format == .rgba)
        let second = try origin(shapes(22, 23))
        #expect(
            second.areas(since: first) == [
                FrameArea(x: 20, y: 2, width: 2, height: 6), FrameArea(x: 26, y: 2, width: 2, height: 6),
                FrameArea(x: 4, y: 20, width: 6, height: 9),
            ])
        #expect(second.changes(since: first) == FrameArea(x: 4, y: 2, width: 24, height: 27))
    }
}

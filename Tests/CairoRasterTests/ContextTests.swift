import CCairo
import CairoRaster
import Drawing
import Imaging
import MotionCore
import Testing

/// Pictures on a Cairo context of the caller's.
@Suite struct ContextTests {
    /// The words of all pixels after `paint` on a context over `ground`.
    private func pixels(
        _ size: Int, ground: Double, _ paint: (OpaquePointer) throws -> Void
    ) throws -> [UInt32] {
        guard
            let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size), Int32(size)),
            let context = unsafe cairo_create(surface)
        else { throw RasterError.cairo("no context") }
        defer {
            unsafe cairo_destroy(context)
            unsafe cairo_surface_destroy(surface)
        }
        unsafe cairo_set_source_rgba(context, 1, 1, 1, ground)
        unsafe cairo_paint(context)
        try unsafe paint(context)
        unsafe cairo_surface_flush(surface)
        let stride = unsafe Int(cairo_image_surface_get_stride(surface))
        guard let data = unsafe cairo_image_surface_get_data(surface) else {
            throw RasterError.cairo("no pixels")
        }
        return (0..<size * size).map { index in
            unsafe UnsafeRawPointer(data).load(
                fromByteOffset: index / size * stride + index % size * 4, as: UInt32.self)
        }
    }

    private let list: DisplayList = {
        var list = DisplayList(width: 24, height: 24)
        list.shapes = [
            .ring(
                RingShape(
                    centerX: 12, centerY: 12, radius: 10, width: 4, arc: ArcSpan(start: 0.1, sweep: 0.6),
                    cap: .round,
                    color: Color(red: 200, green: 100, blue: 0, alpha: 128)))
        ]
        return list
    }()

    @Test("what is drawn on nothing is the bitmap, colors times alpha")
    func exact() throws {
        var rasterizer = CairoRasterizer(width: 24, height: 24, scale: 2)
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        try rasterizer.rasterize(list, inSmallestFormat: &bitmap)
        let drawn = try unsafe pixels(48, ground: 0) { context in
            unsafe cairo_scale(context, 2, 2)
            try unsafe rasterizer.paint(list, on: context)
        }
        var visible = 0
        for y in 0..<48 {
            for x in 0..<48 {
                let (pixel, word) = (bitmap[x, y], drawn[y * 48 + x])
                #expect(word >> 24 == UInt32(pixel.alpha))
                for (shift, value) in [(16, pixel.red), (8, pixel.green), (0, pixel.blue)] {
                    let part = Double(value) * Double(pixel.alpha) / 255
                    #expect(abs(Double(word >> UInt32(shift) & 255) - part) <= 0.51, "\(x) \(y)")
                }
                visible += pixel.alpha > 0 ? 1 : 0
            }
        }
        #expect(visible > 300)
    }

    @Test("the context is as it was, and what was there stays where nothing is drawn")
    func context() throws {
        var rasterizer = CairoRasterizer(width: 24, height: 24, scale: 1)
        let drawn = try unsafe pixels(40, ground: 1) { context in
            unsafe cairo_translate(context, 8, 8)
            unsafe cairo_set_source_rgb(context, 0, 0, 1)
            try unsafe rasterizer.paint(list, on: context)
            // The source and the place of before: one blue pixel at the origin.
            unsafe cairo_rectangle(context, 0, 0, 1, 1)
            unsafe cairo_fill(context)
        }
        #expect(drawn[0] == 0xFFFF_FFFF && drawn[20 * 40 + 20] == 0xFFFF_FFFF)
        #expect(drawn[8 * 40 + 8] == 0xFF00_00FF)
        #expect(drawn.contains { $0 != 0xFFFF_FFFF && $0 != 0xFF00_00FF })
    }

    @Test("the context's operator decides nothing", arguments: [CAIRO_OPERATOR_SOURCE, CAIRO_OPERATOR_CLEAR])
    func operators(other: cairo_operator_t) throws {
        var rasterizer = CairoRasterizer(width: 24, height: 24, scale: 1)
        let usual = try unsafe pixels(40, ground: 1) { try unsafe rasterizer.paint(list, on: $0) }
        let drawn = try unsafe pixels(40, ground: 1) { context in
            unsafe cairo_set_operator(context, other)
            try unsafe rasterizer.paint(list, on: context)
            #expect(unsafe cairo_get_operator(context) == other)
        }
        #expect(drawn == usual && drawn[0] == 0xFFFF_FFFF)
    }

    @Test("a text without fonts is an error, and no crash")
    func textWithoutFonts() throws {
        var rasterizer = CairoRasterizer(width: 24, height: 24, scale: 1)
        var list = DisplayList(width: 24, height: 24)
        list.shapes = [
            .text(
                TextShape(
                    TextBlock("a", size: 12, lineHeight: 16), x: 0, y: 0, width: 24, color: Color(rgba: 0xFF))
            )
        ]
        var bitmap = Bitmap(width: 1, height: 1, format: .rgba)
        #expect(throws: RasterError.noFonts) { try rasterizer.rasterize(list, inSmallestFormat: &bitmap) }
    }

    @Test("a context in an error state is told")
    func broken() throws {
        var rasterizer = CairoRasterizer(width: 24, height: 24, scale: 1)
        #expect(throws: RasterError.self) {
            _ = try unsafe pixels(40, ground: 1) { context in
                // Not invertible: Cairo refuses everything from here on.
                unsafe cairo_scale(context, 0, 0)
                try unsafe rasterizer.paint(list, on: context)
            }
        }
    }
}

internal import CCairo
public import Drawing
public import Imaging

/// Draws polygons and lines in several colors, for diagrams. Lengths in points, y down.
///
/// Cairo strokes the lines, so the same version of Cairo gives the same pixels. Indicators are not drawn
/// with this but with ``CairoRasterizer``.
@safe public struct VectorCanvas: ~Copyable {
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private let width, height: Int

    /// A transparent canvas.
    ///
    /// - Parameter scale: Pixels per point.
    /// - Throws: ``RasterError/cairo(_:)`` when Cairo cannot allocate the surface.
    public static func make(width: Double, height: Double, scale: Double) throws(RasterError) -> VectorCanvas
    {
        let (columns, rows) = (CairoRasterizer.pixels(width, scale), CairoRasterizer.pixels(height, scale))
        // Cairo never returns nil: what fails is an object whose status says so.
        guard
            let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows)),
            let context = unsafe cairo_create(surface)
        else { throw .cairo("no context") }
        let canvas = unsafe VectorCanvas(surface, context, columns, rows)
        unsafe cairo_scale(context, scale, scale)
        unsafe cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        try canvas.check()
        return canvas
    }

    private init(_ surface: OpaquePointer, _ context: OpaquePointer, _ width: Int, _ height: Int) {
        (self.width, self.height) = (width, height)
        unsafe self.surface = surface
        unsafe self.context = context
    }

    deinit {
        unsafe cairo_destroy(context)
        unsafe cairo_surface_destroy(surface)
    }

    /// Fills the closed polygon through `points`.
    public mutating func fill(_ points: [SIMD2<Double>], _ color: Color) {
        trace(points, color)
        unsafe cairo_close_path(context)
        unsafe cairo_fill(context)
    }

    /// Draws the line through `points` with round ends and corners.
    ///
    /// - Parameter dash: Lengths of strokes and gaps; empty for a solid line.
    public mutating func stroke(_ points: [SIMD2<Double>], width: Double, dash: [Double] = [], _ color: Color)
    {
        trace(points, color)
        unsafe cairo_set_line_width(context, width)
        unsafe cairo_set_dash(context, dash, Int32(dash.count), 0)
        unsafe cairo_stroke(context)
    }

    private func trace(_ points: [SIMD2<Double>], _ color: Color) {
        let channels = [color.red, color.green, color.blue, color.alpha].map { Double($0) / 255 }
        unsafe cairo_set_source_rgba(context, channels[0], channels[1], channels[2], channels[3])
        unsafe cairo_new_path(context)
        for point in points { unsafe cairo_line_to(context, point.x, point.y) }
    }

    private func check() throws(RasterError) {
        try RasterError.check(unsafe cairo_status(context))
    }

    /// What has been drawn, as straight colors.
    public consuming func bitmap() throws(RasterError) -> Bitmap {
        try check()
        var bitmap = Bitmap(width: width, height: height, format: .rgba)
        unsafe cairo_surface_flush(surface)
        guard let data = unsafe cairo_image_surface_get_data(surface) else { throw .cairo("no pixels") }
        let stride = unsafe Int(cairo_image_surface_get_stride(surface))
        let pixels = unsafe UnsafeRawBufferPointer(start: data, count: stride * height)
        for y in 0..<height {
            for x in 0..<width {
                // Premultiplied, alpha in the highest byte.
                let pixel = unsafe pixels.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
                let alpha = pixel >> 24
                if alpha == 0 { continue }
                let index = (y * width + x) * 4
                for (channel, shift) in [UInt32(16), 8, 0].enumerated() {
                    let value = ((pixel >> shift & 255) * 255 + alpha / 2) / alpha
                    bitmap.bytes[index + channel] = UInt8(min(value, 255))
                }
                bitmap.bytes[index + 3] = UInt8(alpha)
            }
        }
        return bitmap
    }
}

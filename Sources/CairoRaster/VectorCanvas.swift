internal import CCairo
public import Drawing
public import Imaging

/// Draws polygons and lines in several colors, for diagrams. Lengths are in points, with y downward.
///
/// Cairo strokes the lines, so the same version of Cairo gives the same pixels. Indicators are not drawn
/// with this but with ``CairoRasterizer``.
public struct VectorCanvas: ~Copyable {
    private let surface: CairoSurface

    /// Creates a transparent canvas.
    ///
    /// - Parameters:
    ///   - width: The width in points.
    ///   - height: The height in points.
    ///   - scale: The number of pixels per point.
    /// - Throws: ``RasterError/cairo(_:)`` when Cairo cannot allocate the surface.
    public static func make(width: Double, height: Double, scale: Double) throws(RasterError) -> VectorCanvas
    {
        let surface = try CairoSurface.make(
            CAIRO_FORMAT_ARGB32, width: DisplayList.pixels(width, scale),
            height: DisplayList.pixels(height, scale))
        unsafe cairo_scale(surface.context, scale, scale)
        unsafe cairo_set_line_cap(surface.context, CAIRO_LINE_CAP_ROUND)
        unsafe cairo_set_line_join(surface.context, CAIRO_LINE_JOIN_ROUND)
        return VectorCanvas(surface: surface)
    }

    /// Fills the closed polygon through `points`.
    public mutating func fill(_ points: [SIMD2<Double>], _ color: Color) {
        trace(points, color)
        unsafe cairo_close_path(surface.context)
        unsafe cairo_fill(surface.context)
    }

    /// Fills a path by the nonzero rule.
    public mutating func fill(_ path: Path, _ color: Color) {
        trace([], color)
        for element in path.elements {
            switch element {
            case .move(let to): unsafe cairo_move_to(surface.context, to.x, to.y)
            case .line(let to): unsafe cairo_line_to(surface.context, to.x, to.y)
            case .curve(let a, let b, let to):
                unsafe cairo_curve_to(surface.context, a.x, a.y, b.x, b.y, to.x, to.y)
            case .close: unsafe cairo_close_path(surface.context)
            }
        }
        unsafe cairo_fill(surface.context)
    }

    /// Draws the line through `points` with round ends and corners.
    ///
    /// - Parameters:
    ///   - points: At least one point, in points.
    ///   - width: The width of the stroke, in points.
    ///   - dash: The lengths of dashes and gaps; empty for a solid line.
    ///   - color: The color of the stroke.
    public mutating func stroke(_ points: [SIMD2<Double>], width: Double, dash: [Double] = [], _ color: Color)
    {
        trace(points, color)
        unsafe cairo_set_line_width(surface.context, width)
        unsafe cairo_set_dash(surface.context, dash, Int32(dash.count), 0)
        unsafe cairo_stroke(surface.context)
    }

    private func trace(_ points: [SIMD2<Double>], _ color: Color) {
        let channels = [color.red, color.green, color.blue, color.alpha].map { Double($0) / 255 }
        unsafe cairo_set_source_rgba(surface.context, channels[0], channels[1], channels[2], channels[3])
        unsafe cairo_new_path(surface.context)
        for point in points { unsafe cairo_line_to(surface.context, point.x, point.y) }
    }

    /// The drawn picture as a bitmap of straight colors.
    ///
    /// - Throws: ``RasterError`` where Cairo has run out of memory.
    public consuming func bitmap() throws(RasterError) -> Bitmap {
        try surface.check()
        let (width, height) = (surface.width, surface.height)
        var bitmap = Bitmap(width: width, height: height, format: .rgba)
        unsafe surface.withBytes { pixels, stride in
            for y in 0..<height {
                for x in 0..<width {
                    // Pixels are premultiplied, with alpha in the highest byte.
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
        }
        return bitmap
    }
}

internal import CCairo
public import Drawing
internal import Imaging

extension CairoRasterizer {
    /// Draws `list` on a Cairo context of the caller's, such as that of a GTK drawing area: over what is there, with the top left
    /// corner at the context's origin, whatever operator the context has. A point is one unit of the context; the pixels are exact
    /// where a unit is ``scale`` pixels of the context's target. A picture that is no whole number of pixels large is centered in the
    /// next larger one. The context is left as it was, even where this fails.
    ///
    /// - Parameters:
    ///   - list: The list to draw.
    ///   - context: A `cairo_t *` that is alive during the call.
    /// - Throws: ``RasterError`` when Cairo runs out of memory or is in an error state, or a font is missing.
    @unsafe public mutating func paint(
        _ list: DisplayList, on context: OpaquePointer
    ) throws(RasterError) {
        var bitmap = Bitmap(width: width, height: height, format: .rgba)
        try rasterize(list, inSmallestFormat: &bitmap)
        var pixels = bitmap.premultipliedARGB
        let stride = width * 4
        let status = unsafe pixels.withUnsafeMutableBytes { bytes in
            let data = unsafe bytes.bindMemory(to: UInt8.self).baseAddress
            guard
                let surface = unsafe cairo_image_surface_create_for_data(
                    data, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride))
            else { return CAIRO_STATUS_NO_MEMORY }
            defer { unsafe cairo_surface_destroy(surface) }
            // A surface that could not be made would leave the context in an error state for good.
            let made = unsafe cairo_surface_status(surface)
            guard made == CAIRO_STATUS_SUCCESS else { return made }
            unsafe cairo_save(context)
            unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
            unsafe cairo_scale(context, 1 / scale, 1 / scale)
            unsafe cairo_set_source_surface(context, surface, 0, 0)
            unsafe cairo_paint(context)
            // The pixels end with this call, and must not be read after it.
            unsafe cairo_restore(context)
            unsafe cairo_surface_finish(surface)
            return unsafe cairo_status(context)
        }
        try RasterError.check(status)
    }
}

extension Bitmap {
    /// The pixels as Cairo has them, a word each: alpha, red, green and blue from the highest byte to the lowest,
    /// premultiplied.
    fileprivate var premultipliedARGB: [UInt32] {
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = self[x, y]
                func part(_ value: UInt8) -> UInt32 { UInt32(scaled(value, by: pixel.alpha)) }
                pixels.append(
                    UInt32(pixel.alpha) << 24 | part(pixel.red) << 16 | part(pixel.green) << 8
                        | part(pixel.blue))
            }
        }
        return pixels
    }
}

internal import CCairo

/// Owns pixels in memory and a context that draws into them.
@safe struct CairoSurface: ~Copyable {
    private let surface: OpaquePointer
    let context: OpaquePointer
    let width, height: Int

    /// - Throws: ``RasterError/cairo(_:)`` when Cairo cannot allocate the surface.
    static func make(
        _ format: cairo_format_t, width: Int, height: Int
    ) throws(RasterError) -> CairoSurface {
        // Cairo never returns nil: a failure is an object whose status reports it.
        guard let surface = unsafe cairo_image_surface_create(format, Int32(width), Int32(height)),
            let context = unsafe cairo_create(surface)
        else { throw .cairo("no context") }
        let made = unsafe CairoSurface(surface, context, width, height)
        try made.check()
        return made
    }

    private init(_ surface: OpaquePointer, _ context: OpaquePointer, _ width: Int, _ height: Int) {
        self.width = width
        self.height = height
        unsafe self.surface = surface
        unsafe self.context = context
    }

    deinit {
        unsafe cairo_destroy(context)
        unsafe cairo_surface_destroy(surface)
    }

    /// Throws unless everything has been drawn.
    func check() throws(RasterError) {
        try RasterError.check(unsafe cairo_status(context))
    }

    /// Calls `body` with the bytes of all rows, and the number of them from one row to the next; none where Cairo has none.
    func withBytes(_ body: (UnsafeRawBufferPointer, _ stride: Int) -> Void) {
        unsafe cairo_surface_flush(surface)
        let stride = unsafe Int(cairo_image_surface_get_stride(surface))
        guard let data = unsafe cairo_image_surface_get_data(surface) else { return }
        unsafe body(UnsafeRawBufferPointer(start: data, count: stride * height), stride)
    }
}

internal import CCairo
internal import Drawing

/// Owns a Cairo context that fills paths into 8-bit coverage.
@safe struct CairoCanvas: ~Copyable {
    private let surface: OpaquePointer
    private let context: OpaquePointer
    let width, height: Int

    /// - Throws: ``RasterError/cairo(_:)`` when Cairo cannot allocate the surface.
    static func make(width: Int, height: Int) throws(RasterError) -> CairoCanvas {
        // Cairo never returns nil: what fails is an object whose status says so.
        guard let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            let context = unsafe cairo_create(surface)
        else { throw .cairo("no context") }
        let canvas = unsafe CairoCanvas(surface, context, width, height)
        try canvas.check()
        return canvas
    }

    private init(_ surface: OpaquePointer, _ context: OpaquePointer, _ width: Int, _ height: Int) {
        (self.width, self.height) = (width, height)
        unsafe self.surface = surface
        unsafe self.context = context
        unsafe cairo_set_source_rgba(context, 1, 1, 1, 1)
        // In pixels of this canvas, which is supersampled.
        unsafe cairo_set_tolerance(context, 0.02)
        unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }

    deinit {
        unsafe cairo_destroy(context)
        unsafe cairo_surface_destroy(surface)
    }

    private func check() throws(RasterError) {
        try RasterError.check(unsafe cairo_status(context))
    }

    /// Clears the canvas and fills `outline`, moved so that `left`, `top` becomes the corner, and then
    /// enlarged by `scale`.
    func fill(_ outline: Path, scale: Double, left: Double, top: Double) throws(RasterError) {
        unsafe cairo_identity_matrix(context)
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
        unsafe cairo_paint(context)
        unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        unsafe cairo_scale(context, scale, scale)
        unsafe cairo_translate(context, -left, -top)
        unsafe cairo_new_path(context)
        for element in outline.elements {
            switch element {
            case .move(let p): unsafe cairo_move_to(context, p.x, p.y)
            case .line(let p): unsafe cairo_line_to(context, p.x, p.y)
            case .curve(let a, let b, let p): unsafe cairo_curve_to(context, a.x, a.y, b.x, b.y, p.x, p.y)
            case .close: unsafe cairo_close_path(context)
            }
        }
        unsafe cairo_fill(context)
        try check()
    }

    /// The coverage of all rows, and how many bytes lie from one row to the next.
    func withBytes(_ body: (UnsafeRawBufferPointer, _ stride: Int) -> Void) {
        unsafe cairo_surface_flush(surface)
        let stride = unsafe Int(cairo_image_surface_get_stride(surface))
        guard let data = unsafe cairo_image_surface_get_data(surface) else { return }
        unsafe body(UnsafeRawBufferPointer(start: data, count: stride * height), stride)
    }
}

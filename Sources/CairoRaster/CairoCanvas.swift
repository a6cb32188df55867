internal import CCairo
internal import Drawing

/// Fills paths into 8-bit coverage with Cairo.
struct CairoCanvas: ~Copyable {
    private let surface: CairoSurface

    /// - Throws: ``RasterError/cairo(_:)`` when Cairo cannot allocate the surface.
    init(width: Int, height: Int) throws(RasterError) {
        surface = try CairoSurface.make(CAIRO_FORMAT_A8, width: width, height: height)
        unsafe cairo_set_source_rgba(surface.context, 1, 1, 1, 1)
        // In pixels of this canvas, which is supersampled.
        unsafe cairo_set_tolerance(surface.context, 0.02)
        unsafe cairo_set_fill_rule(surface.context, CAIRO_FILL_RULE_WINDING)
    }

    /// Clears the canvas and fills `outline`, moved so that `left`, `top` becomes the corner, and then
    /// enlarged by `scale`.
    func fill(_ outline: Path, scale: Double, left: Double, top: Double) throws(RasterError) {
        let context = unsafe surface.context
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
        try surface.check()
    }

    /// Calls `body` with the coverage of all rows, and the number of bytes from one row to the next.
    func withBytes(_ body: (UnsafeRawBufferPointer, _ stride: Int) -> Void) {
        unsafe surface.withBytes(body)
    }
}

internal import CCairo
internal import Drawing

/// Owns a Cairo context that gathers the outlines of glyphs.
@safe struct GlyphPath: ~Copyable {
    let context: OpaquePointer

    static func make() throws(RasterError) -> GlyphPath {
        // A surface with bounds would drop the glyphs that are far from it.
        let surface = unsafe cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        defer { unsafe cairo_surface_destroy(surface) }
        guard let context = unsafe cairo_create(surface) else { throw .cairo("no context") }
        let path = unsafe GlyphPath(context)
        unsafe cairo_move_to(context, 0, 0)
        return path
    }

    private init(_ context: OpaquePointer) { unsafe self.context = context }

    deinit { unsafe cairo_destroy(context) }

    /// Adds all contours, enlarged and then moved.
    func append(to outline: inout Path, scale: Double, x: Double, y: Double) throws(RasterError) {
        try RasterError.check(unsafe cairo_status(context))
        guard let path = unsafe cairo_copy_path(context) else { throw .cairo("no path") }
        defer { unsafe cairo_path_destroy(path) }
        try RasterError.check(unsafe path.pointee.status)
        guard let data = unsafe path.pointee.data else { return }
        func point(_ index: Int) -> Point {
            let point = unsafe data[index].point
            return Point(x: x + point.x * scale, y: y + point.y * scale)
        }
        // Only what is followed by something begins a contour.
        var start: Point?
        func begin() {
            if let begun = start { outline.move(to: begun) }
            start = nil
        }
        var index = 0
        while index < Int(unsafe path.pointee.num_data) {
            let header = unsafe data[index].header
            switch header.type {
            case CAIRO_PATH_MOVE_TO: start = point(index + 1)
            case CAIRO_PATH_LINE_TO:
                begin()
                outline.line(to: point(index + 1))
            case CAIRO_PATH_CURVE_TO:
                begin()
                outline.curve(point(index + 1), point(index + 2), to: point(index + 3))
            default: if start == nil { outline.close() }
            }
            index += max(1, Int(header.length))
        }
    }
}

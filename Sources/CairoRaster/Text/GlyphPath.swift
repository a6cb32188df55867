internal import CCairo
internal import CPango
internal import Drawing

/// Owns a context of the Cairo that Pango draws with, which gathers the outlines of glyphs.
@safe struct GlyphPath: ~Copyable {
    private let functions: SpindlePango
    let context: OpaquePointer

    static func make(_ functions: SpindlePango) throws(RasterError) -> GlyphPath {
        // A surface with bounds would drop glyphs that are far from it.
        let content = Int32(bitPattern: CAIRO_CONTENT_ALPHA.rawValue)
        let surface = functions.cairo_recording_surface_create(content, nil)
        defer { unsafe functions.cairo_surface_destroy(surface) }
        guard let context = unsafe functions.cairo_create(surface) else { throw .cairo("no context") }
        let path = unsafe GlyphPath(functions, context)
        unsafe functions.cairo_move_to(context, 0, 0)
        return path
    }

    private init(_ functions: SpindlePango, _ context: OpaquePointer) {
        self.functions = functions
        unsafe self.context = context
    }

    deinit { unsafe functions.cairo_destroy(context) }

    /// Adds all contours, enlarged and then moved.
    func append(to outline: inout Path, scale: Double, x: Double, y: Double) throws(RasterError) {
        let status = unsafe functions.cairo_status(context)
        try RasterError.check(cairo_status_t(UInt32(bitPattern: status)))
        guard let copy = unsafe functions.cairo_copy_path(context) else { throw .cairo("no path") }
        defer { unsafe functions.cairo_path_destroy(copy) }
        let path = unsafe copy.assumingMemoryBound(to: cairo_path_t.self)
        try RasterError.check(unsafe path.pointee.status)
        guard let data = unsafe path.pointee.data else { return }
        func point(_ index: Int) -> Point {
            let point = unsafe data[index].point
            return Point(x: x + point.x * scale, y: y + point.y * scale)
        }
        // A contour begins only where another element follows.
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

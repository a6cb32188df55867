internal import CCairo
internal import CPango
internal import Drawing

/// Owns the Pango objects that lay out text in the given faces.
@safe final class FontMap {
    let functions: SpindlePango
    private let configuration: FontConfiguration
    private let map, context: OpaquePointer

    /// - Parameter faces: The faces in the order of search for every character.
    init(_ faces: [FontSet.Face]) throws(RasterError) {
        let functions = try RasterError.wrap(PangoLibrary.load)
        let configuration = try RasterError.wrap { () throws(FontError) in
            try FontConfiguration.shared(faces)
        }
        guard let map = functions.pango_cairo_font_map_new_for_font_type(Self.freeType) else {
            throw .pango("no font map")
        }
        unsafe functions.pango_fc_font_map_set_config(UnsafeMutableRawPointer(map), configuration.pointer)
        // With 72 dots per inch, a point is a unit.
        unsafe functions.pango_cairo_font_map_set_resolution(UnsafeMutableRawPointer(map), 72)
        guard let context = unsafe functions.pango_font_map_create_context(map) else {
            unsafe functions.g_object_unref(UnsafeMutableRawPointer(map))
            throw .pango("no context")
        }
        self.functions = functions
        self.configuration = configuration
        unsafe (self.map, self.context) = (map, context)
        let options = functions.cairo_font_options_create()
        unsafe functions.cairo_font_options_set_antialias(options, Int32(CAIRO_ANTIALIAS_GRAY.rawValue))
        unsafe functions.cairo_font_options_set_hint_style(options, Int32(CAIRO_HINT_STYLE_NONE.rawValue))
        unsafe functions.cairo_font_options_set_hint_metrics(options, Int32(CAIRO_HINT_METRICS_OFF.rawValue))
        unsafe functions.pango_cairo_context_set_font_options(context, options)
        unsafe functions.cairo_font_options_destroy(options)
        unsafe functions.pango_context_set_language(
            context, functions.pango_language_from_string(textLanguage))
        unsafe functions.pango_context_set_round_glyph_positions(context, 0)
    }

    deinit {
        unsafe functions.g_object_unref(UnsafeMutableRawPointer(context))
        unsafe functions.g_object_unref(UnsafeMutableRawPointer(map))
    }

    /// `CAIRO_FONT_TYPE_FT`: FreeType on every system.
    private static let freeType: Int32 = 1

    /// The direction of a paragraph by its first letter; `direction` where it has none.
    ///
    /// - Parameter letters: UTF-8.
    func direction(of letters: [UInt8], or direction: LayoutDirection) -> LayoutDirection {
        let found = unsafe functions.pango_find_base_dir(
            letters.map { CChar(bitPattern: $0) } + [0], Int32(letters.count))
        switch found {
        case PANGO_DIRECTION_LTR: return .ltr
        case PANGO_DIRECTION_RTL: return .rtl
        default: return direction
        }
    }

    /// An empty layout of a paragraph that runs in `direction`.
    func makeLayout(_ direction: LayoutDirection) throws(RasterError) -> OpaquePointer {
        unsafe functions.pango_context_set_base_dir(
            context, direction == .ltr ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL)
        guard let layout = unsafe functions.pango_layout_new(context) else { throw .pango("no layout") }
        return unsafe layout
    }

    /// The ascent and the descent of the first face from its baseline, in Pango's units.
    func extent(of description: OpaquePointer) throws(RasterError) -> (ascent: Double, descent: Double) {
        guard let font = unsafe functions.pango_font_map_load_font(map, context, description) else {
            throw .pango("no font")
        }
        defer { unsafe functions.g_object_unref(UnsafeMutableRawPointer(font)) }
        guard let metrics = unsafe functions.pango_font_get_metrics(font, nil) else {
            throw .pango("no metrics")
        }
        defer { unsafe functions.pango_font_metrics_unref(metrics) }
        return unsafe (
            Double(functions.pango_font_metrics_get_ascent(metrics)),
            Double(functions.pango_font_metrics_get_descent(metrics))
        )
    }
}

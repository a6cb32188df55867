internal import CCairo
public import Drawing

/// The reason why a picture could not be rasterized. Input has been validated before; only resources fail here.
public enum RasterError: Error, Hashable, CustomStringConvertible {
    /// Cairo reported an error, in its own words.
    case cairo(String)
    /// Pango could not create an object.
    case pango(String)
    /// There is a text, but the rasterizer was created without fonts.
    case noFonts
    /// A font or a library that a text needs is missing.
    case font(FontError)

    /// A sentence about the failure; for a missing font it also says how to get it.
    public var description: String {
        switch self {
        case .cairo(let status): "Cairo failed: \(status)"
        case .pango(let what): "Pango failed: \(what)"
        case .noFonts: "the picture has a text; give the rasterizer fonts"
        case .font(let error): "\(error)"
        }
    }

    /// Calls `body`, whose errors are about fonts.
    static func wrap<Value>(_ body: () throws(FontError) -> Value) throws(RasterError) -> Value {
        do throws(FontError) { return try body() } catch { throw .font(error) }
    }

    /// Throws unless Cairo reports success.
    static func check(_ status: cairo_status_t) throws(RasterError) {
        guard status == CAIRO_STATUS_SUCCESS else {
            throw .cairo(unsafe String(cString: cairo_status_to_string(status)))
        }
    }
}

/// Why a picture could not be rasterized. Input has been validated before; only resources fail here.
public enum RasterError: Error, Hashable, CustomStringConvertible {
    /// Cairo reported a status, in its own words.
    case cairo(String)

    public var description: String {
        switch self {
        case .cairo(let status): "Cairo failed: \(status)"
        }
    }
}

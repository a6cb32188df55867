/// Why a picture could not be turned into bytes. Only resources can fail here: what the pixels are
/// never matters.
public enum ImagingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The deflate library is out of memory.
    case compressorUnavailable
    /// libwebp failed, for lack of memory or because the file would be too large; with its own words.
    case webP(String)

    /// Which library failed, and why.
    public var description: String {
        switch self {
        case .compressorUnavailable: "out of memory: cannot create a deflate compressor"
        case .webP(let reason): "libwebp failed: \(reason)"
        }
    }
}

/// The reason why a picture could not be turned into bytes. Only resources can fail here: the pixels themselves never matter.
public enum ImagingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The deflate library is out of memory.
    case compressorUnavailable
    /// libwebp failed, for lack of memory or because the file would be too large; with its own words.
    case webP(String)

    /// A sentence that names the library that failed, and the reason.
    public var description: String {
        switch self {
        case .compressorUnavailable: "out of memory: cannot create a deflate compressor"
        case .webP(let reason): "libwebp failed: \(reason)"
        }
    }
}

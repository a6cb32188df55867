/// Why a picture could not be turned into bytes. Only resources can fail here: what the pixels are
/// never matters.
public enum ImagingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The deflate library found no memory for its compressor.
    case compressorUnavailable

    public var description: String {
        switch self {
        case .compressorUnavailable: "there is not enough memory for a deflate compressor"
        }
    }
}

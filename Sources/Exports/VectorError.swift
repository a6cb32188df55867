/// Why there can be no file without pixels.
public enum VectorError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The source has frames and no ``FrameSource/picture``.
    case framesOnly(format: String)

    public var description: String {
        switch self {
        case .framesOnly(let format):
            "\(format) stores the motion itself, but the source has only frames; use apng or webp"
        }
    }
}

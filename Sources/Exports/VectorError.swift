/// Why there can be no file without pixels.
public enum VectorError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The source has frames and no ``FrameSource/picture``.
    case framesOnly(format: String)

    /// What is in the way, and what to write instead.
    public var description: String {
        switch self {
        case .framesOnly(let format):
            "\(format) stores the motion itself, but the source has only frames; use apng or webp"
        }
    }
}

/// An error of writing a vector format.
public enum VectorError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The source has frames and no ``FrameSource/picture``.
    case framesOnly(format: String)

    /// The problem, with a remedy.
    public var description: String {
        switch self {
        case .framesOnly(let format):
            "\(format) stores the motion itself, but the source has only frames; use apng or webp"
        }
    }
}

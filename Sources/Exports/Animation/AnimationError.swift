public import Basics

/// Why frames cannot become an animation as asked for.
public enum AnimationError: MessageError, Hashable, Sendable {
    /// Pixels of a frame are partly transparent, which a GIF cannot hold.
    case partialAlpha(frame: Int)
    /// The animation is longer than a WebP can be encoded, in milliseconds.
    case tooLong(Double)

    public var message: Message {
        switch self {
        case .partialAlpha(let frame):
            """
            a GIF has no partly transparent pixels, and frame \(frame) does at its edges; give the color that will be \
            behind it, as in \(option: "matte", "'#FFFFFF'"), or use apng or webp, which need none
            """
        case .tooLong(let milliseconds):
            """
            the animation takes \(Int(milliseconds / 1000)) s, but a WebP is limited to \(Int32.max / 1000); ask for fewer \
            frames, or more a second, or use apng
            """
        }
    }
}

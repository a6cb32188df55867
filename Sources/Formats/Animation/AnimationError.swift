public import Basics

/// An error of encoding frames as an animation.
public enum AnimationError: MessageError, Hashable, Sendable {
    /// Pixels of a frame are partly transparent, which a GIF cannot hold.
    case partialAlpha(frame: Int)
    /// The animation is longer than a WebP can be encoded, in milliseconds.
    case tooLong(Double)

    /// The problem, with a remedy.
    public var message: Message {
        switch self {
        case .partialAlpha(let frame):
            """
            a GIF cannot store partly transparent pixels, and frame \(frame) has some at its edges; add the background \
            color, such as \(option: .matte, "#FFFFFF"), or use apng or webp
            """
        case .tooLong(let milliseconds):
            """
            the animation takes \(Int(milliseconds / 1000)) s, but a WebP is limited to \(Int32.max / 1000); use fewer \
            frames, or more a second, or use apng
            """
        }
    }
}

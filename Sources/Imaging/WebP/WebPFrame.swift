/// One frame of an animated WebP: what has changed since the frame before.
public struct WebPFrame: Hashable, Sendable {
    /// The area that changes; the first column and row are even.
    let area: FrameArea
    /// Whether transparent pixels leave what is there; else they replace it.
    let isDrawnOver: Bool
    let hasAlpha: Bool
    /// The data of a VP8L chunk.
    let data: [UInt8]
}

/// One frame of an animated WebP: the changes since the frame before.
public struct WebPFrame: Hashable, Sendable {
    /// The area that changes; the first column and row are even.
    let area: FrameArea
    /// Whether transparent pixels keep the pixels below; else they replace them.
    let isDrawnOver: Bool
    let hasAlpha: Bool
    /// The data of a VP8L chunk.
    let data: [UInt8]
}

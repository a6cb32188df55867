/// Turns bitmaps into PNG files.
///
/// An encoder owns its compressor and buffers; make one for each thread and use it for frame after
/// frame. The bytes depend on the bitmap alone, never on what was encoded before.
public struct PNGEncoder: ~Copyable {
    /// An encoder; fails only where there is no memory for it.
    public init() throws(ImagingError) {
    }

    /// Replaces `output` with a PNG file of `bitmap`, keeping the storage of `output`.
    ///
    /// A decoder gives back exactly `bitmap[x, y]`, except that a fully transparent pixel of an
    /// ``PixelFormat/rgba`` bitmap comes back as 0, 0, 0, 0: its colour shows nowhere.
    public mutating func encode(_ bitmap: borrowing Bitmap, into output: inout [UInt8]) {
        output.removeAll(keepingCapacity: true)
    }
}

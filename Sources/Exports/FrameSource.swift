public import Formats
public import Imaging
public import Vectors

/// The frames of one animation at one scale, as the exporters see them.
///
/// A frame is a pure function of its number: any frame can be painted at any time, in any order,
/// by any painter, with the same pixels.
public protocol FrameSource: Sendable {
    /// The properties that all frames have in common.
    var sequence: FrameSequence { get }

    /// The same animation without pixels; nil where there are only frames.
    var picture: VectorPicture? { get }

    /// The files made from the same frames for other sources; nil if no other source has them.
    var fileCache: EncodedFileCache? { get }

    /// The same frames drawn at a part of their size; nil where there are only pixels.
    func resized(to share: Double) -> (any FrameSource)?

    /// A painter for one thread. It owns its caches; painters are not shared.
    ///
    /// - Throws: An error that keeps frames from being painted: lack of memory, or a missing font.
    func makePainter() throws -> any FramePainter
}

extension FrameSource {
    /// No picture without pixels.
    public var picture: VectorPicture? { nil }

    /// Nobody else has them.
    public var fileCache: EncodedFileCache? { nil }

    /// No other size.
    public func resized(to share: Double) -> (any FrameSource)? { nil }
}

/// Paints frames, one after the other, on one thread.
public protocol FramePainter {
    /// Paints frame `index` (0-based), resetting `bitmap` to the sequence's size.
    ///
    /// - Throws: An error that keeps the frame from being painted: lack of memory, or that of the monitor.
    mutating func paint(_ index: Int, into bitmap: inout Bitmap) throws

    /// The pixels besides which some frames all show the same, in blocks that may overlap; none where that is not known. Of small
    /// frames all pixels are looked at as fast as this is found out.
    ///
    /// - Throws: An error that keeps the frames from being painted.
    mutating func movingPixels(of frames: Range<Int>) throws -> [PixelBlock]
}

extension FramePainter {
    /// Nothing is known.
    public mutating func movingPixels(of frames: Range<Int>) -> [PixelBlock] { [] }
}

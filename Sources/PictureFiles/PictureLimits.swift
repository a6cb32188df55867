public import Basics

/// The limits for reading pictures, which are checked before any memory is allocated for them.
public struct PictureLimits: Hashable, Sendable {
    /// The longest side, in pixels.
    public var maxSide = 4096
    /// The greatest number of frames.
    public var maxFrames = 65535
    /// The greatest number of pixels of all frames together, each of which takes four bytes.
    public var maxPixels = PictureLimits.defaultMaxPixels
    /// The option that raises ``maxPixels``, as messages name it.
    public var pixelsOption: Message = "--max-pixels"

    /// The default of ``maxPixels``: 2²⁷, which take half a gibibyte.
    public static let defaultMaxPixels = 1 << 27
    /// The range of ``maxPixels``.
    public static let pixelsRange = 1...(1 << 34)
    /// The range of ``maxSide``.
    public static let sideRange = 1...16384
    /// The range of ``maxFrames``.
    public static let framesRange = 1...1_000_000
    /// The greatest size of a file, in bytes.
    public static let maxBytes = 1 << 28

    /// Creates limits of 4096 pixels per side, 65,535 frames, and 2²⁷ pixels in all.
    public init() {}

    /// Refuses frames that are too large or too many.
    ///
    /// - Parameters:
    ///   - name: The file that has the frames, in messages.
    ///   - width: The width of a frame in pixels.
    ///   - height: The height of a frame in pixels.
    ///   - frames: The number of frames.
    /// - Throws: ``SpecError`` of kind `limit`.
    public func check(_ name: String, width: Int, height: Int, frames: Int) throws(SpecError) {
        if max(width, height) > maxSide {
            throw .excess(
                at: .named(name), "its frames are \(width)×\(height) pixels, and a side may have no",
                over: maxSide, Self.sideRange, raisedBy: "\(option: .maxFrameSide)")
        }
        if frames > maxFrames {
            throw .excess(
                at: .named(name), "\(frames) frames are", over: maxFrames, Self.framesRange,
                raisedBy: "\(option: .maxFrames)")
        }
        let (pixels, overflow) = (width * height).multipliedReportingOverflow(by: frames)
        if overflow || pixels > maxPixels {
            throw .excess(
                at: .named(name),
                "\(counted(frames, "frame")) of \(width)×\(height) pixels have together",
                over: maxPixels, Self.pixelsRange, raisedBy: pixelsOption)
        }
    }

    /// Refuses frames of different sizes that have too many pixels together.
    ///
    /// - Throws: ``SpecError`` of kind `limit`.
    package func check(pixels: Int, frames: Int) throws(SpecError) {
        if frames > maxFrames {
            throw .excess(
                at: .named("atlas"), "\(frames) frames are", over: maxFrames, Self.framesRange,
                raisedBy: "\(option: .maxFrames)")
        }
        if pixels > maxPixels {
            throw .excess(
                at: .named("atlas"), "\(pixels) pixels of all frames together are", over: maxPixels,
                Self.pixelsRange, raisedBy: pixelsOption)
        }
    }
}

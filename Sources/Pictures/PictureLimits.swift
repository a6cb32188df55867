public import Basics

/// What may be read of pictures, before any memory is taken for them.
public struct PictureLimits: Hashable, Sendable {
    /// The longest side in pixels.
    public var maxSide = 4096
    /// The most frames.
    public var maxFrames = 65535
    /// The most pixels of all frames together, each of which takes four bytes.
    public var maxPixels = PictureLimits.defaultMaxPixels
    /// What raises ``maxPixels`` where these limits come from.
    public var pixelsOption: Message = "--max-pixels"

    /// The most pixels unless more are asked for: 2²⁷, which take half a gibibyte.
    public static let defaultMaxPixels = 1 << 27
    /// How far that limit can be moved.
    public static let pixelsRange = 1...(1 << 34)
    /// How far ``maxSide`` can be moved.
    public static let sideRange = 1...16384
    /// How far ``maxFrames`` can be moved.
    public static let framesRange = 1...1_000_000
    /// The most bytes of a file.
    public static let maxBytes = 1 << 28

    /// Sides of 4096 pixels, 65,535 frames, and 2²⁷ pixels in all.
    public init() {}

    /// Refuses frames that are too large or too many.
    ///
    /// - Parameters:
    ///   - name: What has them, in messages.
    ///   - width: The width of a frame in pixels.
    ///   - height: The height of a frame in pixels.
    ///   - frames: How many frames there are.
    /// - Throws: ``SpecError`` of kind `limit`.
    public func check(_ name: String, width: Int, height: Int, frames: Int) throws(SpecError) {
        if max(width, height) > maxSide {
            throw .excess(
                at: .named(name), "its frames are \(width)×\(height) pixels, and a side may have no",
                over: maxSide, Self.sideRange, raisedBy: "\(option: "max-frame-side")")
        }
        if frames > maxFrames {
            throw .excess(
                at: .named(name), "\(frames) frames are", over: maxFrames, Self.framesRange,
                raisedBy: "\(option: "max-frames")")
        }
        let (pixels, overflow) = (width * height).multipliedReportingOverflow(by: frames)
        if overflow || pixels > maxPixels {
            throw .excess(
                at: .named(name),
                "\(counted(frames, "frame")) of \(width)×\(height) pixels have together",
                over: maxPixels, Self.pixelsRange, raisedBy: pixelsOption)
        }
    }
}

public import MovingPictures

/// The look and the part of moving SVG files that are written.
public struct MovingOptions: Hashable, Sendable {
    /// The longer side in points, in `1...4096`; nil for the size that the file states.
    public var size: Double?
    /// The color for `currentColor`, and whether the surroundings are dark and want less motion.
    public var surroundings = MovingPicture.Surroundings()
    /// The time from the beginning of the document that is written, in seconds; nil for one loop.
    public var seconds: Double?
    /// The number of loops that are written; nil for one.
    public var loops: Int?

    /// Creates options for one loop at the size of the file.
    public init() {}

    /// The range of ``size``, in points.
    public static let sizeRange = 1.0...4096.0
    /// The range of ``seconds``.
    public static let secondsRange = 0.001...3600.0
    /// The range of ``loops``.
    public static let loopsRange = 1...1000
}

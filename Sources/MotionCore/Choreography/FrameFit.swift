/// The fit of a loop to a frame rate.
public struct FrameFit: Hashable, Sendable {
    /// The number of frames per second, above 0.
    public let fps: Double
    /// The length of the exact period in frames; seldom a whole number.
    public let exactFrames: Double
    /// The nearest whole number of frames, at least 1.
    public let frames: Int

    /// Creates the fit of a loop of `period` milliseconds to `fps` frames per second; both above 0.
    public init(period: Double, fps: Double) {
        self.fps = fps
        exactFrames = period * fps / 1000
        frames = max(1, Int(exactFrames.rounded()))
    }

    /// Whether the exact period is a whole number of frames, except for rounding.
    public var isWhole: Bool { (exactFrames - Double(frames)).magnitude <= 1e-9 * exactFrames }

    /// The loop's length on ``frames`` frames, in milliseconds.
    public var period: Double { Double(frames) * 1000 / fps }

    /// The percentage by which the loop is then slower (above 0) or faster than published.
    public var stretch: Double { isWhole ? 0 : (Double(frames) / exactFrames - 1) * 100 }
}

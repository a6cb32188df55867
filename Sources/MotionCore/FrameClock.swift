/// The frame grid of a loop: maps frame indices to moments.
///
/// A loop of period T at f frames per second has N = round(T·f / 1000) frames; frame i shows phase
/// i / N, so the first frame is not repeated at the end and the frames close without a hitch. A
/// period that is not a whole number of frames is thereby stretched by under half a frame.
public struct FrameClock: Hashable, Sendable {
    /// The loop's published length in milliseconds.
    public let period: Double
    /// The number of frames in one loop, at least 1.
    public let framesPerLoop: Int
    /// The number of frames per second at which they are meant to be played.
    public let fps: Double
    /// The moment that the first frame shows, in milliseconds from the loop's start: 0 except for a picture of one moment.
    public var origin = 0.0

    /// The greatest number of frames in one loop; keeps every count exact in a `Double` and in 32 bits.
    public static let maximumFrames = 1 << 30

    /// Creates the frame grid of a loop at a frame rate.
    ///
    /// - Precondition: `period` and `fps` are above 0 and give at most ``maximumFrames`` frames.
    public init(period: Double, fps: Double) {
        let frames = (period * fps / 1000).rounded()
        precondition(
            period > 0 && fps > 0 && frames <= Double(Self.maximumFrames),
            "a loop has a countable number of frames")
        self.period = period
        self.fps = fps
        framesPerLoop = max(1, Int(frames))
    }

    /// Creates the grid of one loop spread over exactly `frames` frames, played in the published time.
    public init(period: Double, frames: Int) {
        precondition(period > 0 && (1...Self.maximumFrames).contains(frames), "a loop has at least one frame")
        self.period = period
        framesPerLoop = frames
        fps = Double(frames) * 1000 / period
    }

    /// Returns the moment of the motion that frame `index` shows, in milliseconds from the loop's start.
    public func time(of index: Int) -> Double {
        origin + Double(index) * period / Double(framesPerLoop)
    }
}

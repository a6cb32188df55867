internal import MotionCore

/// A request for the curve of a motion, as it was made: nothing is checked yet.
public struct CurveSpec: Hashable, Sendable {
    public var motion = MotionSpec()
    /// Moments in milliseconds, instead of frames.
    public var times: [Double]?
    /// A window instead of one loop: where it begins and how long it is, in milliseconds.
    public var start: Double?
    public var duration: Double?

    public init() {}
}

extension CurveSpec {
    /// Which moments of which motion to look at.
    ///
    /// - Throws: ``SpecError``; more rows than the limit has kind `limit`.
    public func resolve() throws(SpecError) -> CurveTable {
        if let times {
            if start != nil || duration != nil {
                throw SpecError(at: "--at", "--at names the times itself; leave out --t0 and --duration")
            }
            return CurveTable(try motion.resolve(fallback: .determinate), at: times)
        }
        guard start != nil || duration != nil else {
            return CurveTable(try motion.resolve(fallback: .determinate))
        }
        return try window()
    }

    /// The times from ``start`` on, `1000 / fps` apart, before ``duration`` is over.
    private func window() throws(SpecError) -> CurveTable {
        if let start, !start.isFinite { throw SpecError(at: "--t0", "\(start) is no time in milliseconds") }
        if let duration, !(duration > 0 && duration.isFinite) {
            throw SpecError(at: "--duration", "\(duration) is out of range: more than 0 milliseconds")
        }
        if let frames = motion.frames {
            throw SpecError(at: "--frames", "\(frames) frames and a window of time exclude each other; give one")
        }
        // The rows of the window are limited, not the frames of the loop that they are taken from.
        var unlimited = motion
        unlimited.maxFrames = FrameClock.maximumFrames
        let timeline = try unlimited.resolve(fallback: .determinate)
        let fps = timeline.fps
        let duration = duration ?? timeline.length
        let most = motion.maxFrames ?? Timeline.defaultMaxFrames
        guard duration * fps / 1000 <= Double(most) else {
            throw SpecError(
                .limit, at: "--duration",
                "\(duration) ms at \(fps) frames a second are more than \(most) rows; raise the limit with --max-frames"
            )
        }
        var times: [Double] = []
        while true {
            let time = Double(times.count) * 1000 / fps
            if time >= duration { break }
            times.append((start ?? 0) + time)
        }
        return CurveTable(timeline, at: times)
    }
}

// Hot loop. Frames between two breakpoints share two quintics, so a run of frames is straight-line
// vector code: no solver, no branch, no gather. The namesake benchmark compares it with evaluating
// `Choreography.span(at:)` a frame at a time.

/// The arcs of all frames of one loop or run, in two contiguous buffers.
public struct FrameTable: Hashable, Sendable {
    /// Tail of each frame in turns, in `0..<1`.
    public private(set) var starts: [Float]
    /// Length of each frame's arc in turns, at least 0.
    public private(set) var sweeps: [Float]

    public var count: Int { starts.count }

    /// The arc of frame `index`.
    public subscript(index: Int) -> ArcSpan {
        ArcSpan(start: Double(starts[index]), sweep: Double(sweeps[index]))
    }

    /// One loop on the frame grid of `clock`, within 0.0005° of ``Choreography/span(at:)``.
    public init(_ choreography: Choreography, clock: FrameClock) {
        var starts = [Float](repeating: 0, count: clock.framesPerLoop)
        var sweeps = starts
        var startSpan = starts.mutableSpan
        var sweepSpan = sweeps.mutableSpan
        Self.evaluate(choreography, clock: clock, starts: &startSpan, sweeps: &sweepSpan)
        (self.starts, self.sweeps) = (starts, sweeps)
    }

    /// Writes one loop on the frame grid of `clock` into two buffers of `clock.framesPerLoop`
    /// elements; no allocation per frame.
    ///
    /// The same bits on every processor: only additions and multiplications of IEEE values, in a
    /// fixed order, and each frame by itself.
    public static func evaluate(
        _ choreography: Choreography, clock: FrameClock, starts: inout MutableSpan<Float>,
        sweeps: inout MutableSpan<Float>
    ) {
        precondition(
            starts.count == clock.framesPerLoop && sweeps.count == clock.framesPerLoop,
            "the buffers hold one loop")
        var first = 0
        for interval in FittedChoreography(choreography).intervals {
            let end = clock.firstFrame(notBefore: interval.upper)
            if end > first {
                let run = Run(interval, clock: clock, first: first)
                run.fill(&starts, &sweeps, first..<end)
                first = end
            }
        }
    }

    /// A determinate run spread over `count` frames, both ends included.
    public init(_ run: ValueRun, count: Int) {
        starts = [Float](repeating: 0, count: count)
        sweeps = (0..<count).map { Float(run.value(at: count > 1 ? Double($0) / Double(count - 1) : 0)) }
    }
}

extension FrameClock {
    /// The first frame of the loop that is not before `time`, at most ``framesPerLoop``.
    fileprivate func firstFrame(notBefore time: Double) -> Int {
        var frame = min(max(Int((time / period * Double(framesPerLoop)).rounded(.up)), 0), framesPerLoop)
        // The estimate rounds; what counts is the very time that the frame shows.
        while frame > 0, self.time(of: frame - 1) >= time { frame -= 1 }
        while frame < framesPerLoop, self.time(of: frame) < time { frame += 1 }
        return frame
    }
}

/// The frames of one interval: u = origin + k · step for the k-th frame.
private struct Run {
    let origin, step: Float
    let start, sweep: Coefficients

    /// Six single-precision coefficients.
    struct Coefficients {
        let c0, c1, c2, c3, c4, c5: Float

        init(_ c: SIMD8<Double>) {
            (c0, c1, c2) = (Float(c[0]), Float(c[1]), Float(c[2]))
            (c3, c4, c5) = (Float(c[3]), Float(c[4]), Float(c[5]))
        }

        @inline(__always)
        func value(_ u: SIMD8<Float>) -> SIMD8<Float> {
            ((((u * c5 + c4) * u + c3) * u + c2) * u + c1) * u + c0
        }
    }

    init(_ interval: FittedChoreography.Interval, clock: FrameClock, first: Int) {
        let width = interval.upper - interval.lower
        origin = Float((clock.time(of: first) - interval.lower) / width)
        step = Float(clock.period / Double(clock.framesPerLoop) / width)
        var reduced = interval.start.coefficients
        reduced[0] -= reduced[0].rounded(.down)
        start = Coefficients(reduced)
        sweep = Coefficients(interval.sweep.coefficients)
    }

    func fill(_ starts: inout MutableSpan<Float>, _ sweeps: inout MutableSpan<Float>, _ frames: Range<Int>) {
        unsafe starts.withUnsafeMutableBytes { starts in
            unsafe sweeps.withUnsafeMutableBytes { sweeps in
                let size = MemoryLayout<Float>.stride
                var frame = frames.lowerBound
                while frame + 8 <= frames.upperBound {
                    let (turn, length) = spans(first: frame - frames.lowerBound)
                    unsafe starts.storeBytes(of: turn, toByteOffset: frame * size, as: SIMD8<Float>.self)
                    unsafe sweeps.storeBytes(of: length, toByteOffset: frame * size, as: SIMD8<Float>.self)
                    frame += 8
                }
                let (turn, length) = spans(first: frame - frames.lowerBound)
                for lane in 0..<(frames.upperBound - frame) {
                    unsafe starts.storeBytes(
                        of: turn[lane], toByteOffset: (frame + lane) * size, as: Float.self)
                    unsafe sweeps.storeBytes(
                        of: length[lane], toByteOffset: (frame + lane) * size, as: Float.self)
                }
            }
        }
    }

    /// Start and sweep of eight frames, the `first`-th of the run and those after it.
    @inline(__always)
    private func spans(first: Int) -> (turn: SIMD8<Float>, length: SIMD8<Float>) {
        let u = (SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) + Float(first)) * step + origin
        var turn = start.value(u)
        // An interval turns by less than one turn, so one correction either way is enough.
        turn.replace(with: turn - 1, where: turn .>= 1)
        turn.replace(with: turn + 1, where: turn .< 0)
        turn.replace(with: 0, where: turn .>= 1)
        var length = sweep.value(u)
        length.replace(with: 0, where: length .< 0)
        return (turn, length)
    }
}

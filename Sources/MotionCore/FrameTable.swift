// Hot loop. Frames between two breakpoints share two cubics in the frame's number, so a run of frames
// is straight-line vector code: no solver, no branch, no gather, no wrapping. The namesake benchmark
// compares it with evaluating `Choreography.span(at:)` a frame at a time.

/// The arcs of all frames of one loop or run, in two contiguous buffers.
public struct FrameTable: Hashable, Sendable {
    /// The tail of each frame's arc in turns, in `0..<1`.
    public private(set) var starts: [Float]
    /// The length of each frame's arc in turns, at least 0.
    public private(set) var sweeps: [Float]

    /// The number of frames.
    public var count: Int { starts.count }

    /// The arc of frame `index`.
    public subscript(index: Int) -> ArcSpan {
        ArcSpan(start: Double(starts[index]), sweep: Double(sweeps[index]))
    }

    /// Creates the frames of one loop on the frame grid of `clock`, within 0.001° of ``Choreography/span(at:)``.
    ///
    /// - Parameters:
    ///   - choreography: The motion of the arc.
    ///   - clock: The frame grid of its loop.
    ///   - frames: A range in `0..<clock.framesPerLoop`; nil for all. The bits of a frame do not depend on the others
    ///     requested.
    public init(_ choreography: Choreography, clock: FrameClock, frames: Range<Int>? = nil) {
        let frames = frames ?? 0..<clock.framesPerLoop
        var sweeps: [Float] = []
        // Zeros would be written first and then written over: half of the time at a million frames.
        starts = unsafe [Float](unsafeUninitializedCapacity: frames.count) { starts, startCount in
            sweeps = unsafe [Float](unsafeUninitializedCapacity: frames.count) { sweeps, sweepCount in
                unsafe Self.evaluate(choreography, clock: clock, frames: frames, starts, sweeps)
                sweepCount = frames.count
            }
            startCount = frames.count
        }
        self.sweeps = sweeps
    }

    /// Writes frames of one loop on the frame grid of `clock` into two buffers of as many elements; no
    /// allocation per frame.
    ///
    /// The same bits on every processor: only additions and multiplications of IEEE values, in a
    /// fixed order, and each frame by itself.
    ///
    /// - Precondition: `frames` lies in `0..<clock.framesPerLoop`; nil means all of them.
    public static func evaluate(
        _ choreography: Choreography, clock: FrameClock, frames: Range<Int>? = nil,
        starts: inout MutableSpan<Float>, sweeps: inout MutableSpan<Float>
    ) {
        unsafe starts.withUnsafeMutableBufferPointer { starts in
            unsafe sweeps.withUnsafeMutableBufferPointer { sweeps in
                unsafe evaluate(
                    choreography, clock: clock, frames: frames ?? 0..<clock.framesPerLoop, starts, sweeps)
            }
        }
    }

    private static func evaluate(
        _ choreography: Choreography, clock: FrameClock, frames: Range<Int>,
        _ starts: UnsafeMutableBufferPointer<Float>, _ sweeps: UnsafeMutableBufferPointer<Float>
    ) {
        precondition(
            frames.lowerBound >= 0 && frames.upperBound <= clock.framesPerLoop,
            "the frames belong to one loop")
        precondition(
            starts.count == frames.count && sweeps.count == frames.count, "the buffers hold the frames")
        guard let starts = starts.baseAddress, let sweeps = sweeps.baseAddress else { return }
        var first = 0
        for interval in FittedChoreography(choreography).intervals {
            let end = clock.firstFrame(notBefore: interval.upper)
            let wanted = frames.clamped(to: first..<end)
            if !wanted.isEmpty {
                unsafe Run(interval, clock: clock, first: first).fill(
                    wanted, starts + (wanted.lowerBound - frames.lowerBound),
                    sweeps + (wanted.lowerBound - frames.lowerBound))
            }
            first = end
        }
    }

    /// Creates a determinate run spread over `count` frames, both ends included.
    public init(_ run: ValueRun, count: Int) {
        starts = [Float](repeating: 0, count: count)
        sweeps = (0..<count).map { Float(run.value(at: count > 1 ? Double($0) / Double(count - 1) : 0)) }
    }

    /// Creates a frame for each of `spans`.
    public init(_ spans: [ArcSpan]) {
        starts = spans.map { min(Float($0.start - $0.start.rounded(.down)), Float(1).nextDown) }
        sweeps = spans.map { Float(max($0.sweep, 0)) }
    }
}

extension FrameClock {
    /// The first frame of the loop that is not before `time`, at most ``framesPerLoop``.
    ///
    /// A tenth of a nanosecond early counts: a breakpoint such as 2000/3 is rounded, and so is a frame's time.
    fileprivate func firstFrame(notBefore time: Double) -> Int {
        if time >= period { return framesPerLoop }
        let time = time - 1e-7
        let place = (time - origin) / period * Double(framesPerLoop)
        var frame = min(max(Int(place.rounded(.up)), 0), framesPerLoop)
        // The estimate is rounded; the exact time of the frame is what counts.
        while frame > 0, self.time(of: frame - 1) >= time { frame -= 1 }
        while frame < framesPerLoop, self.time(of: frame) < time { frame += 1 }
        return frame
    }
}

/// The frames of one interval, as cubics of the frame's number counted from the interval's first.
private struct Run {
    let first: Int
    let start, sweep: Coefficients

    /// Four single-precision coefficients.
    struct Coefficients {
        let c0, c1, c2, c3: Float

        init(_ cubic: Cubic) {
            let c = cubic.coefficients
            (c0, c1, c2, c3) = (Float(c[0]), Float(c[1]), Float(c[2]), Float(c[3]))
        }

        @inline(__always)
        func value(_ x: SIMD8<Float>) -> SIMD8<Float> {
            ((x * c3 + c2) * x + c1) * x + c0
        }
    }

    init(_ interval: FittedChoreography.Interval, clock: FrameClock, first: Int) {
        let width = interval.upper - interval.lower
        let origin = (clock.time(of: first) - interval.lower) / width
        let step = clock.period / Double(clock.framesPerLoop) / width
        self.first = first
        start = Coefficients(interval.start.composed(offset: origin, slope: step))
        sweep = Coefficients(interval.sweep.composed(offset: origin, slope: step))
    }

    /// Writes `frames` to two addresses.
    func fill(
        _ frames: Range<Int>, _ starts: UnsafeMutablePointer<Float>, _ sweeps: UnsafeMutablePointer<Float>
    ) {
        let starts = UnsafeMutableRawPointer(starts)
        let sweeps = UnsafeMutableRawPointer(sweeps)
        let size = MemoryLayout<Float>.stride
        let number = frames.lowerBound - first
        var done = 0
        while done + 8 <= frames.count {
            let (turn, length) = spans(number + done)
            unsafe starts.storeBytes(of: turn, toByteOffset: done * size, as: SIMD8<Float>.self)
            unsafe sweeps.storeBytes(of: length, toByteOffset: done * size, as: SIMD8<Float>.self)
            done += 8
        }
        let (turn, length) = spans(number + done)
        for lane in 0..<(frames.count - done) {
            unsafe starts.storeBytes(of: turn[lane], toByteOffset: (done + lane) * size, as: Float.self)
            unsafe sweeps.storeBytes(of: length[lane], toByteOffset: (done + lane) * size, as: Float.self)
        }
    }

    /// Start and sweep of eight frames, the `number`-th of the interval and those after it.
    @inline(__always)
    private func spans(_ number: Int) -> (turn: SIMD8<Float>, length: SIMD8<Float>) {
        let x = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) + Float(number)
        // Rounding and the fit may leave the range by a tiny amount.
        var turn = start.value(x)
        turn.replace(with: 0, where: turn .< 0)
        turn.replace(with: Float(1).nextDown, where: turn .>= 1)
        var length = sweep.value(x)
        length.replace(with: 0, where: length .< 0)
        return (turn, length)
    }
}

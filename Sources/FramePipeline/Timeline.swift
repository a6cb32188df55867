public import Drawing
public import MotionCore

/// A motion on a grid of frames.
public struct Timeline: Hashable, Sendable {
    public enum Content: Hashable, Sendable {
        /// A value that runs from one end to the other, both shown.
        case run(ValueRun)
        /// A loop on its frame grid.
        case loop(Choreography, FrameClock)
    }

    public let motion: Motion
    public let content: Content
    /// Number of frames, at least 1.
    public let count: Int
    /// Frames a second at which they are meant to be played.
    public let fps: Double

    /// The most frames a request may have unless it says otherwise.
    public static let defaultMaxFrames = 65535
    /// How far a request may move that limit.
    public static let maxFramesRange = 1...1_000_000

    /// Whether the last frame is followed by the first.
    public var loops: Bool {
        if case .loop(_, let clock) = content { return count.isMultiple(of: clock.framesPerLoop) }
        return false
    }

    /// The moment that frame `index` shows, in milliseconds from the start.
    public func time(of index: Int) -> Double {
        switch content {
        case .run: Double(index) * 1000 / fps
        case .loop(_, let clock): clock.time(of: index)
        }
    }

    /// The arc at `time` milliseconds, from the scalar path. A run stands still before its first and
    /// after its last frame.
    public func span(at time: Double) -> ArcSpan {
        switch content {
        case .run(let run):
            return run.span(at: count > 1 ? time * fps / 1000 / Double(count - 1) : 0)
        case .loop(let choreography, _): return choreography.span(at: time)
        }
    }

    /// The arc of frame `index`, from the scalar path.
    public func span(of index: Int) -> ArcSpan {
        if case .run(let run) = content {
            return run.span(at: count > 1 ? Double(index) / Double(count - 1) : 0)
        }
        return span(at: time(of: index))
    }

    /// The arcs of all frames, from the batch path.
    public func table() -> FrameTable {
        switch content {
        case .run(let run): FrameTable(run, count: count)
        case .loop(let choreography, let clock): FrameTable(choreography, clock: clock)
        }
    }

    /// The colors of the frames: one for all of them, or one each where they change.
    public func colors(_ row: [Color]) -> [Color] {
        guard row.count > 1, let change = motion.colorChange else { return Array(row.prefix(1)) }
        return (0..<count).map { index in
            let position = change.position(at: time(of: index))
            let whole = position.rounded(.down)
            let from = Int(whole.truncatingRemainder(dividingBy: Double(row.count)))
            return row[from].mixed(with: row[(from + 1) % row.count], position - whole)
        }
    }
}

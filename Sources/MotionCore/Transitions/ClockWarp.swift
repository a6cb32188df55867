/// A motion's own time while it stops or starts, for every kind of motion.
///
/// The clock's rate changes between 1 and 0 along x² (3 − 2x), so that nothing jerks; the motion advances by half of the
/// duration.
public struct ClockWarp: Hashable, Sendable {
    /// The duration in which a motion stops or starts, in milliseconds.
    public static let defaultDuration = 200.0

    /// The motion's time at the beginning, in milliseconds.
    public let start: Double
    /// The duration in milliseconds, above 0.
    public let duration: Double
    /// Whether the clock stops; otherwise it starts.
    public let stops: Bool

    private init(start: Double, duration: Double, stops: Bool) {
        precondition(duration > 0, "a clock takes time to stop")
        self.start = start
        self.duration = duration
        self.stops = stops
    }

    /// Creates a clock that runs until `start` and then stops.
    public static func stopping(at start: Double, in duration: Double = defaultDuration) -> ClockWarp {
        ClockWarp(start: start, duration: duration, stops: true)
    }

    /// Creates a clock that stands at `start` and then runs.
    public static func starting(at start: Double, in duration: Double = defaultDuration) -> ClockWarp {
        ClockWarp(start: start, duration: duration, stops: false)
    }

    /// Returns the motion's time `time` milliseconds after the beginning. Before it and after ``duration`` the clock runs
    /// or stands.
    public func time(at time: Double) -> Double {
        if time <= 0 { return start + (stops ? time : 0) }
        if time >= duration { return start + duration / 2 + (stops ? 0 : time - duration) }
        let x = time / duration
        let risen = x * x * x * (1 - x / 2)
        return start + duration * (stops ? x - risen : risen)
    }

    /// Returns the rate of the clock, 0 to 1.
    public func rate(at time: Double) -> Double {
        let risen = smoothstep(time / duration)
        return stops ? 1 - risen : risen
    }
}

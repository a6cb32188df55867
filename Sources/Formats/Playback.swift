/// The order in which frames are shown.
public struct Playback: Hashable, Sendable {
    /// Whether the frames are shown backward to the first one as well.
    public var goesBack: Bool
    /// The time for which the last frame is held, in milliseconds beyond its own duration.
    public var hold: Double
    /// The frame with which a loop begins, counted from 0; those before it follow the last one.
    public var first: Int
    /// Whether the frames tell the time, as a countdown does, and so are played where less motion is preferred, too.
    public var tellsTime = false

    /// Creates an order, by default that of the frames.
    public init(goesBack: Bool = false, hold: Double = 0, first: Int = 0) {
        self.goesBack = goesBack
        self.hold = hold
        self.first = first
    }

    /// Whether frames are shown as they are.
    package var isPlain: Bool { !goesBack && hold == 0 && first == 0 }

    /// The numbers of the frames that are shown, all of them first. On the way back, neither end is shown twice.
    package func order(of count: Int, fps: Double) -> [Int] {
        var order = (0..<count).map { ($0 + first) % count }
        guard count > 1, let last = order.last else { return order }
        order += [Int](repeating: last, count: Int((hold * fps / 1000).rounded()))
        if goesBack { order += (1..<count - 1).reversed().map { order[$0] } }
        return order
    }
}

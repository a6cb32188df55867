/// The order in which frames are shown.
public struct Playback: Hashable, Sendable {
    /// Whether the frames are shown backward to the first one as well.
    public var goesBack: Bool
    /// The time for which the last frame is held, in milliseconds beyond its own duration.
    public var hold: Double

    /// Creates an order, by default that of the frames.
    public init(goesBack: Bool = false, hold: Double = 0) { (self.goesBack, self.hold) = (goesBack, hold) }

    /// Whether frames are shown as they are.
    package var isPlain: Bool { self == Playback() }

    /// The numbers of the frames that are shown, all of them first. On the way back, neither end is shown twice.
    package func order(of count: Int, fps: Double) -> [Int] {
        var order = Array(0..<count)
        if count < 2 { return order }
        order += [Int](repeating: count - 1, count: Int((hold * fps / 1000).rounded()))
        if goesBack { order += (1..<count - 1).reversed() }
        return order
    }
}

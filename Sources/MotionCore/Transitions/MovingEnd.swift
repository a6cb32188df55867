/// The place and the speed of an end of an arc or a bar at a moment.
struct MovingEnd: Hashable, Sendable {
    /// Turns or track lengths.
    var place: Double
    /// Per millisecond.
    var speed: Double

    /// The speed above which a movement is no longer one that an eye follows but a jump, and counts as this fast: 6 turns or track lengths
    /// a second. The fastest published arc does 4.5, the fastest bar on its track less.
    static let topSpeed = 6.0 / 1000

    /// The side of a moment on which the movement counts, where a motion turns a corner there.
    enum Side {
        /// The one that has been seen.
        case before
        /// The one that is going to be seen.
        case after
    }

    /// The ends that `places` tells, at `time` milliseconds.
    ///
    /// The speed is the middle one of three one-sided differences next to each other: where the places
    /// jump, one of the three is spoiled, and it is never the middle one.
    static func measured(at time: Double, _ side: Side, _ places: (Double) -> [Double]) -> [MovingEnd] {
        // Far from 0, a double has no digits for less.
        let step = max(1e-2, time.magnitude * 0x1p-40) * (side == .before ? -1 : 1)
        let samples = (0...3).map { places(time + Double($0) * step) }
        return samples[0].indices.map { index in
            let speeds = (0..<3).map { (samples[$0 + 1][index] - samples[$0][index]) / step }.sorted()
            let (place, speed) = (samples[0][index], speeds[1])
            return MovingEnd(
                place: place.isFinite ? place : 0,
                speed: speed.isFinite ? min(max(speed, -topSpeed), topSpeed) : 0)
        }
    }
}

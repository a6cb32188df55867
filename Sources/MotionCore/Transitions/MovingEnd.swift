/// The place and the speed of an end of an arc or a bar at a moment.
struct MovingEnd: Hashable, Sendable {
    /// The place, in turns or track lengths.
    var place: Double
    /// The speed, per millisecond.
    var speed: Double

    /// The speed above which a movement counts as a jump, which the eye does not follow, and is taken for this fast: 6
    /// turns or track lengths per second. The fastest published arc makes 4.5, the fastest bar on its track less.
    static let topSpeed = 6.0 / 1000

    /// The side of a moment on which the movement counts, where a motion turns a corner there.
    enum Side {
        /// The side before, which has been seen.
        case before
        /// The side after, which is going to be seen.
        case after
    }

    /// Measures the ends that `places` returns, at `time` milliseconds.
    ///
    /// The speed is the median of three neighboring one-sided differences: where the places jump, one of the three is
    /// wrong, and it is never the median.
    static func measured(at time: Double, _ side: Side, _ places: (Double) -> [Double]) -> [MovingEnd] {
        // Far from 0, a double has no precision for a smaller step.
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

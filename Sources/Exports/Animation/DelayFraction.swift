/// A duration in seconds as a fraction of two 16-bit numbers.
struct DelayFraction: Hashable, Sendable {
    let numerator, denominator: Int

    static let largest = 65535

    /// The fraction nearest to 1 / `fps`, which is at least 0.1 / 6. It is exact where 1 / `fps` is such a fraction,
    /// as for 60, 29.97 or 23.976; otherwise it is off by less than one part in 65,536 up to 1000 frames a second. A
    /// loop of many frames can have more; none takes no time.
    init(fps: Double) {
        guard fps < Double(Self.largest) else {
            (numerator, denominator) = (1, Self.largest)
            return
        }
        let target = 1 / fps
        // The continued fraction, until a member is too large or the rest is what rounding left.
        var (before, now) = ((above: 0, below: 1), (above: 1, below: 0))
        var rest = target
        while true {
            let whole = rest.rounded(.down)
            let room = [
                now.above > 0 ? (Self.largest - before.above) / now.above : Self.largest,
                now.below > 0 ? (Self.largest - before.below) / now.below : Self.largest,
            ].min()!
            let factor = Int(min(whole, Double(room)))
            let next = (above: factor * now.above + before.above, below: factor * now.below + before.below)
            if whole > Double(room) {
                // Between the last two the nearest may be one with a smaller factor.
                func error(_ fraction: (above: Int, below: Int)) -> Double {
                    (Double(fraction.above) / Double(fraction.below) - target).magnitude
                }
                if error(next) < error(now) { now = next }
                break
            }
            (before, now) = (now, next)
            let value = Double(now.above) / Double(now.below)
            if (value - target).magnitude <= 2 * target.ulp { break }
            rest = 1 / (rest - whole)
        }
        (numerator, denominator) = now
    }
}

/// A frame in an animation, and how long it is shown.
package struct TimedFrame: Hashable, Sendable {
    /// The number of the frame (0-based).
    package var frame: Int
    /// In the units of the format.
    package var delay: Int

    package init(
        frame: Int, delay: Int
    ) {
        self.frame = frame
        self.delay = delay
    }
}

extension FrameSequence {
    /// Which frames a format shows, and for how long, whose delays are whole numbers of a unit.
    ///
    /// The delays add up to the whole animation's length, rounded to the unit, and differ by one at most: what
    /// one frame is shown too long is taken from the next ones. Where the frames come faster than the
    /// format's shortest delay allows, some are left out: of a loop each shown frame is the one that is
    /// nearest in time; a run keeps both its ends, and the others are as evenly spread as can be.
    ///
    /// - Parameters:
    ///   - unitsPerSecond: at most 1000.
    ///   - least: the shortest delay in units, at least 1.
    package func timedFrames(unitsPerSecond: Double, least: Int) -> [TimedFrame] {
        // At most a million frames of 10 s, so nothing here comes near to overflow.
        let total = max(least, Int((Double(count) * unitsPerSecond / fps).rounded()))
        let slots = min(count, total / least)
        func rounded(_ a: Int, _ b: Int, by divisor: Int) -> Int { (2 * a * b + divisor) / (2 * divisor) }
        return (0..<slots).map { slot in
            let start = rounded(slot, total, by: slots)
            let frame: Int
            if slots == count {
                frame = slot
            } else if loops {
                frame = rounded(start, count, by: total)
            } else {
                frame = slots == 1 ? count - 1 : rounded(slot, count - 1, by: slots - 1)
            }
            return TimedFrame(frame: frame, delay: rounded(slot + 1, total, by: slots) - start)
        }
    }
}

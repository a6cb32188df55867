/// A frame in an animation, and how long it is shown.
package struct TimedFrame: Hashable, Sendable {
    /// The number of the frame (0-based).
    package var frame: Int
    /// The delay in units of the format.
    package var delay: Int

    package init(
        frame: Int, delay: Int
    ) {
        self.frame = frame
        self.delay = delay
    }
}

extension FrameSequence {
    /// Returns the frames that a format shows, with their delays in whole units.
    ///
    /// The delays add up to the length of the animation, rounded to the unit, and differ by one at most, as rounding
    /// errors are carried over to the next frames. Where frames come faster than the format's shortest delay allows,
    /// some are left out: in a loop each shown frame is the one nearest in time; a run keeps both its ends, and the
    /// others are spread as evenly as possible.
    ///
    /// - Parameters:
    ///   - unitsPerSecond: at most 1000.
    ///   - least: the shortest delay in units, at least 1.
    package func timedFrames(unitsPerSecond: Double, least: Int) -> [TimedFrame] {
        if !delays.isEmpty { return unequallyTimedFrames(unitsPerSecond: unitsPerSecond, least: least) }
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

    /// The same where frames are shown unequally long: each begins at its time, rounded to the unit, and what is shown too
    /// long is taken from the next ones, of which some may then be left out. The end stays where it is: the last ones begin
    /// earlier for it, by less than the shortest delay, or are left out as well.
    private func unequallyTimedFrames(unitsPerSecond: Double, least: Int) -> [TimedFrame] {
        var (starts, position, time) = ([(frame: Int, start: Int, due: Double)](), 0, 0.0)
        for (index, delay) in delays.enumerated() {
            let due = time * unitsPerSecond / 1000
            time += delay
            let length = Int((time * unitsPerSecond / 1000).rounded()) - position
            // The last picture of a run is what it is for.
            let isEnd = index == count - 1 && (!loops || starts.isEmpty)
            guard length > 0 || isEnd else { continue }
            starts.append((index, position, due))
            position += max(length, least)
        }
        var end = max(least, Int((time * unitsPerSecond / 1000).rounded()))
        var frames: [TimedFrame] = []
        for (number, shown) in starts.enumerated().reversed() {
            let start = min(shown.start, end - least)
            let isLate = start < 0 || Double(start) <= shown.due - Double(least)
            if number > 0 {
                // Who is left out gives its time to the one before.
                if isLate && (loops || number < starts.count - 1) { continue }
                frames.append(TimedFrame(frame: shown.frame, delay: end - start))
                end = start
                continue
            }
            // A loop begins with its first picture, and a run does without where there is no time for it.
            if start < 0, !loops {
                frames[frames.count - 1].delay += end
            } else {
                if start < 0 { end += frames.removeLast().delay }
                frames.append(TimedFrame(frame: shown.frame, delay: end))
            }
        }
        return frames.reversed()
    }

    /// The duration of a frame, in milliseconds.
    package func duration(of index: Int) -> Double { delays.isEmpty ? 1000 / fps : delays[index] }

    /// The start of a frame, in milliseconds; for the number after the last one, the end of the animation.
    package func start(of index: Int) -> Double {
        delays.isEmpty ? Double(index) * 1000 / fps : delays[..<index].reduce(0, +)
    }

    /// The same pictures as many at one rate, for formats that have no other: a picture that is shown longer is there
    /// several times. Nil where they are too many.
    ///
    /// - Returns: The rate in frames a second, and the number of the picture that each frame shows.
    package func evenlyTimed(most: Int) -> (fps: Double, frames: [Int])? {
        guard let shortest = delays.min() else { return (fps, Array(0..<count)) }
        // A tenth of a millisecond is less than anybody sees. Sixtieths of a second are no whole number of them, but multiples of each
        // other.
        let multiples = delays.map { ($0 / shortest).rounded() }
        if zip(delays, multiples).allSatisfy({ ($0 - $1 * shortest).magnitude < 0.05 }),
            multiples.reduce(0, +) <= Double(most)
        {
            return (
                1000 / shortest, delays.indices.flatMap { repeatElement($0, count: Int(multiples[$0])) }
            )
        }
        let ticks = delays.map { max(1, Int(($0 * 10).rounded())) }
        let tick = ticks.reduce(0) { greatestCommonDivisor($0, $1) }
        guard ticks.reduce(0, { $0 + $1 / tick }) <= most else { return nil }
        return (
            10_000 / Double(tick), ticks.indices.flatMap { repeatElement($0, count: ticks[$0] / tick) }
        )
    }
}

private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : greatestCommonDivisor(b, a % b) }

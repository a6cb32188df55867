/// The value that an indicator shows: eased from one report to the next, and never ahead of them.
///
/// Each report begins a cubic from the place and speed at the moment to the reported value, where it comes to rest after
/// ``duration``. A cubic that would arrive too fast and overshoot takes less time. So the shown value rises while reports
/// do; after reports that take something back, it falls, and is back within ``duration`` of the last of them.
public struct ShownValue: Hashable, Sendable {
    /// The duration of a change, in milliseconds. The figure is that of Fiori and Material.
    public static let duration = 300.0

    private struct Piece: Hashable, Sendable {
        let start, from, speed, to, duration: Double

        func value(at time: Double) -> Double {
            let u = (time - start) / duration
            // At the end it is there, whatever the time is rounded to.
            if u >= 1 - 1e-9 || duration <= 0 { return to }
            if u <= 0 { return from }
            let rest = 1 - u
            let value = from + (to - from) * u * u * (3 - 2 * u) + speed * duration * u * rest * rest
            return min(max(value, min(from, to)), max(from, to))
        }

        func speed(at time: Double) -> Double {
            let u = (time - start) / duration
            if u >= 1 || duration <= 0 { return 0 }
            return (to - from) / duration * 6 * u * (1 - u) + speed * (1 - u) * (1 - 3 * u)
        }
    }

    private var pieces: [Piece]

    /// - Parameters:
    ///   - start: The time from which values show, in milliseconds, beginning with `value` at rest.
    ///   - reports: The reported values with their times, in the order of time; those before `start` count from `start` on.
    init(from start: Double, value: Double, reports: some Sequence<(time: Double, value: Double)>) {
        pieces = [Piece(start: start, from: value, speed: 0, to: value, duration: 0)]
        for report in reports {
            let last = pieces[pieces.count - 1]
            if report.value == last.to { continue }
            let time = max(report.time, start)
            let from = last.value(at: time)
            let way = report.value - from
            // A value that reverses begins from rest, so that it does not run ahead of the reports.
            let current = last.speed(at: time)
            let speed = current * way > 0 ? current : 0
            let duration =
                speed == 0 ? Self.duration : min(Self.duration, 3 * way.magnitude / speed.magnitude)
            let piece = Piece(
                start: time, from: from, speed: speed, to: report.value, duration: duration)
            if last.start == time, pieces.count > 1 { pieces.removeLast() }
            pieces.append(piece)
        }
    }

    /// The time from which values show, in milliseconds.
    var start: Double { pieces[0].start }

    /// The time at which the last reported value is reached, in milliseconds.
    var end: Double { pieces.last.map { $0.start + $0.duration } ?? start }

    /// The times at which a change begins or ends, in milliseconds.
    var corners: [Double] { pieces.flatMap { [$0.start, $0.start + $0.duration] } }

    /// Returns the shown value at `time` milliseconds.
    func value(at time: Double) -> Double { pieces[pieces.lastIndex(by: time) { $0.start }].value(at: time) }
}

extension Array {
    /// Returns the index of the last element that begins at or before `time`; 0 where none does.
    func lastIndex(by time: Double, _ start: (Element) -> Double) -> Int {
        var (low, high) = (0, count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if start(self[middle]) <= time { low = middle } else { high = middle }
        }
        return low
    }
}

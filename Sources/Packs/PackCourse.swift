internal import Basics
internal import Formats
internal import Requests

/// The order in which the frames of a pack are shown, and for how long each.
struct PackCourse: Sendable {
    /// The index of the frame in the files that each shown one is.
    private(set) var order: [Int]
    /// The time for which each shown frame stays, in milliseconds.
    private(set) var times: [Double]
    /// The options that have no effect.
    private(set) var idle: [OptionKey] = []

    /// Creates the course that a request asks for: its speed, how long its last frame is held, and whether it goes back.
    ///
    /// - Parameter times: The times of the frames in the files, in milliseconds.
    /// - Throws: ``SpecError`` where a speed makes frames too short or too long.
    init(_ times: [Double], _ output: RenderSpec) throws(SpecError) {
        (order, self.times) = (Array(times.indices), times)
        guard times.count > 1 else {
            idle = Self.options(of: output)
            return
        }
        if let speed = output.animation.speed { try run(at: speed) }
        let hold = output.hold ?? 0
        if self.times.allSatisfy({ ($0 - self.times[0]).magnitude < 1e-9 }) {
            // Frames of one rate stay so: the last one is repeated, as in drawn frames.
            let playback = Playback(goesBack: output.isPingPong, hold: hold)
            order = playback.order(of: times.count, fps: 1000 / self.times[0])
            self.times = order.map { _ in self.times[0] }
        } else {
            self.times[times.count - 1] += hold
            order = Playback(goesBack: output.isPingPong).order(of: times.count, fps: 1)
            self.times = order.map { self.times[$0] }
        }
    }

    /// The options of a course that a request has.
    static func options(of output: RenderSpec) -> [OptionKey] {
        [
            output.animation.speed.map { _ in .speed }, output.hold.map { _ in .hold },
            output.isPingPong ? .pingpong : nil,
        ]
        .compactMap(\.self)
    }

    private mutating func run(at speed: Double) throws(SpecError) {
        times = times.map { $0 / speed }
        guard let time = times.first(where: { !PackTiming.range.contains($0) }) else { return }
        throw SpecError(
            at: .option(.speed),
            "a frame would be shown for \(time.decimal(3)) ms; use a speed that leaves each 1 ms to 600 s")
    }
}

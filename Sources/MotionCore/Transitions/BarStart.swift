/// Bars that enter the track, slowly at first, and then run as in their motion.
///
/// Bars of a motion that never leaves the track empty are set back at the beginning by the part of the track that is
/// taken, and catch up meanwhile.
struct BarStart: Hashable, Sendable {
    let motion: BarChoreography
    /// The motion's clock: it begins at the moment at which the least of the track is taken, and just before more is.
    let clock: ClockWarp
    /// The distance by which the bars are set back at the beginning, so that the track is empty, in track lengths.
    private let setBack: Double
    /// Whether each bar is set back; those that have left the track are not.
    private let isSetBack: [Bool]

    /// The number of moments of the loop that are tried.
    private static let moments = 512

    init(_ motion: BarChoreography) {
        func time(_ moment: Int) -> Double { motion.period * Double(moment) / Double(Self.moments) }
        // The foremost place on the track reached by a bar, at each moment.
        let reaches = (0..<Self.moments).map { moment in
            motion.spans(at: time(moment)).compactMap { $0.clipped?.head }.max() ?? 0
        }
        let least = reaches.min() ?? 0
        let first = reaches.firstIndex(of: least) ?? 0
        let last = (reaches[first...].firstIndex { $0 != least } ?? Self.moments) - 1
        self.motion = motion
        clock = .starting(at: time(last), in: BarCourse.passingDuration)
        setBack = least
        isSetBack = motion.spans(at: time(last)).map { $0.tail < 1 }
    }

    /// Returns the bars `time` milliseconds after the beginning, with the share `rest` of the set-back left.
    func spans(at time: Double, rest: Double) -> [BarSpan] {
        zip(motion.spans(at: clock.time(at: time)), isSetBack).map { span, isSetBack in
            let way = isSetBack ? setBack * rest : 0
            return BarSpan(tail: span.tail - way, head: span.head - way)
        }
    }
}

extension Motion {
    /// Flutter's circular indicator: per path cycle the head and then the tail run 270°, the whole path
    /// turns steadily by 90°, and a second steady rotation takes 2222 ms a turn.
    ///
    /// 1333 and 2222 have no common divisor, so as published it closes after 49 minutes. With a rotation
    /// of 1333 · 5/3 ms a turn it closes after five cycles.
    public static let flutter: Motion = {
        let cycle = 1333.0
        let published = 2222.0
        @inline(__always) func choreography(period: Double, turn: Double) -> Choreography {
            Choreography(
                period: period,
                rotation: TrackSum([.steady(1, every: turn), .steady(0.25, every: cycle)]),
                tail: TrackSum([
                    Track(
                        period: cycle, delay: cycle / 2, duration: cycle / 2, amount: 0.75,
                        easing: .fastOutSlowIn)
                ]),
                head: TrackSum([
                    Track(period: cycle, duration: cycle / 2, amount: 0.75, easing: .fastOutSlowIn)
                ]),
                // 0.001 radians.
                limit: .floor(0.001 / (2 * .pi)))
        }
        return Motion(
            name: "flutter",
            summary: "Flutter: head and tail take turns over two steady rotations",
            source: "flutter/flutter material/progress_indicator.dart (BSD-3-Clause)",
            kind: .arc(choreography(period: 5 * cycle, turn: cycle * 5 / 3)),
            faithful: .arc(choreography(period: cycle * published, turn: published)),
            seamNote: """
                Published: closes after 2961.926 s. Here: the rotation takes 2221.67 ms a turn instead of 2222, and \
                the loop closes after 6.665 s; 0.03° away after the first cycle, 0.16° after the fifth.
                """,
            size: 36, stroke: 4, cap: .square)
    }()
}

extension Motion {
    /// AndroidX's pull-to-refresh spinner on an exact five-pointed star: per cycle 288° of steady
    /// rotation and 288° for the head and then the tail.
    ///
    /// As published the ring turns by .21 + .6 of a turn in a cycle and the ends travel .78, 1.59 turns in
    /// all, so that it closes after 100 cycles; and in the middle of each cycle both ends jump back by a
    /// hundredth of a turn, because the two halves are written a hundredth apart.
    public static let swipeRefresh: Motion = {
        let cycle = 1332.0
        let half = cycle / 2
        @inline(__always) func run(_ amount: Double, from delay: Double) -> Track {
            Track(period: cycle, delay: delay, duration: half, amount: amount, easing: .fastOutSlowIn)
        }
        let slip = Track.step(-0.01, at: half, every: cycle)
        return Motion(
            name: "swiperefresh",
            summary: "AndroidX SwipeRefreshLayout: head and tail take turns",
            source: "androidx/androidx swiperefreshlayout CircularProgressDrawable.java (Apache-2.0)",
            kind: .arc(
                Choreography(
                    period: 5 * cycle,
                    rotation: TrackSum(offset: 0.25, [.steady(0.8, every: cycle)]),
                    tail: TrackSum([run(0.8, from: half)]),
                    head: TrackSum([run(0.8, from: 0)]))),
            faithful: .arc(
                Choreography(
                    period: 100 * cycle,
                    rotation: TrackSum(offset: 0.25, [.steady(0.21 + 0.6, every: cycle)]),
                    tail: TrackSum([slip, run(0.79, from: half)]),
                    head: TrackSum(offset: 0.01, [run(0.79, from: 0), slip]))),
            seamNote: """
                Published: both ends jump back 3.6° in the middle of every cycle, and 572.4° a cycle close only \
                after 133.2 s. Here: no jump, 576° a cycle, closed after 6.66 s; at most 3.9° away in the first \
                cycle. The shortest arc is 0° instead of 3.6°.
                """,
            size: 17.5, stroke: 2.5, cap: .square,
            colorChange: ColorChange(
                period: cycle, delay: 0.75 * cycle, duration: 0.25 * cycle, easing: .linear))
    }()
}

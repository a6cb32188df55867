extension Motion {
    /// Chromium's tab throbber: in the first half of a cycle the tail runs 270° up to the head, in the
    /// second the head runs 270° ahead; the arc is never shorter than 5°.
    ///
    /// As published a turn takes 1568 ms, a truncation of 4000/3 · 360/306, and the arc that is kept from
    /// vanishing lies behind the tail in the first half and behind the head in the second. The source
    /// also rounds the rotation to whole degrees; neither version does.
    public static let chromium: Motion = {
        let cycle = 4000.0 / 3
        let half = cycle / 2
        let reach = 270.0 / 360
        let shortest = 5.0 / 360
        @inline(__always) func choreography(period: Double, turns: Track, limit: SweepLimit) -> Choreography {
            Choreography(
                period: period,
                rotation: TrackSum([turns]),
                tail: TrackSum(
                    offset: 0 - reach,
                    [Track(period: cycle, duration: half, amount: reach, easing: .fastOutSlowIn)]),
                head: TrackSum([
                    Track(period: cycle, delay: half, duration: half, amount: reach, easing: .fastOutSlowIn)
                ]),
                limit: limit)
        }
        return Motion(
            name: "chromium",
            summary: "Chromium's tab throbber: the arc shrinks, then grows",
            source: "chromium/chromium ui/gfx/paint_throbber.cc (BSD-3-Clause)",
            kind: .arc(
                choreography(
                    period: 5 * cycle, turns: .steady(306.0 / 360, every: cycle), limit: .headFloor(shortest))
            ),
            faithful: .arc(
                choreography(
                    period: 588 * cycle, turns: .steady(1, every: 1568),
                    limit: .chromiumGuard(shortest, cycle: cycle))),
            seamNote: """
                Published: the arc jumps 5° ahead in the middle of every cycle, where it is shortest, and the \
                rotation closes only after 784 s. Here: no jump, a turn takes 1568.63 ms instead of 1568, closed \
                after 6.667 s; at most 4.9° away in the first cycle, and 0.1° at its end.
                """,
            size: 16, stroke: 2.25, cap: .round)
    }()
}

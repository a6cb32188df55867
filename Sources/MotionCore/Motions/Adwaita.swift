extension Motion {
    /// libadwaita's spinner: in each cycle head and tail run ahead on a cosine and drift back steadily,
    /// while the ring turns.
    ///
    /// As published head and tail run .885π and drift back .9π, hence jump ahead by .015π each cycle, and
    /// 1.325 turns a cycle close after 40 cycles. Here a cycle makes 4/3 of a turn without a jump.
    public static let adwaita: Motion = {
        let cycle = 1590.0
        // The source's radians over a turn.
        let run = 0.885 / 2
        let drift = -0.9 / 2
        let lead = 0.015 / 2
        let begin = 0.25 + 0.35 / 2
        @inline(__always) func track(from delay: Double, over duration: Double, accumulates: Bool) -> Track {
            Track(
                period: cycle, delay: delay, duration: duration, amount: run, easing: .sine,
                accumulates: accumulates)
        }
        @inline(__always) func choreography(period: Double, rotation: TrackSum, accumulates: Bool)
            -> Choreography
        {
            Choreography(
                period: period, rotation: rotation,
                tail: TrackSum([track(from: 240, over: 810, accumulates: accumulates)]),
                head: TrackSum(offset: lead, [track(from: 0, over: 660, accumulates: accumulates)]))
        }
        // This motion is ahead of the published one by 5.7° at the end of the first cycle, half of which is subtracted.
        let gain = 4.0 / 3 - run - (cycle / 1200 + drift)
        return Motion(
            name: "adwaita",
            summary: "GNOME libadwaita: a short arc that stretches as it turns",
            source: "GNOME/libadwaita adw-spinner-paintable.c (LGPL-2.1-or-later)",
            kind: .arc(
                choreography(
                    period: 3 * cycle,
                    rotation: TrackSum(offset: begin - gain / 2, [.steady(4.0 / 3 - run, every: cycle)]),
                    accumulates: true)),
            faithful: .arc(
                choreography(
                    period: 40 * cycle,
                    rotation: TrackSum(
                        offset: begin,
                        [
                            .steady(1, every: 1200),
                            Track(period: cycle, duration: cycle, amount: drift, accumulates: false),
                        ]),
                    accumulates: false)),
            seamNote: """
                Published: both ends jump 2.7° ahead at every cycle, and 477° a cycle close only after 63.6 s. Here: no \
                jump, 480° a cycle, closed after 4.77 s; the whole turns 2.85° behind at the start of a cycle to 2.85° \
                ahead at its end. The arc's length is as published.
                """,
            size: 32, stroke: 4, cap: .round)
    }()
}

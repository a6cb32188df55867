extension Motion {
    /// MUI's circular indicator: a dash of 1 to 100 units slides along a circle of radius 20.2 that turns
    /// once in each cycle.
    ///
    /// As published a dash cannot run past the end of its path: the head waits there, and dash and
    /// offset start over with a jump. Here the dash wraps and slides the whole way around.
    public static let mui: Motion = {
        let period = 1400.0
        let half = period / 2
        let circumference = 2 * Double.pi * 20.2
        @inline(__always) func run(_ length: Double, from delay: Double, wraps: Bool) -> Track {
            Track(
                period: period, delay: delay, duration: half, amount: length / circumference,
                easing: .easeInOut, accumulates: wraps)
        }
        // The dash begins at 0, 15 and last `end`, with lengths 1, 100 and 1.
        @inline(__always) func choreography(end: Double, wraps: Bool, limit: SweepLimit) -> Choreography {
            Choreography(
                period: period,
                rotation: TrackSum(offset: 0.25, [.steady(1, every: period)]),
                tail: TrackSum([run(15, from: 0, wraps: wraps), run(end - 15, from: half, wraps: wraps)]),
                head: TrackSum(
                    offset: 1 / circumference,
                    [run(114, from: 0, wraps: wraps), run(end + 1 - 115, from: half, wraps: wraps)]),
                limit: limit)
        }
        let scale = 40.0 / 44
        return Motion(
            name: "mui",
            summary: "MUI: a dash slides along a turning circle",
            source: "mui/material-ui CircularProgress.js, key frames of 2025 (MIT)",
            kind: .arc(choreography(end: circumference, wraps: true, limit: .none)),
            faithful: .arc(choreography(end: 126, wraps: false, limit: .headClamp(1))),
            seamNote: """
                Published: the head waits at the end of the path, and tail and head jump 2.6° and 2.8° at the end of \
                the loop. Here: the dash slides 126.92 units instead of 126 and wraps; no jump, at most 2.8° away.
                """,
            size: 40, stroke: 3.6 * scale, cap: .butt)
    }()
}

extension Motion {
    /// Jetpack Compose Material 3: as ``materialRetreat``, but from 3 o'clock, and only the shrinking is
    /// eased. The source writes easings on the key frames that end the growth and the spins; a key
    /// frame's easing shapes the interval that starts at it, so both are linear.
    public static let composeM3: Motion = {
        let period = 6000.0
        let growth = 0.87 - 0.10
        return Motion(
            name: "compose-m3",
            summary: "Jetpack Compose Material 3: the arc grows steadily, then its head retreats",
            source: "androidx/androidx compose/material3 ProgressIndicator.kt (Apache-2.0)",
            kind: .arc(
                Choreography(
                    period: period,
                    rotation: TrackSum(
                        offset: 0.25,
                        [
                            .steady(1080.0 / 360, every: period),
                            Track(period: period / 4, duration: 300, amount: 90.0 / 360),
                        ]),
                    tail: TrackSum(),
                    head: TrackSum(
                        offset: 0.10,
                        [
                            Track(period: period, duration: 3000, amount: growth, accumulates: false),
                            Track(
                                period: period, delay: 3000, duration: 3000, amount: 0 - growth,
                                easing: .cubicBezier(CubicBezier(0.2, 0, 0, 1)), accumulates: false),
                        ]))),
            size: 40, stroke: 4, cap: .round)
    }()
}

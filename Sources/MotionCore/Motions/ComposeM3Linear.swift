extension Motion {
    /// Jetpack Compose Material 3, linear: two bars whose ends all share one curve.
    public static let composeM3Linear: Motion = {
        let period = 1750.0
        let curve = CubicBezier(0.3, 0, 0.8, 0.15)
        return Motion(
            name: "compose-m3-linear",
            summary: "Jetpack Compose Material 3, linear: two bars after each other",
            source: "androidx/androidx compose/material3 ProgressIndicator.kt (Apache-2.0)",
            kind: .bars(
                BarChoreography(
                    period: period,
                    bars: [
                        .crossing(
                            every: period, head: curve, at: 0, over: 1000, tail: curve, at: 250, over: 1000),
                        .crossing(
                            every: period, head: curve, at: 650, over: 850, tail: curve, at: 900, over: 850),
                    ])),
            size: 240, stroke: 4, cap: .round)
    }()
}

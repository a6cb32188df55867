extension Motion {
    /// Material Components for Android, linear: two bars enter and leave, one after the other. The
    /// delays are those of Compose Material 2 and Flutter, but paired with the curves the other way round.
    public static let materialDisjoint: Motion = {
        let period = 1800.0
        return Motion(
            name: "material-disjoint",
            summary: "Material Components for Android, linear: two bars after each other",
            source: "material-components-android LinearIndeterminateDisjointAnimatorDelegate (Apache-2.0)",
            kind: .bars(
                BarChoreography(
                    period: period,
                    bars: [
                        .crossing(
                            every: period, head: CubicBezier(0.4, 0, 1, 1), at: 1000, over: 567,
                            tail: CubicBezier(0.2, 0, 0.8, 1), at: 1267, over: 533),
                        .crossing(
                            every: period, head: CubicBezier(0.1, 0, 0.45, 1), at: 0, over: 750,
                            tail: CubicBezier(0, 0, 0.65, 1), at: 333, over: 850),
                    ])),
            size: 240, stroke: 4, cap: .round)
    }()
}

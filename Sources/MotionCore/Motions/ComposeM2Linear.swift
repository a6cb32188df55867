extension Motion {
    /// Jetpack Compose Material 2, linear: a long bar and then a short one.
    public static let composeM2Linear = Motion(
        name: "compose-m2-linear",
        summary: "Jetpack Compose Material 2, linear: two bars after each other",
        source: "androidx/androidx compose/material ProgressIndicator.kt (Apache-2.0)",
        kind: .bars(.material2(firstTail: 850)),
        size: 240, stroke: 4, cap: .butt)
}

extension BarChoreography {
    /// Creates the timing that Compose Material 2 and Flutter share, except for the duration of the first tail's move, in
    /// milliseconds.
    @inline(__always)  // See Track.
    static func material2(firstTail: Double) -> BarChoreography {
        let period = 1800.0
        return BarChoreography(
            period: period,
            bars: [
                .crossing(
                    every: period, head: CubicBezier(0.2, 0, 0.8, 1), at: 0, over: 750,
                    tail: CubicBezier(0.4, 0, 1, 1), at: 333, over: firstTail),
                .crossing(
                    every: period, head: CubicBezier(0, 0, 0.65, 1), at: 1000, over: 567,
                    tail: CubicBezier(0.1, 0, 0.45, 1), at: 1267, over: 533),
            ])
    }
}

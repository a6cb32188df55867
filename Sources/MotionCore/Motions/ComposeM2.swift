extension Motion {
    /// Jetpack Compose Material 2: in each cycle the head and then the tail run 290° over 286° of steady
    /// rotation, 576° in all, so five cycles make eight turns. The arc is never shorter than 0.1°.
    public static let composeM2: Motion = {
        let cycle = 1332.0
        let half = cycle / 2
        let reach = 290.0 / 360
        return Motion(
            name: "compose-m2",
            summary: "Jetpack Compose Material 2: head and tail take turns on a five-pointed star",
            source: "androidx/androidx compose/material ProgressIndicator.kt (Apache-2.0)",
            kind: .arc(
                Choreography(
                    period: 5 * cycle,
                    rotation: TrackSum([.steady(286.0 / 360, every: cycle)]),
                    tail: TrackSum([
                        Track(
                            period: cycle, delay: half, duration: half, amount: reach, easing: .fastOutSlowIn)
                    ]),
                    head: TrackSum([
                        Track(period: cycle, duration: half, amount: reach, easing: .fastOutSlowIn)
                    ]),
                    limit: .floor(0.1 / 360))),
            size: 40, stroke: 4, cap: .square)
    }()
}

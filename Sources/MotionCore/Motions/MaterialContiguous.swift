extension Motion {
    /// Material Components for Android, linear, for three colors and more: tiles without gaps, the next
    /// color entering in front. A boundary takes 667 ms from end to end and a new one starts every 333,
    /// so there are two on the way.
    public static let materialContiguous: Motion = {
        let cycle = 333.0
        @inline(__always) func boundary(startedBefore head: Double) -> TrackSum {
            TrackSum([
                Track(
                    period: cycle, delay: 0 - head, duration: 667, amount: 1, easing: .fastOutSlowIn,
                    accumulates: false)
            ])
        }
        let (young, old) = (boundary(startedBefore: 0), boundary(startedBefore: cycle))
        return Motion(
            name: "material-contiguous",
            summary: "Material Components for Android, linear: three colors push each other along",
            source: "material-components-android LinearIndeterminateContiguousAnimatorDelegate (Apache-2.0)",
            kind: .bars(
                BarChoreography(
                    period: cycle,
                    bars: [
                        BarTracks(tail: TrackSum(), head: young),
                        BarTracks(tail: young, head: old),
                        BarTracks(tail: old, head: TrackSum(offset: 1)),
                    ],
                    areTiles: true)),
            size: 240, stroke: 4, cap: .round,
            // One step at the end of each cycle.
            colorChange: ColorChange(period: cycle, delay: cycle, duration: 0, easing: .linear))
    }()
}

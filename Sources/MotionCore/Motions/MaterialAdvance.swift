extension Motion {
    /// Material's classic spinner: 1520° of steady rotation, and four times in a loop the head and
    /// then the tail run 250° ahead. 1520 + 4 · 250 is 7 whole turns, so the loop closes exactly. The
    /// tail starts 20° behind the head, so the arc never vanishes.
    public static let materialAdvance: Motion = {
        let cycle = 1350.0
        let advance = 250.0 / 360
        let head = Track(
            period: cycle, duration: 667, amount: advance, easing: .fastOutSlowIn)
        let tail = Track(
            period: cycle, delay: 667, duration: 667, amount: advance, easing: .fastOutSlowIn)
        return Motion(
            name: "material-advance",
            summary: "Material Components for Android, classic: head and tail take turns",
            source: "material-components-android CircularIndeterminateAdvanceAnimatorDelegate (Apache-2.0)",
            kind: .arc(
                Choreography(
                    period: 4 * cycle,
                    rotation: TrackSum([.steady(1520.0 / 360, every: 4 * cycle)]),
                    tail: TrackSum(offset: -20.0 / 360, [tail]),
                    head: TrackSum([head]))),
            size: 40, stroke: 4, cap: .round,
            colorChange: ColorChange(period: cycle, delay: 1000, duration: 333, easing: .fastOutSlowIn))
    }()
}

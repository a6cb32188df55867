extension Motion {
    /// Material 3 Expressive's spinner: the arc grows from 10 % to 87 % of the ring and shrinks
    /// again, its head retreating, over 1080° of steady rotation and four quick spins of 90°.
    /// 1080 + 4 · 90 is 4 whole turns.
    public static let materialRetreat: Motion = {
        let period = 6000.0
        let spin = 1500.0
        let easing = Easing.cubicBezier(CubicBezier(0.2, 0, 0, 1))
        let growth = 0.87 - 0.10
        return Motion(
            name: "material-retreat",
            summary: "Material 3 Expressive for Android: the arc grows, then its head retreats",
            source: "material-components-android CircularIndeterminateRetreatAnimatorDelegate (Apache-2.0)",
            kind: .arc(
                Choreography(
                    period: period,
                    rotation: TrackSum([
                        .steady(1080.0 / 360, every: period),
                        Track(period: spin, duration: 500, amount: 90.0 / 360, easing: easing),
                    ]),
                    tail: TrackSum(),
                    head: TrackSum(
                        offset: 0.10,
                        [
                            Track(period: period, duration: 3000, amount: growth, easing: easing),
                            Track(
                                period: period, delay: 3000, duration: 3000, amount: 0 - growth,
                                easing: easing),
                        ]))),
            size: 40, stroke: 4, cap: .round,
            colorChange: ColorChange(period: spin, delay: 0, duration: 100, easing: easing))
    }()
}

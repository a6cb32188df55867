extension Motion {
    /// Flutter's likeness of Apple's activity indicator: eight ticks, the brightest moving on by one
    /// every eighth of a second and leaving three fainter ones behind.
    public static let cupertino: Motion = {
        let period = 1000.0
        let step = period / 8
        let radius = 10.0
        // The opacities, of 255: 47 at rest, then 147 and from there down by 25 per step.
        let (rest, rise) = (47.0 / 255, 100.0 / 255)
        return Motion(
            name: "cupertino",
            summary: "Flutter's Cupertino activity indicator: eight stepped ticks",
            source: "flutter/flutter cupertino/activity_indicator.dart (BSD-3-Clause)",
            kind: .spokes(
                SpokeRing(
                    opacity: Staggered(
                        period: period, count: 8, lags: 8,
                        value: TrackSum(
                            offset: rest,
                            [
                                .step(rise, at: step, every: period, accumulates: false),
                                Track(
                                    period: period, delay: step, duration: 4 * step, amount: 0 - rise,
                                    easing: .steps(Steps(4, .jumpEnd)), accumulates: false),
                            ])),
                    innerRadius: radius / 3, outerRadius: radius)),
            size: 2 * radius, stroke: radius / 5, cap: .round)
    }()
}

extension Motion {
    /// Material on the web: two clipped half rings show an arc of 10° to 280° whose head and then tail run
    /// 270° in each cycle, over 306° of steady rotation: 576°, so five cycles make eight turns.
    public static let materialWeb: Motion = {
        let cycle = 1333.0
        let half = cycle / 2
        let reach = 270.0 / 360
        // Both half rings reach 5° past the arc that their angles say.
        let overlap = 5.0 / 360
        return Motion(
            name: "material-web",
            summary: "Material Web and MDC Web: head and tail take turns on a five-pointed star",
            source: "material-components/material-web _circular-progress.scss (Apache-2.0)",
            kind: .arc(
                Choreography(
                    period: 5 * cycle,
                    rotation: TrackSum([.steady(306.0 / 360, every: cycle)]),
                    tail: TrackSum(
                        offset: -overlap,
                        [
                            Track(
                                period: cycle, delay: half, duration: half, amount: reach,
                                easing: .fastOutSlowIn)
                        ]),
                    head: TrackSum(
                        offset: overlap,
                        [Track(period: cycle, duration: half, amount: reach, easing: .fastOutSlowIn)]))),
            size: 40, stroke: 4, cap: .butt,
            // Four colors in four cycles: hold 15 % of the four, blend 10 %.
            colorChange: ColorChange(
                period: cycle, delay: 0.15 * 4 * cycle, duration: 0.10 * 4 * cycle, easing: .fastOutSlowIn))
    }()
}

extension Motion {
    /// Material Components for iOS: the head eases over the whole cycle, the tail over its second half,
    /// both by 270°, over 36° and 270° of steady rotation: 576° a cycle, eight turns in five.
    public static let mdcIOS: Motion = {
        let cycle = 4000.0 / 3
        let reach = 270.0 / 360
        let (radius, stroke) = (12.0, 2.5)
        // The arc begins with the length of one stroke width, so that it never vanishes.
        let lead = stroke / (2 * .pi * radius)
        return Motion(
            name: "mdc-ios",
            summary: "Material Components for iOS: the head eases for twice as long as the tail",
            source: "material-components-ios ActivityIndicator (Apache-2.0)",
            kind: .arc(
                Choreography(
                    period: 5 * cycle,
                    rotation: TrackSum([.steady((36.0 + 270) / 360, every: cycle)]),
                    tail: TrackSum([
                        Track(
                            period: cycle, delay: cycle / 2, duration: cycle / 2, amount: reach,
                            easing: .fastOutSlowIn)
                    ]),
                    head: TrackSum(
                        offset: lead,
                        [Track(period: cycle, duration: cycle, amount: reach, easing: .fastOutSlowIn)]))),
            size: 2 * radius, stroke: stroke, cap: .butt)
    }()
}

extension Motion {
    /// WinUI's progress ring: the start turns 450° and then 630°, while the arc grows to 180° and
    /// shrinks again; all linear, three turns in a loop. The stroke is 7.5 in a box of 80, drawn at 32.
    public static let winUI: Motion = {
        let period = 2000.0
        let half = period / 2
        let reach = 180.0 / 360
        // A trimmed path of the source is at least this part of its length while it grows, so that the
        // growth shows only from the moment it is longer.
        let shortest = 0.0001
        let hidden = half * shortest / reach
        @inline(__always) func run(_ amount: Double, _ delay: Double, _ duration: Double) -> Track {
            Track(period: period, delay: delay, duration: duration, amount: amount, accumulates: false)
        }
        return Motion(
            name: "winui",
            summary: "WinUI progress ring: a half ring that opens and closes as it turns",
            source: "microsoft/microsoft-ui-xaml ProgressRing AnimatedVisuals (MIT)",
            kind: .arc(
                Choreography(
                    period: period,
                    rotation: TrackSum([
                        Track(period: period, duration: half, amount: 450.0 / 360),
                        Track(period: period, delay: half, duration: half, amount: 630.0 / 360),
                    ]),
                    tail: TrackSum(),
                    head: TrackSum(
                        offset: shortest,
                        [run(reach - shortest, hidden, half - hidden), run(0 - reach, half, half)]))),
            size: 32, stroke: 3, cap: .round)
    }()
}

extension Motion {
    /// Fluent UI React's spinner: in the first half the head runs a whole turn ahead of a tail that
    /// moves 135°, in the second half the tail catches up, over one steady turn.
    public static let fluent: Motion = {
        let period = 1500.0
        let half = period / 2
        let easing = Easing.cubicBezier(CubicBezier(0.33, 0, 0.67, 1))
        @inline(__always) func track(_ degrees: Double, from delay: Double) -> Track {
            Track(period: period, delay: delay, duration: half, amount: degrees / 360, easing: easing)
        }
        return Motion(
            name: "fluent",
            summary: "Fluent UI React v9: the head runs a turn ahead, then the tail catches up",
            source: "microsoft/fluentui react-spinner (MIT)",
            kind: .arc(
                Choreography(
                    period: period,
                    rotation: TrackSum([.steady(1, every: period)]),
                    tail: TrackSum(offset: -30.0 / 360, [track(135, from: 0), track(225, from: half)]),
                    head: TrackSum([track(360, from: 0)]))),
            size: 32, stroke: 3, cap: .round)
    }()
}

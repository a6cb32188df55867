extension Motion {
    /// MUI, linear: two bars that start 1150 ms apart, each running for 60 % of the loop and then
    /// waiting off the track, as if both had always been running.
    public static let muiLinear: Motion = {
        let period = 2100.0
        @inline(__always) func end(_ from: Double, _ to: Double, _ curve: CubicBezier) -> TrackSum {
            TrackSum(
                offset: from,
                [
                    Track(
                        period: period, duration: 0.6 * period, amount: to - from,
                        easing: .cubicBezier(curve),
                        accumulates: false)
                ])
        }
        let first = CubicBezier(0.65, 0.815, 0.735, 0.395)
        let second = CubicBezier(0.165, 0.84, 0.44, 1)
        return Motion(
            name: "mui-linear",
            summary: "MUI, linear: a bar that speeds up and one that slows down",
            source: "mui/material-ui LinearProgress.js (MIT)",
            kind: .bars(
                BarChoreography(
                    period: period,
                    bars: [
                        BarTracks(tail: end(-0.35, 1, first), head: end(0, 1.9, first)),
                        BarTracks(tail: end(-2, 1.07, second), head: end(0, 1.08, second), lag: 1150),
                    ])),
            size: 240, stroke: 4, cap: .butt)
    }()
}

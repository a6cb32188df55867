extension Motion {
    /// WinUI's progress bar: a bar of .4 and one of .6 cross the track. The second stops at .996, as published, so a sliver
    /// of 0.4 % of the track is still visible at the end of the loop.
    public static let winUILinear: Motion = {
        let period = 2000.0
        @inline(__always) func tail(_ from: Double, _ to: Double, at delay: Double, over duration: Double)
            -> TrackSum
        {
            TrackSum(
                offset: from,
                [
                    Track(
                        period: period, delay: delay, duration: duration, amount: to - from,
                        easing: .cubicBezier(CubicBezier(0.4, 0, 0.6, 1)), accumulates: false)
                ])
        }
        return Motion(
            name: "winui-linear",
            summary: "WinUI progress bar: a short bar and a longer one cross",
            source: "microsoft/microsoft-ui-xaml ProgressBar (MIT)",
            kind: .bars(
                BarChoreography(
                    period: period,
                    bars: [
                        BarTracks(length: 0.4, tail: tail(-0.4, 1.2, at: 0, over: 1500)),
                        BarTracks(length: 0.6, tail: tail(-0.9, 0.996, at: 750, over: 1250)),
                    ])),
            size: 240, stroke: 3, cap: .round)
    }()
}

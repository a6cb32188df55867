extension Motion {
    /// Qt Quick's Material progress bar: two bars from v to v + v(1 − v) with v = 1 − (1 − p)³, at most a
    /// quarter of the track long. The head is 1 − (1 − v)² and so 1 − (1 − p)⁶.
    public static let qtMaterialLinear: Motion = {
        let period = 1760.0
        @inline(__always) func end(_ power: Int, at delay: Double) -> TrackSum {
            TrackSum([
                Track(
                    period: period, delay: delay, duration: 1240, amount: 1, easing: .easeOutPower(power),
                    accumulates: false)
            ])
        }
        @inline(__always) func bar(at delay: Double) -> BarTracks {
            BarTracks(tail: end(3, at: delay), head: end(6, at: delay))
        }
        return Motion(
            name: "qt-material-linear",
            summary: "Qt Quick Controls, Material style, linear: two bars that brake",
            source: "qt/qtdeclarative quickcontrols/material/impl (LGPL-3.0)",
            kind: .bars(BarChoreography(period: period, bars: [bar(at: 0), bar(at: 520)])),
            size: 240, stroke: 4, cap: .butt)
    }()
}

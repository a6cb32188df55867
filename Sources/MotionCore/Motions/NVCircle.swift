extension Motion {
    /// NVActivityIndicatorView's circleStrokeSpin: the head runs a whole turn, the tail follows and
    /// catches up, over one steady turn. The arc vanishes at the end of each loop.
    public static let nvCircle: Motion = {
        let period = 1700.0
        @inline(__always) func run(from delay: Double, over duration: Double) -> Track {
            Track(period: period, delay: delay, duration: duration, amount: 1, easing: .fastOutSlowIn)
        }
        return Motion(
            name: "nv-circle",
            summary: "NVActivityIndicatorView circleStrokeSpin: the ring is drawn and wiped",
            source: "ninjaprox/NVActivityIndicatorView circleStrokeSpin (MIT)",
            kind: .arc(
                Choreography(
                    period: period,
                    rotation: TrackSum([.steady(1, every: period)]),
                    tail: TrackSum([run(from: 500, over: 1200)]),
                    head: TrackSum([run(from: 0, over: 700)]))),
            size: 60, stroke: 2, cap: .butt)
    }()
}

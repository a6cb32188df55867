extension Motion {
    /// Qt Quick's Material busy indicator in its ideal form: the head runs 290° and comes to rest, then
    /// the tail speeds up after it, over a steady turn in 2100 ms; 530° a cycle, 36 cycles to a loop.
    ///
    /// The real widget carries its state from painted frame to painted frame in sixteenths of a degree
    /// and drifts away from this within seconds.
    public static let qtMaterial: Motion = {
        let phase = 700.0
        let cycle = 2 * phase
        let reach = 290.0 / 360
        return Motion(
            name: "qt-material",
            summary: "Qt Quick Controls, Material style: the head brakes, the tail speeds up",
            source: "qt/qtdeclarative quickcontrols/material/impl (LGPL-3.0)",
            kind: .arc(
                Choreography(
                    period: 36 * cycle,
                    rotation: TrackSum(offset: 0.25, [.steady(720.0 / 360, every: 4200)]),
                    tail: TrackSum([
                        Track(
                            period: cycle, delay: phase, duration: phase, amount: reach,
                            // x² exactly.
                            easing: .cubicBezier(CubicBezier(1.0 / 3, 0, 2.0 / 3, 1.0 / 3)))
                    ]),
                    head: TrackSum(
                        offset: 10.0 / 360,
                        [Track(period: cycle, duration: phase, amount: reach, easing: .easeOutPower(2))]))),
            size: 48, stroke: 4, cap: .butt)
    }()
}

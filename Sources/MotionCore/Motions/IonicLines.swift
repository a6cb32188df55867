extension Motion {
    /// Ionic's lines: twelve spokes that light up one after another and fade steadily. Spokes from 17 to
    /// 29 and 4 wide in a box of 64, drawn at 28.
    public static let ionicLines: Motion = {
        let period = 1000.0
        let scale = 28.0 / 64
        return Motion(
            name: "ionic-lines",
            summary: "Ionic: twelve spokes that fade",
            source: "ionic-team/ionic-framework spinner-configs.ts (MIT)",
            kind: .spokes(
                SpokeRing(
                    opacity: Staggered(
                        period: period, count: 12, lags: 12,
                        value: TrackSum(
                            offset: 1,
                            [Track(period: period, duration: period, amount: -1, accumulates: false)])),
                    innerRadius: 17 * scale, outerRadius: 29 * scale)),
            size: 28, stroke: 4 * scale, cap: .butt)
    }()
}

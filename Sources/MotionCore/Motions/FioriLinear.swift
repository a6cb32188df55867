extension Motion {
    /// SAP Fiori for iOS, linear: a quarter of the track that runs there and back at a steady speed and turns while one of
    /// its ends is still visible.
    public static let fioriLinear: Motion = {
        let way = 1400.0
        // In lengths of the track without the bar, which is a quarter of it.
        let (from, to) = (-0.26 * 0.75, 1.26 * 0.75)
        @inline(__always) func run(_ amount: Double, at delay: Double) -> Track {
            Track(period: 2 * way, delay: delay, duration: way, amount: amount, accumulates: false)
        }
        return Motion(
            name: "fiori-linear",
            summary: "SAP Fiori for iOS, linear: a bar that runs there and back",
            source: "SAP/cloud-sdk-ios-fiori FioriSwiftUICore (Apache-2.0)",
            kind: .bars(
                BarChoreography(
                    period: 2 * way,
                    bars: [
                        BarTracks(
                            length: 0.25,
                            tail: TrackSum(offset: from, [run(to - from, at: 0), run(from - to, at: way)]))
                    ])),
            size: 240, stroke: 4, cap: .round)
    }()
}

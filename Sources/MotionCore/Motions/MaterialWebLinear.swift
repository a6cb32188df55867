extension Motion {
    /// Material on the web, linear: two bars as wide as the track slide and are scaled about their
    /// centers. Key frames in percent of 2000 ms.
    public static let materialWebLinear: Motion = {
        let period = 2000.0
        // Percentages of the period, and the curve and values between them; elsewhere the value stands still.
        @inline(__always) func key(
            _ begin: Double, _ end: Double, _ from: Double, _ to: Double, _ curve: CubicBezier
        ) -> Track {
            Track(
                period: period, delay: begin / 100 * period, duration: (end - begin) / 100 * period,
                amount: to - from, easing: .cubicBezier(curve), accumulates: false)
        }
        // The end of a bar on one side of its center, -1/2 or 1/2 of its width away.
        @inline(__always) func primary(_ side: Double) -> TrackSum {
            TrackSum(
                offset: -0.95166611 + side * 0.08,
                [
                    key(20, 59.15, 0, 0.8367142, CubicBezier(0.5, 0, 0.701732, 0.495819)),
                    key(59.15, 100, 0.8367142, 2.00611057, CubicBezier(0.302435, 0.381352, 0.55, 0.956352)),
                    key(
                        36.65, 69.15, side * 0.08, side * 0.661479,
                        CubicBezier(0.334731, 0.12482, 0.785844, 1)),
                    key(69.15, 100, side * 0.661479, side * 0.08, CubicBezier(0.06, 0.11, 0.6, 1)),
                ])
        }
        @inline(__always) func secondary(_ side: Double) -> TrackSum {
            TrackSum(
                offset: -0.04888891 + side * 0.08,
                [
                    key(0, 25, 0, 0.37651913, CubicBezier(0.15, 0, 0.515058, 0.409685)),
                    key(25, 48.35, 0.37651913, 0.84386165, CubicBezier(0.31033, 0.284058, 0.8, 0.733712)),
                    key(48.35, 100, 0.84386165, 1.60277782, CubicBezier(0.4, 0.627035, 0.6, 0.902026)),
                    key(
                        0, 19.15, side * 0.08, side * 0.457104,
                        CubicBezier(0.205028, 0.057051, 0.57661, 0.453971)),
                    key(
                        19.15, 44.15, side * 0.457104, side * 0.72796,
                        CubicBezier(0.152313, 0.196432, 0.648374, 1.004315)),
                    key(
                        44.15, 100, side * 0.72796, side * 0.08,
                        CubicBezier(0.257759, -0.003163, 0.211762, 1.38179)),
                ])
        }
        let bars = [
            BarTracks(tail: primary(-0.5), head: primary(0.5)),
            BarTracks(tail: secondary(-0.5), head: secondary(0.5)),
        ]
        return Motion(
            name: "material-web-linear",
            summary: "Material Web and MDC Web, linear: two bars that stretch as they pass",
            source: "material-components/material-web _linear-progress.scss (Apache-2.0)",
            kind: .bars(BarChoreography(period: period, bars: bars)),
            size: 240, stroke: 4, cap: .butt)
    }()
}

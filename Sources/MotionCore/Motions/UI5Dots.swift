extension Motion {
    /// UI5 Web Components' busy indicator, medium: three dots swell from half to full size and back, 200
    /// ms after each other, as if all had always been running; the curve overshoots both.
    public static let ui5Dots: Motion = {
        let period = 1600.0
        @inline(__always) func swell(_ amount: Double, at delay: Double) -> Track {
            Track(
                period: period, delay: delay, duration: period / 4, amount: amount,
                easing: .cubicBezier(CubicBezier(0.32, 0.06, 0.85, 1.11)), accumulates: false)
        }
        let (diameter, gap) = (16.0, 3.0)
        return Motion(
            name: "ui5-dots",
            summary: "UI5 Web Components busy indicator: three dots that swell",
            source: "SAP/ui5-webcomponents BusyIndicator (Apache-2.0)",
            kind: .dots(
                DotRow(
                    scale: Staggered(
                        period: period, count: 3, lags: 8,
                        value: TrackSum(offset: 0.5, [swell(0.5, at: 0), swell(-0.5, at: period / 4)])),
                    diameter: diameter, gap: gap)),
            size: 3 * diameter + 2 * gap, stroke: diameter, cap: .round)
    }()
}

extension Motion {
    /// The wavy ring and bar of Material 3 Expressive.
    static let waves: [Motion] = [materialWavy, composeWavy]
    static let straightWaves: [Motion] = [materialWavyLinear, composeWavyLinear]

    private static func wave(
        _ name: String, _ summary: String, _ source: String, kind: DrawnMotion.Form,
        faithful: DrawnMotion.Form? = nil, note: String? = nil, size: Double
    ) -> Motion {
        Motion(
            name: name, summary: summary, source: source,
            kind: .drawn(DrawnMotion(kind)),
            faithful: faithful.map { .drawn(DrawnMotion($0)) }, seamNote: note, size: size, stroke: 4,
            cap: .round)
    }

    private static func running(_ motion: Motion) -> Choreography {
        guard case .arc(let arc) = motion.kind else { preconditionFailure("an arc runs along a ring") }
        return arc
    }

    private static func running(_ motion: Motion) -> BarChoreography {
        guard case .bars(let bars) = motion.kind else { preconditionFailure("bars run along a track") }
        return bars
    }

    /// Material Components for Android: a wavy arc, or a wavy ring that shows a value.
    public static let materialWavy = wave(
        "material-wavy",
        "Material 3 Expressive for Android: a wavy arc; with a value a wavy ring",
        "material-components-android CircularDrawingDelegate (Apache-2.0)",
        kind: .ringWave(
            RingWave(
                form: WaveForm(style: .views, amplitude: 1.6, wavelength: 15, speed: 0),
                running: running(materialRetreat))),
        size: 48)

    /// Material Components for Android: wavy bars, or one that shows a value.
    public static let materialWavyLinear = wave(
        "material-wavy-linear",
        "Material 3 Expressive for Android, linear: wavy bars; with a value a wavy bar",
        "material-components-android LinearDrawingDelegate (Apache-2.0)",
        kind: .barWave(
            BarWave(
                form: WaveForm(
                    style: .views, amplitude: 3, wavelength: 40, runningWavelength: 20, speed: 0),
                running: running(materialDisjoint))),
        size: 240)

    private static let composeRing = RingWave(
        form: WaveForm(style: .compose, amplitude: RingWaveLine.publishedStar, wavelength: 15, speed: nil),
        running: running(composeM3))

    /// Jetpack Compose: a wavy arc, or a wavy ring that shows a value.
    public static let composeWavy: Motion = {
        var published = composeRing
        published.isCentered = false
        published.running.period = 18000
        return wave(
            "compose-wavy",
            "Jetpack Compose Material 3 Expressive: a wavy arc; with a value a wavy ring",
            "androidx/androidx compose/material3 WavyProgressIndicator.kt (Apache-2.0)",
            kind: .ringWave(composeRing), faithful: .ringWave(published),
            note:
                """
                the wave is centered, off by up to 0.4 points as published, and does not jump by half a wave where its height begins \
                and ends to change; thereby it repeats after 6 s, not 18 s
                """,
            size: 48)
    }()

    /// Jetpack Compose: wavy bars, or one that shows a value.
    public static let composeWavyLinear = wave(
        "compose-wavy-linear",
        "Jetpack Compose Material 3 Expressive, linear: wavy bars; with a value a wavy bar",
        "androidx/androidx compose/material3 WavyProgressIndicator.kt (Apache-2.0)",
        kind: .barWave(
            BarWave(
                form: WaveForm(
                    style: .compose, amplitude: 3, wavelength: 40, runningWavelength: 20, speed: nil),
                running: running(composeM3Linear), period: 7000)),
        note: "bars of 1750 ms and waves of 1000 ms repeat together after 7 s", size: 240)
}

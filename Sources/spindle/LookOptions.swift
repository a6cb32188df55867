import ArgumentParser
import FramePipeline

/// What every indicator looks like.
struct LookOptions: ParsableArguments {
    @Option(
        help:
            "A theme, for the colors that are not given; see \u{2018}spindle list themes\u{2019}. (default: neutral-light)"
    )
    var theme: String?

    @Option(
        help:
            "Color of the indicator: #RGB, #RGBA, #RRGGBB or #RRGGBBAA; repeat for motions that take several. (default: the theme's)"
    )
    var color: [String] = []

    @Option(help: "Color of the track behind the indicator. (default: none)")
    var track: String?

    @Option(
        help: """
            Points between the indicator and its track, or between tiles, with caps inset; Material 3 has 4. \
            (default: 0)
            """)
    var gap: Double?

    @Option(help: "Pixels per point, 0.25 to 16; several separated by commas. (default: 1)")
    var scale: NumberList?

    @Option(help: "The largest side of a frame in pixels. (default: \(RenderJob.defaultMaxFrameSide))")
    var maxFrameSide: Int?

    func apply(to spec: inout RenderSpec) {
        spec.theme = theme
        (spec.colors, spec.track, spec.gap) = (color, track, gap)
        (spec.scales, spec.maxFrameSide) = (scale?.values ?? [], maxFrameSide)
    }
}

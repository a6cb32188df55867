import ArgumentParser
import FramePipeline

/// What an indicator looks like.
struct LookOptions: ParsableArguments {
    @Option(
        help:
            "A theme, for the colors that are not given; see \u{2018}spindle list themes\u{2019}. (default: neutral-light)"
    )
    var theme: String?

    @Option(help: "Diameter in points, 1 to 4096. (default: 48)")
    var size: Double?

    @Option(help: "Stroke width in points, at most half the size. (default: size / 12)")
    var stroke: Double?

    @Option(help: "How the arc ends: butt, round or square. (default: round)")
    var cap: String?

    @Flag(help: "Keep the arc, caps included, inside its span, as Material does.")
    var insetCaps = false

    @Option(
        help:
            "Color of the arc: #RGB, #RGBA, #RRGGBB or #RRGGBBAA; repeat for motions that change color. (default: the theme's)"
    )
    var color: [String] = []

    @Option(help: "Color of the full ring behind the arc. (default: none)")
    var track: String?

    @Option(help: "Pixels per point, 0.25 to 16; several separated by commas. (default: 1)")
    var scale: NumberList?

    @Option(help: "The largest side of a frame in pixels. (default: \(RenderJob.defaultMaxFrameSide))")
    var maxFrameSide: Int?

    func apply(to spec: inout RenderSpec) {
        (spec.theme, spec.size, spec.stroke) = (theme, size, stroke)
        (spec.cap, spec.insetCaps) = (cap, insetCaps)
        (spec.colors, spec.track) = (color, track)
        (spec.scales, spec.maxFrameSide) = (scale?.values ?? [], maxFrameSide)
    }
}

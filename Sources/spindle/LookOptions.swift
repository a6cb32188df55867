import ArgumentParser
import FramePipeline

/// What every indicator looks like.
struct LookOptions: ParsableArguments {
    @Option(
        help:
            "A theme for all that is not given, or a theme file of your own; see \u{2018}spindle list themes\u{2019}. (default: the colors of neutral-light)"
    )
    var theme: String?

    @Option(
        help: ArgumentHelp(
            "Another color for one of the theme\u{2019}s slots, such as error=#AA0808; repeat for several.",
            valueName: "slot=color"))
    var themeColor: [String] = []

    @Option(
        help:
            "Color of the indicator: #RGB, #RGBA, #RRGGBB or #RRGGBBAA; repeat for motions that take several. (default: the theme's)"
    )
    var color: [String] = []

    @Option(
        help: """
            Color of the track behind the indicator, theme for the theme's, or none. (default: as the theme has it \
            where --theme is given, else none)
            """)
    var track: String?

    @Option(
        help: """
            Points between the indicator and its track, or between tiles, with caps inset; Material 3 has 4. \
            (default: the theme's where --theme is given, else 0)
            """)
    var gap: Double?

    @Option(
        help: "ltr, or rtl to lay everything out from right to left; rings stay clockwise. (default: ltr)")
    var direction: String?

    @Option(
        help: "What the picture stands on: surface or card of the theme, a color, or none. (default: none)")
    var background: String?

    @Option(help: "Points of room around everything, 0 to 1024. (default: 0)")
    var margin: Double?

    @Option(help: "Render a mask, white or black, whose alpha says where a platform is to tint.")
    var template: String?

    @Option(help: "Pixels per point, 0.25 to 16; several separated by commas. (default: 1)")
    var scale: NumberList?

    @Option(help: "The largest side of a frame in pixels. (default: \(RenderJob.defaultMaxFrameSide))")
    var maxFrameSide: Int?

    func apply(to spec: inout RenderSpec) {
        if let theme { (spec.theme, spec.customTheme) = (theme, nil) }
        spec.themeColors += themeColor
        if !color.isEmpty { spec.colors = color }
        if let track { spec.track = track }
        if let gap { spec.gap = gap }
        if let direction { spec.direction = direction }
        if let background { spec.background = background }
        if let margin { spec.margin = margin }
        if let template { spec.template = template }
        if let scale { spec.scales = scale.values }
        if let maxFrameSide { spec.maxFrameSide = maxFrameSide }
    }
}

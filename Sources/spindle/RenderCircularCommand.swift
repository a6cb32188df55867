import ArgumentParser
import FramePipeline
import Indicators

struct RenderCircularCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "circular",
        abstract: "Renders a circular indicator.",
        discussion: """
            Lengths are in points; pixels are points × scale, rounded up, with the drawing centered. The ring's outer \
            edge touches the box. Frames are NAME-0000.png …, sheets NAME.png and NAME.json, in the folder DIR; \
            scales other than 1 add @2x and the like before the extension.

            Spokes (cupertino, ionic-lines) keep their published proportions; --stroke and --cap \
            change them, and caps stay within the spoke. Dots (ui5-dots) are a row: --size is its \
            width, and a dot its height.

            A label stands beside the indicator, at its trailing edge. With --state or --transition the frames are the \
            change into a state, played once: the ring closes while its color blends, and the sign is drawn.

            EXAMPLES:
              spindle render circular --motion fluent --color '#0A6ED1' --scale 2 --to frames -o spinner
              spindle render circular --motion material-advance --color '#6750A4' --color '#B3261E' \\
                --to sheet --columns 20 --name brand -o assets
              spindle render circular --motion material-web --to sheet --loop subcycle -o assets
              spindle render circular --motion fluent --to sheet --trim frame --sides pot --extrude 1 \\
                --dialect godot --dialect spindle --scale 1,2 -o assets
              spindle render circular --value 0:1 --track '#D5DCE4' --to frames --to sheet -o assets
              spindle render circular --value 0:1 --easing 'spring(50, 1)' --size 40 --stroke 4 \\
                --track '#E8DEF8' --gap 4 --to sheet -o assets
              spindle render circular --motion fluent --to apng --to webp -o assets
              spindle render circular --motion fluent --to gif --matte '#FFFFFF' -o assets
              spindle render circular --motion material-web --to svg --to lottie --to avd -o assets
              spindle render circular --value 0.4 --to frames -o - > forty.png
              spindle render circular --theme fiori-light --value 0:1 --label 'Uploading photos' \\
                --progress-text percent --to sheet -o assets
              spindle render circular --theme material-dark --transition indeterminate:determinate=0.4 \\
                --t0 333 --to frames -o settle
              spindle render circular --theme fiori-light --present dialog --message 'Synchronizing contacts' \\
                --cancel Cancel --screen 390x844 --to webp -o assets
              spindle render circular --present swipe-refresh --pull run --to apng -o assets
              spindle render circular --state error --label 'Upload failed' --to sheet --name failed -o assets
            """)

    @Option(
        help: """
            Diameter, or the width of a row of dots, in points, 1 to 4096; or small, medium or large of the theme. \
            (default: medium, which is 48 without a theme)
            """)
    var size: SizeChoice?

    @Option(
        help: """
            Width in points of the indicator together with its label, which wraps below 600 and is shortened where it \
            still does not fit. (default: as wide as the label)
            """)
    var width: Double?

    @Option(
        help:
            "Stroke width in points, at most half the size. (default: the theme's, which is size / 12 without one; of spokes in the published proportion)"
    )
    var stroke: Double?

    @Option(help: "How strokes end: butt, round or square. (default: round; of spokes as published)")
    var cap: String?

    @Flag(help: "Keep the arc, caps included, inside its span, as Material does.")
    var insetCaps = false

    @OptionGroup var options: RenderOptions

    func run() throws {
        var spec = RenderSpec()
        spec.indicator = .circular
        switch size {
        case .points(let points): spec.size = points
        case .name(let name): spec.sizeName = name
        case nil: break
        }
        (spec.width, spec.stroke, spec.cap, spec.insetCaps) = (width, stroke, cap, insetCaps)
        try options.run(spec)
    }
}

import ArgumentParser
import FramePipeline
import Indicators

struct RenderLinearCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "linear",
        abstract: "Renders a linear indicator.",
        discussion: """
            A straight track and bars on it, which the track's outline clips. Lengths are in points;
            pixels are points × scale, rounded up, with the drawing centered. The picture is as large
            as the track. A value is a bar from the leading edge: 0 shows nothing, 1 the whole track.
            Files are named as by render circular.

            The tiles of material-contiguous show three colors at a time: give three or more with
            --color, or none for the theme's indicator color and two steps towards its track color.

            EXAMPLES:
              spindle render linear --motion material-disjoint --track '#E8DEF8' --to sheet -o assets
              spindle render linear --motion material-contiguous --color '#6750A4' --color '#B3261E' \\
                --color '#386A20' --to sheet -o assets
              spindle render linear --value 0:1 --track '#E8DEF8' --gap 4 --stop 4 --to frames -o assets
              spindle render linear --motion fiori-linear --to apng -o - > loading.apng
              spindle render linear --value 0.4 --direction rtl --to frames -o - > forty.png
              spindle render linear --theme fiori-light --value 0:1 --buffer 0.8 --label 'Uploading photos' \\
                --progress-text percent --to frames -o assets
              spindle render linear --theme material-light --present card --to webp -o assets
              spindle render linear --theme material-light --state success --label 'Download completed' -o done
            """)

    @Option(help: "Length of the track in points, 1 to 4096. (default: 240 or the theme's)")
    var width: Double?

    @Option(help: "Thickness of the track in points, at most the length. (default: 4 or the theme's)")
    var height: Double?

    @Option(help: "How bars and track end: butt or round. (default: as published)")
    var cap: String?

    @Option(
        help: """
            Diameter in points of the dot that marks the far end of a determinate track, at most the height; \
            Material 3 has 4. (default: the theme's where --theme is given, else none)
            """)
    var stop: Double?

    @Option(help: "The part of the track that is ready before the value gets there, in 0…1. (default: none)")
    var buffer: Double?

    @OptionGroup var options: RenderOptions

    func run() throws {
        var spec = RenderSpec()
        spec.indicator = .linear
        (spec.width, spec.height, spec.cap) = (width, height, cap)
        (spec.stop, spec.buffer) = (stop, buffer)
        try options.run(spec)
    }
}

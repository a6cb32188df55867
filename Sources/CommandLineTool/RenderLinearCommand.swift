import Arguments
import Indicators
import Requests

extension Command {
    static let renderLinear = Command(
        "linear", "Render a linear indicator.",
        discussion: """
            Bars move along a straight track, whose outline clips them. Lengths are in points. A picture is as large as the \
            track: points × scale pixels, rounded up, with the drawing centered. A value is a bar from the leading edge: 0 \
            shows nothing, 1 fills the track. Files are named as with "spindle render circular".

            The tiles of material-contiguous show three colors at a time: give three or more with --color, or none \
            to use the theme's indicator color and two steps toward its track color.
            """,
        options: Option.renderOptions, sections: SpecOption.sections(of: .linear),
        articles: [
            .examples(
                """
                  spindle render linear --motion material-disjoint --track '#E8DEF8' \\
                    --to sheet -o assets
                  spindle render linear --motion material-contiguous --color '#6750A4' \\
                    --color '#B3261E' --color '#386A20' --to sheet -o assets
                  spindle render linear --value 0:1 --track '#E8DEF8' --gap 4 --stop 4 \\
                    --to frames -o assets
                  spindle render linear --motion fiori-linear -o loading.apng
                  spindle render linear --value 0.4 --direction rtl --to frames -o - \\
                    > forty.png
                  spindle render linear --theme fiori-light --value 0:1 --buffer 0.8 \\
                    --label 'Uploading photos' --progress-text percent --to frames -o assets
                  spindle render linear --theme material-light --present card --to webp \\
                    -o assets
                  spindle render linear --theme material-light --state success \\
                    --label 'Download completed' -o done
                """)
        ]
    ) { arguments in
        try arguments.render(.linear)
    }
}

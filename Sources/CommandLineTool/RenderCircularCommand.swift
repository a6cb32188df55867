import Arguments
import Indicators
import Requests

extension Command {
    static let renderCircular = Command(
        "circular", "Render a circular indicator.",
        discussion: """
            Lengths are in points. A picture has points × scale pixels, rounded up, with the drawing centered; the outer \
            edge of a ring touches the box. In the output folder, frames are named NAME-0000.png and so on, sheets \
            NAME.png and NAME.json. Scales other than 1 add @2x and the like before the extension. With -o spinner.gif, \
            the single file gets that name, and its ending selects the format unless --to does.

            Spokes (cupertino, ionic-lines) keep their published proportions unless --stroke or --cap changes them; caps stay \
            within the spoke. Dots (ui5-dots) form a row, with --size as its width and a dot's diameter as its height.

            A label appears at the trailing edge of the indicator. With --state or --transition the frames show the \
            change into a state, played once: the ring closes, its color blends, and a sign is drawn.
            """,
        options: Option.renderOptions, sections: SpecOption.sections(of: .circular),
        articles: [
            .examples(
                """
                  spindle render circular --motion fluent --color '#0A6ED1' --scale 2 \\
                    --to frames -o spinner
                  spindle render circular --motion material-advance --color '#6750A4' \\
                    --color '#B3261E' --to sheet --columns 20 --name brand -o assets
                  spindle render circular --motion material-web --to sheet \\
                    --loop subcycle -o assets
                  spindle render circular --motion fluent --to sheet --trim frame \\
                    --sides pot --dialect godot --dialect spindle \\
                    --scale 1,2 -o assets
                  spindle render circular --value 0:1 --track '#D5DCE4' --to frames \\
                    --to sheet -o assets
                  spindle render circular --value 0:1 --easing 'spring(50, 1)' --size 40 \\
                    --stroke 4 --track '#E8DEF8' --gap 4 --to sheet -o assets
                  spindle render circular --motion fluent --to apng --to webp -o assets
                  spindle render circular --motion fluent -o spinner.webp
                  spindle render circular --motion fluent --matte '#FFFFFF' \\
                    -o spinner.gif
                  spindle render circular --motion material-web --to svg --to lottie \\
                    --to avd -o assets
                  spindle render circular --value 0:1 --frames 25 --name progress \\
                    --clean -o assets
                  spindle render circular --value 0.4 -o forty.png
                  spindle render circular --motion fluent --at 40% -o still.png
                  spindle render circular --theme fiori-light --value 0:1 \\
                    --label 'Uploading photos' --progress-text percent --to sheet -o assets
                  spindle render circular --theme material-dark \\
                    --transition indeterminate:determinate=0.4 --t0 333 --to frames \\
                    -o settle
                  spindle render circular --theme fiori-light --present dialog \\
                    --message 'Synchronizing contacts' --cancel Cancel --screen 390x844 \\
                    --to webp -o assets
                  spindle render circular --present swipe-refresh --pull run --to apng \\
                    -o assets
                  spindle render circular --state error --label 'Upload failed' --to sheet \\
                    --name failed -o assets
                """)
        ]
    ) { arguments in
        try arguments.render(.circular)
    }
}

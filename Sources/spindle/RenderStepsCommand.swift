import ArgumentParser
import FramePipeline
import Indicators

struct RenderStepsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "steps",
        abstract: "Renders a step progress indicator.",
        discussion: """
            The steps of a flow as nodes in a row, or in a list of all steps: a full screen below 600 points of width, a \
            popover from there on. Without --transition it is one frame.

            A row of at most 4 steps (5 from 600 points on) fills the width. One that does not fit scrolls: it shows a part of \
            the next step, begins with the current step once that has passed the last one shown, and ends at the trailing \
            margin. Where the width is too small, the header loses its button, then names are left out, then the header.

            Transitions are step:2:3, the way from step 2 to step 3, and appear:2.1, in which the dynamic step 2.1 comes. The \
            colors are the theme's slots step-…; change them with --theme-color.

            EXAMPLES:
              spindle render steps --step Cart --step Address --step Payment --current 2 -o assets
              spindle render steps --step Cart:icon=cart --step Payment:error:icon=payment --step Done \\
                --current 2 --theme fiori-light --background surface --scale 1,2,3 -o assets
              spindle render steps --step One --step Two --step Three --transition step:1:2 --to apng -o assets
              spindle render steps --step One --step Two --step 'A detail:dynamic' --step Three \\
                --current 2 --transition appear:2.1 --to sheet -o assets
              spindle render steps --step One --step Two --step Three --view all --width 600 -o assets
            """)

    @Option(
        help:
            "Width in points of the row or of the screen; from 600 on it is regular, below compact. (default: 375)"
    )
    var width: Double?

    @Option(help: "Height in points of a full screen of all steps. (default: 667, or what the list takes)")
    var height: Double?

    @OptionGroup(title: "Step options") var steps: StepOptions

    @OptionGroup var options: RenderOptions

    func run() throws {
        var spec = RenderSpec()
        spec.indicator = .steps
        (spec.width, spec.height) = (width, height)
        try steps.apply(to: &spec.steps)
        try options.run(spec)
    }
}

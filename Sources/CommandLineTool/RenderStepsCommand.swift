import Arguments
import Indicators
import Requests

extension Command {
    static let renderSteps = Command(
        "steps", "Render a step progress indicator.",
        discussion: """
            The steps of a flow are shown as nodes in a row, or in a list of all steps: a full screen below 600 points \
            of width, a popover otherwise. Without --transition, the result is one frame.

            A row of at most 4 steps (5 from 600 points) fills the width. A longer one scrolls: it shows part of the \
            next step, starts with the current step once that step would be out of view, and ends at the trailing margin. If \
            the width is too small, it drops the header's button first, then the names, then the header.

            Transitions are step:2:3, from step 2 to step 3, and appear:2.1, in which the dynamic step 2.1 appears. \
            The colors are those of the theme's slots step-…; change them with --theme-color.
            """,
        options: Option.renderOptions, sections: SpecOption.sections(of: .steps),
        articles: [
            .examples(
                """
                  spindle render steps --step Cart --step Address --step Payment \\
                    --current 2 -o assets
                  spindle render steps --step Cart:icon=cart \\
                    --step Payment:error:icon=payment --step Done --current 2 \\
                    --theme fiori-light --background surface --scale 1,2,3 -o assets
                  spindle render steps --step One --step Two --step Three \\
                    --transition step:1:2 -o next.apng
                  spindle render steps --step One --step Two --step 'A detail:dynamic' \\
                    --step Three --current 2 --transition appear:2.1 --to sheet -o assets
                  spindle render steps --step One --step Two --step Three --view all \\
                    --width 600 -o assets
                """)
        ]
    ) { arguments in
        try arguments.render(.steps)
    }
}

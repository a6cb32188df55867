import ArgumentParser
import FramePipeline
import Indicators

/// The steps of a flow, and what of them is shown.
struct StepOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            A step, two or more of them: its name, and after colons a state (complete, error, active, default or disabled), \
            dynamic for a step that is not counted, or icon= with one of \(iconNames) or SVG path data. A colon in \
            the name is written \\:
            """, valueName: "name[:state][:dynamic][:icon=…]"))
    var step: [String] = []

    @Option(
        help: ArgumentHelp(
            """
            The step the user is at, counted from 1; 2.1 is the first dynamic step after step 2. Steps before it are complete unless \
            they say otherwise. (default: the active one, else the first that is not complete)
            """, valueName: "step"))
    var current: String?

    @Option(help: "default for a row of nodes, or all for the list of all steps. (default: default)")
    var view: String?

    @Option(
        help:
            "linear, where one goes on to the next step only, or free, where one goes anywhere. (default: linear)"
    )
    var flow: String?

    @Option(help: "What nodes hold: number, icon or glyph. (default: icon where a step has one, else number)")
    var content: String?

    @Flag(
        inversion: .prefixedNo,
        help: "Show the current step's name and the button to all steps above the row. (default: --no-header)"
    )
    var header: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: "Show names under the nodes. (default: --names, with --header --no-names)")
    var names: Bool?

    @Option(
        help: "The text of the button and the title of the list. (default: \(StepRequest.defaultAllSteps))")
    var allStepsText: String?

    @Option(
        help:
            "The text under the header's name; empty for none. (default: \(StepRequest.defaultCount))"
    )
    var countText: String?

    private static let iconNames = StepIcon.all.compactMap(\.name).joined(separator: ", ")

    func apply(to spec: inout StepSpec) throws(SpecError) {
        for text in step { spec.items.append(try StepSpec.Item(parsing: text)) }
        (spec.current, spec.view, spec.flow, spec.content) = (current, view, flow, content)
        (spec.header, spec.names) = (header, names)
        (spec.allSteps, spec.count) = (allStepsText, countText)
    }
}

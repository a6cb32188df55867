import ArgumentParser
import FramePipeline

/// In which state the indicator is, and how it gets there.
struct StateOptions: ParsableArguments {
    @Option(
        help: """
            Render how the indicator comes into a state: paused, error, success or disabled; --frames 1 is the state \
            itself. (default: active)
            """)
    var state: String?

    @Option(
        help: ArgumentHelp(
            """
            Render one change: from:to, such as indeterminate:determinate=0.4, active:success or paused:active.
            """, valueName: "from:to"))
    var transition: String?

    @Option(
        name: .customLong("t0"),
        help: ArgumentHelp(
            "The running motion's time at which the change begins. (default: 0)", valueName: "ms"))
    var start: Double?

    @Option(
        help: """
            A sign inside a ring, or beside a linear indicator's label: pause, resume, cancel, check, exclamation or \
            none; auto shows those of the states. (default: auto)
            """)
    var glyph: String?

    func apply(to spec: inout RenderSpec) {
        if let state { spec.state.state = state }
        if let transition { spec.state.transition = transition }
        if let start { spec.state.t0 = start }
        if let glyph { spec.state.glyph = glyph }
    }
}

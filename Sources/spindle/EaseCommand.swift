import ArgumentParser
import FramePipeline
import MotionCore

struct EaseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ease",
        abstract: "Evaluates a CSS easing.",
        discussion: """
            Prints one value a line, with nine decimals, for each of the inputs. Every function of CSS Easing
            Level 2 is understood, and spring(stiffness, damping-ratio).

            A list that begins with a minus sign is written with an equals sign: --at=-0.5,0,1.

            EXAMPLES:
              spindle ease ease-in-out --at 0,0.25,0.5,0.75,1
              spindle ease 'cubic-bezier(0.4, 0, 0.2, 1)' --at=-0.5,0,0.25,1
              spindle ease 'linear(0, 0.25 75%, 1)' --at 0.5
            """)

    @Argument(help: "The easing, as in CSS.")
    var easing: String

    @Option(help: "Inputs, separated by commas.")
    var at: NumberList

    func run() throws {
        let easing = try Easing(parsing: easing)
        try printOutput(at.values.flatMap { Array((fixed(easing.value(at: $0)) + "\n").utf8) })
    }
}

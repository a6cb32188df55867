import Arguments
import Basics
import MotionCore

extension Option {
    fileprivate static let at = Option(
        "at", form: .value("x,x,…"), isRequired: true, example: "0,0.5,1",
        "Inputs separated by commas, such as 0.25 or 25%.")
}

extension Command {
    static let ease = Command(
        "ease", "Evaluate a CSS easing.", synonyms: ["easing", "easings", "bezier"],
        discussion: """
            Prints one value per line for each input, with nine decimals. It understands every function of CSS Easing Level 2, \
            and spring(stiffness, damping-ratio).
            """,
        positionals: [Positional("easing", "The easing, as in CSS.")],
        options: [.at],
        articles: [
            .examples(
                """
                  spindle ease ease-in-out --at 0,0.25,0.5,0.75,1
                  spindle ease 'cubic-bezier(0.4, 0, 0.2, 1)' --at -0.5,0,0.25,1
                  spindle ease 'linear(0, 0.25 75%, 1)' --at 0.5
                """)
        ]
    ) { arguments in
        let name = arguments.positional
        guard !Motion.all.contains(where: { $0.name == name }) else {
            throw SpecError(at: "<easing>", "\(name) is a motion; write spindle curve \(name)")
        }
        let easing = try Easing(parsing: name)
        let inputs = try arguments.numbers(.at, .none) ?? []
        try printOutput(inputs.map { fixed(easing.value(at: $0)) + "\n" }.joined())
    }
}

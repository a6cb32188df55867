import Arguments

/// A program with every kind of option and positional.
enum Sample {
    static let output = Option(
        "output", short: "o", form: .value("dir"), completion: .folders, isRequired: true,
        "Where to write to.")
    static let scale = Option(
        "scale", form: .value("n"), default: "1", "Pixels per point; several at once. More.")
    static let color = Option(
        "color", form: .values("color"), completion: .words(["red", "blue"]), "A color.")
    static let json = Option("json", "Print [JSON]: it's for programs.")
    static let header = Option("header", form: .choice, "Show the header.")
    static let secret = Option("secret", form: .value("x"), isHidden: true, "Refused.")

    static let program = Command(
        "draw", "Draw things.", options: [.showVersion], subcommands: [render, list, ease]
    ) { _ in }

    static let render = Command(
        "render", "Render things.", subcommands: [circle, file], fallback: "file"
    ) { _ in }

    static let circle = Command(
        "circle", "Render a circle.", discussion: "First\nparagraph.\n\n  kept   as it is\n\nSecond.",
        options: [output, json],
        sections: [Command.Section("Look options", [scale, color, header, secret])],
        articles: [.examples("  draw render circle -o out")]
    ) { _ in }

    static let file = Command(
        "file", "Render a file.", positionals: [Positional("spec", completion: .files, "The file.")],
        options: [output]
    ) { _ in }

    static let list = Command(
        "list", "List things.",
        positionals: [
            Positional("kind", count: .optional("all"), completion: .words(["all", "some"]), "What to list.")
        ],
        options: [json]
    ) { _ in }

    static let ease = Command(
        "ease", "Compute.", positionals: [Positional("x", count: .any, "Numbers.")],
        options: [Option("at", form: .value("t,t,…"), "When.")]
    ) { _ in }

    /// What a command line asks for; an error in words.
    static func request(_ line: String) -> (request: Request?, error: String) {
        let words = line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
        do throws(ArgumentError) {
            return (try Route(words, from: program).request { _, known in known.isEmpty ? "" : "?" }, "")
        } catch {
            return (nil, "\(error)")
        }
    }

    /// What a command was given; nil where it does not run.
    static func invocation(_ line: String) -> Invocation? {
        if case .run(let invocation)? = request(line).request { invocation } else { nil }
    }
}

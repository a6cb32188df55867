import Arguments
import Testing

@Suite struct MeaningTests {
    static let command = Command(
        "draw", "Draw.", positionals: [Positional("spec", synonyms: ["file", "input"], "The file.")],
        options: [
            Option(
                "to", form: .values("format"), completion: .words(["gif", "svg"]), synonyms: ["format"], "…"),
            Option(
                "theme", form: .value("theme"),
                completion: .words(["plain-dark", "plain-light", "loud-dark"]),
                "…"),
            Option("background", form: .value("color"), meanings: ["transparent": "none"], "…"),
            Option("secret", isHidden: true, synonyms: ["format"], "…"),
        ]
    ) { _ in }

    @Test(
        "an option is found by what else it is called, by what is meant by a word, by its values and by their parts",
        arguments: [
            ("format", ["--to"]), ("transparent", ["--background none"]), ("gif", ["--to gif"]),
            ("dark", ["--theme plain-dark", "--theme loud-dark"]), ("to", []), ("file", []), ("", []),
        ])
    func options(word: String, meanings: [String]) {
        #expect(Self.command.meanings(of: word) == meanings)
    }

    @Test("what is told by its place is found as well")
    func positionals() {
        #expect(Self.command.positional(called: "input")?.name == "spec")
        #expect(Self.command.positional(called: "spec") == nil)
    }
}

import Arguments
import Testing

@Suite struct ParserTests {
    @Test(
        "a value follows its option or an equals sign, whatever it begins with but a dash and a letter",
        arguments: [
            ("--scale 2", "2"), ("--scale=2", "2"), ("--scale -5", "-5"), ("--scale -0.5,1", "-0.5,1"),
            ("--scale=-0.5", "-0.5"), ("--scale -", "-"), ("--scale -.5", "-.5"), ("--scale=", ""),
            ("--scale ''", ""), ("--scale=--json", "--json"), ("--scale=a=b", "a=b"),
            ("--scale -1:0", "-1:0"),
        ])
    func values(words: String, value: String) throws {
        let invocation = try #require(Sample.invocation("render circle -o x \(words)"))
        #expect(invocation.text(Sample.scale) == value)
        #expect(invocation.text(Sample.output) == "x" && invocation.positionals.isEmpty)
    }

    @Test("values that are collected all hold, in their order; a single value may be said again")
    func repeated() throws {
        let line = "render circle --scale 2 --color red -o a --scale=2 --color blue -o=a --color red"
        let invocation = try #require(Sample.invocation(line))
        #expect(invocation.text(Sample.scale) == "2" && invocation.text(Sample.output) == "a")
        #expect(invocation.texts(Sample.color) == ["red", "blue", "red"])
    }

    @Test("an option with several names has one value")
    func names() throws {
        let out = Option("output", short: "o", aliases: ["out"], form: .value("dir"), "Where to.")
        let command = Command("draw", "Draws.", options: [out]) { _ in }
        for line in [["--out", "x"], ["--output=x"], ["-o", "x", "--out=x"]] {
            guard case .run(let given) = try Route(line, from: command).request(suggestion: { _, _ in "" })
            else {
                Issue.record("\(line) does not run")
                continue
            }
            #expect(given.text(out) == "x")
        }
        #expect(Route([], from: command).help(width: 80).contains("-o, --output, --out <dir>"))
        for shell in Shell.allCases {
            let script = shell.completions(of: command)
            #expect(script.contains(shell == .fish ? "-l out " : "--out"), "\(shell)")
        }
    }

    @Test("flags are there or not, and a choice is yes, no or neither")
    func flags() throws {
        let none = try #require(Sample.invocation("render circle -o x"))
        #expect(!none.has(Sample.json) && none.text(Sample.header) == nil)
        let yes = try #require(Sample.invocation("render circle --json --header -o x --json --header"))
        #expect(yes.has(Sample.json) && yes.has(Sample.header))
        let no = try #require(Sample.invocation("render circle -o x --no-header"))
        #expect(no.text(Sample.header) == "false")
    }

    @Test("positionals and options come in any order, and two dashes end the options")
    func positionals() throws {
        #expect(Sample.invocation("ease 1 --at 5 -2 -")?.positionals == ["1", "-2", "-"])
        #expect(Sample.invocation("ease -- --at -x --")?.positionals == ["--at", "-x", "--"])
        #expect(Sample.invocation("list")?.positional == "all")
        #expect(Sample.invocation("list --json some")?.positional == "some")
    }

    @Test("the first words name the command; where none is named, the usual one is meant")
    func routes() {
        func route(_ line: String) -> Route {
            Route(line.split(separator: " ").map { String($0) }, from: Sample.program)
        }
        func name(_ line: String) -> String { route(line).fullName }
        #expect(name("render circle --json list") == "draw render circle")
        #expect(name("render a.yaml circle") == "draw render file")
        #expect(name("render --output x a.yaml") == "draw render file")
        // It is told of as it was typed.
        #expect(route("render a.yaml circle").name == "draw render")
        #expect(route("render circle a.yaml").name == "draw render circle")
        #expect(route("render file a.yaml").name == "draw render file")
        #expect(name("render") == "draw render" && name("render --help") == "draw render")
        #expect(name("") == "draw" && name("nothing list") == "draw")
    }

    @Test(
        "who asks for help gets it, whatever else is wrong; the version is told everywhere",
        arguments: [
            ("--help", "help"), ("-h", "help"), ("render circle --bogus 5 --help", "help"),
            ("render circle -h", "help"), ("list a b c --help", "help"), ("--version", "version"),
            ("render circle --version", "version"), ("render --help", "help"),
        ])
    func help(line: String, kind: String) {
        switch Sample.request(line).request {
        case .help: #expect(kind == "help")
        case .version: #expect(kind == "version")
        default: Issue.record("\(line)")
        }
    }

    @Test(
        "what is not understood is named, with what would be",
        arguments: [
            ("render circle -o x --scael 2", "unknown option \"--scael\"?"),
            ("render circle -o x -s", "unknown option \"-s\"?"),
            ("render circle -ox", "unknown option \"-ox\"; write -o x"),
            ("render circle -output x", "unknown option \"-output\"; write --output"),
            ("render circle -o x y", "unexpected argument \"y\"; quote a value with spaces: --output 'x y'"),
            ("render circle x", "unexpected argument \"x\"; write --output x"),
            ("render circle -o x --no-json", "unknown option \"--no-json\"?"),
            ("render circle -o", "-o: expected <dir>, found nothing"),
            (
                "render circle -o x --scale --json",
                "--scale: expected <n>, found the option \"--json\"; write --scale=--json for a value that begins with a dash"
            ),
            (
                "render circle -o -x",
                "-o: expected <dir>, found the option \"-x\"; write --output=-x for a value that begins with a dash"
            ),
            ("render circle -o x --scale -- 2", "--scale: expected <n>, found the option \"--\""),
            ("render circle --json=yes -o x", "--json: takes no value; write --json alone"),
            (
                "render circle -o x --scale 1 --scale=2",
                "--scale: takes one value, but \"1\" and \"2\" are given; give it once"
            ),
            (
                "render circle --output x -o y",
                "-o: takes one value, but \"x\" and \"y\" are given; give it once"
            ),
            (
                "ease 1 --at 0 --at 1",
                "--at: takes one value, but \"0\" and \"1\" are given; write a list with commas: --at 0,1"
            ),
            (
                "render circle -o x --header --no-header",
                "--no-header: contradicts --header; leave out one of them"
            ),
            (
                "render circle -o x --no-header --header",
                "--header: contradicts --no-header; leave out one of them"
            ),
            ("render circle", "missing --output <dir>"), ("render --", "missing <spec> and --output <dir>"),
            ("render circle extra -o x", "unexpected argument \"extra\""),
            ("list all some", "unexpected argument \"some\""),
            ("lst", "there is no command \"lst\"? (known: render, list, ease)"),
            ("--json render", "unknown option \"--json\"; options go after the command"),
            ("list -- --json extra", "unexpected argument \"extra\""),
        ])
    func wrong(line: String, message: String) {
        let (request, error) = Sample.request(line)
        #expect(request == nil && error.hasPrefix(message), "\(error)")
    }

    @Test("a command can take options as words, but for the one that asks for help")
    func words() throws {
        let tell = Command(
            "tell", "Tell.", positionals: [Positional("word", count: .any, "Words.")],
            takesOptionsAsWords: true
        ) { _ in }
        guard
            case .run(let invocation) = try Route(["--gap", "-x", "--version"], from: tell).request(
                suggestion: { _, _ in "" })
        else { return #expect(Bool(false)) }
        #expect(invocation.positionals == ["--gap", "-x", "--version"])
        guard case .help = try Route(["--gap", "--help"], from: tell).request(suggestion: { _, _ in "" })
        else { return #expect(Bool(false)) }
    }

    @Test("an option that is hidden is understood, but never suggested")
    func hidden() throws {
        let invocation = try #require(Sample.invocation("render circle -o x --secret 5"))
        #expect(invocation.texts("secret") == ["5"])
        let words = ["render", "circle", "--secert"]
        #expect(throws: ArgumentError("unknown option \"--secert\"")) {
            try Route(words, from: Sample.program).request { _, known in
                known.contains("--secret") ? "; leaked" : ""
            }
        }
    }
}

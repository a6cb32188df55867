import Foundation
import TestSupport
import Testing

/// What people type who do not know what it is called here, and where the answer leads.
@Suite struct DiscoveryTests {
    static let names: [(kind: String, typed: String, leads: String)] = [
        ("--motion", "google", "did you mean \"material-advance\", \"material-retreat\""),
        ("--motion", "ios", "\"cupertino\"? (see \"spindle list motions ios\")"),
        ("--motion", "apple", "\"cupertino\""), ("--motion", "dots", "did you mean \"ui5-dots\"?"),
        ("--motion", "ui5", "did you mean \"ui5-dots\"?"), ("--motion", "sap", "\"fiori-processing\""),
        ("--motion", "material", "(see \"spindle list motions material\")"),
        ("--motion", "android", "\"material-advance\""), ("--motion", "bootstrap", "\"fluent-ios\""),
        ("--motion", "spokes", "\"cupertino\" or \"ionic-lines\""), ("--motion", "flutte", "\"flutter\""),
        ("--motion", "windows", "\"winui\""), ("--motion", "gnome", "\"adwaita\""),
        ("--theme", "google", "\"material-light\" or \"material-dark\""),
        ("--theme", "dark", "\"neutral-dark\", \"fiori-dark\" or \"material-dark\""),
        ("--theme", "sap", "\"fiori-light\" or \"fiori-dark\""),
        ("--to", "json", "\"lottie\""), ("--to", "ios", "\"xcassets\""), ("--to", "spritesheet", "\"sheet\""),
        ("--to", "giff", "\"gif\""), ("--dialect", "texturepacker", "\"json-hash\" or \"json-array\""),
        ("--present", "modal", "\"dialog\""), ("--present", "snackbar", "\"toast\""),
        ("--present", "pull-to-refresh", "\"swipe-refresh\""),
    ]

    @Test("a name that people use leads to what it is called here, and is not taken for it", arguments: names)
    func name(kind: String, typed: String, leads: String) async throws {
        try await expectRefusal(["render", "circular", kind, typed, "-o", "out"], 64, leads)
    }

    static let flags: [(typed: String, leads: String)] = [
        ("--format", "\"--to\""), ("--type", "\"--to\""), ("--output-format", "\"--to\""),
        ("--gif", "\"--to gif\""),
        ("--dark", "\"--theme neutral-dark\", \"--theme fiori-dark\" or \"--theme material-dark\""),
        ("--colour", "\"--color\""), ("--width-px", "\"--width\""), ("--dpi", "\"--scale\""),
        ("--rtl", "\"--direction rtl\""), ("--transparent", "\"--background none\""),
        ("--bg", "\"--background\""),
        ("--text", "\"--label\""), ("--percent", "\"--progress-text percent\""), ("--framerate", "\"--fps\""),
        ("--quality", "\"--compression\""), ("--time", "\"--t0\""), ("--length", "\"--width\""),
        ("--thickness", "\"--stroke\""), ("--line-width", "\"--stroke\""), ("--radius", "\"--size\""),
        ("--diameter", "\"--size\""), ("--input", "spindle render file <spec>"),
        ("--file", "spindle render file <spec>"), ("--verbose", "\"--json\""),
        ("--silent", "\"--quiet\""), ("--slow", "\"--reduced-motion slow\""),
        ("--toast", "\"--present toast\""),
        ("--godot", "\"--dialect godot\""), ("--fsp", "\"--fps\""), ("--thikness", "\"--stroke\""),
        ("--strict", "it belongs to \"spindle check\""), ("--disable", "\"spindle check\" has --off"),
        ("-fps", "write --fps"),
    ]

    @Test("an option that there is not leads to the one that is meant", arguments: flags)
    func flag(typed: String, leads: String) async throws {
        try await expectRefusal(["render", "circular", typed, "5", "-o", "out"], 64, leads)
    }

    @Test(
        "what resembles nothing leads nowhere, least of all to what has a few letters in common",
        arguments: ["--bd", "--xyz", "--bread", "--xart", "--zpeeedz", "-x", "--"])
    func stranger(typed: String) async throws {
        let result = try await CLI.run("render", "circular", typed, "5", "-o", "out")
        #expect(result.status == 64 && !result.errors.contains("did you mean"), "\(result.errors)")
    }

    @Test("other commands know what is meant as well")
    func commands() async throws {
        for (line, leads) in [
            ("build --dry-run", "\"--check\""), ("build --clean", "\"--prune\""),
            ("build --threads 2", "\"--jobs\""),
            ("build --file a.yaml", "spindle build <manifest>"), ("check --ignore x", "\"--off\""),
            ("list motions --filter x", "spindle list <word>"), ("curve fluent --to svg", "\"--format\""),
            ("render ring -o x", "\"circular\""), ("render stepper -o x", "\"steps\""),
        ] {
            try await expectRefusal(line.split(separator: " ").map { String($0) }, 64, leads)
        }
    }

    @Test("keys of files lead to what is meant, too")
    func keys() async throws {
        let folder = try WorkFolder()
        folder.put("a.yaml", "colour: red\ndiameter: 40\nsheet: {cols: 3}\nxyzzy: 1\n")
        let errors = try await CLI.run("render", "a.yaml", "-o", "out", in: folder.path).errors
        #expect(errors.contains("there is no key \"colour\"; did you mean \"color\"?"), "\(errors)")
        #expect(errors.contains("there is no key \"diameter\"; did you mean \"size\"?"))
        #expect(errors.contains("there is no key \"cols\"; did you mean \"columns\"?"))
        #expect(errors.contains("there is no key \"xyzzy\" (see \"spindle list options\")"))
        #expect(errors.split(separator: "\n").allSatisfy { $0.count < 200 })
    }

    /// The names that `list` lists.
    private func listed(_ arguments: String...) async throws -> [String] {
        try await CLI.succeed(arguments.isEmpty ? [] : ["list"] + arguments).lines.map {
            String($0.prefix { $0 != " " })
        }
    }

    @Test("lists are of a kind, or of what has to do with some words")
    func lists() async throws {
        #expect(try await listed("motions", "--kind", "spokes") == ["cupertino", "ionic-lines"])
        #expect(try await listed("motions", "--kind", "dots") == ["ui5-dots"])
        #expect(try await listed("motions", "--kind", "bars").allSatisfy { $0 != "fluent" })
        let google = try await listed("motions", "google")
        #expect(google.contains("flutter") && google.contains("mdc-ios") && !google.contains("fluent"))
        #expect(try await listed("motions", "Google", "ios") == ["mdc-ios"])
        #expect(try await listed("motions", "material", "--kind", "bars").contains("qt-material-linear"))
        #expect(try await listed("motions", "libadwaita") == ["adwaita"])
        #expect(try await listed("formats", "--kind", "vector") == ["svg", "svg-css", "lottie", "avd"])
        #expect(try await listed("rules", "--kind", "advice").contains("error-without-label") == false)
        #expect(try await listed("options", "sheet").contains("sheet.columns"))
        let result = try await CLI.succeed("list", "motions", "--kind", "dots", "--json")
        let json = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: [[String: Any]]]
        let entry = try #require(json?["motions"]?.first)
        #expect(json?["motions"]?.count == 1 && entry["kind"] as? String == "dots")
        #expect((entry["also"] as? [String])?.contains("sap") == true)
        try await expectRefusal(["list", "motions", "--kind", "dot"], 64, "did you mean \"dots\"?")
        try await expectRefusal(["list", "themes", "--kind", "dark"], 64, "leave it out")
        try await expectRefusal(["list", "motions", "nonsense"], 64, "none of the motions has to do with")
        try await expectRefusal(["list", "motions", "gogle"], 64, "did you mean \"material-advance\"")
    }
}

/// `spindle help` as it is run.
@Suite struct HelpCommandTests {
    @Test("what there is no help on is a usage error, and no help at all is printed")
    func unknown() async throws {
        for words in [["nosuchthing"], ["--nosuch"], ["render", "nosuch"], ["adwiata"], [""]] {
            let result = try await CLI.run(["help"] + words)
            #expect(result.status == 64 && result.output.isEmpty, "\(words)")
            #expect(result.errors.contains("there is no help on"), "\(result.errors)")
        }
        try await expectRefusal(["help", "adwiata"], 64, "did you mean \"adwaita\"?")
    }

    @Test("options are words to help, but for --help")
    func options() async throws {
        #expect(try await CLI.succeed("help", "--gap").text.hasPrefix("--gap (option)"))
        #expect(try await CLI.succeed("help", "--version").text.contains("Show the version."))
        #expect(try await CLI.succeed("help", "--gap", "--help").text.contains("USAGE: spindle help"))
    }

    @Test(
        "the examples that help makes of names do what they say",
        arguments: ["formats", "presentations", "dialects", "themes", "indicators"])
    func examples(catalogue: String) async throws {
        let names = try await CLI.succeed("list", catalogue).lines.map { String($0.prefix { $0 != " " }) }
        for name in names {
            let folder = try WorkFolder()
            let lines = try await CLI.succeed("help", name).lines.drop { $0 != "EXAMPLES:" }
            let example = try #require(lines.first { $0.hasPrefix("  spindle render ") })
            // Two frames show as much.
            let isLong = !example.contains("--value") && !example.contains("--step")
            let result = try await CLI.run(
                shell: example + (isLong ? " --frames 2" : ""), in: folder.path,
                environment: CLI.shellEnvironment)
            #expect(result.status == 0, "\(example): \(result.errors)")
            #expect(!folder.names(in: "assets").isEmpty, "\(example)")
        }
    }
}

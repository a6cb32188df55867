import Foundation
import TestSupport
import Testing

/// What people type who do not know what it is called here, and where the answer leads.
@Suite struct DiscoveryTests {
    @Test(
        "what resembles nothing leads nowhere, least of all to what has a few letters in common",
        arguments: ["--bd", "--xyz", "--bread", "--xart", "--zpeeedz", "-x", "--"])
    func stranger(typed: String) async throws {
        let result = try await CLI.run("render", "circular", typed, "5", "-o", "out")
        #expect(result.status == 64 && !result.errors.contains("did you mean"), "\(result.errors)")
    }

    /// The names that `list` lists.
    private func listed(_ arguments: String...) async throws -> [String] {
        try await CLI.succeed(arguments.isEmpty ? [] : ["list"] + arguments).lines.map {
            String($0.prefix { $0 != " " })
        }
    }

    @Test("lists are of a kind, or of what has to do with some words")
    func lists() async throws {
        #expect(try await listed("motions", "--kind", "spokes").starts(with: ["cupertino", "ionic-lines"]))
        #expect(try await listed("motions", "--kind", "dots").first == "ui5-dots")
        #expect(try await listed("motions", "--kind", "bars").allSatisfy { $0 != "fluent" })
        let google = try await listed("motions", "google")
        #expect(google.contains("flutter") && google.contains("mdc-ios") && !google.contains("fluent"))
        #expect(try await listed("motions", "Google", "ios") == ["mdc-ios"])
        #expect(try await listed("motions", "material", "--kind", "bars").contains("qt-material-linear"))
        #expect(try await listed("motions", "libadwaita") == ["adwaita"])
        #expect(
            try await listed("formats", "--kind", "vector") == [
                "svg", "svg-css", "css-class", "html-css", "lottie", "avd", "tgs", "dotlottie",
            ])
        #expect(try await listed("rules", "--kind", "advice").contains("error-without-label") == false)
        #expect(try await listed("options", "sheet").contains("sheet.columns"))
        let bootstrap = try await listed("motions", "--system", "bootstrap")
        #expect(bootstrap.contains("bootstrap-border") && !bootstrap.contains("carbon"))
        let dots = try await listed("motions", "--like", "dots")
        #expect(try await listed("motions", "--like", "balls") == dots && dots.contains("ss-3-dots-fade"))
        #expect(!dots.contains("bootstrap-border"))
        #expect(try await listed("motions", "--license", "cc0").allSatisfy { $0.hasPrefix("lds-") })
        let result = try await CLI.succeed("list", "motions", "--kind", "dots", "--json")
        let json = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: [[String: Any]]]
        let entry = try #require(json?["motions"]?.first)
        #expect(json?["motions"]?.count == 1 && entry["kind"] as? String == "dots")
        #expect((entry["also"] as? [String])?.contains("sap") == true)
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
    }

    @Test("options are words to help, but for --help")
    func options() async throws {
        #expect(try await CLI.succeed("help", "--gap").text.hasPrefix("--gap (option)"))
        #expect(try await CLI.succeed("help", "--version").text.contains("Show the version."))
        #expect(try await CLI.succeed("help", "--gap", "--help").text.contains("USAGE: spindle help"))
    }

    @Test(
        "gauges, pies, cooldowns and bars are found by what people call them",
        arguments: [
            ("gauge", "--opening"), ("dashboard", "--opening"), ("half-ring", "--opening"), ("pie", "--form"),
            ("wedge", "--form"), ("cooldown", "--form"), ("start-position", "--start-angle"),
            ("anticlockwise", "--counterclockwise"), ("countdown", "--countdown"), ("timer", "--countdown"),
            ("middle", "--center"), ("center", "--center"), ("crop", "--crop"),
            ("vertical", "--direction"), ("corner-radius", "--radius"), ("from-center", "--origin"),
            ("stripes", "--fill-effect"), ("striped", "--fill-effect"), ("shine", "--fill-effect"),
            ("battery", "--battery"), ("meter", "--segments"), ("overflow", "--overflow"),
        ])
    func rings(word: String, option: String) async throws {
        #expect(try await CLI.succeed("help", word).text.hasPrefix("\(option) (option)"))
    }

    @Test("the example that help makes of a shape writes a motion file, and draws it")
    func shapes() async throws {
        for name in ["heart", "circle", "soft-burst"] {
            let folder = try WorkFolder()
            let lines = try await CLI.succeed("help", name).lines.drop { $0 != "EXAMPLES:" }.dropFirst()
                .prefix(2)
            let result = try await CLI.run(
                shell: lines.joined(separator: "\n") + " --frames 2", in: folder.path,
                environment: CLI.shellEnvironment)
            #expect(result.status == 0, "\(lines): \(result.errors)")
            #expect(folder.names(in: "assets") == ["mine.apng"])
        }
    }

    @Test(
        "the examples that help makes of names do what they say",
        arguments: ["formats", "presentations", "dialects", "themes", "indicators", "presets"])
    func examples(catalog: String) async throws {
        let names = try await CLI.succeed("list", catalog).lines.map { String($0.prefix { $0 != " " }) }
        // Help on "terminal" is about the command.
        for name in names where name != "terminal" {
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

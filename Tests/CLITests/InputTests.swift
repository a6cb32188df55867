import Foundation
import TestSupport
import Testing

/// What is read, and what is refused to be.
@Suite struct InputTests {
    private let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private static let theme = "base: fiori-light\n"
    private static let log = "0,0\n2000,0.5\n4000,1\n"
    private static let motion = """
        name: mine
        period: 1000
        rotation: {tracks: [{amount: 360}]}
        tail: {}
        head: {offset: 90}

        """

    private func putInputs() {
        folder.put("t.yaml", Self.theme)
        folder.put("m.yaml", Self.motion)
        folder.put("job.log", Self.log)
    }

    // MARK: - Standard input

    @Test("a spec comes from standard input; what it names is looked for where the program runs")
    func specFromInput() async throws {
        folder.put("t.yaml", Self.theme)
        folder.put("in.yaml", "{motion: fluent, theme: t.yaml, frames: 1, name: piped}")
        let result = try await CLI.run(
            ["render", "-", "--scale", "2", "-o", "out"], shell: "exec \"$@\" < in.yaml", in: folder.path)
        #expect(result.status == 0, "\(result.errors)")
        #expect(folder.names(in: "out") == ["piped-0000@2x.png"])
    }

    @Test(
        "what is wrong in a spec on standard input is told with its place there",
        arguments: [
            ("{motion: fluent, color: 3}", "-", 65, "standard input:1:25: color: "),
            ("", "-", 65, "standard input:"), ("{motion: fluent}", "- --log -", 64, "--log: "),
        ])
    func wrongSpecFromInput(text: String, words: String, status: Int32, message: String) async throws {
        folder.put("in.yaml", text)
        let result = try await CLI.run(
            ["render"] + words.split(separator: " ").map { String($0) }, shell: "exec \"$@\" < in.yaml",
            in: folder.path)
        #expect(result.status == status && result.errors.hasPrefix("Error: \(message)"), "\(result.errors)")
        #expect(folder.names() == ["in.yaml"])
    }

    // MARK: - Written over

    @Test(
        "no output is a file that is read, by whatever name or link: 73, both names, and nothing is written",
        arguments: [
            ("build sprites.json --out .", "./sprites.json", "sprites.json"),
            ("build sprites.json --out . --check", "./sprites.json", "sprites.json"),
            ("build linked.json --out .", "./sprites.json", "linked.json"),
            ("build m.yml --out out --depfile m.yml", "m.yml", "m.yml"),
            ("build m.yml --out out --depfile part.yml", "part.yml", "part.yml"),
            ("build m.yml --out out --depfile t.yaml", "t.yaml", "t.yaml"),
            ("build m.yml --out out --depfile ./hard", "./hard", "job.log"),
            ("build m.yml --out out --depfile soft", "soft", "m.yaml"),
            ("build m.yml --out out --depfile f.otf", "f.otf", "./f.otf"),
            ("render spec.json -o .", "./spec.json", "spec.json"),
            ("render circular --motion m.json --name m --to sheet -o .", "./m.json", "m.json"),
            (
                "render circular --theme m.a11y.json --name m --sidecar json -o .", "./m.a11y.json",
                "m.a11y.json"
            ),
            ("render circular --log m.json --name m --to sheet -o .", "./m.json", "m.json"),
            (
                "render circular --value 1 --label x --font ./f.png --name f --to sheet -o .", "./f.png",
                "./f.png"
            ),
            ("explain story.yaml -o story.yaml", "story.yaml", "story.yaml"),
            ("explain story.yaml --to svg -o hard", "hard", "job.log"),
            ("explain story.yaml --log story2.log -o story2.log", "story2.log", "story2.log"),
            ("explain told.yaml --to svg -o f.otf", "f.otf", "./f.otf"),
            ("curve m.yaml -o m.yaml", "m.yaml", "m.yaml"),
            ("curve m.yaml --format svg -o soft", "soft", "m.yaml"),
        ])
    func overwritten(command: String, output: String, input: String) async throws {
        putInputs()
        folder.put("sprites.json", #"{"version": 1, "assets": {"sprites": {"frames": 2, "to": "sheet"}}}"#)
        folder.put("spec.json", #"{"frames": 2, "name": "spec", "to": "sheet"}"#)
        folder.put(
            "m.yml",
            "{version: 1, includes: part.yml, assets: {a: {theme: t.yaml, motion: m.yaml, frames: 2}, b: {log: job.log}, c: {value: 1, label: x, font: ./f.otf}}}"
        )
        folder.put("part.yml", "{version: 1, assets: {p: {frames: 2}}}")
        folder.put("story.yaml", "log: job.log")
        folder.put("told.yaml", "{log: job.log, label: x, font: ./f.otf}")
        folder.put("story2.log", Self.log)
        let isTheme = command.contains("--theme")
        let isLog = command.contains("--log m.json")
        folder.put("m.json", isLog ? Self.log : Self.motion)
        if isTheme { folder.put("m.a11y.json", Self.theme) }
        let links = """
            ln -s sprites.json linked.json; ln job.log hard; ln -s m.yaml soft
            cp /usr/share/fonts/opentype/inter/Inter-Regular.otf f.otf; ln f.otf f.png
            """
        _ = try await CLI.run("--version", shell: links, in: folder.path)
        let before = folder.tree("")
        let result = try await CLI.run(command.split(separator: " ").map(String.init), in: folder.path)
        #expect(result.status == 73, "\(result.errors)")
        let message =
            "cannot write \"\(output)\": "
            + (input == output ? "this command reads it" : "it is \"\(input)\", which this command reads")
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(folder.tree("") == before && result.output.isEmpty)
    }

    @Test(
        "standard output that goes to the end of an input is refused",
        arguments: [
            ("curve m.yaml", "m.yaml"), ("render circular --motion m.yaml --frames 1 -o -", "m.yaml"),
            ("render circular --log - --to apng -o -", "job.log"), ("explain e.yaml --log -", "job.log"),
            ("build b.yaml -o out --json", "i.yaml"), ("build b.yaml -o out --list-outputs", "i.yaml"),
            ("build b.yaml -o out --watch --json", "i.yaml"), ("build wrong.yaml -o out --json", "i.yaml"),
            ("check b.yaml --json", "i.yaml"), ("check wrong.yaml --json", "i.yaml"),
        ])
    func appended(command: String, input: String) async throws {
        putInputs()
        folder.put("e.yaml", "indicator: circular")
        folder.put("i.yaml", "{version: 1, assets: {i: {frames: 1}}}")
        folder.put("b.yaml", "{version: 1, includes: i.yaml, assets: {a: {frames: 1}}}")
        folder.put("wrong.yaml", "{version: 1, includes: i.yaml, assets: {a: {framse: 1}}}")
        let before = folder.tree("")
        let result = try await CLI.run(
            command.split(separator: " ").map { String($0) }, shell: "exec \"$@\" >> \(input) < job.log",
            in: folder.path)
        let name = command.contains("--log -") ? "standard input" : input
        #expect(
            result.status == 73 && result.errors.contains("\"standard output\": it is \"\(name)\""),
            "\(result.errors)")
        #expect(folder.tree("") == before)
    }

    @Test(
        "a log that is standard input is written over by nothing",
        arguments: [
            "explain e.yaml --log - -o job.log",
            "render circular --log - --name job --to sheet --dialect json-hash -o .",
        ])
    func standardInput(command: String) async throws {
        folder.put("job.json", Self.log)
        folder.put("job.log", Self.log)
        folder.put("e.yaml", "indicator: circular")
        let input = command.contains("job.log") ? "job.log" : "job.json"
        let result = try await CLI.run(
            command.split(separator: " ").map { String($0) }, shell: "exec \"$@\" < \(input)", in: folder.path
        )
        #expect(result.status == 73 && result.errors.contains("\"standard input\""), "\(result.errors)")
        #expect(folder.bytes(input) == Array(Self.log.utf8))
        #expect(folder.names() == ["e.yaml", "job.json", "job.log"])
    }

    @Test(
        "a dependency file is no file of the build: 73, and nothing is written",
        arguments: ["out/a.svg", "./out/./sub/b.svg", "out/.spindle/build.sha256", "link", "out/A.svg"])
    func dependencies(path: String) async throws {
        folder.put("m.yaml", "{version: 1, assets: {a: {to: svg}, b: {to: svg, folder: sub}}}")
        let shell = "ln -s out/sub/b.svg link; exec \"$@\""
        let arguments = ["build", "m.yaml", "--out", "out", "--depfile"]
        let result = try await CLI.run(arguments + [path], shell: shell, in: folder.path)
        #expect(result.status == 73 && result.errors.contains("\"\(path)\""), "\(result.errors)")
        #expect(!folder.names().contains("out"))
        let other = try await CLI.run(arguments + ["out/d"], in: folder.path)
        #expect(other.status == 0 && folder.names(in: "out").contains("d"), "\(other.errors)")
    }

    @Test("a font that is no file is refused with its kind")
    func specialFont() async throws {
        let result = try await CLI.run(
            "render", "circular", "--label", "x", "--font", "./pipe", "-o", "out",
            shell: "mkfifo pipe; exec \"$@\"", in: folder.path)
        #expect(result.status == 66 && result.errors.contains("\"./pipe\" is a pipe"), "\(result.errors)")
    }

    // MARK: - No files

    /// What reads a file by each of the ways to name one; `SPECIAL` stands for its name without an extension.
    private static let readers: [(arguments: String, spec: String)] = [
        ("build SPECIAL.yaml --out out", ""),
        ("build spec.yaml --out out --include-outside", "{version: 1, includes: SPECIAL.yaml}"),
        ("build spec.yaml --out out", "{version: 1, assets: {a: {theme: SPECIAL.yaml}}}"),
        ("build spec.yaml --out out --check", "{version: 1, assets: {a: {motion: SPECIAL.yaml}}}"),
        ("build spec.yaml --out out --list-outputs", "{version: 1, assets: {a: {log: SPECIAL.yaml}}}"),
        ("build spec.yaml --out out", "{version: 1, assets: {a: {label: x, font: ./SPECIAL.ttf}}}"),
        ("render SPECIAL.yaml -o out", ""),
        ("render spec.yaml -o out", "theme: SPECIAL.yaml"),
        ("render spec.yaml -o out", "motion: SPECIAL.yaml"),
        ("render spec.yaml -o out", "log: SPECIAL.yaml"),
        ("render spec.yaml -o out", "{label: x, font: ./SPECIAL.ttf}"),
        ("check SPECIAL.yaml", ""), ("check spec.yaml", "theme: SPECIAL.yaml"),
        ("check spec.yaml", "{version: 1, assets: {a: {log: SPECIAL.yaml}}}"),
        ("explain SPECIAL.yaml", ""), ("explain spec.yaml", "log: SPECIAL.yaml"),
        ("curve SPECIAL.yaml", ""),
        ("render circular --theme SPECIAL.yaml -o out", ""),
        ("render circular --motion SPECIAL.yaml -o out", ""),
        ("render circular --log SPECIAL.yaml -o out", ""),
        ("render circular --label x --font ./SPECIAL.ttf -o out", ""),
    ]

    @Test(
        "folders, devices, sockets, pipes that nobody named and endless files are refused at once by every reader"
    )
    func special() async throws {
        let make = """
            for end in yaml ttf; do
                mkdir folder.$end; mkfifo pipe.$end; ln -s /dev/zero device.$end; truncate -s 5G holes.$end
                python3 -c "import socket; socket.socket(socket.AF_UNIX).bind('socket.$end')"
            done
            """
        _ = try await CLI.run("--version", shell: make, in: folder.path)
        try #require(folder.names().count == 10)
        for (arguments, spec) in Self.readers {
            let wanted = (arguments + spec).contains(".ttf") ? "font" : "file"
            for (kind, message) in [
                ("folder", "is a folder, not a \(wanted)"), ("device", "is a device, not a \(wanted)"),
                ("socket", "is a socket, not a \(wanted)"), ("holes", "too large"), ("pipe", "is a pipe"),
            ] {
                // One that is named waits for its writer.
                let isNamed = arguments.contains("SPECIAL.yaml")
                if kind == "pipe", isNamed { continue }
                folder.put("spec.yaml", spec.replacingOccurrences(of: "SPECIAL", with: kind))
                let words = arguments.replacingOccurrences(of: "SPECIAL", with: kind).split(separator: " ")
                let result = try await CLI.run(
                    words.map(String.init), shell: "ulimit -v 1000000; ulimit -t 10; exec \"$@\"",
                    in: folder.path)
                #expect(
                    result.status == (kind == "holes" ? 65 : 66), "\(arguments) \(kind): \(result.errors)")
                #expect(result.errors.contains(message), "\(result.errors)")
                #expect(result.errors.contains("\(kind)."), "\(result.errors)")
                #expect(!folder.names().contains("out"))
            }
        }
    }

    @Test("pipes that the user named are read: standard input, /dev/stdin, <(…) and one with a name")
    func streams() async throws {
        putInputs()
        folder.put("manifest", "{version: 1, assets: {a: {value: 0.5, size: 9}}}")
        folder.put("story", "{size: 9, log: job.log}")
        for script in [
            "cat manifest | \"$@\" build /dev/stdin --out out",
            "\"$@\" build /dev/stdin --out out < manifest",
            "\"$@\" build <(cat manifest) --out out", "mkfifo p; cat manifest > p & \"$@\" build p --out out",
            "cat job.log | \"$@\" render circular --size 9 --log - -o out",
            "\"$@\" render circular --size 9 --log /dev/stdin -o out < job.log",
            "\"$@\" render circular --size 9 --log <(cat job.log) -o out",
            "mkfifo s.yaml; cat story > s.yaml & \"$@\" render s.yaml -o out",
            "\"$@\" explain <(echo size: 9) --log <(cat job.log) > out",
            "mkfifo m2.yaml; cat m.yaml > m2.yaml & \"$@\" curve m2.yaml > out",
            "cat manifest | \"$@\" check /dev/stdin > out",
        ] {
            folder.put("script", script)
            let result = try await CLI.run(
                shell: "rm -rf out p *2.yaml s.yaml; exec bash script \"$@\"", in: folder.path)
            #expect(result.status == 0, "\(script): \(result.errors)")
            #expect(folder.names().contains("out"))
        }
    }

    // MARK: - Once

    #if os(Linux)
        @Test(
            "each file is opened once a run, whatever asks for it",
            .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/strace")))
        func once() async throws {
            putInputs()
            folder.put(
                "all.yaml",
                """
                version: 1
                includes: part.yaml
                defaults: {theme: t.yaml, size: 9}
                assets:
                  a: {motion: m.yaml, frames: 2, matrix: {direction: [ltr, rtl], stroke: [1, 2]}}
                  b: {motion: m.yaml, log: job.log, fps: 5, to: [apng, xcassets], with-reduced-motion: [slow, message]}
                """)
            folder.put("part.yaml", "{version: 1, assets: {p: {motion: m.yaml, state: paused}}}")
            folder.put(
                "spec.yaml",
                "{theme: t.yaml, motion: m.yaml, log: job.log, fps: 5, size: 9, to: [frames, apng, xcassets], with-reduced-motion: [slow, message]}"
            )
            let specs = ["spec.yaml", "t.yaml", "m.yaml", "job.log"]
            let manifests = ["all.yaml", "part.yaml", "t.yaml", "m.yaml", "job.log"]
            for (arguments, inputs) in [
                ("build all.yaml --out out --jobs 2", manifests), ("build all.yaml --out out", manifests),
                ("build all.yaml --out out --force --depfile d", manifests),
                ("build all.yaml --out out --check", manifests),
                ("build all.yaml --out out --list-outputs", manifests), ("check all.yaml", manifests),
                ("render spec.yaml -o rendered", specs), ("check spec.yaml", specs),
                ("explain spec.yaml", specs), ("curve m.yaml", ["m.yaml"]),
                ("curve m.yaml --analyze", ["m.yaml"]),
                ("curve m.yaml --transition active:determinate=0.5 --format svg", ["m.yaml"]),
                (
                    "render circular --theme t.yaml --motion m.yaml --state error --to svg -o v",
                    ["t.yaml", "m.yaml"]
                ),
            ] {
                let result = try await CLI.run(
                    arguments.split(separator: " ").map(String.init),
                    shell: "exec strace -f -qq -e trace=open,openat -o calls \"$@\"", in: folder.path)
                #expect([0, 1].contains(result.status), "\(arguments): \(result.errors)")
                let calls = String(decoding: try #require(folder.bytes("calls")), as: UTF8.self)
                for input in inputs {
                    let count = calls.split(separator: "\n").count { $0.contains("\"\(input)\"") }
                    #expect(count == 1, "\(arguments) opens \(input) \(count) times")
                }
            }
        }
    #endif

    // MARK: - Watched

    @Test("whatever is saved while a watch builds is built: a theme, the manifest, a file that was missing")
    func watched() async throws {
        let themes = ["#FF0000", "#0000FF"].map { "{base: fiori-light, colors: {indicator: \"\($0)\"}}" }
        func manifest(_ theme: String) -> String {
            """
            version: 1
            defaults: {theme: \(theme), size: 12, frames: 4, motion: fluent}
            assets:
              a: {matrix: {direction: [ltr, rtl], scale: [1, 1.5, 2, 3], stroke: [1, 2, 3, 4], cap: [butt, round]}}
            """
        }
        folder.put("t.yaml", themes[0])
        folder.put("spindle.yaml", manifest("t.yaml"))
        let run = try CLI.Run(
            ["build", "--out", "out", "--watch", "--json", "--jobs", "1"], in: folder.path,
            output: folder.handle("events"))
        func count(_ event: String) -> Int {
            String(decoding: folder.bytes("events") ?? [], as: UTF8.self).split(separator: "\n")
                .count { $0.contains("\"event\": \"\(event)\"") }
        }
        func isBuilt() async throws -> Bool {
            try await CLI.run("build", "--out", "out", "--check", "--quiet", in: folder.path).status == 0
        }
        try await CLI.wait(for: "the first round") { count("job") > 3 }
        folder.put("t.yaml", themes[1])
        try await CLI.wait(for: "a theme", until: isBuilt)
        folder.put("spindle.yaml", manifest("none.yaml"))
        try await CLI.wait(for: "the missing theme") {
            run.errors.contains("none.yaml\" does not exist")
        }
        let jobs = count("job")
        folder.put("none.yaml", themes[0])
        try await CLI.wait(for: "a file that was missing") { count("job") > jobs + 3 }
        folder.put("none.yaml", themes[1])
        folder.put("spindle.yaml", manifest("none.yaml") + "\n  b: {}")
        try await CLI.wait(for: "a theme and the manifest", until: isBuilt)
        kill(run.process.processIdentifier, SIGINT)
        #expect(await run.result().status == 130)
    }
}

import Foundation
import TestSupport
import Testing

@Suite struct ExplainCommandTests {
    private static let story = """
        label: Uploading
        operation:
          events:
            - {at: 0, started}
            - {at: 2500, progress: 0.1}
            - {at: 6000, succeeded: Uploaded}
        """

    @Test("a text with marks of direction is printed as it is read")
    func marks() async throws {
        let folder = try WorkFolder()
        folder.put(
            "a.yaml",
            """
            locale: ar
            label: Uploading
            progress-text: percent
            operation: {events: [{at: 0, started}, {at: 12000, progress: 0.5}, {at: 26000, succeeded: Uploaded}]}
            """)
        let text = try await CLI.succeed("explain", "a.yaml", in: folder.path).text
        #expect(text.contains("50\u{200E}%\u{200E}") && !text.contains("u{200E}"))
    }

    @Test("explain tells phases and announcements as text, JSON and a plot (T1, T2)")
    func formats() async throws {
        let folder = try WorkFolder()
        folder.put("a.yaml", Self.story)
        let text = try await CLI.run(["explain", "a.yaml"], in: folder.path)
        #expect(text.status == 0)
        #expect(text.text.contains("waiting                  0        1000"))
        #expect(text.text.contains("Uploaded"))
        let json = try await CLI.run(["explain", "a.yaml", "--json"], in: folder.path)
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any])
        let phases = try #require(object["phases"] as? [[String: Any]])
        #expect(phases.first?["name"] as? String == "waiting")
        #expect(phases.first?["end_ms"] as? Double == 1000)
        #expect(object["shown_ms"] as? Double == 1000)
        // Every frame is in a phase, the last one included.
        let last = try #require(phases.last)
        let ends = (last["first_frame"] as? Int ?? 0) + (last["frames"] as? Int ?? 0)
        #expect(ends == object["frames"] as? Int)
        let slow = try await CLI.run(["explain", "a.yaml", "--fps", "10"], in: folder.path)
        #expect(slow.text.contains("at 10 a second"))
        let svg = try await CLI.run(["explain", "a.yaml", "--to", "svg"], in: folder.path)
        #expect(svg.text.hasPrefix("<svg") && svg.text.contains("settling"))
        let png = try await CLI.run(["explain", "a.yaml", "-o", "a.png"], in: folder.path)
        #expect(png.status == 0)
        let named = try await CLI.run(["explain", "a.yaml", "--to", "json"], in: folder.path)
        #expect(named.output == json.output)
        let both = try await CLI.run(["explain", "a.yaml", "--to", "svg", "--json"], in: folder.path)
        #expect(both.status == 64 && both.errors.contains("--json: contradicts --to svg"))
        let other = try await CLI.run(["explain", "a.yaml", "--json", "-o", "a.txt"], in: folder.path)
        #expect(
            other.status == 64
                && other.errors.contains(
                    "-o: \"a.txt\" contradicts --json; leave out --json, or end the name with .json")
        )
    }

    #if os(Linux)
        @Test(
            "a picture is not printed to a terminal, and text is",
            .enabled(if: FileManager.default.isExecutableFile(atPath: ProgressMonitorTests.script)),
            arguments: [
                ("explain a.yaml --to png", "a-b.png"), ("explain a.yaml --to svg", nil),
                ("explain a.yaml", nil),
                ("curve fluent --format png", "curve.png"), ("curve fluent", nil),
                ("render circular --name ring --value 0.4 -o -", "ring-0000.png"),
                ("render fluent --to svg --name ring -o -", nil),
            ] as [(String, String?)])
        func terminal(words: String, name: String?) async throws {
            let folder = try WorkFolder()
            folder.put("a.yaml", "name: a-b\n" + Self.story)
            let environment = CLI.environment.merging(["PROGRAM": CLI.program]) { $1 }
            let result = try await CLI.run(
                [], shell: "exec \(ProgressMonitorTests.script) -qec '\"$PROGRAM\" \(words)' /dev/null",
                in: folder.path, environment: environment)
            #expect(result.status == (name == nil ? 0 : 64), "\(result.text)")
            let refusal = name.map {
                "Error: -o: \($0) is not text, and standard output is a terminal; write -o \($0), or pipe it"
            }
            #expect(result.text.contains(refusal ?? "\n") && result.text.contains("Error:") == (name != nil))
        }
    #endif

    @Test("of a single picture explain says which moment it shows, and in which phase that is")
    func still() async throws {
        let folder = try WorkFolder()
        for (still, time) in [("at: 3s", "3000"), ("frames: 1", "9600")] {
            folder.put("a.yaml", "\(still)\n" + Self.story)
            let text = try await CLI.succeed("explain", "a.yaml", in: folder.path).text
            #expect(text.contains(" ms, one picture, at \(time) ms\n"), "\(text)")
            let shown = text.split(separator: "\n").filter { $0.contains("  at \(time) ms") }
            #expect(shown.count == 1 && !text.contains("none"), "\(text)")
            #expect(shown[0].hasPrefix(time == "3000" ? "settling" : "hold"), "\(text)")
            let json = try await CLI.succeed("explain", "a.yaml", "--json", in: folder.path).text
            #expect(json.contains("\"picture_ms\": \(time)"), "\(json)")
        }
    }

    @Test("explain says in every format what render says: that a label does not show")
    func notes() async throws {
        let folder = try WorkFolder()
        folder.put("a.yaml", Self.story)
        let note = "the label \"Uploading\" does not show"
        let render = try await CLI.run("render", "a.yaml", "--to", "apng", "-o", "out", in: folder.path)
        #expect(render.errors.contains("Note: \(note)"), "\(render.errors)")
        for flags in [[], ["--json"], ["--to", "svg"], ["-o", "a.png"]] {
            let result = try await CLI.run(["explain", "a.yaml"] + flags, in: folder.path)
            let isPlot = flags.contains("--to") || flags.contains("-o")
            let said = isPlot ? result.errors : result.text.replacing("\\\"", with: "\"")
            #expect(result.status == 0 && said.contains(note), "\(flags): \(result.errors)")
        }
    }

    @Test("who names an indicator where a file is wanted is told so")
    func hint() async throws {
        for (name, key) in [("circular", "indicator"), ("fluent", "motion"), ("dialog", "present")] {
            let result = try await CLI.run(["explain", name])
            #expect(result.status == 66)
            #expect(
                result.errors.contains(
                    "write a file, such as spec.yaml with \"\(key): \(name)"))
        }
        #expect(try await !CLI.run(["explain", "nothing"]).errors.contains("write a file"))
    }

    @Test("a show delay of one's own is not the policy's, nor has it the policy's source")
    func delay() async throws {
        let folder = try WorkFolder()
        folder.put(
            "d.yaml", "{operation: {show-delay: 300, events: [{at: 0, started}, {at: 2000, failed: No}]}}")
        let result = try await CLI.run(["explain", "d.yaml"], in: folder.path)
        #expect(result.text.contains("policy fiori: shows after 300 ms; as show-delay says"))
    }

    @Test("a log on standard input is told as well as one in a file")
    func log() async throws {
        let folder = try WorkFolder()
        folder.put("b.yaml", "fps: 30\n")
        folder.put("b.csv", "0,0\n1.5,20\n2,100\n")
        let flags = ["--log-unit", "s", "--log-total", "100", "--policy", "immediate"]
        let file = try await CLI.run(["explain", "b.yaml", "--log", "b.csv"] + flags, in: folder.path)
        let piped = try await CLI.Run(
            ["explain", "b.yaml", "--log", "-"] + flags, shell: "\"$@\" < b.csv", in: folder.path
        ).result()
        #expect(file.status == 0 && file.text.contains("success"))
        #expect(piped.text == file.text)
    }

    @Test(
        "bad stories and logs are refused with their place and status",
        arguments: [
            ("{operation: {events: [{at: 0, started}, {at: 5, resumed}]}}", [], 65, "operation.events[1]"),
            ("{operation: {policy: soon}}", [], 65, "policy"), ("{value: 0.5}", [], 64, "no operation"),
            ("{fps: 30}", ["--log", "none.csv"], 66, "none.csv"),
            ("{fps: 30}", ["--log", "bad.csv"], 65, "bad.csv:2"),
            ("{fps: 30}", ["--log", "long.csv"], 78, "--max-frames"),
            ("{fps: 30}", ["--log", "bad.csv", "--log-unit", "h"], 64, "--log-unit"),
            ("{fps: 30}", ["--policy", "fiori"], 64, "--log"),
            ("{log: '-'}", [], 65, "standard input"),
        ] as [(String, [String], Int32, String)])
    func refusals(spec: String, flags: [String], status: Int32, message: String) async throws {
        let folder = try WorkFolder()
        folder.put("c.yaml", spec)
        folder.put("bad.csv", "0,0\n5,x\n")
        folder.put("long.csv", (0..<200).map { "\($0 * 20_000),0.5\n" }.joined())
        let result = try await CLI.run(["explain", "c.yaml"] + flags, in: folder.path)
        #expect(result.status == status, "\(result.errors)")
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test("render takes a log as the story of its frames")
    func render() async throws {
        let folder = try WorkFolder()
        folder.put("b.csv", "0,0\n1000,0.4\n1500,1\n")
        let flags = ["--policy", "immediate", "--fps", "10", "--to", "apng", "--name", "job", "-o", "out"]
        let result = try await CLI.run(
            ["render", "circular", "--log", "b.csv"] + flags, in: folder.path)
        #expect(result.status == 0, "\(result.errors)")
        let vector = try await CLI.run(
            ["render", "circular", "--log", "b.csv", "--to", "lottie", "-o", "out"], in: folder.path)
        #expect(vector.status == 0 && folder.names(in: "out").contains { $0.hasSuffix(".lottie.json") })
        let page = try await CLI.run(
            [
                "render", "circular", "--log", "b.csv", "--present", "dialog", "--message", "Wait",
                "--to",
                "lottie", "-o", "out",
            ], in: folder.path)
        #expect(page.status == 64 && page.errors.contains("apng"))
    }
}

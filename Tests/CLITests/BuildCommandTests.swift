import Foundation
import TestSupport
import Testing

@Suite struct BuildCommandTests {
    private static let manifest = """
        version: 1
        defaults: {size: 12, frames: 3, motion: fluent}
        assets:
          one: {}
          two: {to: sheet, folder: sheets}
        """

    private let folder: WorkFolder

    init() throws {
        folder = try WorkFolder()
        folder.put("spindle.yaml", Self.manifest)
    }

    private func run(
        _ arguments: String..., shell: String? = nil, environment: [String: String] = CLI.environment
    ) async throws -> CLI.Result {
        try await CLI.run(["build"] + arguments, shell: shell, in: folder.path, environment: environment)
    }

    private func tree(_ name: String) -> [String: [UInt8]] { folder.tree(name) }

    @Test("init writes a manifest that builds, and replaces none")
    func start() async throws {
        try await CLI.succeed("init", "new.yaml", in: folder.path)
        let result = try await run("new.yaml", "--out", "out")
        #expect(result.status == 0, "\(result.errors)")
        #expect(folder.names(in: "out").contains("spinner.png") && folder.names(in: "out/bar").count == 44)
        #expect(try await CLI.run("init", "new.yaml", in: folder.path).status == 73)
        #expect(try await CLI.run("init", "new.yaml", "--force", in: folder.path).status == 0)
        #expect(try await CLI.run("init", "none/new.yaml", "--force", in: folder.path).status == 0)
        #expect(try await CLI.succeed("init", "-").output == folder.bytes("new.yaml"))
    }

    @Test("a build that reads what it writes is refused, whether that is up to date or not")
    func ownOutput() async throws {
        let frames = "f: {motion: fluent, frames: 3, size: 20, to: frames}"
        folder.put("k.yaml", "{version: 1, assets: {\(frames)}}")
        try await CLI.succeed("build", "k.yaml", "-o", "out", in: folder.path)
        folder.put("k.yaml", "{version: 1, assets: {\(frames), p: {pack: 'out/f-*.png', to: apng, fps: 5}}}")
        let before = folder.tree("")
        for extra in [[], ["--check"], ["--force"]] {
            let result = try await CLI.run(["build", "k.yaml", "-o", "out"] + extra, in: folder.path)
            let isTold = ["this command reads it", "would pack it the next time"].contains {
                result.errors.contains($0)
            }
            #expect(result.status == 73 && isTold, "\(extra): \(result.errors)")
        }
        #expect(folder.tree("") == before)
    }

    @Test("one job is a job and one file a file, and - is no folder")
    func singular() async throws {
        folder.put("m.yaml", "{version: 1, assets: {a: {value: 0.5}}}")
        let first = try await CLI.succeed("build", "m.yaml", "--out", "out", in: folder.path)
        #expect(first.errors == "1 job in out, 1 file: 1 rendered, 0 up to date, 1 file written\n")
        let check = try await CLI.succeed("build", "m.yaml", "--out", "out", "--check", in: folder.path)
        #expect(check.errors == "1 job is up to date\n")
        let verified = try await CLI.succeed("verify", "out", in: folder.path)
        #expect(verified.errors == "1 job, 1 file: all unchanged since the build\n")
        for arguments in [["build", "m.yaml"], ["merge", "out"]] {
            let refused = try await CLI.run(arguments + ["--out", "-"], in: folder.path)
            #expect(refused.status == 64 && refused.errors.contains("write ./- for a folder of that name"))
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/-"))
    }

    @Test("a check exits with 1 until all is built, and writes nothing")
    func check() async throws {
        let before = try await run("--out", "out", "--check")
        #expect(before.status == 1 && before.errors.contains("one is out of date") && before.output.isEmpty)
        #expect(folder.names() == ["spindle.yaml"])
        #expect(try await run("--out", "out").status == 0)
        #expect(try await run("--out", "out", "--check").status == 0)
        folder.put("out/one-0000.png", "x")
        #expect(try await run("--out", "out", "--check", "--quiet").errors.isEmpty)
        #expect(try await run("--out", "out", "--check").status == 1)
    }

    @Test("a check says why, as text and as JSON, and says so where all is up to date")
    func reasons() async throws {
        func events(_ result: CLI.Result) throws -> [[String: Any]] {
            try result.lines.map {
                try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
            }
        }
        _ = try await run("--out", "out")
        let done = try events(try await run("--out", "out", "--check", "--json"))
        #expect(done.count == 1 && done[0]["event"] as? String == "checked" && done[0]["jobs"] as? Int == 2)
        folder.put("out/one-0000.png", "x")
        try FileManager.default.removeItem(atPath: folder.path + "/out/sheets/two.json")
        let text = try await run("--out", "out", "--check")
        #expect(text.status == 1)
        #expect(text.errors.contains("one is out of date: one-0000.png was changed\n"), "\(text.errors)")
        #expect(text.errors.contains("sheets/two is out of date: sheets/two.json is missing\n"))
        let found = try events(try await run("--out", "out", "--check", "--json"))
        #expect(found.map { $0["event"] as? String } == ["outdated", "outdated", "checked"])
        #expect(
            found[0]["differing"] as? [String] == ["one-0000.png"] && found[0]["cause"] as? String == "files")
        #expect(found[1]["missing"] as? [String] == ["sheets/two.json"])
        #expect(found[2]["outdated"] as? Int == 2)
    }

    @Test("one asset is built, or a few, and listed")
    func only() async throws {
        let listed = try await run("--out", "out", "--list-outputs", "--only", "two")
        #expect(listed.lines.map(String.init) == ["out/sheets/two.json", "out/sheets/two.png"])
        let result = try await run("--out", "out", "--only", "t*")
        #expect(result.errors == "1 job in out, 2 files: 1 rendered, 0 up to date, 2 files written\n")
        #expect(folder.names(in: "out") == [".spindle", "sheets"])
        #expect(
            try await run("--out", "out", "--only", "one,two").errors.hasPrefix(
                "2 jobs in out, 5 files: 1 rendered, 1 up"))
        #expect(try await run("--out", "out", "--check").status == 0)
    }

    @Test("a wrong asset fails with its place, is counted, and has all that other events have")
    func wrongAsset() async throws {
        folder.put(
            "wrong.yaml",
            "{version: 1, defaults: {motion: fluent, frames: 2}, assets: {a: {}, b: {size: huge}, c: {}}}")
        let all = try await run("wrong.yaml", "--out", "out")
        #expect(all.status == 65 && !folder.names().contains("out"))
        let some = try await run("wrong.yaml", "--out", "out", "--keep-going")
        #expect(some.status == 1)
        #expect(
            some.errors.hasPrefix("Error: wrong.yaml:1:79: assets.b.size: there is no size"), "\(some.errors)"
        )
        #expect(
            some.errors.hasSuffix(
                "3 jobs in out, 4 files: 2 rendered, 0 up to date, 4 files written, 1 failed\n"),
            "\(some.errors)")
        #expect(try await run("wrong.yaml", "--out", "out", "--only", "a").status == 0)
        let events = try await run("wrong.yaml", "--out", "out", "--keep-going", "--json").lines.map {
            try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        let jobs = events.filter { $0["event"] as? String == "job" }
        #expect(jobs.count == 3 && events[0]["jobs"] as? Int == 3)
        for job in jobs {
            #expect(job["files"] is Int && job["changed"] is Int && job["notes"] is [Any])
        }
        let error = jobs.compactMap { $0["error"] as? [String: Any] }
        #expect(error.count == 1 && error[0]["line"] as? Int == 1 && error[0]["status"] as? Int == 65)
    }

    @Test("what stands in the way of one job keeps others from nothing: a file as well as a folder")
    func obstacles() async throws {
        folder.put(
            "three.yaml",
            "{version: 1, defaults: {motion: fluent, size: 8, frames: 1}, assets: {a: {}, b: {folder: sub}, c: {}}}"
        )
        for (shell, place) in [
            ("mkdir -p out/a-0000.png", "a: cannot write \"out/a-0000.png\": it is a folder, not a file"),
            ("mkdir out; touch out/sub", "sub/b: cannot open folder \"out/sub\": it is not a folder"),
            (
                "mkdir -p out/sub/b-0000.png",
                "sub/b: cannot write \"out/sub/b-0000.png\": it is a folder, not a file"
            ),
        ] {
            let some = try await run(
                "three.yaml", "--out", "out", "--keep-going", shell: "rm -rf out; \(shell); exec \"$@\"")
            #expect(some.status == 1 && some.errors.contains("Error: \(place)"), "\(some.errors)")
            #expect(
                some.errors.hasSuffix(
                    "3 jobs in out, 2 files: 2 rendered, 0 up to date, 2 files written, 1 failed\n"),
                "\(some.errors)")
            let none = try await run("three.yaml", "--out", "out", "--force")
            #expect(none.status == 73, "\(none.errors)")
        }
    }

    @Test("an asset that is wrong fails with all its variants, which --check counts as a build does")
    func wrongVariants() async throws {
        folder.put(
            "wrong.yaml",
            """
            {version: 1, defaults: {motion: fluent, frames: 2},
             assets: {a: {}, b: {matrix: {theme: [fiori-lite, fiori-light, fiori-dark]}}}}
            """)
        let checked = try await run("wrong.yaml", "--out", "out", "--check", "--keep-going")
        #expect(checked.status == 1 && checked.errors.contains("there is no theme \"fiori-lite\""))
        #expect(checked.errors.contains("a is out of date: it was never built in this folder\n"))
        #expect(
            checked.errors.hasSuffix("jobs out of date: 1 of 4; files left over: 0; jobs that are wrong: 3\n")
        )
        let built = try await run("wrong.yaml", "--out", "out", "--keep-going")
        #expect(built.status == 1 && built.errors.hasPrefix("Error: wrong.yaml:2:"))
        #expect(
            built.errors.contains(
                "4 jobs in out, 2 files: 1 rendered, 0 up to date, 2 files written, 3 failed"))
        let json = try await run("wrong.yaml", "--out", "out", "--check", "--keep-going", "--json")
        #expect(json.status == 1 && json.lines.last?.contains("\"failed\": 3") == true)
    }

    @Test("a build that renders and writes nothing says why")
    func unchanged() async throws {
        _ = try await run("--out", "out")
        let again = try await run("--out", "out", "--force")
        #expect(
            again.errors.hasSuffix("0 files written, because their content has not changed\n"),
            "\(again.errors)")
    }

    @Test("a manifest comes from standard input")
    func standardInput() async throws {
        let result = try await run("-", "--out", "out", shell: "exec \"$@\" < spindle.yaml")
        #expect(result.status == 0 && result.errors.contains("2 jobs in out"), "\(result.errors)")
    }

    @Test("of many files that are left over the first are told, and how many more there are")
    func folded() async throws {
        folder.put(
            "many.yaml", "{version: 1, assets: {a: {motion: fluent, frames: 51}, b: {motion: mui, at: 0}}}")
        _ = try await run("many.yaml", "--out", "out")
        folder.put("many.yaml", "{version: 1, assets: {b: {motion: mui, at: 0}}}")
        let told = try await run("many.yaml", "--out", "out").errors
        #expect(told.split(separator: "\n").count == 12 && told.contains("Note: … and 41 more"), "\(told)")
        let checked = try await run("many.yaml", "--out", "out", "--check").errors
        #expect(checked.contains("\n… and 41 more") && checked.contains("build with --prune"), "\(checked)")
    }

    @Test("a failure is told once, and frames are counted once for each scale")
    func once() async throws {
        folder.put("bad.yaml", "{version: 1, assets: {bad: {motion: fluent, value: 0.3}}}")
        let failed = try await run("bad.yaml", "--out", "bad", "--keep-going")
        #expect(
            failed.status == 65
                && failed.errors.split(separator: "\n").count { $0.contains("no effect") } == 1)
        let json = try await run("--out", "out", "--json")
        #expect(json.output.contains { $0 == UInt8(ascii: "{") })
        #expect(json.lines.first?.contains("\"frames\": 6") == true, "\(json.lines.first ?? "")")
    }

    @Test("what is told is one JSON object a line, or nothing")
    func output() async throws {
        let result = try await run("--out", "out", "--json")
        let events = try result.lines.map {
            try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(events.map { $0["event"] as? String } == ["start", "job", "job", "done"])
        #expect(events.last?["files"] as? Int == 5 && result.errors.isEmpty)
        let quiet = try await run("--out", "out", "--quiet")
        #expect(quiet.output.isEmpty && quiet.errors.isEmpty)
        let plain = try await run("--out", "out")
        #expect(plain.output.isEmpty && !plain.errors.contains("\r"))
        #expect(plain.errors == "2 jobs in out, 5 files: 0 rendered, 2 up to date, 0 files written\n")
    }

    @Test("files are listed before they are made: all of them, and no others")
    func list() async throws {
        let listed = try await run("--out", "out", "--list-outputs")
        #expect(listed.status == 0 && folder.names() == ["spindle.yaml"])
        _ = try await run("--out", "out")
        let made = tree("out").keys.filter { $0.hasSuffix(".png") || $0.hasSuffix(".json") }.sorted()
        #expect(listed.lines.map(String.init) == made.map { "out/" + $0 })
        folder.put(
            "pages.yaml", "{version: 1, assets: {a: {motion: fluent, to: sheet, sheet: {max-side: 200}}}}")
        let pages = try await run("pages.yaml", "--out", "out", "--list-outputs")
        #expect(pages.status == 65 && pages.errors.contains("pages.yaml:1:"), "\(pages.errors)")
    }

    @Test("wrong requests end with the documented status, and write nothing")
    func refusals() async throws {
        let files: [String: String] = [
            "bad.yaml": "{version: 1, assets: {a: {motin: x}}}",
            "value.yaml": "{version: 1, assets: {a: {value: 7}}}",
            "limit.yaml": "{version: 1, assets: {a: {motion: fluent, frames: 60000, max-frames: 10}}}",
            "axes.yaml": "{version: 1, assets: {a: {matrix: {size: [1, 2, 3], width: [4, 5, 6]}}}}",
            "font.yaml": "{version: 1, assets: {a: {label: x, font: No Such Family}}}",
            "theme.yaml": "{version: 1, assets: {a: {theme: none.yaml}}}",
            "include.yaml": "{version: 1, includes: none.yaml}",
        ]
        for (name, text) in files { folder.put(name, text) }
        for (status, arguments) in [
            (64, ["--out", "out", "--list-outputs", "--json"]), (64, ["--out", "out", "--json", "--quiet"]),
            (65, ["bad.yaml", "--out", "out"]), (65, ["value.yaml", "--out", "out"]),
            (66, ["none.yaml", "--out", "out"]), (66, ["theme.yaml", "--out", "out"]),
            (66, ["include.yaml", "--out", "out"]), (69, ["font.yaml", "--out", "out"]),
            (73, ["--out", "spindle.yaml/x"]), (73, ["--out", "/proc/none"]),
            (78, ["limit.yaml", "--out", "out"]), (78, ["axes.yaml", "--out", "out", "--max-variants", "5"]),
            (78, ["--out", "out", "--max-pixels", "100"]),
        ] as [(Int32, [String])] {
            let result = try await CLI.run(["build"] + arguments, in: folder.path)
            #expect(result.status == status, "\(arguments): \(result.errors)")
            #expect(!result.errors.isEmpty)
            #expect(!folder.names().contains("out"), "\(arguments)")
        }
    }

    @Test("a job that fails ends the build with its status, or with 1 where others are done")
    func failures() async throws {
        _ = try await run("--out", "out")
        let old = tree("out")
        folder.put("spindle.yaml", Self.manifest.replacingOccurrences(of: "size: 12", with: "size: 400"))
        // Files of at most 1 KiB, as on a full disk.
        let full = try await run("--out", "out", "--keep-going", shell: "ulimit -f 2; exec \"$@\"")
        #expect(full.status == 74 && full.errors.contains("one: cannot write"), "\(full.errors)")
        let isOutput = { (path: String, _: [UInt8]) in !path.hasPrefix(".spindle") }
        #expect(tree("out").filter(isOutput) == old.filter(isOutput), "what was there is intact")
        try FileManager.default.removeItem(atPath: folder.path + "/out/sheets")
        folder.put("out/sheets", "in the way")
        let some = try await run("--out", "out", "--keep-going")
        #expect(
            some.status == 1 && some.errors.contains("Error: sheets/two: cannot open folder"),
            "\(some.errors)")
        let first = try await run("--out", "out")
        #expect(first.status == 73)
    }

    @Test("a folder that cannot be had is told with the way out, also above files beside the build")
    func folders() async throws {
        folder.put("file", "mine")
        folder.put("spindle.yaml", "{version: 1, assets: {a: {motion: fluent, size: 8, to: svg}}}")
        for option in ["--timings", "--depfile"] {
            let result = try await CLI.run("build", "--out", "out", option, "file/x", in: folder.path)
            #expect(
                result.status == 73 && result.errors.contains("it is a file, not a folder; name a folder"),
                "\(result.errors)")
        }
        let result = try await CLI.run("build", "--out", "/proc/none/x", in: folder.path)
        #expect(
            result.status == 73 && result.errors.contains("No such file or directory; name another folder"),
            "\(result.errors)")
    }

    @Test("shards are merged into what one build writes; what was changed since is found")
    func shards() async throws {
        _ = try await run("--out", "whole")
        for number in 1...2 { _ = try await run("--out", "part", "--shard", "\(number)/2") }
        #expect(try await CLI.run("verify", "part", in: folder.path).status == 0)
        try await CLI.succeed("merge", "part", "--out", "all", in: folder.path)
        #expect(tree("all") == tree("whole"))
        try await CLI.succeed("verify", "all", "whole", in: folder.path)
        folder.put("all/one-0000.png", "x")
        let result = try await CLI.run("verify", "whole", "all", in: folder.path)
        #expect(result.status == 1 && result.errors == "all/one-0000.png differs from what was built\n")
        #expect(try await CLI.run("verify", "none", in: folder.path).status == 66)
        #expect(try await CLI.run("merge", "whole", "none", "--out", "x", in: folder.path).status == 66)
    }

    @Test("sha256sum reads what a build writes down")
    func digests() async throws {
        _ = try await run("--out", "out")
        let judge = try await CLI.run(
            shell: "cd out && sha256sum --check --strict --quiet .spindle/build.sha256", in: folder.path)
        #expect(judge.status == 0, "\(judge.errors)")
    }

    @Test("a dependency file is read by make, whatever is in the names")
    func depfile() async throws {
        folder.put("a $b #c.yaml", Self.manifest)
        let result = try await run("a $b #c.yaml", "--out", "o $x", "--depfile", "d")
        #expect(result.status == 0, "\(result.errors)")
        folder.put("Makefile", "include d\nall: ; @echo '$<'\n%.png: ; @echo made $@ from '$^'\n")
        let make = try await CLI.run(
            shell: "make -s -f d -n && make -s -f d --print-data-base | grep -F 'one-0000.png'",
            in: folder.path)
        #expect(make.text.contains("o $x/one-0000.png: a $b #c.yaml"), "\(make.text) \(make.errors)")
    }

    @Test("a watch builds what changes, and survives a broken manifest")
    func watch() async throws {
        let run = try CLI.Run(["build", "--out", "out", "--watch"], in: folder.path)
        func wait(_ name: String) async throws {
            try await CLI.wait(for: name) { folder.bytes("out/" + name) != nil }
        }
        try await wait("sheets/two.json")
        folder.put("spindle.yaml", "{version: 1, assets: {a: {motin: x}}}")
        try await CLI.wait(for: "the error") { run.errors.contains("spindle.yaml:1:") }
        #expect(run.process.isRunning)
        folder.put("spindle.yaml", Self.manifest + "\n  three: {}")
        try await wait("three-0002.png")
        kill(run.process.processIdentifier, SIGINT)
        #expect(await run.result().status == 130)
    }

    @Test("signals end a build with 130 and 143, and leave whole files", arguments: [SIGINT, SIGTERM])
    func signals(signal: Int32) async throws {
        // So much that it is at work for a minute, however late the signal comes.
        folder.put(
            "spindle.yaml", "{version: 1, assets: {a: {motion: material-advance, frames: 60000, size: 1000}}}"
        )
        let run = try CLI.Run(["build", "--out", "out"], in: folder.path)
        try await CLI.wait(for: "twenty files") { folder.names(in: "out").count > 20 }
        kill(run.process.processIdentifier, signal)
        let result = await run.result()
        #expect(
            result.status == 128 + signal && result.signal == nil,
            "\(result.status as Any) \(result.signal as Any) \(result.errors)")
        let names = folder.names(in: "out").filter { $0 != ".spindle" }
        #expect(!names.isEmpty && names.count < 60000 && names.allSatisfy { $0.hasSuffix(".png") })
        for name in names.sorted().suffix(20) { _ = try folder.picture("out/" + name) }
    }
}

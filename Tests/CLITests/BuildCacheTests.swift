import Foundation
import TestSupport
import Testing

/// Builds that take finished jobs from a folder, and put them there.
@Suite struct BuildCacheTests {
    private static let manifest = """
        version: 1
        defaults: {size: 12, frames: 3, motion: fluent}
        assets:
          one: {}
          two: {to: sheet, folder: sheets}
          three: {to: gif, frames: 2}
        """

    private let folder: WorkFolder

    init() throws {
        folder = try WorkFolder()
        folder.put("spindle.yaml", Self.manifest)
    }

    @discardableResult
    private func build(_ out: String, _ arguments: String...) async throws -> CLI.Result {
        try await CLI.succeed(["build", "--out", out, "--cache", "cache"] + arguments, in: folder.path)
    }

    /// The paths of all entries, or of all blobs, below the cache.
    private func cached(_ kind: String) -> [String] {
        folder.tree("cache").keys.filter { $0.hasPrefix(kind + "/") }.sorted()
    }

    private static func summary(_ rendered: Int, _ cached: Int) -> String {
        "\(rendered) rendered, \(cached) from the cache, 0 up to date"
    }

    @Test("a clean folder is built from the cache, byte for byte and with the same record")
    func warm() async throws {
        let first = try await build("a")
        #expect(
            first.errors.hasSuffix("3 jobs in a, 6 files: \(Self.summary(3, 0)), 6 files written\n"),
            "\(first.errors)")
        let second = try await build("b")
        #expect(second.errors.hasSuffix("3 jobs in b, 6 files: \(Self.summary(0, 3)), 6 files written\n"))
        #expect(folder.tree("a") == folder.tree("b") && folder.tree("a").count == 7)
        try await CLI.succeed("build", "--out", "c", in: folder.path)
        #expect(folder.tree("a") == folder.tree("c"))
        // Files of the cache are copies.
        folder.put("b/one-0000.png", "edited")
        try await build("d")
        #expect(folder.tree("a") == folder.tree("d"))
    }

    @Test("a folder of other files is no cache: it is left alone, and a note names one of them")
    func foreign() async throws {
        for path in ["cache/sizes", "cache/zebra"] { folder.put(path, "mine") }
        let before = folder.tree("cache")
        let result = try await build("a")
        #expect(
            result.errors.contains("it has other files, such as \"sizes\", and is no cache"),
            "\(result.errors)")
        #expect(folder.tree("cache") == before && folder.tree("a").count == 7)
    }

    @Test("what has changed is rendered, and everything else taken")
    func changed() async throws {
        try await build("a")
        folder.put(
            "spindle.yaml", Self.manifest.replacingOccurrences(of: "one: {}", with: "one: {stroke: 2}"))
        #expect(try await build("b").errors.contains(Self.summary(1, 2)))
        // Back again, in the same folder.
        folder.put("spindle.yaml", Self.manifest)
        let back = try await build("b")
        #expect(
            back.errors.contains("0 rendered, 1 from the cache, 2 up to date, 3 files written"),
            "\(back.errors)")
        #expect(folder.tree("a") == folder.tree("b"))
    }

    @Test("notes of a job come out of the cache with it")
    func notes() async throws {
        folder.put(
            "spindle.yaml",
            "{version: 1, assets: {a: {motion: fluent, frames: 3, fps: 100, size: 9, to: gif}}}")
        func notes(_ result: CLI.Result) -> [Substring] {
            result.errors.split(separator: "\n").filter { $0.hasPrefix("Note: a: ") }
        }
        let first = notes(try await build("a"))
        #expect(first.count == 3)
        #expect(try await notes(build("b")) == first)
    }

    @Test("a note that many variants have is told once, with their number")
    func sharedNotes() async throws {
        folder.put(
            "spindle.yaml",
            """
            version: 1
            assets:
              spin: {motion: fluent, frames: 3, size: 9, hold: 500, to: [gif, svg], matrix: {color: [red, blue, lime]}}
            """)
        let errors = try await build("a").errors
        let notes = errors.split(separator: "\n").filter { $0.hasSuffix(": hold has no effect on svg") }
        #expect(notes == ["Note: spin-blue and 2 other jobs: hold has no effect on svg"], "\(errors)")
    }

    @Test(
        "an entry or a blob that was damaged is rendered instead, told, and replaced",
        arguments: ["cut", "changed", "foreign", "empty", "blob cut", "blob changed", "blob missing"])
    func damaged(_ how: String) async throws {
        try await build("a")
        let isBlob = how.hasPrefix("blob")
        let path = "cache/" + (cached(isBlob ? "cas" : "ac")[0])
        let bytes = try #require(folder.bytes(path))
        switch how {
        case "cut", "blob cut": folder.put(path, Array(bytes.dropLast(3)))
        case "changed", "blob changed":
            var bytes = bytes
            bytes[bytes.count / 2] ^= 1
            folder.put(path, bytes)
        case "foreign": folder.put(path, try #require(folder.bytes("cache/" + cached("ac")[1])))
        case "empty": folder.put(path)
        default: folder.remove(path)
        }
        let second = try await build("b")
        #expect(second.errors.contains(Self.summary(1, 2)), "\(second.errors)")
        let note = "in the cache is not what it should be; rendered instead, and replaced\n"
        #expect(second.errors.contains(note) == (how != "blob missing"), "\(second.errors)")
        #expect(folder.tree("a") == folder.tree("b"))
        #expect(folder.bytes(path) == bytes)
        #expect(try await build("c").errors.contains(Self.summary(0, 3)))
    }

    @Test(
        "an entry cannot name files that its job does not write, sealed or not",
        arguments: [
            "../evil", "/evil", "other.png", "sheets/x.png", ".spindle/build.sha256",
        ])
    func names(_ name: String) async throws {
        try await build("a")
        for path in cached("ac") {
            let text = String(decoding: try #require(folder.bytes("cache/" + path)), as: UTF8.self)
            guard text.contains("one-0000.png") else { continue }
            let end = try #require(text.range(of: "# end "))
            let body = text[..<end.lowerBound].replacingOccurrences(of: "one-0000.png", with: name)
            folder.put("body", body)
            let seal = try await CLI.run("build", shell: "sha256sum body | cut -c1-64", in: folder.path).text
            folder.put("cache/" + path, body + "# end " + seal)
        }
        let second = try await build("b")
        #expect(
            second.errors.contains(Self.summary(1, 2)) && second.errors.contains("not what it should be"),
            "\(second.errors)")
        #expect(folder.tree("a") == folder.tree("b"))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/evil"))
    }

    @Test("a folder is kept to its size, and still used")
    func size() async throws {
        try await build("a")
        #expect(cached("cas").count == 6 || cached("cas").count == 5, "\(cached("cas"))")
        folder.put("spindle.yaml", Self.manifest.replacingOccurrences(of: "size: 12", with: "size: 13"))
        try await build("b", "--cache-size", "40KB")
        let left = cached("ac").count + cached("cas").count
        #expect(left * 4096 <= 40_000 && left > 4, "\(left)")
        try await build("c", "--cache-size", "40KB")
        #expect(folder.tree("b") == folder.tree("c"))
    }

    @Test("--force renders everything, and replaces what the cache has")
    func force() async throws {
        try await build("a")
        let before = folder.tree("cache")
        #expect(try await build("b", "--force").errors.contains(Self.summary(3, 0)))
        #expect(folder.tree("cache") == before)
    }

    @Test("a cache that cannot be written costs a note, and one that cannot be made does")
    func unusable() async throws {
        folder.put("cache", "a file")
        let result = try await build("a")
        #expect(result.errors.contains("Note: the cache is not used: cannot "), "\(result.errors)")
        folder.remove("cache")
        for name in ["ac", "cas"] { folder.put("cache/" + name, "a file") }
        let other = try await build("b")
        #expect(
            other.errors.contains("Note: the cache is not written to any more: cannot "), "\(other.errors)")
        #expect(folder.tree("a") == folder.tree("b"))
    }

    @Test("a folder in the place of an entry costs that entry and a note, and everything else is kept")
    func blocked() async throws {
        try await build("a")
        let entries = cached("ac")
        try FileManager.default.removeItem(atPath: folder.path + "/cache")
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/cache/\(entries[0])", withIntermediateDirectories: true)
        for round in ["b", "c"] {
            let result = try await build(round)
            #expect(
                result.errors.contains(
                    "Note: \"cache/\(entries[0])\" in the cache is in the place of a file, which is not kept; remove what is there\n"
                ), "\(result.errors)")
            #expect(cached("ac") == Array(entries.dropFirst()))
            #expect(folder.tree(round) == folder.tree("a"))
        }
        #expect(!(try await build("d", "--only", "two")).errors.contains("any more"))
    }

    @Test("SPINDLE_CACHE names a cache, --cache another one, and --no-cache none")
    func environment() async throws {
        let environment = CLI.environment.merging(["SPINDLE_CACHE": "cache"]) { $1 }
        func run(_ arguments: String...) async throws -> String {
            try await CLI.succeed(["build"] + arguments, in: folder.path, environment: environment).errors
        }
        #expect(try await run("--out", "a").contains(Self.summary(3, 0)))
        #expect(try await run("--out", "b").contains(Self.summary(0, 3)))
        #expect(try await run("--out", "c", "--cache", "other").contains(Self.summary(3, 0)))
        #expect(try await run("--out", "d", "--no-cache").contains("3 rendered, 0 up to date"))
        // What does not build has nothing to do with it.
        #expect(try await run("--out", "d", "--check") == "3 jobs are up to date\n")
    }

    @Test(
        "contradictions and wrong sizes and addresses are refused",
        arguments: [
            ["--cache", "x", "--no-cache"], ["--cache-size", "1GB"],
            ["--cache", "x", "--cache-size", "much"],
            ["--cache", "x", "--cache-size", "0"], ["--cache", "ftp://x"], ["--cache", ""],
            ["--cache", "x", "--check"],
            ["--no-cache", "--cache-size", "1GB"], ["--cache", "https://user:secret@"],
            ["--cache", "https://cache.example/x", "--cache-size", "1GB"],
        ])
    func refused(_ arguments: [String]) async throws {
        let result = try await CLI.run(["build", "--out", "a"] + arguments, in: folder.path)
        #expect(result.status == 64 && !result.errors.contains("secret"), "\(result.errors)")
        #expect(folder.names() == ["spindle.yaml"])
    }

    @Test("JSON tells of jobs from the cache")
    func json() async throws {
        try await build("a")
        let lines = try await build("b", "--json").lines
        #expect(lines.filter { $0.contains("\"status\": \"cached\"") }.count == 3)
        #expect(lines.last?.contains("\"built\": 0, \"cached\": 3,") == true, "\(lines.last ?? "")")
    }

    @Test("builds at once in folders of their own share a cache: all are whole")
    func together() async throws {
        for round in 0..<4 {
            folder.put(
                "spindle.yaml",
                Self.manifest.replacingOccurrences(of: "size: 12", with: "size: \(14 + round)"))
            let runs = try (0..<4).map {
                try CLI.Run(
                    [
                        "build", "--out", "o\(round)-\($0)", "--cache", "cache", "--quiet", "--jobs", "1",
                        "--cache-size", "60KB",
                    ],
                    in: folder.path)
            }
            for run in runs {
                let result = await run.result()
                #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
            }
            for number in 1..<4 { #expect(folder.tree("o\(round)-0") == folder.tree("o\(round)-\(number)")) }
        }
    }

    @Test("a build says why each job runs")
    func explain() async throws {
        let first = try await build("a", "--explain")
        #expect(
            first.errors.contains(
                "one was rendered: it was never built in this folder\nsheets/two was rendered: "),
            "\(first.errors)")
        folder.remove("a/one-0001.png")
        folder.put(
            "spindle.yaml", Self.manifest.replacingOccurrences(of: "three: {", with: "three: {stroke: 2, "))
        let second = try await build("a", "--explain")
        #expect(
            second.errors.contains(
                "one was taken from the cache: one-0001.png is missing\nthree was rendered: "),
            "\(second.errors)")
        #expect(!second.errors.contains("sheets/two"))
        let third = try await build("a", "--force", "--explain", "--json")
        #expect(third.lines.filter { $0.contains("\"cause\": \"forced\"") }.count == 3, "\(third.text)")
        #expect(try await build("a", "--json").lines.allSatisfy { !$0.contains("\"cause\"") })
    }

    @Test("timings have a row for each thread and a slice for each job, none of which overlap on a row")
    func timings() async throws {
        try await build("a", "--timings", "trace.json", "--jobs", "2", "--quiet")
        let events = try #require(try folder.json("trace.json")["traceEvents"] as? [[String: Any]])
        let slices = events.filter { $0["ph"] as? String == "X" }
        #expect(
            Set(slices.compactMap { $0["name"] as? String }) == [
                "plan", "build", "one", "sheets/two", "three",
            ])
        #expect(slices.allSatisfy { ($0["dur"] as? Double ?? -1) >= 0 && ($0["ts"] as? Double ?? -1) >= 0 })
        let rows = Dictionary(grouping: slices) { $0["tid"] as? Int ?? -1 }
        for (row, slices) in rows {
            var end = 0.0
            for slice in slices {
                let start = try #require(slice["ts"] as? Double)
                #expect(start >= end, "row \(row)")
                end = start + (slice["dur"] as? Double ?? 0)
            }
            #expect(events.contains { $0["ph"] as? String == "M" && $0["tid"] as? Int == row })
        }
        #expect(
            try await CLI.run("build", "--out", "a", "--timings", "t", "--check", in: folder.path).status
                == 64)
        #expect(try await CLI.run("build", "--timings", "spindle.yaml", in: folder.path).status == 73)
    }

    @Test("a plan lists all jobs with keys, files and inputs, and writes nothing")
    func plan() async throws {
        folder.put("brand.yaml", "{base: fiori-light, colors: {indicator: '#AA0808'}}")
        folder.put(
            "spindle.yaml",
            Self.manifest.replacingOccurrences(of: "one: {}", with: "one: {theme: brand.yaml}"))
        let result = try await CLI.succeed("build", "--out", "o", "--plan", "json", in: folder.path)
        #expect(folder.names() == ["brand.yaml", "spindle.yaml"] && result.errors.isEmpty)
        let plan = try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
        let jobs = try #require(plan["jobs"] as? [[String: Any]])
        #expect(jobs.map { $0["job"] as? String } == ["one", "sheets/two", "three"])
        #expect(jobs[0]["inputs"] as? [String] == ["brand.yaml"] && jobs[1]["inputs"] as? [String] == [])
        #expect(jobs[1]["files"] as? [String] == ["sheets/two.json", "sheets/two.png"])
        #expect(jobs[2]["frames"] as? Int == 2 && jobs[2]["exact"] as? Bool == true)
        #expect(Set(plan["inputs"] as? [String] ?? []) == ["brand.yaml", "spindle.yaml"])
        // The keys are those of the record.
        try await build("o")
        let record = String(decoding: try #require(folder.bytes("o/.spindle/build.sha256")), as: UTF8.self)
        for job in jobs { #expect(record.contains("# job \(job["key"] ?? "") \(job["job"] ?? "")\n")) }
        let one = try await CLI.succeed("build", "--plan", "json", "--only", "one", in: folder.path)
        #expect(one.text.contains("\"one\"") && !one.text.contains("three"))
        let empty = try await CLI.run("build", "--plan", "xml", in: folder.path)
        #expect(empty.status == 64)
    }
}

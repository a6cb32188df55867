import Foundation
import TestSupport
import Testing

/// Builds that share a folder: at the same time, of several manifests, and with files of others.
@Suite struct SharedBuildsTests {
    /// How often four builds run at once: `make test-faults` asks for more.
    private static let rounds = CLI.environment["SPINDLE_KILLS"] == nil ? 6 : 50

    private let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private static func manifest(_ size: Int) -> String {
        let assets = ["a", "b", "c", "d"].flatMap { name in
            (0..<4).map { "  \(name)\($0): {stroke: \($0 + 1)}\n" }
        }
        return "version: 1\ndefaults: {size: \(size), frames: 2, motion: fluent}\nassets:\n" + assets.joined()
    }

    @Test("four builds at once in one folder: every job is recorded, and the record is that of one build")
    func atOnce() async throws {
        for round in 0..<Self.rounds {
            // In every other round into an empty folder; else over the files of the one before.
            if round % 2 == 0 { folder.remove("out") }
            folder.put("spindle.yaml", Self.manifest(10 + round % 3))
            let runs = try ["a*", "b*", "c*", "d*"].map {
                try CLI.Run(
                    ["build", "--out", "out", "--only", $0, "--quiet", "--jobs", "1"], in: folder.path)
            }
            for run in runs {
                let result = await run.result()
                #expect(result.status == 0, "round \(round): \(result.errors)")
            }
            let check = try await CLI.run("build", "--out", "out", "--check", in: folder.path)
            #expect(check.status == 0, "round \(round): \(check.errors)")
            folder.remove("whole")
            try await CLI.succeed("build", "--out", "whole", "--quiet", in: folder.path)
            #expect(folder.tree("out") == folder.tree("whole"), "round \(round)")
        }
    }

    @Test("two manifests at once, each pruning: nothing of the other is removed")
    func twoAtOnce() async throws {
        for round in 0..<Self.rounds {
            for name in ["x", "y"] {
                folder.put(
                    "\(name).yaml",
                    "{version: 1, defaults: {motion: fluent, frames: 3, size: 9}, assets: {\(name)\(round % 2): {}}}"
                )
            }
            let runs = try ["x.yaml", "y.yaml"].map {
                try CLI.Run(["build", $0, "--out", "out", "--prune", "--quiet"], in: folder.path)
            }
            for run in runs { #expect(await run.result().status == 0) }
            for name in ["x.yaml", "y.yaml"] {
                try await CLI.succeed("build", name, "--out", "out", "--check", in: folder.path)
            }
            #expect(folder.names(in: "out").filter { $0.hasSuffix(".png") }.count == 6)
            try await CLI.succeed("verify", "out", in: folder.path)
        }
    }

    @Test("files of somebody else and edited ones are refused with 73, and replaced by --force")
    func foreign() async throws {
        folder.put("spindle.yaml", "{version: 1, assets: {a: {motion: fluent, size: 9, to: svg}}}")
        folder.put("out/a.svg", "<svg/>")
        let refused = try await CLI.run("build", "--out", "out", in: folder.path)
        #expect(refused.status == 73)
        #expect(
            refused.errors == """
                Error: cannot replace "out/a.svg": Spindle has no record of writing it; to overwrite it add --force, to keep \
                it name another folder with -o

                """, "\(refused.errors)")
        #expect(folder.bytes("out/a.svg") == Array("<svg/>".utf8) && folder.names(in: "out") == ["a.svg"])
        try await CLI.succeed("build", "--out", "out", "--force", in: folder.path)
        folder.put("out/a.svg", "edited")
        let edited = try await CLI.run("build", "--out", "out", in: folder.path)
        #expect(edited.status == 73 && edited.errors.contains("it was changed since it was built"))
        #expect(try await CLI.run("build", "--out", "out", "--check", in: folder.path).status == 1)
        try await CLI.succeed("build", "--out", "out", "--force", in: folder.path)
        try await CLI.succeed("build", "--out", "part", "--shard", "1/1", in: folder.path)
        folder.put("other/a.svg", "mine")
        #expect(try await CLI.run("merge", "part", "--out", "other", in: folder.path).status == 73)
        try await CLI.succeed("merge", "part", "--out", "other", "--force", in: folder.path)
        #expect(folder.tree("other") == folder.tree("out"))
    }

    @Test("sha256sum reads the records of all manifests of a folder")
    func digests() async throws {
        for name in ["x", "y"] {
            folder.put(
                "\(name).yaml", "{version: 1, assets: {\(name): {motion: fluent, frames: 2, size: 9}}}")
            try await CLI.succeed("build", "\(name).yaml", "--out", "out", in: folder.path)
        }
        let judge = try await CLI.run(
            shell: "cd out && cat .spindle/*.sha256 | sha256sum --check --strict --quiet", in: folder.path)
        #expect(judge.status == 0, "\(judge.errors)")
    }
}

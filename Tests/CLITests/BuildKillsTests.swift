#if os(Linux)
    import Foundation
    import Platform
    import TestSupport
    import Testing

    /// Builds and merges that are killed at one of their system calls, each run at another, with edits of the manifest
    /// between them. What happens depends on the seed alone.
    @Suite struct BuildKillsTests {
        /// How many are killed: `make test-faults` asks for more.
        private static let kills = Int(CLI.environment["SPINDLE_KILLS"] ?? "") ?? 40
        private static let hasStrace = FileManager.default.fileExists(atPath: "/usr/bin/strace")
        /// The calls by which a run changes anything.
        private static let calls = ["openat", "write", "linkat", "renameat", "mkdirat", "unlinkat", "close"]
        /// What somebody has put among the files of the build.
        private static let others = ["out/mine.png", "out/f/mine.png", "out/a-0009.png"]

        private let folder: WorkFolder

        init() throws {
            folder = try WorkFolder()
            try FileManager.default.createDirectory(
                atPath: folder.path + "/out/f", withIntermediateDirectories: true)
            for name in Self.others { folder.put(name, "mine") }
        }

        /// Assets that come and go, move, and have more frames or fewer.
        private static func manifest(
            _ random: inout SeededRandom, _ all: [String] = ["a", "b", "c", "d", "e"]
        ) -> String {
            var text = "version: 1\ndefaults: {motion: fluent, fps: 10}\nassets:\n"
            let names = all.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
            for name in names.isEmpty ? [all[0]] : names {
                let color = String(format: "%06X", Int.random(in: 0..<3, using: &random) * 0x7F_7F7F)
                let folder = ["", "folder: f, ", "folder: f/g, "].randomElement(using: &random) ?? ""
                let format = ["frames", "frames", "sheet", "apng"].randomElement(using: &random) ?? ""
                text +=
                    "  \(name): {\(folder)frames: \(Int.random(in: 1...5, using: &random)), size: 10, color: '#\(color)', to: \(format)}\n"
            }
            return text
        }

        /// Runs the program and kills it at one of its calls from the first that is about its output on. Returns
        /// whether it got that far.
        private func kill(_ arguments: [String], _ random: inout SeededRandom) async throws -> Bool {
            let call = Self.calls.randomElement(using: &random) ?? ""
            // Many calls open and read files, and few change anything.
            let number = Int.random(in: 1...(["openat", "close"].contains(call) ? 60 : 12), using: &random)
            let result = try await CLI.run(
                arguments,
                shell:
                    "exec strace -f -qq -o /dev/null -e trace=\(call) -e inject=\(call):signal=KILL:when=\(number) \"$@\"",
                in: folder.path)
            #expect(result.signal == SIGKILL || result.status == 0, "\(arguments): \(result)")
            return result.signal == SIGKILL
        }

        private func expectWholeFiles() throws {
            for (path, bytes) in folder.tree("out")
            where !path.contains(".spindle") && !Self.others.contains("out/" + path) {
                #expect(!bytes.isEmpty, "\(path) is empty")
                if path.hasSuffix(".png") { _ = try folder.picture("out/" + path) }
            }
        }

        /// Expects what is there to be what one build makes in an empty folder, and what is not ours.
        private func expectClean(_ context: String, _ manifests: [String] = ["spindle.yaml"]) async throws {
            folder.remove("whole")
            for name in manifests {
                try await CLI.succeed("build", name, "--out", "whole", "--quiet", in: folder.path)
            }
            let found = folder.tree("out")
            let expected = folder.tree("whole")
            for name in Self.others {
                #expect(folder.bytes(name) == Array("mine".utf8), "\(context): \(name)")
            }
            let files = found.filter { !Self.others.contains("out/" + $0.key) }
            #expect(Set(files.keys) == Set(expected.keys), "\(context)")
            for (path, bytes) in expected { #expect(files[path] == bytes, "\(context): \(path)") }
        }

        @Test(
            "killed at any call, with edits in between: whole files, and the next build finishes and knows of all that is left",
            .enabled(if: hasStrace))
        func builds() async throws {
            var random = SeededRandom(seed: 16)
            var (killed, round) = (0, 0)
            while killed < Self.kills {
                round += 1
                try #require(round <= 10 * Self.kills, "of \(round) builds \(killed) were killed")
                folder.put("spindle.yaml", Self.manifest(&random))
                if try await kill(["build", "--out", "out", "--jobs", "2", "--quiet"], &random) {
                    killed += 1
                }
                try expectWholeFiles()
                guard round % 5 == 0 else { continue }
                // Killed once more, now where files are removed.
                if try await kill(["build", "--out", "out", "--prune", "--quiet"], &random) { killed += 1 }
                let check = try await CLI.run("build", "--out", "out", "--check", in: folder.path)
                #expect([0, 1].contains(check.status), "\(check.errors)")
                try await CLI.succeed("build", "--out", "out", "--prune", "--quiet", in: folder.path)
                let clean = try await CLI.succeed("build", "--out", "out", "--check", in: folder.path)
                #expect(clean.errors.contains("up to date"))
                let verified = try await CLI.succeed("verify", "out", in: folder.path)
                #expect(!verified.errors.contains("Note"), "\(verified.errors)")
                try await expectClean("round \(round)")
            }
            print("\(killed) of \(round + round / 5) builds were killed")
        }

        @Test(
            "builds with a cache, killed at any call: what is in it is whole, and later builds take nothing wrong from it",
            .enabled(if: hasStrace))
        func cache() async throws {
            var random = SeededRandom(seed: 18)
            var (killed, round) = (0, 0)
            let options = ["--cache", "cache", "--cache-size", "200KB", "--quiet", "--jobs", "2"]
            while killed < Self.kills {
                round += 1
                try #require(round <= 10 * Self.kills, "of \(round) builds \(killed) were killed")
                folder.put("spindle.yaml", Self.manifest(&random))
                if try await kill(["build", "--out", "out"] + options, &random) { killed += 1 }
                try expectWholeFiles()
                for (path, bytes) in folder.tree("cache")
                where path.hasPrefix("cas/") && !path.hasSuffix(".tmp") {
                    #expect(path.hasSuffix(SHA256.hex(bytes)), "\(path)")
                }
                guard round % 5 == 0 else { continue }
                folder.remove("fresh")
                let fresh = try await CLI.succeed(
                    ["build", "--out", "fresh", "--cache", "cache"], in: folder.path)
                #expect(!fresh.errors.contains("the cache is") && !fresh.errors.contains("in the cache is"))
                try await CLI.succeed("build", "--out", "out", "--prune", "--quiet", in: folder.path)
                try await expectClean("round \(round)")
                #expect(folder.tree("fresh") == folder.tree("whole"), "round \(round)")
            }
            print("\(killed) of \(round) builds with a cache were killed")
        }

        @Test(
            "shards and merges in one folder, killed at any call, edited and split anew: the merge is repeated, and the build knows of all that is left",
            .enabled(if: hasStrace))
        func merges() async throws {
            var random = SeededRandom(seed: 17)
            var (killed, round) = (0, 0)
            folder.put("spindle.yaml", Self.manifest(&random))
            while killed < Self.kills {
                round += 1
                try #require(round <= 10 * Self.kills, "in \(round) rounds \(killed) were killed")
                if Bool.random(using: &random) { folder.put("spindle.yaml", Self.manifest(&random)) }
                let count = Int.random(in: 1...3, using: &random)
                for number in 1...count {
                    let build = ["build", "--out", "out", "--shard", "\(number)/\(count)", "--quiet"]
                    if try await kill(build, &random) {
                        killed += 1
                        try await CLI.succeed(build, in: folder.path)
                    }
                }
                // Some are split anew before they are merged.
                guard count == 1 || Int.random(in: 0..<3, using: &random) > 0 else { continue }
                for _ in 0..<2 where count > 1 {
                    if try await kill(["merge", "--out", "out"], &random) { killed += 1 }
                }
                try expectWholeFiles()
                if count > 1 { try await CLI.succeed("merge", "--out", "out", in: folder.path) }
                let check = try await CLI.run("build", "--out", "out", "--check", "--json", in: folder.path)
                #expect(!check.text.contains(#""event": "outdated""#), "round \(round): \(check.text)")
                guard round % 3 == 0 else { continue }
                try await CLI.succeed("build", "--out", "out", "--prune", "--quiet", in: folder.path)
                try await expectClean("round \(round)")
            }
            print("\(killed) builds and merges were killed in \(round) rounds")
        }

        @Test(
            "two manifests in one folder, one killed at any call while the other builds, and files edited by hand: nothing of the other one or of anybody else is lost",
            .enabled(if: hasStrace))
        func twoManifests() async throws {
            var random = SeededRandom(seed: 18)
            var (killed, round) = (0, 0)
            let names = [("one.yaml", ["a", "b", "c"]), ("sub/two.yaml", ["p", "q", "r"])]
            while killed < Self.kills {
                round += 1
                try #require(round <= 10 * Self.kills, "of \(round) builds \(killed) were killed")
                for (name, assets) in names where round == 1 || Bool.random(using: &random) {
                    folder.put(name, Self.manifest(&random, assets))
                }
                let order = names.map(\.0).shuffled(using: &random)
                let other = try CLI.Run(
                    ["build", order[1], "--out", "out", "--quiet", "--jobs", "1"], in: folder.path)
                if try await kill(["build", order[0], "--out", "out", "--jobs", "2", "--quiet"], &random) {
                    killed += 1
                }
                let result = await other.result()
                #expect(result.status == 0, "round \(round): \(result.errors)")
                try expectWholeFiles()
                guard round % 5 == 0 else { continue }
                if try await kill(["build", order[1], "--out", "out", "--prune", "--quiet"], &random) {
                    killed += 1
                }
                for name in order {
                    try await CLI.succeed(
                        "build", name, "--out", "out", "--prune", "--quiet", in: folder.path)
                }
                // One of them is refused for what somebody has edited, and leaves it.
                let files = folder.tree("out").keys.filter {
                    !$0.hasPrefix(".spindle") && !Self.others.contains("out/" + $0)
                }
                let edited = "out/" + (try #require(files.sorted().randomElement(using: &random)))
                folder.put(edited, "mine")
                var statuses: [Int32?] = []
                for name in order {
                    let run = try await CLI.run(
                        "build", name, "--out", "out", "--prune", "--quiet", in: folder.path)
                    statuses.append(run.status)
                }
                #expect(Set(statuses) == [0, 73], "round \(round), \(edited): \(statuses)")
                #expect(folder.bytes(edited) == Array("mine".utf8), "round \(round): \(edited)")
                folder.remove(edited)
                for name in order {
                    try await CLI.succeed("build", name, "--out", "out", "--quiet", in: folder.path)
                }
                for name in order {
                    try await CLI.succeed("build", name, "--out", "out", "--check", in: folder.path)
                }
                let verified = try await CLI.succeed("verify", "out", in: folder.path)
                #expect(!verified.errors.contains("Note"), "round \(round): \(verified.errors)")
                try await expectClean("round \(round)", names.map(\.0))
            }
            print("\(killed) of \(round + round / 5) builds of two manifests were killed")
        }
    }
#endif

import TestSupport

#if os(Linux)
    import Foundation
    import Testing

    /// What a build does when the system fails it. strace makes single calls fail; `make test-faults` has each
    /// of them fail once, with every error.
    @Suite struct BuildFaultsTests {
        private static let isThorough = CLI.environment["SPINDLE_FAULTS"] == "all"
        private static let hasStrace = FileManager.default.fileExists(atPath: "/usr/bin/strace")

        /// Frames and a sheet, some of which replace files that are there.
        private static func manifest(_ color: String) -> String {
            """
            version: 1
            defaults: {size: 12, frames: 2, motion: fluent, color: '\(color)'}
            assets:
              one: {}
              two: {to: [sheet, gif], matte: '#FFF', folder: sheets}
              \(color == "#F00" ? "old" : "new"): {}
            """
        }

        /// A call that a build makes, and which one of its kind.
        private struct Call: CustomStringConvertible {
            let name: String
            let number: Int

            var description: String { "\(name) \(number)" }
        }

        private let folder: WorkFolder

        init() throws { folder = try WorkFolder() }

        /// Builds over a copy of the old assets, with `strace` before the program.
        private func build(_ strace: String) async throws -> CLI.Result {
            try await CLI.run(
                "build", "--out", "out", "--jobs", "1", "--quiet",
                shell: "rm -rf out; cp -Rp old out; exec strace -f -qq \(strace) \"$@\"", in: folder.path)
        }

        /// What a build is for: its own notes, and what it could not remove, aside.
        private func outputs(_ name: String = "out") -> [String: [UInt8]] {
            folder.tree(name).filter { !$0.key.contains(".spindle") }
        }

        /// The calls of a build from the first one on that is about its output.
        private func callsOfBuild() async throws -> [Call] {
            let names = ["openat", "read", "write", "linkat", "renameat", "mkdirat", "unlinkat", "close"]
            let result = try await build("-o log -e trace=" + names.joined(separator: ","))
            try #require(result.status == 0, "\(result.errors)")
            let log = String(decoding: try #require(folder.bytes("log")), as: UTF8.self)
            var counts: [String: Int] = [:]
            var calls: [Call] = []
            var hasBegun = false
            for line in log.split(separator: "\n") {
                let call = line.drop { $0.isNumber }.drop { $0 == " " }
                guard let name = names.first(where: { call.hasPrefix($0 + "(") }) else { continue }
                counts[name, default: 0] += 1
                hasBegun = hasBegun || line.contains("\"out")
                if hasBegun { calls.append(Call(name: name, number: counts[name] ?? 0)) }
            }
            return calls
        }

        @Test(
            "whichever call fails, and with whatever error: old or new files, each whole, and a status that says so",
            .enabled(if: hasStrace))
        func calls() async throws {
            folder.put("spindle.yaml", Self.manifest("#F00"))
            try await CLI.succeed("build", "--out", "old", in: folder.path)
            let old = outputs("old")
            folder.put("spindle.yaml", Self.manifest("#00F"))
            let calls = try await callsOfBuild()
            let new = outputs()
            try #require(calls.count > 60 && Set(calls.map(\.name)).count >= 7)
            var statuses: [String: Int] = [:]
            for (index, call) in calls.enumerated() {
                for (turn, error) in ["ENOSPC", "EIO", "EINTR"].enumerated() {
                    guard Self.isThorough || (index + 7 * turn) % 21 == 0 else { continue }
                    // What only a bug of the kernel's would do.
                    if error == "EINTR", call.name == "close" { continue }
                    let result = try await build(
                        "-o /dev/null -e inject=\(call.name):error=\(error):when=\(call.number)")
                    let what = "\(error) of \(call): \(result.errors)"
                    #expect(result.signal == nil && [0, 66, 73, 74].contains(result.status), "\(what)")
                    statuses["\(error) \(result.status ?? -1)", default: 0] += 1
                    let found = outputs()
                    if result.status == 0 {
                        #expect(found == new, "\(what)")
                    } else {
                        #expect(!result.errors.isEmpty, "\(what)")
                        for (path, bytes) in found {
                            #expect(old[path] == bytes || new[path] == bytes, "\(path) is torn: \(what)")
                        }
                    }
                    if call.name != "unlinkat" {
                        #expect(!folder.tree("out").keys.contains { $0.contains(".tmp") }, "\(what)")
                    }
                    let next = try await CLI.run("build", "--out", "out", "--quiet", in: folder.path)
                    #expect(next.status == 0, "after \(what), \(next.errors)")
                    #expect(outputs() == new, "after \(what)")
                }
            }
            print("failed calls by error and status: \(statuses.sorted { $0.key < $1.key })")
        }

        @Test(
            "a full disk: 74, whole files, and room made lets the next build finish",
            .enabled(if: ExitStatusTests.canMount))
        func fullDisk() async throws {
            folder.put(
                "spindle.yaml",
                "{version: 1, defaults: {size: 99}, assets: {a: {motion: material-advance, frames: 60}}}")
            let script = """
                mount -t tmpfs -o size=60k none disk
                "$@"
                status=$?
                cp -R disk/. kept
                mount -o remount,size=10m disk
                "$@" && cp -R disk/. finished
                exit $status
                """
            folder.put("script", script)
            let result = try await CLI.run(
                "build", "--out", "disk/out", "--quiet",
                shell: "mkdir disk kept finished; exec unshare -rm sh script \"$@\"", in: folder.path)
            #expect(result.status == 74 && result.errors.contains("No space left"), "\(result.errors)")
            let kept = folder.names(in: "kept/out").filter { $0 != ".spindle" }
            #expect(kept.count > 1 && kept.count < 60)
            for name in kept { _ = try folder.picture("kept/out/" + name) }
            // As deep, for the record says where the manifest is.
            try await CLI.succeed("build", "--out", "whole/out", in: folder.path)
            #expect(folder.tree("finished/out") == folder.tree("whole/out"))
        }

        @Test("links out of the build are not followed: not the folder of an asset, not that of the state")
        func links() async throws {
            folder.put("spindle.yaml", Self.manifest("#F00"))
            for link in ["sheets", ".spindle"] {
                let result = try await CLI.run(
                    "build", "--out", "out",
                    shell: "rm -rf out victim; mkdir out victim; ln -s ../victim out/\(link); exec \"$@\"",
                    in: folder.path)
                #expect(result.status == 73 && result.errors.contains(link), "\(result.errors)")
                #expect(folder.names(in: "victim").isEmpty)
            }
        }

        @Test(
            "names that lead elsewhere or break somewhere are refused with the place, and nothing is written")
        func names() async throws {
            let long = String(repeating: "n", count: 300)
            for (asset, fragment) in [
                ("'../a': {}", ".."), ("'/etc/a': {}", "/"), ("'a\\b': {}", "is not allowed in file names"),
                ("con: {}", "device"), ("\"a\\eb\": {}", "\\u{1B}"), ("\(long): {}", "300 bytes"),
                ("a: {folder: ../b}", ".."), ("a: {folder: .spindle}", "begin"), ("a: {folder: /b}", "/"),
                ("a: {naming: '{motion}/{name}', motion: fluent}", "/"),
                ("a: {matrix: {size: {'../x': 12}}}", ".."),
            ] {
                folder.put("spindle.yaml", "version: 1\nassets:\n  " + asset + "\n")
                let result = try await CLI.run("build", "--out", "out", in: folder.path)
                #expect(result.status == 65, "\(asset): \(result.errors)")
                #expect(
                    result.errors.hasPrefix("Error: spindle.yaml:3:") && result.errors.contains(fragment),
                    "\(asset): \(result.errors)")
                #expect(!result.errors.contains("\u{1B}") && folder.names() == ["spindle.yaml"])
            }
        }
    }
#endif

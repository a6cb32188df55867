import TestSupport

#if os(Linux)
    import Foundation
    import Testing

    /// Processes that share a folder and cannot see each other, as in containers and on machines of their own.
    @Suite struct SharedFolderTests {
        private static let manifest = """
            version: 1
            defaults: {size: 10, motion: fluent, frames: 8, color: "#COLOR"}
            assets: {a: {matrix: {size: [10, 11, 12, 13, 14, 15]}}}
            """

        private let folder: WorkFolder

        init() throws { folder = try WorkFolder() }

        /// Whether tests may have processes in name spaces of their own, and strace to hold them up.
        static let canSeparate: Bool = {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = [
                "-c",
                "test -x /usr/bin/strace && unshare -rpf --mount-proc strace -o /dev/null true 2>/dev/null",
            ]
            guard (try? process.run()) != nil else { return false }
            process.waitUntilExit()
            return process.terminationStatus == 0
        }()

        /// Before the program: a name space in which its number is the same as everybody's.
        private static let alone = "exec unshare -rpf --mount-proc"

        @Test(
            "builds in name spaces of their own, each as process 1, share a folder: none fails, and none publishes what another made",
            .enabled(if: canSeparate))
        func namespaces() async throws {
            for (round, color) in ["FF0000", "00FF00", "0000FF"].enumerated() {
                folder.put("spindle.yaml", Self.manifest.replacingOccurrences(of: "COLOR", with: color))
                // Every file that has a name while it is written has it for long, and others open the folder meanwhile.
                let slow = try CLI.Run(
                    ["build", "--out", "out", "--shard", "1/2", "--quiet", "--jobs", "2"],
                    shell:
                        "\(Self.alone) strace -f -qq -o /dev/null -e trace=renameat -e inject=renameat:delay_enter=30000 \"$@\"",
                    in: folder.path)
                // Where there were files before, each new one is held up before it takes the place of an old one.
                if round > 0 {
                    try await CLI.wait(for: "a file that is being written") {
                        folder.names(in: "out").contains { $0.hasSuffix(".tmp") }
                    }
                }
                repeat {
                    let fast = try await CLI.run(
                        "build", "--out", "out", "--shard", "2/2", "--quiet", "--force", "--jobs", "2",
                        shell: "\(Self.alone) \"$@\"", in: folder.path)
                    #expect(fast.status == 0, "round \(round): \(fast.errors)")
                } while slow.process.isRunning
                let result = await slow.result()
                #expect(result.status == 0, "round \(round): \(result.errors)")
                let verified = try await CLI.run("verify", "out", in: folder.path)
                #expect(verified.status == 0, "\(verified.errors)")
            }
            try await CLI.succeed("merge", "--out", "out", in: folder.path)
            try await CLI.succeed("build", "--out", "whole", in: folder.path)
            #expect(folder.tree("out") == folder.tree("whole"))
        }

        @Test(
            "a build that is killed in one name space is finished in another, which removes what it left",
            .enabled(if: canSeparate))
        func killed() async throws {
            for color in ["FF0000", "00FF00"] {
                folder.put("spindle.yaml", Self.manifest.replacingOccurrences(of: "COLOR", with: color))
                let result = try await CLI.run(
                    "build", "--out", "out", "--quiet", "--jobs", "1",
                    shell:
                        "\(Self.alone) strace -f -qq -o /dev/null -e inject=renameat,linkat:signal=KILL:when=9 \"$@\"",
                    in: folder.path)
                #expect(result.status != 0)
                #expect(folder.names(in: "out/.spindle").contains { $0.hasSuffix(".journal") })
            }
            #expect(folder.names(in: "out").contains { $0.hasSuffix(".tmp") })
            let next = try await CLI.run(
                "build", "--out", "out", "--quiet", shell: "\(Self.alone) \"$@\"", in: folder.path)
            #expect(next.status == 0, "\(next.errors)")
            try await CLI.succeed("build", "--out", "whole", in: folder.path)
            #expect(folder.tree("out") == folder.tree("whole"))
        }

        @Test(
            "where machines may share a file system, what nobody claims is left alone until it is old",
            .enabled(if: ExitStatusTests.canMount))
        func ages() async throws {
            let names = ["a", "b"].map { ".spindle-" + String(repeating: $0, count: 32) + ".tmp" }
            // A file system that is not known to be of one machine only.
            let script = """
                mount -t ramfs none disk
                touch disk/\(names[0])
                touch -d '15 minutes ago' disk/\(names[1])
                touch -d '25 hours' disk/future
                "$@" || exit
                ls -A disk > list
                """
            folder.put("script", script)
            let result = try await CLI.run(
                "render", "circular", "--motion", "fluent", "--frames", "1", "-o", "disk",
                shell: "mkdir disk; exec unshare -rm sh script \"$@\"", in: folder.path)
            #expect(result.status == 0, "\(result.errors)")
            let found = String(decoding: try #require(folder.bytes("list")), as: UTF8.self)
            #expect(found.split(separator: "\n").map(String.init) == [names[0], "fluent-0000.png", "future"])
        }

        @Test(
            "a folder that may not be written to and is up to date: 0; else 73",
            .enabled(if: ExitStatusTests.canMount))
        func readOnly() async throws {
            folder.put("spindle.yaml", Self.manifest.replacingOccurrences(of: "COLOR", with: "000000"))
            for number in 1...2 {
                try await CLI.succeed("build", "--out", "out", "--shard", "\(number)/2", in: folder.path)
            }
            try await CLI.succeed("merge", "--out", "out", in: folder.path)
            let before = folder.tree("out")
            let script = """
                mount --bind out out
                mount -o remount,ro,bind out
                touch out/x 2>/dev/null && exit 99
                exec "$@"
                """
            folder.put("script", script)
            for (arguments, status) in [
                (["build", "--out", "out"], 0), (["build", "--out", "out", "--check"], 0),
                (["verify", "out"], 0),
                (["build", "--out", "out", "--prune", "--depfile", "d"], 0),
                (["build", "--out", "out", "--force"], 73),
                (["build", "--out", "out", "--shard", "1/2"], 73),
            ] as [([String], Int32)] {
                let result = try await CLI.run(
                    arguments, shell: "exec unshare -rm sh script \"$@\"", in: folder.path)
                #expect(result.status == status, "\(arguments): \(result.errors)")
                #expect(status == 0 || result.errors.contains("Read-only file system"), "\(result.errors)")
            }
            #expect(folder.tree("out") == before)
        }
    }
#endif

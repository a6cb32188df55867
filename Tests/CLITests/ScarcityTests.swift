import TestSupport

#if os(Linux)
    import Foundation
    import Testing

    /// What becomes of a run where the system has little to give: memory, threads, stack. `make test-faults` tries many
    /// amounts of memory.
    @Suite struct ScarcityTests {
        private static let isThorough = CLI.environment["SPINDLE_FAULTS"] == "all"

        private let folder: WorkFolder

        init() throws {
            folder = try WorkFolder()
            folder.put(
                "spindle.yaml",
                """
                version: 1
                defaults: {theme: fiori-light, size: 24, frames: 8}
                assets:
                  ring: {value: 0:1, label: Uploading photos, to: [sheet, gif], matte: '#FFF'}
                  spinner: {motion: fluent, folder: motions, matrix: {direction: [ltr, rtl], scale: [1, 2]}}
                """)
        }

        private static let requests = [
            ["list", "motions", "--json"],
            ["render", "circular", "--frames", "24", "--size", "48", "--jobs", "2", "-o", "out"],
            ["render", "circular", "--frames", "24", "--size", "600", "--to", "sheet", "-o", "out"],
            [
                "render", "circular", "--frames", "9", "--size", "300", "--track", "#123456", "--to", "apng",
                "--to",
                "webp", "-o", "out",
            ],
            [
                "render", "circular", "--theme", "fiori-light", "--value", "0:1", "--frames", "9", "--label",
                "Uploading", "-o", "out",
            ],
            ["build", "--out", "out", "--json"], ["check", "spindle.yaml"],
        ]

        private func run(_ arguments: [String], megabytes: Int? = nil) async throws -> CLI.Result {
            let limit = megabytes.map { "ulimit -v \($0 * 1000); " } ?? ""
            return try await CLI.run(
                arguments, shell: "rm -rf out; \(limit)ulimit -c 0; exec \"$@\"", in: folder.path)
        }

        /// The least with which the program begins; with less, the system cannot load it.
        private func leastMegabytes() async throws -> Int {
            var (low, high) = (1, 4000)
            while high - low > 1 {
                let middle = (low + high) / 2
                if try await run(["--version"], megabytes: middle).status == 0 {
                    high = middle
                } else {
                    low = middle
                }
            }
            return high
        }

        @Test("with however little memory a run does all of its work, or ends with 71 and says so")
        func memory() async throws {
            let least = try await leastMegabytes()
            let more =
                Self.isThorough
                ? (0..<40).map { $0 * 2 } + (4..<20).map { $0 * 25 } + [600, 1000, 2000]
                : [0, 2, 8, 20, 50, 120, 300]
            var statuses: [Int32: Int] = [:]
            for arguments in Self.requests {
                let expected = try await run(arguments)
                try #require(expected.status == 0 && expected.signal == nil, "\(expected.errors)")
                let files = folder.tree("out")
                for megabytes in more.map({ least + $0 }) {
                    let result = try await run(arguments, megabytes: megabytes)
                    let what = "\(arguments) in \(megabytes) MB: \(result)"
                    statuses[result.status ?? -1, default: 0] += 1
                    let found = folder.tree("out")
                    if result.status == 0 {
                        // Events of jobs come in any order.
                        #expect(Set(result.lines) == Set(expected.lines) && found == files, "\(what)")
                    } else {
                        #expect(result.status == 71 && result.signal == nil, "\(what)")
                        #expect(
                            result.errors.hasPrefix("Error: ") && result.errors.contains("memory")
                                && result.errors.split(separator: "\n").count == 1, "\(what)")
                        for (path, bytes) in found where !path.contains(".spindle") {
                            #expect(files[path] == bytes, "\(path) is torn: \(what)")
                        }
                    }
                }
            }
            print("runs by status, from \(least) MB on: \(statuses.sorted { $0.key < $1.key })")
            #expect(statuses[0] ?? 0 > 0 && statuses[71] ?? 0 > 0)
        }

        @Test("a frame larger than the memory there is: 71, nothing written, how to fix it")
        func largeFrame() async throws {
            let least = try await leastMegabytes()
            let result = try await run(
                [
                    "render", "circular", "--value", "0.4", "--track", "#123456", "--size", "4096", "--scale",
                    "2",
                    "--max-frame-side", "16384", "-o", "out",
                ],
                megabytes: least + 100)
            #expect(result.status == 71 && result.signal == nil, "\(result)")
            #expect(result.errors.hasPrefix("Error: out of memory: ") && result.errors.contains("--jobs"))
            #expect(folder.names(in: "out").allSatisfy { $0.hasPrefix(".") })
        }

        /// No thread can be made. strace works for root too, who is above limits of processes.
        private static let withoutThreads =
            "rm -rf out; exec strace -f -qq -o /dev/null -e inject=clone,clone3:error=EAGAIN \"$@\""
        private static let hasStrace = FileManager.default.fileExists(atPath: "/usr/bin/strace")

        @Test("where no thread is to be had, one does all of the work", .enabled(if: hasStrace))
        func threads() async throws {
            folder.put(
                "plain.yaml", "{version: 1, assets: {a: {motion: fluent, frames: 24, to: [frames, sheet]}}}")
            for arguments in [Self.requests[1], ["build", "plain.yaml", "--out", "out", "--jobs", "4"]] {
                _ = try await run(arguments)
                let files = folder.tree("out")
                let result = try await CLI.run(arguments, shell: Self.withoutThreads, in: folder.path)
                #expect(result.status == 0 && result.signal == nil, "\(result)")
                #expect(!files.isEmpty && folder.tree("out") == files)
            }
        }

        @Test(
            "Pango makes threads of its own; where there are none: 71, and a sentence",
            .enabled(if: hasStrace))
        func threadsOfPango() async throws {
            let result = try await CLI.run(Self.requests[4], shell: Self.withoutThreads, in: folder.path)
            #expect(result.status == 71 && result.signal == nil, "\(result)")
            #expect(result.errors.hasPrefix("Error: Pango cannot set text: "), "\(result.errors)")
            #expect(
                result.errors.hasSuffix("; raise the limit on processes or memory\n"), "\(result.errors)")
        }

        @Test("a small stack is enough for everything", arguments: [64, 256, 1500])
        func stack(kilobytes: Int) async throws {
            // As deep as a file may be.
            let deep = String(repeating: "[", count: 31) + String(repeating: "]", count: 31)
            folder.put("deep.yaml", "{version: 1, assets: {a: {motion: \(deep)}}}")
            for arguments in Self.requests + [["check", "deep.yaml"], ["--help"], ["rendr"]] {
                let expected = try await run(arguments)
                let files = folder.tree("out")
                let result = try await CLI.run(
                    arguments, shell: "rm -rf out; ulimit -s \(kilobytes); ulimit -c 0; exec \"$@\"",
                    in: folder.path)
                #expect(
                    result.status == expected.status && result.signal == nil
                        && result.errors == expected.errors,
                    "\(arguments): \(result)")
                #expect(Set(result.lines) == Set(expected.lines) && folder.tree("out") == files)
            }
        }

        @Test("no room for a stack: 71, and a sentence", .enabled(if: hasStrace))
        func noStack() async throws {
            let result = try await CLI.run(
                "list", "motions", shell: "ulimit -s 64; \(Self.withoutThreads)", in: folder.path)
            #expect(result.status == 71 && result.output.isEmpty)
            #expect(
                result.errors
                    == "Error: the system cannot provide a stack; raise the limit on memory, stacks or processes\n"
            )
        }
    }
#endif

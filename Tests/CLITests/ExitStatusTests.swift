import Foundation
import TestSupport
import Testing

/// What becomes of output that has nowhere to go.
@Suite struct ExitStatusTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    static let render = ["render", "circular", "--motion", "fluent", "--frames", "9", "-o"]

    /// Whether tests may mount file systems, in a name space of their own.
    static let canMount: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "unshare -rm mount -t tmpfs none /tmp 2>/dev/null"]
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    @Test("output cannot be created in a file, below a file, or in /proc: 73")
    func impossible() async throws {
        folder.put("file", "old")
        var places = ["file", "file/below"]
        #if os(Linux)
            places += ["/proc", "/proc/spindle", "/dev/null", "/proc/self/nothing/below"]
        #endif
        for place in places {
            let result = try await CLI.run(Self.render + [place], in: folder.path)
            #expect(result.status == 73, "\(place): \(result.errors)")
            let parent = place.prefix(10)  // what cannot be made may be a folder above
            #expect(result.errors.hasPrefix("Error: cannot ") && result.errors.contains("\"\(parent)"))
            #expect(result.output.isEmpty)
        }
        #expect(folder.names() == ["file"] && folder.bytes("file") == Array("old".utf8))
    }

    @Test("of what is no text nothing is quoted, wherever a text is wanted: 65")
    func binary() async throws {
        let make = #"printf '\177ELF\002\001\033[2J\0\0\n\377' > data; exec "$@""#
        for words in [
            ["render", "circular", "--log", "data", "-o", "out"], ["pack", "data", "--delays", "data"],
        ] {
            let result = try await CLI.run(words, shell: make, in: folder.path)
            #expect(result.status == 65 && result.errors.hasPrefix("Error: data"), "\(result.errors)")
            #expect(result.errors.contains("is not text in UTF-8; write "), "\(result.errors)")
            #expect(!result.errors.contains("ELF") && !result.errors.contains("2J"), "\(result.errors)")
        }
    }

    @Test("a folder without permission to write: 73", .enabled(if: geteuid() != 0))
    func permission() async throws {
        let result = try await CLI.run(
            Self.render + ["out"], shell: "mkdir out; chmod 555 out; exec \"$@\"", in: folder.path)
        #expect(result.status == 73, "\(result.errors)")
        #expect(folder.names(in: "out").isEmpty)
    }

    @Test("a read-only file system: 73", .enabled(if: canMount))
    func readOnly() async throws {
        for place in ["disk", "disk/new/folder"] {
            let result = try await CLI.run(
                Self.render + [place],
                shell:
                    "mkdir -p disk; exec unshare -rm sh -c 'mount -t tmpfs -o ro none disk; exec \"$@\"' sh \"$@\"",
                in: folder.path)
            #expect(result.status == 73, "\(result.errors)")
            #expect(result.errors.contains("Read-only"))
        }
    }

    @Test("no space left: 74, and what is there is whole", .enabled(if: canMount))
    func fullDisk() async throws {
        let script = """
            mount -t tmpfs -o size=40k none disk
            "$@"
            status=$?
            cp -R disk kept
            exit $status
            """
        let arguments = [
            "render", "circular", "--motion", "material-advance", "--frames", "60", "--size", "99", "-o",
            "disk",
        ]
        // Into an empty folder, and over the files of an earlier run.
        for before in ["", "cp -R old/. disk/ 2>/dev/null;"] {
            folder.put("script", script.replacing("\"$@\"\n", with: before + "\"$@\"\n"))
            let result = try await CLI.run(
                arguments, shell: "rm -rf kept; mkdir -p disk old; exec unshare -rm sh script \"$@\"",
                in: folder.path)
            #expect(result.status == 74, "\(result.errors)")
            #expect(result.errors.contains("No space left"))
            let names = folder.names(in: "kept")
            #expect(names.count > 1 && names.count < 60)
            for name in names where !name.hasPrefix(".") { _ = try folder.picture("kept/" + name) }
            #expect(names.allSatisfy { $0.hasPrefix("material-advance-") }, "\(names)")
        }
    }

    @Test("a file larger than the process may write: 74, and nothing of it")
    func fileSize() async throws {
        let result = try await CLI.run(
            "render", "circular", "--size", "512", "--value", "0.7", "-o", "out",
            shell: "ulimit -f 2; exec \"$@\"", in: folder.path)
        #expect(result.status == 74, "\(result.errors)")
        #expect(result.errors.contains("\"out/determinate-0000.png\": File too large"))
        #expect(folder.names(in: "out").isEmpty)
    }

    static let printing = [
        ["render", "circular", "--value", "0.4", "-o", "-"], ["list", "motions"], ["curve", "fluent"],
        ["curve", "fluent", "--format", "json"], ["ease", "linear", "--at=0"],
        ["render", "circular", "--value", "0.4", "-o", "out", "--json"], ["list", "themes", "--json"],
        ["curve", "fluent", "--analyze", "--json"], ["explain", "story.yaml"],
        ["explain", "story.yaml", "--json"],
        ["check", "a.yaml"], ["check", "a.yaml", "--json"], ["check", "a.yaml", "--sarif"], ["init", "-"],
        ["build", "a.yaml", "--out", "out", "--json"], ["build", "a.yaml", "--out", "out", "--list-outputs"],
        ["build", "a.yaml", "--out", "out", "--check", "--json"],
    ]

    /// What some of these read. It has findings, and is out of date.
    private func putFiles() {
        folder.put(
            "a.yaml", "{version: 1, assets: {a: {motion: fluent, frames: 3, state: error, label: Loading}}}")
        folder.put("story.yaml", "operation: {events: [{at: 0, started}, {at: 9000, succeeded: Done}]}")
    }

    @Test(
        "standard output on a full device: 74",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: printing)
    func fullDevice(arguments: [String]) async throws {
        putFiles()
        let result = try await CLI.run(arguments, shell: "exec \"$@\" > /dev/full", in: folder.path)
        #expect(result.status == 74 && result.signal == nil, "\(result.errors)")
        #expect(result.errors == "Error: cannot write \"standard output\": No space left on device\n")
    }

    @Test("standard output that nobody reads: 141, and nobody is told", arguments: printing)
    func brokenPipe(arguments: [String]) async throws {
        putFiles()
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let result = try await CLI.run(arguments, in: folder.path, output: pipe.fileHandleForWriting)
        #expect(result.status == 141 && result.signal == nil, "\(result.errors)")
        #expect(!result.errors.contains("Error") && !result.errors.contains("pipe"))
    }

    @Test("a build whose events nobody reads goes on to its end, and ends with 141")
    func unreadBuild() async throws {
        putFiles()
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let result = try await CLI.run(
            "build", "a.yaml", "--out", "out", "--json", in: folder.path, output: pipe.fileHandleForWriting)
        #expect(result.status == 141)
        #expect(try await CLI.run("build", "a.yaml", "--out", "out", "--check", in: folder.path).status == 0)
        let watch = try await CLI.run(
            "build", "a.yaml", "--out", "out", "--json", "--watch", in: folder.path,
            output: pipe.fileHandleForWriting)
        #expect(watch.status == 141 && !watch.errors.contains("Error"))
    }

    /// Each command, with the status that it ends with.
    static let telling: [([String], Int32)] = [
        (["render", "circular", "--value", "0.4", "-o", "out"], 0),
        (["render", "circular", "--value", "4", "-o", "out"], 64),
        (["render", "none.yaml", "-o", "out"], 66),
        (["build", "a.yaml", "--out", "out"], 0), (["build", "a.yaml", "--out", "out", "--check"], 1),
        (["build", "wrong.yaml", "--out", "out"], 65), (["merge", "none", "--out", "out"], 66),
        (["verify", "none"], 66), (["verify", "changed"], 1), (["check", "a.yaml", "--strict"], 1),
        (["curve", "none"], 64),
        (["ease", "none", "--at=0"], 64), (["explain", "none.yaml"], 66), (["list", "none"], 64),
        (["init"], 0), (["init", "a.yaml"], 73), (["nonsense"], 64),
        (["render", "circular", "--nonsense"], 64),
    ]

    // Only GNU's env can undo what these tests ignore themselves.
    #if os(Linux)
        @Test("what a command comes to does not depend on who reads its messages", arguments: telling)
        func unreadErrors(arguments: [String], status: Int32) async throws {
            putFiles()
            folder.put("wrong.yaml", "version: 2")
            try await CLI.succeed("build", "a.yaml", "--out", "changed", in: folder.path)
            folder.put("changed/a-0000.png", "changed")
            let pipe = Pipe()
            try pipe.fileHandleForReading.close()
            // Standard error becomes the pipe that nobody reads.
            let result = try await CLI.run(
                arguments, shell: "exec env --default-signal=PIPE \"$@\" 2>&1 >/dev/null", in: folder.path,
                output: pipe.fileHandleForWriting)
            #expect(result.status == status && result.signal == nil, "\(result)")
        }
    #endif

    @Test("standard output that is closed: 74")
    func closed() async throws {
        let result = try await CLI.run("list", "motions", shell: "exec \"$@\" >&-")
        #expect(result.status == 74, "\(result.errors)")
    }
}

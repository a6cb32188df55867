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
        var places = ["file", "file/below", ""]
        #if os(Linux)
            places += ["/proc", "/proc/spindle", "/dev/null", "/proc/self/nothing/below"]
        #endif
        for place in places {
            let result = try await CLI.run(Self.render + [place], in: folder.path)
            #expect(result.status == 73, "\(place): \(result.errors)")
            let parent = place.prefix(10)  // what cannot be made may be a folder above
            #expect(result.errors.hasPrefix("Error: cannot ") && result.errors.contains("'\(parent)"))
            #expect(result.output.isEmpty)
        }
        #expect(folder.names() == ["file"] && folder.bytes("file") == Array("old".utf8))
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
        #expect(result.errors.contains("'out/determinate-0000.png': File too large"))
        #expect(folder.names(in: "out").isEmpty)
    }

    static let printing = [
        ["render", "circular", "--value", "0.4", "-o", "-"], ["list", "motions"], ["curve", "fluent"],
        ["curve", "fluent", "--format", "json"], ["ease", "linear", "--at=0"],
        ["render", "circular", "--value", "0.4", "-o", "out", "--json"],
    ]

    @Test(
        "standard output on a full device: 74",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: printing)
    func fullDevice(arguments: [String]) async throws {
        let result = try await CLI.run(arguments, shell: "exec \"$@\" > /dev/full", in: folder.path)
        #expect(result.status == 74 && result.signal == nil, "\(result.errors)")
        #expect(result.errors == "Error: cannot write 'standard output': No space left on device\n")
    }

    @Test("standard output that nobody reads: 74, not a signal", arguments: printing)
    func brokenPipe(arguments: [String]) async throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let result = try await CLI.run(arguments, in: folder.path, output: pipe.fileHandleForWriting)
        #expect(result.status == 74 && result.signal == nil, "\(result.errors)")
        #expect(result.errors.contains("Broken pipe"))
    }

    @Test("standard output that is closed: 74")
    func closed() async throws {
        let result = try await CLI.run("list", "motions", shell: "exec \"$@\" >&-")
        #expect(result.status == 74, "\(result.errors)")
    }
}

import Foundation
import TestSupport
import Testing

/// What is written where something stands that is no file. Devices are made for the tests: those of the system are
/// left in peace.
@Suite struct SpecialFilesTests {
    private let folder: WorkFolder

    init() throws {
        folder = try WorkFolder()
        folder.put(
            "spindle.yaml",
            "{version: 1, defaults: {size: 12, frames: 2, motion: fluent}, assets: {a: , b: {folder: f}}}")
        folder.put(
            "story.yaml",
            "{indicator: circular, motion: fluent, operation: {events: [{at: 0, started}, {at: 900, succeeded: Done}]}}"
        )
    }

    /// Whether this process may make devices in the folder for temporary files.
    static let canMakeDevices: Bool = {
        guard let folder = try? WorkFolder() else { return false }
        return device("null", 3, folder)
    }()

    private static func device(_ name: String, _ minor: UInt64, _ folder: WorkFolder) -> Bool {
        unsafe mknod(folder.path + "/" + name, S_IFCHR | 0o600, dev_t(1 << 8 | minor)) == 0
            && FileManager.default.isWritableFile(atPath: folder.path + "/" + name)
    }

    /// Every way to name a file for output.
    private static let commands = [
        ["curve", "fluent", "--frames", "3", "-o"], ["curve", "fluent", "--format", "png", "-o"],
        ["explain", "story.yaml", "-o"], ["init", "--force"],
        ["build", "--out", "out", "--quiet", "--depfile"],
    ]

    private func type(_ name: String) throws -> FileAttributeType? {
        try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)[.type]
            as? FileAttributeType
    }

    @Test("a pipe that is named gets the bytes, also through a link, and stays a pipe", arguments: commands)
    func pipe(command: [String]) async throws {
        try await CLI.succeed(command + ["file"], in: folder.path)
        let expected = try #require(folder.bytes("file"))
        #expect(!expected.isEmpty)
        try #require(unsafe mkfifo(folder.path + "/pipe", 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link", withDestinationPath: "pipe")
        for name in ["pipe", "link"] {
            let result = try await CLI.run(
                command + [name], shell: "timeout 20 cat pipe > read & \"$@\"; status=$?; wait; exit $status",
                in: folder.path)
            #expect(result.status == 0, "\(result.errors)")
            #expect(folder.bytes("read") == expected)
            var status = stat()
            #expect(unsafe lstat(folder.path + "/pipe", &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
        }
        #expect(try type("link") == .typeSymbolicLink)
        #expect(!folder.names().contains { $0.hasPrefix(".spindle-") })
    }

    @Test(
        "a device that is named gets the bytes and stays one, and a full one is 74",
        .enabled(if: canMakeDevices), arguments: commands)
    func device(command: [String]) async throws {
        try #require(Self.device("null", 3, folder) && Self.device("full", 7, folder))
        try await CLI.succeed(command + ["null"], in: folder.path)
        let full = try await CLI.run(command + ["full"], in: folder.path)
        #expect(full.status == 74 && full.errors == "Error: cannot write \"full\": No space left on device\n")
        for name in ["null", "full"] { #expect(try type(name) == .typeCharacterSpecial, "\(name)") }
    }

    @Test(
        "a link that is named stays, and what it leads to is replaced whole; a folder is refused before anything is written",
        arguments: commands)
    func link(command: [String]) async throws {
        folder.put("target", "old")
        try FileManager.default.createDirectory(
            atPath: folder.path + "/folder", withIntermediateDirectories: false)
        for (name, target) in [("link", "target"), ("new", "folder/new"), ("toFolder", "folder")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/" + name, withDestinationPath: target)
        }
        let names = folder.names()
        for name in ["toFolder", "folder", "folder/"] {
            let refused = try await CLI.run(command + [name], in: folder.path)
            #expect(refused.status == 73 && refused.errors.contains("\"\(name)\""), "\(refused.errors)")
        }
        #expect(folder.names() == names && folder.names(in: "folder").isEmpty)
        for (name, end) in [("link", "target"), ("new", "folder/new")] {
            try await CLI.succeed(command + [name], in: folder.path)
            #expect(try type(name) == .typeSymbolicLink)
            #expect((folder.bytes(end)?.count ?? 0) > 3, "\(name)")
        }
    }

    @Test(
        "/dev/stdout is standard output where it stands, whatever that is",
        .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/fd")))
    func standardOutput() async throws {
        let command = ["curve", "fluent", "--frames", "2", "-o"]
        let expected = try await CLI.succeed(command + ["-"]).text
        for shell in [
            "{ echo a; \"$@\" && echo z; } > file", "{ echo a; \"$@\" && echo z; } | cat > file",
            "{ echo a; \"$@\" && echo z; } >> file",
        ] {
            folder.put("file")
            try await CLI.succeed(command + ["/dev/stdout"], shell: shell, in: folder.path)
            #expect(folder.bytes("file") == Array(("a\n" + expected + "z\n").utf8), "\(shell)")
        }
    }

    /// Every way to fill a folder, and a file that this results in.
    private static let folders = [
        (
            ["render", "circular", "--motion", "fluent", "--frames", "3", "--size", "12", "-o", "out"],
            "fluent-0002.png"
        ),
        (
            ["render", "circular", "--motion", "fluent", "--size", "12", "--to", "sheet", "-o", "out"],
            "fluent.json"
        ),
        (
            ["render", "circular", "--motion", "fluent", "--size", "12", "--to", "xcassets", "-o", "out"],
            "fluent.xcassets/Contents.json"
        ),
        (["build", "--out", "out"], "f/b-0001.png"), (["build", "--out", "out"], ".spindle/build.sha256"),
        (["merge", "parts", "--out", "out"], "f/b-0001.png"),
        (["merge", "parts", "--out", "out"], ".spindle/build.sha256"),
    ]

    @Test(
        "a pipe or a device in a folder where a file is to be: refused by name, nothing is written, and it stays",
        arguments: folders)
    func inFolder(command: [String], name: String) async throws {
        for number in 1...2 {
            try await CLI.succeed("build", "--out", "parts", "--shard", "\(number)/2", in: folder.path)
        }
        let path = "out/" + name
        let parent = folder.path + "/" + path.split(separator: "/").dropLast().joined(separator: "/")
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        let kinds = ["pipe", "folder"] + (Self.canMakeDevices ? ["device"] : [])
        for kind in kinds {
            switch kind {
            case "pipe": try #require(unsafe mkfifo(folder.path + "/" + path, 0o600) == 0)
            case "folder":
                try FileManager.default.createDirectory(
                    atPath: folder.path + "/" + path, withIntermediateDirectories: false)
            default: try #require(Self.device(path, 3, folder))
            }
            let before = try type(path)
            let result = try await CLI.run(command, in: folder.path)
            #expect(result.status == 73, "\(result.errors)")
            #expect(
                result.errors
                    == "Error: cannot write \"\(path)\": it is a \(kind), not a file; remove it, or write elsewhere\n"
            )
            #expect(try type(path) == before)
            let files = folder.tree("out").keys.filter { $0 != name }
            #expect(files.isEmpty, "\(files)")
            try FileManager.default.removeItem(atPath: folder.path + "/" + path)
        }
        let result = try await CLI.run(command, in: folder.path)
        #expect(result.status == 0 && folder.bytes(path) != nil, "\(result.errors)")
    }

    @Test(
        "a check says what a build would: what is in the place of a record has to be removed",
        arguments: ["pipe", "folder"])
    func record(kind: String) async throws {
        try await CLI.succeed("build", "--out", "out", in: folder.path)
        let path = folder.path + "/out/.spindle/build.sha256"
        try FileManager.default.removeItem(atPath: path)
        if kind == "pipe" {
            try #require(unsafe mkfifo(path, 0o600) == 0)
        } else {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        }
        let checked = try await CLI.run("build", "--out", "out", "--check", in: folder.path)
        #expect(
            checked.errors.contains(
                "; remove \"out/.spindle/build.sha256\", which is a \(kind), and build again\n"),
            "\(checked.errors)")
        let verified = try await CLI.run("verify", "out", in: folder.path)
        #expect(
            verified.errors.contains("is a \(kind), not the state of a build; remove it, and build again"),
            "\(verified.errors)")
    }

    @Test("no command waits for a pipe that is called as a state is, nor reads what has no end")
    func states() async throws {
        let states = folder.path + "/out/.spindle"
        try FileManager.default.createDirectory(atPath: states, withIntermediateDirectories: true)
        for name in [
            "build.sha256", "build-1-of-2.sha256", "build-\(String(repeating: "a", count: 32)).journal",
        ] {
            for kind in ["pipe", "link", "holes"] {
                switch kind {
                case "pipe": try #require(unsafe mkfifo(states + "/" + name, 0o600) == 0)
                case "link":
                    try FileManager.default.createSymbolicLink(
                        atPath: states + "/" + name, withDestinationPath: "/dev/zero")
                default:
                    folder.put("out/.spindle/" + name)
                    try #require(unsafe truncate(states + "/" + name, 3 << 30) == 0)
                }
                for (arguments, statuses) in [
                    (["build", "--out", "out", "--check"], [1]), (["verify", "out"], [65, 66]),
                    (["merge", "--out", "out"], [65, 66]),
                    (["build", "--out", "out"], kind == "pipe" && name == "build.sha256" ? [73] : [0]),
                ] as [([String], [Int32])] {
                    let result = try await CLI.run(
                        arguments, shell: "ulimit -v 600000; exec \"$@\"", in: folder.path)
                    #expect(
                        result.status.map(statuses.contains) == true,
                        "\(name), \(kind), \(arguments): \(result)")
                }
                try FileManager.default.removeItem(atPath: folder.path + "/out")
                try FileManager.default.createDirectory(atPath: states, withIntermediateDirectories: true)
            }
        }
    }
}

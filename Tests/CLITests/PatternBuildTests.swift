import Foundation
import TestSupport
import Testing

/// Builds of frames that a pattern stands for.
@Suite struct PatternBuildTests {
    private let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    @Test(
        "a watch sees a new frame that a pattern matches, and frames that are back after all were gone",
        arguments: [("frames/*.png", "no file matches"), ("frames/", "does not exist")])
    func watchPattern(files: String, told: String) async throws {
        let drawn = try await CLI.run(
            ["render", "fluent", "--frames", "3", "--size", "8", "-o", "drawn/"], in: folder.path)
        try #require(drawn.status == 0)
        let frames = try folder.names(in: "drawn").sorted().map { try #require(folder.bytes("drawn/" + $0)) }
        func put(_ count: Int) {
            for (index, frame) in frames.prefix(count).enumerated() {
                folder.put("frames/f\(index).png", frame)
            }
        }
        put(2)
        folder.put("spindle.yaml", "{version: 1, assets: {a: {pack: \(files), to: apng}}}")
        let run = try CLI.Run(["build", "--out", "out", "--watch"], in: folder.path)
        try await CLI.wait(for: "two frames") { folder.bytes("out/a.apng") != nil }
        let two = folder.bytes("out/a.apng")
        put(3)
        try await CLI.wait(for: "three frames") { folder.bytes("out/a.apng") != two }
        try FileManager.default.removeItem(atPath: folder.path + "/frames")
        try await CLI.wait(for: "the error") { run.errors.contains(told) }
        put(2)
        try await CLI.wait(for: "two frames again") { folder.bytes("out/a.apng") == two }
        kill(run.process.processIdentifier, SIGINT)
        #expect(await run.result().status == 130)
    }

    @Test("a dependency file can have a target of its own, such as a stamp")
    func target() async throws {
        folder.put("spindle.yaml", "{version: 1, assets: {a: {motion: fluent, frames: 2, size: 9}}}")
        try await CLI.succeed(
            "build", "--out", "out", "--depfile", "d", "--depfile-target", "my stamp", "--quiet",
            in: folder.path)
        #expect(folder.bytes("d") == Array("my\\ stamp: \\\n  spindle.yaml\nspindle.yaml:\n".utf8))
        for (line, fragment) in [
            ("build --depfile-target x", "is for --depfile"),
            ("build --depfile d --depfile-target=", "is empty"),
            ("build --touch --check", "--touch has no effect with --check"),
            ("build --touch --only a", "--touch needs the whole build"),
        ] {
            let refused = try await CLI.run(line.split(separator: " ").map(String.init), in: folder.path)
            #expect(refused.status == 64 && refused.errors.contains(fragment), "\(refused.errors)")
        }
    }

    @Test("a dependency file names the folders of patterns but not that of outputs, and each input alone")
    func patternFolders() async throws {
        let drawn = try await CLI.run(
            ["render", "fluent", "--frames", "2", "--size", "8", "-o", "frames/"], in: folder.path)
        try #require(drawn.status == 0)
        folder.put("spindle.yaml", "{version: 1, assets: {a: {pack: frames/*.png, to: apng}}}")
        func inputs(_ out: String) async throws -> [Substring] {
            let result = try await CLI.run(
                ["build", "--out", out, "--depfile", "a.d", "--quiet"], in: folder.path)
            #expect(result.status == 0, "\(result.errors)")
            let text = String(decoding: try #require(folder.bytes("a.d")), as: UTF8.self)
            return text.split(separator: "\n").filter { $0.hasSuffix(":") }
        }
        let files = ["frames/fluent-0000.png:", "frames/fluent-0001.png:", "spindle.yaml:"]
        #expect(try await inputs("out").map(String.init) == ["frames:"] + files)
        #expect(try await inputs("frames").map(String.init) == files)
    }
}

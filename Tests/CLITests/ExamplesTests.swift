import Foundation
import TestSupport
import Testing

/// The worked examples of `Tests/Examples`, built with the program of these tests.
@Suite struct ExamplesTests {
    private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Examples")

    private let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private func copy(_ example: String) throws {
        let source = Self.examples.appending(path: example)
        try FileManager.default.copyItem(atPath: source.path, toPath: folder.path + "/" + example)
    }

    /// Runs commands with the program on the path.
    private func sh(_ commands: String) async throws -> CLI.Result {
        var environment = CLI.shellEnvironment
        environment["MAKEFLAGS"] = nil
        return try await CLI.run(shell: commands, in: folder.path, environment: environment)
    }

    @Test("make builds once, and again when the manifest or a theme that it names changes")
    func make() async throws {
        try copy("make")
        let first = try await sh("cd make && make")
        #expect(
            first.status == 0 && folder.names(in: "make/assets").contains("spinner.json"), "\(first.errors)")
        #expect(try await sh("cd make && make --question").status == 0)
        folder.put("make/brand.yaml", "{base: fiori-light, colors: {indicator: '#AA0808'}}")
        #expect(try await sh("cd make && touch -d '+2 seconds' brand.yaml && make --question").status == 1)
    }

    @Test("make rests without a stamp where all files get the time of the build")
    func makeFiles() async throws {
        try copy("make")
        let first = try await sh("cd make && make -f files.mk && make -f files.mk --question")
        #expect(first.status == 0, "\(first.errors)")
        // A comment changes no file.
        let old = "cd make && touch -d '1 hour ago' assets/* assets.d && touch -d '40 minutes ago' sprite.css"
        let second = try await sh(
            "\(old) && echo '# more' >> spindle.yaml && touch -d '20 minutes ago' spindle.yaml && ! make -f files.mk --question && make -f files.mk && make -f files.mk --question"
        )
        #expect(second.status == 0, "\(second.text) \(second.errors)")
        let third = try await sh(
            "cd make && sed -i s/0A6ED1/AA0808/ brand.yaml && ! make -f files.mk --question")
        #expect(third.status == 0, "\(third.errors)")
    }

    @Test("Ninja rebuilds what follows only from files that changed")
    func ninja() async throws {
        try copy("ninja")
        let first = try await sh("cd ninja && ninja && ninja")
        #expect(first.status == 0 && first.text.contains("no work to do"), "\(first.text) \(first.errors)")
        // The outputs in the example are those of its manifest.
        let listed = try await sh("cd ninja && spindle build spindle.yaml --out assets --list-outputs")
        let script = String(decoding: try #require(folder.bytes("ninja/build.ninja")), as: UTF8.self)
        let start = try #require(script.range(of: "\nbuild $\n")?.upperBound)
        let end = try #require(script.range(of: ": spindle")?.lowerBound)
        let declared = script[start..<end].split(separator: "$\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        #expect(declared == listed.lines.map(String.init))
        // Another stroke of the ring changes its frames, and leaves the spinner alone.
        let text = try #require(folder.bytes("ninja/spindle.yaml"))
        folder.put(
            "ninja/spindle.yaml",
            String(decoding: text, as: UTF8.self).replacingOccurrences(
                of: "ring: {", with: "ring: {stroke: 3, "))
        let second = try await sh("cd ninja && touch -d '+2 seconds' spindle.yaml && ninja --verbose")
        #expect(second.status == 0 && second.text.contains("> ring.pack"), "\(second.text) \(second.errors)")
        #expect(!second.text.contains("> spinner.pack"), "\(second.text)")
    }

    @Test("CMake asks for the outputs, and has nothing to do the second time")
    func cmake() async throws {
        try copy("cmake")
        let first = try await sh("cmake -G Ninja -S cmake -B b && cmake --build b && cmake --build b")
        #expect(first.status == 0 && first.text.contains("no work to do"), "\(first.text) \(first.errors)")
        #expect(folder.names(in: "b/assets").contains("ring-0002.png"))
    }

    @Test("GNU parallel builds shards that merge into the whole")
    func parallel() async throws {
        try copy("make")
        let result = try await sh(
            """
            cd make && parallel --will-cite -j 2 spindle build spindle.yaml --quiet --shard {}/3 --out part{} ::: 1 2 3 &&
            spindle merge part1 part2 part3 --out merged && spindle build spindle.yaml --out whole && diff -r merged whole &&
            spindle verify merged whole
            """)
        #expect(result.status == 0, "\(result.text) \(result.errors)")
    }
}

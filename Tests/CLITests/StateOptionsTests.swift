import Imaging
import TestSupport
import Testing

@Suite struct StateOptionsTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private func run(_ arguments: [String]) async throws -> CLI.Result {
        try await CLI.run(arguments, in: folder.path)
    }

    @Test("C5: --state error ends with the whole ring in the theme's error color")
    func error() async throws {
        let result = try await run([
            "render", "circular", "--theme", "fiori-light", "--state", "error", "--label", "Upload failed",
            "--glyph", "none", "--frames", "5", "--scale", "4", "--name", "a", "-o", "out",
        ])
        try #require(result.status == 0, "\(result.errors)")
        #expect(!result.errors.contains("Note"))
        let picture = try folder.picture("out/a-0004@4x.png")
        // On the middle of the stroke of 2 in a box of 28, above, right, below and left.
        for (x, y) in [(56, 3), (108, 56), (56, 108), (3, 56)] {
            #expect(picture[x, y] == Color(0xAA, 0x08, 0x08))
        }
    }

    @Test("C5, C6: a final state without a label is said on standard error, and rendered all the same")
    func missingLabel() async throws {
        let result = try await run(["render", "linear", "--state", "success", "-o", "out", "--frames", "1"])
        #expect(result.status == 0)
        #expect(result.errors.contains("needs a label"))
    }

    @Test("a spec file is rendered as its options say, those on the command line first")
    func files() async throws {
        folder.put(
            "spec.yaml", "{theme: fiori-dark, value: 0.4, size: 20, name: b, label: Saving, scale: [1, 2]}")
        let result = try await run(["render", "spec.yaml", "--scale", "3", "-o", "out"])
        try #require(result.status == 0, "\(result.errors)")
        #expect(folder.names(in: "out") == ["b-0000@3x.png"])
        let same = try await run([
            "render", "circular", "--theme", "fiori-dark", "--value", "0.4", "--size", "20", "--label",
            "Saving",
            "--name", "b", "--scale", "3", "-o", "same",
        ])
        #expect(same.status == 0)
        #expect(folder.bytes("out/b-0000@3x.png") == folder.bytes("same/b-0000@3x.png"))
    }

    @Test("texts are the same pixels in every locale, without a home and with other fonts configured")
    func environments() async throws {
        func bytes(_ environment: [String: String], _ name: String) async throws -> [UInt8]? {
            let run = try CLI.Run(
                [
                    "render", "linear", "--value", "0.4", "--label", "Saving שלום", "--progress-text",
                    "percent",
                    "--name", name, "-o", "out",
                ], in: folder.path, environment: environment)
            let result = await run.result()
            #expect(result.status == 0, "\(result.errors)")
            return folder.bytes("out/\(name)-0000.png")
        }
        let usual = try await bytes(CLI.environment, "a")
        #expect(usual != nil)
        let strange = [
            "PATH": "/usr/bin:/bin", "LANG": "ar_EG.UTF-8", "LC_ALL": "C", "FONTCONFIG_FILE": "/nonsense",
            "PANGO_LANGUAGE": "ja",
        ]
        #expect(try await bytes(strange, "b") == usual)
    }
}

import Foundation
import TestSupport
import Testing

/// `spindle studio` without a browser (issue 22).
@Suite struct StudioCommandTests {
    @Test("what cannot be shown is refused, and says how to mend it")
    func wrong() async throws {
        let folder = try WorkFolder()
        try Data("motion: fluent\nsized: 4\n".utf8).write(to: URL(filePath: "\(folder.path)/wrong.yaml"))
        let cases: [(words: [String], status: Int32, text: String)] = [
            (["nothing"], 64, "a spec file ends in .yaml, .yml or .json"), (["none.yaml"], 66, "none.yaml"),
            (["wrong.yaml"], 65, "sized"), (["--port", "4280"], 64, "add --serve"),
            (["--serve", "--port", "0"], 64, "--port"), (["--serve", "-o", "x.html"], 64, "leave out -o"),
            (["-o", ""], 64, "the path is empty"), (["-o", "-", "--open"], 64, "name a file with -o"),
        ]
        for (words, status, text) in cases {
            let result = try await CLI.run(["studio"] + words, in: folder.path)
            #expect(result.status == status && result.errors.contains(text), "\(words): \(result.errors)")
        }
        #expect(folder.names(in: ".") == ["wrong.yaml"])
    }

    @Test("the page begins with the spec, or its absence is told")
    func page() async throws {
        let folder = try WorkFolder()
        try Data("name: a\nmotion: own.yaml\nlabel: </script><b>\n".utf8).write(
            to: URL(filePath: "\(folder.path)/up.yaml"))
        try Data("name: own\nbase: fluent\nspeed: 2\n".utf8).write(
            to: URL(filePath: "\(folder.path)/own.yaml"))
        let result = try await CLI.run(["studio", "up.yaml"], in: folder.path)
        if result.status == 69 {
            #expect(result.errors.contains("run make wasm"))
            return
        }
        #expect(result.status == 0 && result.errors == "Wrote studio.html. Open it in a browser.\n")
        let bytes = try Data(contentsOf: URL(filePath: "\(folder.path)/studio.html"))
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(bytes.count < 3_800_000)
        #expect(text.contains("\"base\": \"fluent\"") && text.contains(#""label": "\u003C/script>\u003Cb>""#))
        #expect(!text.contains("src=\"http") && !text.contains("href=\"http"))
    }
}

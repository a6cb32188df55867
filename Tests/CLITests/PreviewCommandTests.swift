import Foundation
import TestSupport
import Testing

/// Issue 22, point 1.
@Suite struct PreviewCommandTests {
    @Test("a page is written here, where -o says, or to standard output, with the same bytes")
    func output() async throws {
        let folder = try WorkFolder()
        folder.put("a.yaml", "motion: fluent\nframes: 3\nto: [apng, svg]\n")
        let first = try await CLI.run(["preview", "a.yaml"], in: folder.path)
        #expect(first.status == 0 && first.errors.hasPrefix("preview.html, "))
        let page = try #require(folder.bytes("preview.html"))
        let other = try await CLI.run(
            ["preview", "a.yaml", "-o", "b.html", "--jobs", "1", "--quiet"], in: folder.path)
        #expect(other.status == 0 && other.errors.isEmpty)
        #expect(folder.bytes("b.html") == page)
        #expect(try await CLI.run(["preview", "a.yaml", "-o", "-"], in: folder.path).output == Array(page))
    }

    @Test("what is wrong is told with the documented status")
    func errors() async throws {
        let folder = try WorkFolder()
        folder.put("a.yaml", "motion: fluent\nframes: 3\n")
        folder.put("wrong.yaml", "motion: fluent\ngap: x\n")
        let cases: [(words: [String], status: Int32, text: String)] = [
            ([], 66, "spindle.yaml"),
            (["flent"], 64, "fluent"),
            (["missing.yaml"], 66, "missing.yaml"),
            (["wrong.yaml"], 65, "gap"),
            (["a.yaml", "-o", ""], 64, "-o"),
            (["a.yaml", "-o", "a.yaml"], 73, "a.yaml"),
            (["a.yaml", "-o", "-", "--open"], 64, "--open"),
            (["a.yaml", "-o", "-", "--watch"], 64, "--watch"),
            (["a.yaml", "--since", "HEAD"], 64, "--since"),
        ]
        for (words, status, text) in cases {
            let result = try await CLI.run(["preview"] + words, in: folder.path)
            #expect(result.status == status, "\(words) \(result.errors)")
            #expect(result.errors.contains(text), "\(words) \(result.errors)")
        }
        #expect(folder.bytes("preview.html") == nil)
    }

    @Test("--since reads the outputs of a commit, wherever it has them; without git, the status says so")
    func commit() async throws {
        let folder = try WorkFolder()
        try FileManager.default.createDirectory(
            atPath: folder.path + "/art", withIntermediateDirectories: false)
        folder.put(
            "art/spindle.yaml",
            "version: 1\ndefaults: {size: 16, frames: 3, motion: fluent}\nassets:\n  a: {to: apng}\n  b: {to: sheet}\n"
        )
        let git = "git -c user.name=a -c user.email=a@b -c init.defaultBranch=main"
        let script = """
            set -e; cd art; "$@" build --out ../out/assets --quiet; cd ..
            \(git) init -q .; git add -A; \(git) commit -qm one
            printf '  c: {to: gif, matte: white}\\n' >> art/spindle.yaml
            sed -i.bak 's/a: {to: apng}/a: {to: apng, color: red}/' art/spindle.yaml
            "$@" preview art/spindle.yaml --since HEAD -o page.html
            ! "$@" preview art/spindle.yaml --since nowhere 2> wrong
            """
        let result = try await CLI.Run([], shell: script, in: folder.path).result()
        #expect(result.status == 0, "\(result.errors)")
        let page = String(decoding: try #require(folder.bytes("page.html")), as: UTF8.self)
        for change in ["changed", "same", "new"] {
            #expect(page.components(separatedBy: "\"change\": \"\(change)\"").count == 2, "\(change)")
        }
        #expect(page.contains("\"since\": \"HEAD\"") && page.contains("\"before\": {"))
        let wrong = String(decoding: try #require(folder.bytes("wrong")), as: UTF8.self)
        #expect(wrong.contains("neither a folder nor a commit"))
        let bare = try await CLI.run(
            ["preview", "art/spindle.yaml", "--since", "HEAD"], in: folder.path,
            environment: CLI.environment.merging(["PATH": "/nowhere"]) { $1 })
        #expect(bare.status == 69, "\(bare.errors)")
    }
}

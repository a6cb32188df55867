import Foundation
import TestSupport
import Testing

/// Files in the way of `render` and `pack`: theirs are replaced, and those of others are not.
@Suite struct StrangerFilesTests {
    private let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private static let frames = "render circular --motion fluent --frames 2 --size 12 --name a -o out"

    private func run(_ line: String) async throws -> (status: Int32?, errors: String) {
        let result = try await CLI.run(line.split(separator: " ").map(String.init), in: folder.path)
        return (result.status, result.errors)
    }

    @Test("what a render has written is replaced by the next one, in folders below as well")
    func ours() async throws {
        for color in ["#F00", "#0F0"] {
            for options in ["", "--to web", "--to apng", "--to sheet", "--sidecar txt"] {
                try await CLI.succeed(line: "\(Self.frames) --color \(color) \(options)", in: folder.path)
            }
        }
    }

    @Test("files of others and edited ones are refused before anything is written, with both remedies")
    func others() async throws {
        for name in ["a-0001.png", "a-web/a.png"] {
            folder.remove("out")
            folder.put("out/" + name, "mine")
            let line = Self.frames + (name.contains("web") ? " --to web" : "")
            let before = folder.tree("out")
            let refused = try await run(line)
            #expect(refused.status == 73)
            #expect(
                refused.errors == """
                    Error: cannot replace "out/\(name)": Spindle did not write it, or it was changed since; to overwrite it \
                    add --force, to keep it name another folder with -o

                    """, "\(refused.errors)")
            #expect(folder.tree("out") == before)
            try await CLI.succeed(line: line + " --force", in: folder.path)
            try await CLI.succeed(line: line + " --color #F00", in: folder.path)
            // In place, as editors do that keep attributes.
            let file = try #require(FileHandle(forWritingAtPath: folder.path + "/out/" + name))
            try file.write(contentsOf: Data("edited".utf8))
            try file.close()
            #expect(try await run(line).status == 73)
        }
    }

    @Test("the same once more is no matter, whoever wrote it, and what it finds is its own from then on")
    func same() async throws {
        try await CLI.succeed(line: Self.frames, in: folder.path)
        for (name, bytes) in folder.tree("out") {
            folder.remove("out/" + name)
            folder.put("out/" + name, bytes)
        }
        #expect(try await run(Self.frames + " --color #F00").status == 73)
        try await CLI.succeed(line: Self.frames, in: folder.path)
        try await CLI.succeed(line: Self.frames + " --color #F00", in: folder.path)
    }

    @Test("the one file that -o names is replaced whatever it is, and files beside it are not")
    func named() async throws {
        for name in ["a.gif", "b.png"] { folder.put(name, "mine") }
        let line = "render circular --motion fluent --fps 10 --size 12 --matte #FFF -o a.gif"
        try await CLI.succeed(line: line, in: folder.path)
        folder.put("a@2x.gif", "mine")
        #expect(try await run(line + " --scale 1,2").errors.contains("\"./a@2x.gif\""))
        try await CLI.succeed(line: line + " --scale 1,2 --force", in: folder.path)
        try await CLI.succeed(line: "pack a.gif --to apng -o b.png", in: folder.path)
    }

    @Test("the file that -o names is written through a link, and keeps its mode")
    func linked() async throws {
        folder.put("real/x.gif", "mine")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o640], ofItemAtPath: folder.path + "/real/x.gif")
        try link(folder.path + "/a.gif", to: "real/x.gif")
        try await CLI.succeed(
            line: "render circular --motion fluent --fps 10 --size 12 --matte #FFF -o a.gif", in: folder.path)
        #expect(folder.bytes("real/x.gif")?.starts(with: Array("GIF89a".utf8)) == true)
        #expect(try folder.attributes("real/x.gif")[.posixPermissions] as? Int == 0o640)
        #expect(try folder.attributes("a.gif")[.type] as? FileAttributeType == .typeSymbolicLink)
        try await CLI.succeed(line: "pack real/x.gif --to apng -o b.png", in: folder.path)
        try link(folder.path + "/c.png", to: "b.png")
        let before = folder.bytes("b.png")
        try await CLI.succeed(line: "pack real/x.gif --fps 2 --to apng -o c.png", in: folder.path)
        #expect(folder.bytes("b.png") != before && folder.names() == ["a.gif", "b.png", "c.png", "real"])
    }

    @Test("pages and manuals of names that nobody chose replace only those that were written so before")
    func pages() async throws {
        folder.put("s.yaml", "{motion: fluent, size: 12, frames: 2}")
        for (line, name) in [("studio s.yaml", "studio.html"), ("preview s.yaml", "preview.html")] {
            folder.put(name, "mine")
            let refused = try await run(line)
            // The page of the studio may not be installed.
            if refused.status == 69 { continue }
            #expect(refused.status == 73 && folder.bytes(name) == Array("mine".utf8), "\(refused.errors)")
            #expect(
                refused.errors.contains(
                    "to overwrite it add -o \(name), to keep it name another file with -o"),
                "\(refused.errors)")
            try await CLI.succeed(line: "\(line) -o \(name)", in: folder.path)
            try await CLI.succeed(line: line, in: folder.path)
        }
        folder.put("man/spindle.1", "mine")
        let refused = try await run("--generate-manual man")
        #expect(refused.status == 73 && refused.errors.contains("no manual page of Spindle"))
        folder.put("man/spindle.1", ".TH SPINDLE 1 of another version")
        try await CLI.succeed(line: "--generate-manual man", in: folder.path)
    }

    @Test("a pack replaces its own files, and refuses those of others and of builds")
    func packs() async throws {
        try await CLI.succeed(
            line: Self.frames.replacingOccurrences(of: "-o out", with: "-o in"), in: folder.path)
        let line = "pack in/a-0000.png in/a-0001.png --name a -o out"
        for columns in [1, 2] { try await CLI.succeed(line: "\(line) --columns \(columns)", in: folder.path) }
        folder.put("out/a.json", "mine")
        #expect(try await run(line).errors.contains("\"out/a.json\""))
        #expect(folder.bytes("out/a.json") == Array("mine".utf8))
        try await CLI.succeed(line: line + " --force", in: folder.path)
        folder.remove("out")
        folder.put("spindle.yaml", "{version: 1, assets: {a: {motion: fluent, to: sheet, size: 12}}}")
        try await CLI.succeed(line: "build --out out", in: folder.path)
        let refused = try await run(line)
        #expect(refused.status == 73 && refused.errors.contains("\"out/a.json\"; the same") == false)
        #expect(
            refused.errors.contains("out/a.json") && refused.errors.contains("out/a.png"), "\(refused.errors)"
        )
        #expect(try await run("build --out out --check").status == 0)
    }
}

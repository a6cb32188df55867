import Foundation
import TestSupport
import Testing

/// What renders say of files of earlier ones in their folder, and what `--clean` removes.
@Suite struct EarlierFilesTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private static let run = "render circular --value 0:1 --size 12 -o out"

    private func render(_ options: String) async throws -> String {
        try await CLI.succeed(line: "\(Self.run) \(options)", in: folder.path).errors
    }

    /// Files of others, whose names begin like those of an asset that is called a.
    private static let others = [
        "a-2-0003.png", "a-0200.png", "aa-0003.png", "a-03.png", "a-0003.jpg", "a-0003.png.bak", "a-.png",
        "A-0003.png", "a-0003@2x.gif", "a.json", "a.html", "b-0003.png",
    ]

    @Test("what is left of more frames is told, and removed by --clean: all of it, and nothing else")
    func frames() async throws {
        #expect(!(try await render("--name a")).contains("Note"))
        for name in Self.others { folder.put("out/" + name, "mine") }
        let before = folder.tree("out")
        let told = try await render("--name a --frames 3")
        #expect(
            told.contains(
                #"Note: 98 files of an earlier render remain: "a-0003.png" … "a-0100.png"; add --clean to remove them"#
            ), "\(told)")
        #expect(folder.tree("out").keys == before.keys)
        let removed = try await render("--name a --frames 3 --clean")
        #expect(removed.contains("Note: removed 98 files of an earlier render"), "\(removed)")
        #expect(folder.names(in: "out") == (Self.others + (0..<3).map { "a-000\($0).png" }).sorted())
        for name in Self.others { #expect(folder.bytes("out/" + name) == Array("mine".utf8)) }
        #expect(!(try await render("--name a --frames 3 --clean")).contains("Note"))
    }

    @Test("a link in the place of a file that is no longer built stays, and is told by every build")
    func staleLink() async throws {
        folder.put("mine.txt", "mine")
        folder.put(
            "spindle.yaml",
            "version: 1\nassets:\n  a: {motion: fluent, size: 8, to: svg}\n  b: {motion: mui, size: 8, to: svg}\n"
        )
        try await CLI.succeed("build", "--out", "out", in: folder.path)
        try FileManager.default.removeItem(atPath: folder.path + "/out/b.svg")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/out/b.svg", withDestinationPath: "../mine.txt")
        folder.put("spindle.yaml", "version: 1\nassets:\n  a: {motion: fluent, size: 8, to: svg}\n")
        for _ in 1...2 {
            let told = try await CLI.succeed("build", "--out", "out", "--prune", in: folder.path).errors
            #expect(told.contains("b.svg no longer belongs to an asset, but is kept"), "\(told)")
        }
        #expect(folder.bytes("out/b.svg") == Array("mine".utf8))
    }

    @Test("a link in the place of an output is replaced, and said to be one; what it led to stays")
    func replacedLinks() async throws {
        folder.put("mine.txt", "mine")
        folder.put("out/else.txt", "mine")
        for name in ["a-0000.png", "a-0002.png"] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/out/\(name)", withDestinationPath: "../mine.txt")
        }
        let told = try await CLI.succeed(
            line: "render circular --value 0:1 --frames 3 --size 12 --name a -o out", in: folder.path
        ).errors
        #expect(
            told.contains(
                #"Note: replaced 2 links, "a-0000.png", "a-0002.png", with files; what they led to stays as it is"#
            ), "\(told)")
        #expect(!told.contains("earlier render"), "\(told)")
        #expect(folder.bytes("mine.txt") == Array("mine".utf8))
    }

    @Test(
        "the same of other scales, of pages, of catalogs and of variants that are written with an asset",
        arguments: [
            ("--scale 1,2,1.25", "", 20), ("--to apng --scale 1,3", "--to apng", 1),
            ("--to sheet --max-side 36 --scale 1,2 --extrude 0", "--to sheet", 23),
            ("--to xcassets", "--to xcassets --frames 3", 28),
            ("--to android", "--to android --frames 3", 35), ("--to web", "--to web --frames 1", 3),
            ("--to xcassets --frames 1", "--to xcassets", 4),
        ])
    func others(first: String, second: String, count: Int) async throws {
        _ = try await render("--name a \(first)" + (first.contains("--frames") ? "" : " --frames 10"))
        let line = "--name a \(second)" + (second.contains("--frames") ? "" : " --frames 10")
        let told = try await render(line)
        let files = count == 1 ? "1 file" : "\(count) files"
        #expect(told.contains("Note: \(files) of an earlier render remain"), "\(told)")
        #expect(try await render(line + " --clean").contains("removed \(files)"))
        let cleaned = folder.tree("out")
        try FileManager.default.removeItem(atPath: folder.path + "/out")
        _ = try await render(line)
        #expect(cleaned == folder.tree("out"))
        #expect(
            FileManager.default.subpaths(atPath: folder.path + "/out")?.contains { path in
                folder.names(in: "out/" + path).isEmpty && folder.bytes("out/" + path) == nil
            } == false)
    }

    @Test("sheets' files in other dialects are told and removed, and never somebody's own of the same name")
    func dialects() async throws {
        let dialects = [
            "json-hash", "json-array", "phaser", "aseprite", "cocos2d", "css", "css-strip", "godot", "godot4",
            "libgdx", "qml", "unity", "spindle",
        ]
        for dialect in dialects {
            try? FileManager.default.removeItem(atPath: folder.path + "/out")
            let other = dialect.hasPrefix("godot") ? "css" : "godot"
            _ = try await render("--name a --frames 3 --to sheet --dialect \(dialect)")
            let left = folder.names(in: "out").filter { $0 != "a.png" }
            let told = try await render("--name a --frames 3 --to sheet --dialect \(other)")
            #expect(
                left.count == 1 && told.contains("Note: 1 file of an earlier render remains: \"\(left[0])\""),
                "\(told)")
            let removed = try await render("--name a --frames 3 --to sheet --dialect \(other) --clean")
            #expect(removed.contains("removed 1 file of an earlier render: \"\(left[0])\""), "\(removed)")
            #expect(folder.names(in: "out") == (other == "css" ? ["a.css", "a.png"] : ["a.png", "a.tres"]))
        }
        for name in ["a.css", "a.json", "a.plist", "a.atlas"] {
            folder.put("out/" + name, ".a { background: url(\"a.png\") }")
        }
        let line = "--name a --frames 3 --to sheet --dialect spindle --clean"
        _ = try await render(line)
        #expect(
            folder.names(in: "out").count { ["a.css", "a.json", "a.plist", "a.atlas"].contains($0) } == 4)
    }

    @Test(
        "--clean leaves and tells what was edited or was never written by a render, and --force removes it as well"
    )
    func strangers() async throws {
        _ = try await render("--name a --frames 8")
        folder.put("out/a-0008.png", "mine")
        let file = try #require(FileHandle(forWritingAtPath: folder.path + "/out/a-0005.png"))
        try file.write(contentsOf: Data("edited".utf8))
        try file.close()
        let told = try await render("--name a --frames 3")
        #expect(told.contains("Note: 4 files of an earlier render remain: "), "\(told)")
        let strangers = "2 files with names of an earlier render remain: \"a-0005.png\", \"a-0008.png\"; "
        #expect(told.contains(strangers) && told.contains("add --clean --force to remove them"), "\(told)")
        let cleaned = try await render("--name a --frames 3 --clean")
        #expect(cleaned.contains("removed 4 files") && cleaned.contains(strangers), "\(cleaned)")
        #expect(cleaned.contains("or they were changed since; remove them by hand"), "\(cleaned)")
        #expect(folder.names(in: "out") == [0, 1, 2, 5, 8].map { "a-000\($0).png" })
        // Where the numbers have no gap, they are found again.
        for number in [3, 4, 6, 7] { folder.put("out/a-000\(number).png", "mine") }
        // Nor is one replaced because others are removed.
        folder.put("out/a-0001.png", "mine")
        let refused = try await CLI.run(
            "\(Self.run) --name a --frames 3 --clean".split(separator: " ").map(String.init), in: folder.path)
        #expect(refused.status == 73 && refused.errors.contains("a-0001.png"), "\(refused.errors)")
        let forced = try await render("--name a --frames 3 --clean --force")
        #expect(forced.contains("removed 6 files") && folder.names(in: "out").count == 3, "\(forced)")
    }

    @Test("an edited file right after the new ones is removed by --force beside --clean, as the note says")
    func strangerInReach() async throws {
        _ = try await render("--name a --frames 4")
        folder.put("out/a-0003.png", "edited")
        let cleaned = try await render("--name a --frames 3 --clean")
        #expect(cleaned.contains("or it was changed since; add --force to remove it"), "\(cleaned)")
        let forced = try await render("--name a --frames 3 --clean --force")
        #expect(forced.contains("removed 1 file") && folder.names(in: "out").count == 3, "\(forced)")
    }

    @Test("other formats of the same name are no remains")
    func formats() async throws {
        for format in ["frames --frames 5", "apng", "sheet", "svg", "webp"] {
            #expect(!(try await render("--name a --to \(format) --clean")).contains("earlier"))
        }
        #expect(folder.names(in: "out").count == 10)
    }

    @Test("no link is followed or removed, neither in the place of a file nor of a folder")
    func links() async throws {
        _ = try await render("--name a --frames 2")
        _ = try await render("--name c --frames 9 --to xcassets")
        let manager = FileManager.default
        let outside = folder.path + "/outside"
        #expect(mkdir(outside))
        folder.put("outside/kept.png", "kept")
        try link(folder.path + "/out/a-0002.png", to: outside + "/kept.png")
        let set = "/out/c.xcassets/c-5.imageset"
        try manager.moveItem(atPath: folder.path + set, toPath: outside + "/set")
        try link(folder.path + set, to: outside + "/set")
        let before = folder.tree("outside")
        #expect(!(try await render("--name a --frames 2 --clean")).contains("removed"))
        // Behind the link there may be more, of which nothing is known.
        #expect(try await render("--name c --frames 2 --to xcassets --clean").contains("removed 12 files"))
        #expect(folder.tree("outside") == before && before.count == 5)
        #expect(folder.names(in: "out").contains("a-0002.png"))
    }

    @Test("files under a name that nobody chose are not replaced by others without a word")
    func replaced() async throws {
        #expect(!(try await render("--frames 5")).contains("Note"))
        #expect(!(try await render("--frames 5")).contains("Note"))
        let told = try await render("--frames 5 --color #F00")
        #expect(
            told.contains(#"Note: replaced 4 files of an earlier render that is called "determinate" too"#),
            "\(told)")
        for options in ["--name determinate --color #0F0", "--clean --color #00F"] {
            #expect(!(try await render("--frames 5 " + options)).contains("replaced"))
        }
        let result = try await CLI.succeed(line: "\(Self.run) --frames 2 --json", in: folder.path)
        #expect(result.text.contains("\"replaced 1 file of") && result.text.contains("\"3 files of"))
    }

    #if os(Linux)
        private static let hasStrace = FileManager.default.fileExists(atPath: "/usr/bin/strace")

        @Test(
            "nothing is removed before everything new is there, and what a killed --clean leaves the next one removes",
            .enabled(if: hasStrace))
        func killed() async throws {
            _ = try await render("--name a --frames 9 --color #F00")
            for (call, number) in [("renameat", 2), ("unlinkat", 3)] {
                let result = try await CLI.run(
                    "\(Self.run) --name a --frames 4 --clean --jobs 1".split(separator: " ").map(String.init),
                    shell:
                        "exec strace -f -qq -o /dev/null -e trace=\(call) -e inject=\(call):signal=KILL:when=\(number) \"$@\"",
                    in: folder.path)
                #expect(result.signal == SIGKILL, "\(call): \(result)")
                let frames = folder.names(in: "out").filter { $0.hasPrefix("a-") }
                #expect(frames == frames.indices.map { "a-000\($0).png" })
                #expect(call == "renameat" ? frames.count == 9 : (5...8).contains(frames.count))
            }
            #expect(try await render("--name a --frames 4 --clean").contains("removed"))
            #expect(folder.names(in: "out") == (0..<4).map { "a-000\($0).png" })
        }
    #endif
}

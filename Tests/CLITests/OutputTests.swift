import Foundation
import TestSupport
import Testing

/// What `-o` says of a render: a folder, or a file with its format and its name.
@Suite struct OutputTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private static let loop = "render circular --motion fluent --size 12 --fps 10"
    private static let picture = "render circular --value 0.4 --size 12"

    private static func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

    @Test("up to 24 files go to the current folder by themselves; it is named for more")
    func current() async throws {
        let line = "render circular --value 0:1 --size 12 --frames"
        try await CLI.succeed(line: "\(line) 24", in: folder.path)
        #expect(folder.names().count == 24)
        let refused = try await CLI.run(Self.words("\(line) 25 --name b"), in: folder.path)
        #expect(refused.status == 64 && refused.errors.contains("25 files would land in the current folder"))
        try await CLI.succeed(line: "\(line) 25 --name b -o .", in: folder.path)
        #expect(folder.names().count == 49)
        // Those of catalogs are in a folder of their own.
        try await CLI.succeed(line: "\(line) 25 --name c --to xcassets", in: folder.path)
    }

    @Test("a folder is named without the slashes at its end, and lists may have commas")
    func slashes() async throws {
        let result = try await CLI.succeed(
            line: "\(Self.picture) --name a --sidecar json,txt -o b//", in: folder.path)
        #expect(result.errors.hasPrefix("3 files in b, "), "\(result.errors)")
        #expect(folder.names(in: "b") == ["a-0000.png", "a.a11y.json", "a.txt"])
    }

    @Test("a spec comes from standard input")
    func standardInput() async throws {
        let result = try await CLI.run(
            ["render", "-", "-o", "a.apng"], shell: "echo 'motion: fluent' | \"$@\"", in: folder.path)
        #expect(result.status == 0 && folder.names() == ["a.apng"], "\(result.errors)")
    }

    @Test(
        "the name of a file says the format and the name of the asset, and the file is written exactly there",
        arguments: [
            ("-o out.gif --matte #FFF", "gif --matte #FFF", "out.gif", "out.gif"),
            ("-o out.apng", "apng", "out.apng", "out.apng"),
            ("-o=new/folder/out.webp", "webp", "new/folder/out.webp", "out.webp"),
            ("--out ./out.svg", "svg", "out.svg", "out.svg"),
            ("--output=out.css.svg", "svg-css", "out.css.svg", "out.css.svg"),
            ("-o out.lottie.json", "lottie", "out.lottie.json", "out.lottie.json"),
            ("-o out.avd.xml", "avd", "out.avd.xml", "out.avd.xml"),
            ("-o OUT.GIF --matte #FFF", "gif --matte #FFF", "OUT.GIF", "out.gif"),
            ("-o out.png --frames 1", "frames --frames 1", "out.png", "out-0000.png"),
            ("-o out.png --to apng", "apng", "out.png", "out.apng"),
            ("-o out.svg --to svg-css", "svg-css", "out.svg", "out.css.svg"),
            ("-o out.json --to lottie", "lottie", "out.json", "out.lottie.json"),
            ("-o out.xml --to avd", "avd", "out.xml", "out.avd.xml"),
            ("-o out.gif --matte #FFF --name out --to gif", "gif --matte #FFF", "out.gif", "out.gif"),
            ("-o out.webp --scale 2", "webp --scale 2", "out.webp", "out@2x.webp"),
        ])
    func exactly(options: String, same: String, path: String, own: String) async throws {
        try await CLI.succeed(line: "\(Self.loop) \(options)", in: folder.path)
        try await CLI.succeed(line: "\(Self.loop) --name out -o same --to \(same)", in: folder.path)
        #expect(folder.names(in: "same") == [own])
        let bytes = folder.bytes(path)
        #expect(bytes != nil && bytes == folder.bytes("same/" + own), "\(folder.names())")
        let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        #expect(folder.names(in: parent).filter { $0 != "same" }.count == 1)
    }

    @Test(
        "what makes several files has the one that is named among them",
        arguments: [
            ("-o out.gif --matte #FFF --scale 1,2", ["out.gif", "out@2x.gif"]),
            ("-o out.png --scale 1,2 --frames 1", ["out.png", "out@2x.png"]),
            ("-o out.png --to sheet", ["out.json", "out.png"]),
            ("-o out.json --to sheet --scale 1,2", ["out.json", "out.png", "out@2x.json", "out@2x.png"]),
            ("-o out.webp --sidecar txt", ["out.txt", "out.webp"]),
            ("-o Out.xcassets --frames 2", ["Out.xcassets"]),
        ])
    func several(options: String, files: [String]) async throws {
        for _ in 0..<2 { try await CLI.succeed(line: "\(Self.loop) \(options)", in: folder.path) }
        #expect(folder.names() == files)
        if let catalog = files.first, files.count == 1 {
            #expect(folder.names(in: catalog) == ["Contents.json", "Out-0.imageset", "Out-1.imageset"])
        }
    }

    @Test(
        "a slash at the end, a folder that is there, or no ending that is known make it a folder",
        arguments: ["out.gif/", "there.gif", "there.mp4", "some.folder", ".gif", "out"])
    func folders(path: String) async throws {
        for name in ["there.gif", "there.mp4"] { #expect(mkdir(folder.path + "/" + name)) }
        try await CLI.succeed(line: "\(Self.picture) -o \(path)", in: folder.path)
        #expect(folder.names(in: path) == ["determinate-0000.png"])
    }

    @Test("builds write to folders, of whatever name")
    func builds() async throws {
        folder.put("spindle.yaml", "{version: 1, assets: {a: {value: 0.4, size: 12}}}")
        for _ in 0..<2 { try await CLI.succeed(line: "build -o App.xcassets/", in: folder.path) }
        try await CLI.succeed(line: "build -o App.xcassets", in: folder.path)
        #expect(folder.names(in: "App.xcassets") == [".spindle", "a-0000.png"])
    }

    @Test(
        "where nothing says where to, it is the folder one is in; three ways to write the option mean the same"
    )
    func defaults() async throws {
        try await CLI.succeed(line: Self.picture, in: folder.path)
        #expect(folder.names() == ["determinate-0000.png"])
        folder.put("spindle.yaml", "{version: 1, assets: {a: {value: 0.4, size: 12}}}")
        try await CLI.succeed(line: "build", in: folder.path)
        #expect(folder.names().contains("a-0000.png"))
        for flag in ["-o", "--out", "--output"] {
            try await CLI.succeed(line: "\(Self.picture) \(flag) r\(flag)", in: folder.path)
            try await CLI.succeed(line: "build \(flag) b\(flag)", in: folder.path)
            try await CLI.succeed(line: "curve fluent --fps 10 \(flag) c\(flag)", in: folder.path)
            #expect(folder.names(in: "r\(flag)") == ["determinate-0000.png"])
            #expect(folder.names(in: "b\(flag)") == [".spindle", "a-0000.png"])
            #expect(folder.bytes("c\(flag)")?.isEmpty == false)
        }
    }

    @Test("formats may be a list, and png means frames")
    func lists() async throws {
        try await CLI.succeed(
            line: "\(Self.loop) --name a --frames 2 --to png,apng --to svg -o out", in: folder.path)
        #expect(folder.names(in: "out") == ["a-0000.png", "a-0001.png", "a.apng", "a.svg"])
    }

    @Test("the name of a file stands above what a spec file says of format and name")
    func specFile() async throws {
        folder.put(
            "s.yaml", "{value: 0:1, frames: 9, size: 12, name: ring, to: [sheet, webp], sheet: {columns: 3}}")
        try await CLI.succeed(line: "render s.yaml -o out.apng", in: folder.path)
        #expect(folder.names() == ["out.apng", "s.yaml"])
        // A format that has such files stays.
        folder.put("s.yaml", "{motion: fluent, size: 12, to: svg-css}")
        try await CLI.succeed(line: "render s.yaml -o out.svg", in: folder.path)
        let text = String(decoding: try #require(folder.bytes("out.svg")), as: UTF8.self)
        #expect(text.contains("@keyframes"))
    }

    @Test("a file that is read is not written, nor a pipe, and of a link the target is replaced")
    func inTheWay() async throws {
        try await CLI.succeed(line: "curve fluent --format json -o rows.json", in: folder.path)
        try await CLI.succeed(line: "curve fluent --format yaml -o m.yaml", in: folder.path)
        try FileManager.default.linkItem(
            atPath: folder.path + "/m.yaml", toPath: folder.path + "/m.json")
        let before = folder.bytes("m.yaml")
        let result = try await CLI.run(
            Self.words("render circular --motion m.yaml --to lottie -o m.json"), in: folder.path)
        #expect(result.status == 73 && result.errors.contains("which this command reads"), "\(result.errors)")
        #expect(folder.bytes("m.yaml") == before)
        let pipe = try await CLI.run(
            Self.words("\(Self.loop) -o p.apng"), shell: "mkfifo p.apng && exec \"$@\"", in: folder.path)
        #expect(pipe.status == 73 && pipe.errors.contains("it is a pipe"), "\(pipe.errors)")
        folder.put("target", "kept")
        try link(folder.path + "/l.apng", to: "target")
        try await CLI.succeed(line: "\(Self.loop) -o l.apng", in: folder.path)
        #expect(folder.bytes("target")?.count ?? 0 > 100)
        #expect(try folder.attributes("l.apng")[.type] as? FileAttributeType == .typeSymbolicLink)
    }
}

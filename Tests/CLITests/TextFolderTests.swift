import Foundation
import TestSupport
import Testing

/// What sets texts and the default fonts travel with the program of `make build`, which `make test` runs first.
@Suite(.enabled(if: CLI.release != nil, "make test builds what travels with the program"))
struct TextFolderTests {
    private let folder: WorkFolder
    private static let texts = [
        "Loading data", "Загрузка данных", "جارٍ تحميل البيانات", "טוען נתונים", "डेटा लोड हो रहा है",
        "กำลังโหลดข้อมูลจากเซิร์ฟเวอร์",
    ]

    /// The program in a folder of its own, without what travels with it.
    init() throws {
        folder = try WorkFolder()
        try #require(mkdir(folder.path + "/bin") && mkdir(folder.path + "/lib"))
        try FileManager.default.copyItem(atPath: CLI.program, toPath: folder.path + "/bin/spindle")
    }

    private func addLibraries() throws {
        let source = URL(filePath: CLI.program).resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "../lib/spindle")
        try FileManager.default.copyItem(
            atPath: source.resolvingSymlinksInPath().path, toPath: folder.path + "/lib/spindle")
    }

    /// A picture with a text that breaks into lines, as bytes.
    private func draw(_ text: String, with command: String = "exec bin/spindle \"$@\"") async throws
        -> CLI.Result
    {
        try await CLI.run(
            [
                "render", "circular", "--label", text, "--size", "small", "--value", "0.4", "--to", "png",
                "-o", "-",
            ], shell: "shift; \(command)", in: folder.path)
    }

    @Test("texts look the same to the byte with what travels along as with Debian's own Pango and fonts")
    func sameBytes() async throws {
        var system: [[UInt8]] = []
        for text in Self.texts { system.append(try await draw(text).output) }
        try #require(Set(system).count == Self.texts.count && !system.contains([]))
        try addLibraries()
        for (text, bytes) in zip(Self.texts, system) {
            let result = try await draw(text)
            #expect(result.output == bytes, "\(text): \(result.errors)")
        }
    }

    @Test("the program sets texts where there is nothing but it, libc and the loader")
    func bareRoot() async throws {
        try addLibraries()
        let program = folder.path + "/bin/spindle"
        let needed = try await CLI.run(shell: "shift; ldd '\(program)' | grep -o '/[^ ]*'", in: "/").lines
        let allowed = ["/libc.so", "/libm.so", "/ld-"]
        #expect(needed.allSatisfy { file in allowed.contains { file.contains($0) } })
        for file in needed.map(String.init) {
            let place = URL(filePath: folder.path + file)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: URL(filePath: file).resolvingSymlinksInPath(), to: place)
        }
        for text in Self.texts {
            let result = try await draw(text, with: "exec unshare -r --root=. /bin/spindle \"$@\"")
            #expect(result.errors == "" && result.status == 0)
            #expect(try await draw(text).output == result.output)
        }
    }

    @Test("a file that is missing or damaged is named, and nothing else takes its place")
    func damaged() async throws {
        try addLibraries()
        folder.remove("lib/spindle/fonts/NotoSansHebrew-Bold.ttf")
        #expect(try await draw("Loading").status == 0)
        folder.remove("lib/spindle/fonts/Inter-Medium.otf")
        let font = try await draw("Loading")
        #expect(font.status == 69)
        #expect(
            font.errors.contains(
                "lib/spindle/fonts/Inter-Medium.otf, which came with Spindle and is missing or damaged: "
                    + "install Spindle again"))
        folder.put("lib/spindle/libspindle-text.so", "no library")
        try addFont()
        let library = try await draw("Loading")
        #expect(library.status == 69)
        #expect(library.errors.contains("lib/spindle/libspindle-text.so, which came with Spindle and is"))
    }

    private func addFont() throws {
        try FileManager.default.copyItem(
            atPath: folder.path + "/lib/spindle/fonts/Inter-Regular.otf",
            toPath: folder.path + "/lib/spindle/fonts/Inter-Medium.otf")
    }
}

import Foundation
import Imaging
import TestSupport
import Testing

@Suite struct RenderCircularCommandTests {
    let folder: WorkFolder

    init() throws { folder = try WorkFolder() }

    private func render(_ options: String, to output: String = "out") async throws -> CLI.Result {
        let words = options.split(separator: " ").map(String.init)
        let result = try await CLI.run(["render", "circular", "-o", output] + words, in: folder.path)
        try #require(result.status == 0, "\(options): \(result.errors)")
        return result
    }

    private func report(_ result: CLI.Result) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    }

    @Test("frames are NAME-0000.png on; NAME is the motion's, and scales other than 1 are named")
    func names() async throws {
        _ = try await render("--motion fluent --frames 2")
        _ = try await render("--value 0.4 --name ring --scale 1,1.5,2")
        _ = try await render("--frames 1 --scale 0.25")
        #expect(
            folder.names(in: "out") == [
                "fluent-0000.png", "fluent-0001.png", "material-advance-0000@0.25x.png", "ring-0000.png",
                "ring-0000@1.5x.png", "ring-0000@2x.png",
            ])
    }

    @Test("pixels are points × scale, rounded up", arguments: [(48.0, 1.0), (10.1, 1.5), (1, 0.25), (7, 3)])
    func pixels(size: Double, scale: Double) async throws {
        let result = try await render("--size \(size) --scale \(scale) --frames 1 --name a --json")
        let json = try report(result)
        let files = try #require(json["files"] as? [[String: Any]])
        let name = try #require(files.first?["name"] as? String)
        let picture = try folder.picture("out/" + name)
        let side = Int((size * scale).rounded(.up))
        #expect(picture.width == side && picture.height == side)
    }

    @Test("the default is one loop at 60 frames a second, 48 points, as frames")
    func defaults() async throws {
        let result = try await render("--motion fluent")
        #expect(folder.names(in: "out").count == 90)
        #expect(result.output.isEmpty)
        #expect(try folder.picture("out/fluent-0089.png").width == 48)
    }

    @Test("a value means the determinate indicator: nothing at 0, a closed ring at 1, 101 frames between")
    func values() async throws {
        _ = try await render("--value 0:1 --name a")
        #expect(folder.names(in: "out").count == 101)
        let empty = try folder.picture("out/a-0000.png")
        #expect(empty.bytes.allSatisfy { $0 == 0 })
        // A ring without a seam is its own mirror image, upside down and left to right.
        let full = try folder.picture("out/a-0100.png")
        for y in 0..<48 {
            for x in 0..<48 {
                #expect(full[x, y] == full[47 - x, y] && full[x, y] == full[x, 47 - y])
            }
        }
        // A quarter covers the upper right only; round caps reach a little beyond it.
        let quarter = try folder.picture("out/a-0025.png")
        #expect(quarter[41, 7].alpha > 0 && quarter[41, 40].alpha == 0 && quarter[6, 7].alpha == 0)
    }

    @Test("--json lists what was written, with the sizes of the files; without it, a line for people")
    func json() async throws {
        let result = try await render("--motion fluent --frames 3 --to frames --to sheet --json")
        let json = try report(result)
        #expect(json["name"] as? String == "fluent" && json["frames"] as? Int == 3)
        #expect(json["loops"] as? Bool == true && json["fps"] as? Double == 2)
        #expect(json["folder"] as? String == "out")
        let files = try #require(json["files"] as? [[String: Any]])
        #expect(files.compactMap { $0["name"] as? String } == folder.names(in: "out"))
        for file in files {
            let name = try #require(file["name"] as? String)
            #expect(file["bytes"] as? Int == folder.bytes("out/" + name)?.count)
            #expect(file["changed"] as? Bool == true)
        }
        #expect(result.errors.isEmpty)
        let again = try await report(render("--motion fluent --frames 3 --to frames --to sheet --json"))
        let unchanged = try #require(again["files"] as? [[String: Any]])
        #expect(unchanged.count == 5 && unchanged.allSatisfy { $0["changed"] as? Bool == false })
        let people = try await render("--motion fluent --frames 3")
        #expect(people.output.isEmpty && people.errors.hasPrefix("3 files in out, "))
    }

    @Test("-o - writes the one file to standard output, when there is one")
    func standardOutput() async throws {
        _ = try await render("--value 0.4")
        let result = try await render("--value 0.4", to: "-")
        #expect(result.output == folder.bytes("out/determinate-0000.png"))
        #expect(result.errors.isEmpty)
    }

    @Test("a missing folder is created, with those above it")
    func missingFolder() async throws {
        _ = try await render("--frames 1", to: "a/b c/\u{E4}")
        #expect(folder.names(in: "a/b c/\u{E4}") == ["material-advance-0000.png"])
    }

    @Test("formats that are given twice count once; several scales and formats go together")
    func combinations() async throws {
        let result = try await render(
            "--frames 2 --to sheet --to sheet --to frames --scale 1,2,1 --dialect css --dialect css --tag x=0:1 --tag x=0:1 --name a"
        )
        #expect(!result.errors.contains("Note: "))
        #expect(
            folder.names(in: "out") == [
                "a-0000.png", "a-0000@2x.png", "a-0001.png", "a-0001@2x.png", "a.css", "a.png",
                "a@2x.png",
            ])
    }

    @Test(
        "names that nobody can type or read are refused",
        arguments: [
            "a\nb", "a\u{7F}", "a\u{202E}gnp", String(repeating: "n", count: 300),
            String(repeating: "\u{E4}", count: 101),
        ])
    func refused(name: String) async throws {
        try await expectRefusal(
            ["render", "circular", "--frames", "1", "-o", "out", "--name", name], 64, "--name")
    }

    @Test("unusual but possible names work")
    func unusualNames() async throws {
        for name in ["\u{E4}\u{1F600}", "a b", "1.5", "a@2x", String(repeating: "n", count: 200)] {
            let arguments = ["render", "circular", "--frames", "1", "-o", "out", "--name", name]
            let result = try await CLI.run(arguments, in: folder.path)
            #expect(result.status == 0, "\(name): \(result.errors)")
            #expect(folder.bytes("out/\(name)-0000.png") != nil)
        }
    }
}

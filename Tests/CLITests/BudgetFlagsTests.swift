import Foundation
import TestSupport
import Testing

/// Issue 23: `--max-bytes` and `--preset` as they are typed.
@Suite struct BudgetFlagsTests {
    @Test(
        "a file fits, and what was given up is told; where none fits, the status is 78 and nothing is written"
    )
    func budgets() async throws {
        let folder = try WorkFolder()
        let base = ["render", "fluent", "--size", "24", "--to", "gif", "--name", "a", "-o"]
        let small = try await CLI.run(base + [folder.path + "/out", "--max-bytes", "4k"])
        #expect(small.status == 0, "\(small.errors)")
        #expect(small.errors.contains("of at most 4000 bytes"))
        let size = try FileManager.default.attributesOfItem(atPath: folder.path + "/out/a.gif")[.size] as? Int
        #expect(try #require(size) <= 4000)
        let none = try await CLI.run(base + [folder.path + "/none", "--max-bytes", "100"])
        #expect(none.status == 78)
        #expect(none.errors.contains("the nearest is ") && none.errors.contains("use --max-bytes "))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/none/a.gif"))
    }

    @Test("notes and errors call the file what it is called")
    func names() async throws {
        let folder = try WorkFolder()
        let base = [
            "render", "fluent", "--size", "12", "--scale", "3", "-o", folder.path + "/slides.gif",
            "--max-bytes",
        ]
        for (limit, status) in [("20k", 0), ("100", 78)] as [(String, Int32)] {
            let result = try await CLI.run(base + [limit])
            #expect(result.status == status)
            #expect(
                result.errors.contains("slides.gif") && !result.errors.contains("@3x"), "\(result.errors)")
        }
        let device = try await CLI.run([
            "render", "fluent", "--size", "12", "--scale", "3", "--to", "carray", "-o",
            folder.path + "/slides.h",
        ])
        #expect(device.errors.contains("the pixels in slides.h take "), "\(device.errors)")
    }

    @Test("the catalog lists presets with their limits and sources")
    func list() async throws {
        let result = try await CLI.run(["list", "presets", "--json"])
        #expect(result.status == 0)
        let json = try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any]
        let presets = try #require(json?["presets"] as? [[String: Any]])
        #expect(
            presets.map { $0["name"] as? String } == [
                "slack-emoji", "discord-emoji", "telegram-sticker", "email",
            ])
        #expect(presets.map { $0["max_bytes"] as? Int } == [128_000, 256_000, 65_536, 500_000])
    }
}

import Foundation
import Imaging
import TestSupport
import Testing

/// Assets of a manifest, drawn and of files, on one atlas.
@Suite struct AtlasBuildTests {
    let folder: WorkFolder

    init() throws {
        folder = try WorkFolder()
        for number in 0..<3 { try put("coin/coin\(number).png", 20, 14, number) }
        try put("ui/gem.png", 16, 16, 5)
        try put("ui/sword.png", 40, 10, 6)
        manifest()
    }

    private func put(_ name: String, _ width: Int, _ height: Int, _ number: Int) throws {
        var encoder = try PNGEncoder()
        var file: [UInt8] = []
        encoder.encode(
            Bitmap(width, height) { x, y in Color(UInt8(6 * x), UInt8(6 * y), UInt8(20 * number), 255) },
            into: &file)
        folder.put(name, file)
    }

    /// Two variants of an atlas: one for each theme, with coins that are the same in both.
    private func manifest(
        members: String = "[spinner, coins, loose]", themes: String = "[material-light, material-dark]",
        more: String = ""
    ) {
        folder.put(
            "spindle.yaml",
            """
            version: 1
            assets:
              spinner: {motion: fluent, size: 18, frames: 4, matrix: {theme: [material-light, material-dark]}}
              coins: {pack: coin/, delay: 80}
              loose: {pack: 'ui/*.png'}
              other: {motion: mui, size: 12, frames: 2, to: frames}
              game: {atlas: \(members), to: sheet, matrix: {theme: \(themes)}\(more)}

            """)
    }

    private func build(_ words: String...) async throws -> CLI.Result {
        try await CLI.run(["build", "-o", "out"] + words, in: folder.path)
    }

    private var files: [String] { folder.names(in: "out").filter { !$0.hasPrefix(".") } }

    private struct Atlas: Decodable {
        let frames: [String: Frame]
        let animations: [String: [String]]
        struct Frame: Decodable { let duration: Double }
    }

    private func atlas(_ name: String) throws -> Atlas {
        try JSONDecoder().decode(Atlas.self, from: Data(#require(folder.bytes("out/" + name), "\(name)")))
    }

    @Test(
        "each theme has an atlas of its own with its spinner; parts of an atlas write nothing themselves, unless they say to"
    )
    func variants() async throws {
        #expect(try await build().status == 0)
        #expect(
            files == [
                "game-material-dark.json", "game-material-dark.png", "game-material-light.json",
                "game-material-light.png", "other-0000.png", "other-0001.png",
            ])
        for theme in ["light", "dark"] {
            let found = try atlas("game-material-\(theme).json")
            #expect(found.animations.keys.sorted() == ["coins", "spinner"])
            #expect(found.animations["spinner"]?.count == 4)
            let names = ["coins/coin0.png", "gem.png", "sword.png", "spinner-0000.png"]
            #expect(names.allSatisfy { found.frames[$0] != nil }, "\(found.frames.keys)")
            #expect(found.frames["coins/coin1.png"]?.duration == 80)
        }
        #expect(folder.bytes("out/game-material-light.png") != folder.bytes("out/game-material-dark.png"))
    }

    @Test("a part that says to is written as well, and is a part all the same")
    func both() async throws {
        manifest(members: "[other, coins]")
        #expect(try await build().status == 0)
        #expect(files.contains("other-0000.png"))
        #expect(try atlas("game-material-dark.json").animations.keys.sorted() == ["coins", "other"])
    }

    @Test(
        "an atlas without a matrix has all variants of its parts, and a pattern takes the assets that it matches"
    )
    func everything() async throws {
        folder.put(
            "spindle.yaml",
            """
            version: 1
            assets:
              bar-a: {motion: fluent, size: 18, frames: 2, matrix: {theme: [material-light, material-dark]}}
              bar-b: {motion: mui, size: 12, frames: 3}
              game: {atlas: 'bar-*', to: sheet}

            """)
        #expect(try await build().status == 0)
        #expect(files == ["game.json", "game.png"])
        #expect(
            try atlas("game.json").animations.mapValues(\.count) == [
                "bar-a-material-dark": 2, "bar-a-material-light": 2, "bar-b": 3,
            ])
    }

    @Test("what is wrong with the parts of an atlas stands where the atlas does, with the remedy")
    func refusals() async throws {
        for (members, themes, more, told) in [
            ("[spiner]", "[material-light]", "", "assets.game: there is no asset \"spiner\""),
            ("['x-*']", "[material-light]", "", "no other asset matches the pattern \"x-*\""),
            ("[game]", "[material-light]", "", "\"game\" is an atlas itself; name its assets"),
            (
                "[spinner]", "[material-light, fiori-dark]", "",
                "\"spinner\" has no variant with theme fiori-dark; add it to its matrix, or leave the asset out"
            ),
            (
                "[coins]", "[material-light]", ", pivot: 'nope=0,1'",
                "\"nope\" is no animation or sprite of this atlas"
            ),
            ("[coins]", "[material-light]", ", to: gif", "gif shows one animation"),
        ] {
            manifest(members: members, themes: themes, more: more)
            if more.contains("gif") {
                let text = String(decoding: folder.bytes("spindle.yaml")!, as: UTF8.self)
                folder.put("spindle.yaml", text.replacing("to: sheet, ", with: ""))
            }
            let result = try await build()
            #expect(result.status == 65 && result.errors.contains(told), "\(members): \(result.errors)")
            #expect(!files.contains { $0.hasPrefix("game") })
        }
    }

    @Test(
        "an atlas is out of date where one of its parts is: pixels, a name, a new file, an option; and only then",
        arguments: ["pixels", "loose pixels", "name", "new", "option"])
    func outOfDate(change: String) async throws {
        #expect(try await build().status == 0)
        #expect(try await build("--check").status == 0)
        switch change {
        case "pixels": try put("coin/coin1.png", 20, 14, 9)
        case "loose pixels": try put("ui/gem.png", 16, 16, 9)
        case "name":
            folder.put("ui/blade.png", folder.bytes("ui/sword.png")!)
            folder.remove("ui/sword.png")
            // The order is the same, with other names.
            folder.put("ui/agem.png", folder.bytes("ui/gem.png")!)
            folder.remove("ui/gem.png")
        case "new": try put("coin/coin3.png", 20, 14, 9)
        default:
            let text = String(decoding: folder.bytes("spindle.yaml")!, as: UTF8.self)
            folder.put("spindle.yaml", text.replacing("delay: 80", with: "delay: 90"))
        }
        let checked = try await build("--check")
        #expect(checked.status == 1, "\(checked.errors)")
        for theme in ["light", "dark"] {
            #expect(
                checked.errors.contains(
                    "game-material-\(theme) is out of date: changed since it was built: the assets of the atlas"
                )
                    || checked.text.contains(
                        "game-material-\(theme) is out of date: changed since it was built: the assets of the atlas"
                    ),
                "\(checked.errors)\(checked.text)")
        }
        let again = try await build()
        #expect(again.errors.contains("2 rendered, 1 up to date"), "\(again.errors)")
        #expect(try await build("--check").status == 0)
    }

    @Test("a change of one theme is a change of its atlas alone; --only builds an atlas with all its parts")
    func only() async throws {
        #expect(try await build("--only", "game-material-dark").status == 0)
        #expect(files == ["game-material-dark.json", "game-material-dark.png"])
        #expect(try atlas("game-material-dark.json").animations.keys.sorted() == ["coins", "spinner"])
        folder.remove("out")
        #expect(try await build("--only", "game").status == 0)
        #expect(files.count == 4 && !files.contains { $0.hasPrefix("other") })
    }

    @Test("shards make the same files as one build, whatever the number of threads")
    func shards() async throws {
        #expect(try await build("--jobs", "1").status == 0)
        for shard in ["1/2", "2/2"] {
            try await CLI.succeed("build", "-o", "parts", "--shard", shard, in: folder.path)
        }
        for name in files { #expect(folder.bytes("out/" + name) == folder.bytes("parts/" + name), "\(name)") }
    }
}

import Formats
import Foundation
import Requests
import Testing

/// Animations and sprites of other programs and a drawn one come out of one atlas as they went in: pixels, names, order, times,
/// plays, pivots and borders, by the rules of each reader.
@Suite struct AtlasReaderTests {
    private static let options: [(name: String, change: @Sendable (inout SheetSpec) -> Void)] = [
        ("plain", { _ in }), ("trimmed", { $0.trim = .frame }),
        ("gaps", { ($0.trim, $0.padding, $0.border, $0.extrude) = (.frame, 1, 2, 1) }),
        ("animation", { $0.trim = .animation }),
        ("premultiplied", { ($0.alpha, $0.sides) = (.premultiplied, .powerOfTwo) }),
        ("kept", { $0.keepsDuplicates = true }),
    ]

    private static let severalPages: [(name: String, change: @Sendable (inout SheetSpec) -> Void)] = [
        ("pages", { $0.maxSide = 48 }),
        ("pages-trimmed", { ($0.maxSide, $0.trim, $0.extrude) = (52, .frame, 1) }),
    ]

    private func read(_ cases: [[String: Any]], in folder: URL, with script: String) throws {
        let list = folder.appending(path: "cases.json")
        try JSONSerialization.data(withJSONObject: cases).write(to: list)
        _ = try Reader.python.run([Reader.script(script), list.path])
    }

    @Test(
        "readers cut every frame out of an atlas as its file shows it, and find its animation, time, plays and marks",
        arguments: SheetDialect.all.filter { ![.css, .cssStrip, .godot, .qml].contains($0) }.map(\.name))
    func cut(name: String) throws {
        let dialect = try SheetDialect.named(name)
        try FileManager.default.withTemporaryFolder { folder in
            let sources = try AtlasCase.Sources(in: folder)
            var cases: [[String: Any]] = []
            for (option, change) in Self.options + (dialect == .aseprite ? [] : Self.severalPages) {
                // Elsewhere pages become no smaller by it.
                let turns = dialect.turn != nil && !["animation", "premultiplied", "pages"].contains(option)
                for rotates in turns ? [false, true] : [false] {
                    let made = try AtlasCase("\(option)-\(rotates)", of: sources) {
                        change(&$0)
                        $0.dialects = [dialect]
                        if rotates { $0.rotates = true }
                    }
                    cases.append(made.facts(name))
                }
            }
            try read(cases, in: folder, with: "sheet_frames.py")
        }
    }

    @Test(
        "what a dialect holds of neither times, plays, tags, pivots nor borders, a note tells; and no other")
    func notes() throws {
        // By what the independent readers look for.
        let lost = [
            "json-hash": [], "json-array": [], "phaser": [], "aseprite": [], "spindle": [],
            "cocos2d": ["frame rates", "tags", "borders"], "libgdx": ["frame rates", "tags", "pivots"],
            "unity": ["frame rates", "tags"], "godot4": ["forever", "pivots", "borders"],
        ]
        try FileManager.default.withTemporaryFolder { folder in
            let sources = try AtlasCase.Sources(in: folder)
            for (name, words) in lost {
                let made = try AtlasCase(name, of: sources) { $0.dialects = [try! .named(name)] }
                #expect(made.notes.count == words.count, "\(name): \(made.notes)")
                for word in words {
                    #expect(made.notes.contains { $0.contains(word) && $0.hasPrefix(name) }, "\(made.notes)")
                }
            }
        }
    }

    @Test("Godot 3 loads an atlas and finds each animation and sprite, its rate, and every frame's pixels")
    func godot() throws {
        try Reader.godot.requireInstalled()
        try FileManager.default.withTemporaryFolder { folder in
            let sources = try AtlasCase.Sources(in: folder)
            var cases: [[String: Any]] = []
            for (option, change) in Self.options + Self.severalPages where option != "premultiplied" {
                let made = try AtlasCase(
                    option, of: sources, delays: ["coin": 80, "boom": 50, "blink": 100]
                ) {
                    change(&$0)
                    $0.dialects = [.godot]
                }
                cases.append(try made.godotFacts())
            }
            try read(cases, in: folder, with: "godot_frames.py")
        }
    }

    @Test(
        "Chromium shows each class of an atlas at its size, in its time, as often as it plays; calm ones rest"
    )
    func css() throws {
        try Reader.chromium.requireInstalled()
        try FileManager.default.withTemporaryFolder { folder in
            let sources = try AtlasCase.Sources(in: folder)
            var cases: [[String: Any]] = []
            let options: [(name: String, change: @Sendable (inout SheetSpec) -> Void)] = [
                ("plain", { _ in }), ("gaps", { ($0.padding, $0.border, $0.extrude) = (1, 2, 1) }),
                ("kept", { $0.keepsDuplicates = true }),
            ]
            for (option, change) in options {
                // A class has one size, so that a folder of several is left out.
                let made = try AtlasCase(
                    option, of: sources, delays: ["coin": 80], without: ["boom"], hasMarks: false
                ) {
                    change(&$0)
                    $0.dialects = [.css]
                }
                #expect(made.notes.isEmpty, "\(made.notes)")
                cases.append(try made.styleFacts())
            }
            try read(cases, in: folder, with: "chromium_css.py")
        }
    }
}

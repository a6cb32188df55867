import Drawing
import Formats
import Foundation
import Jobs
import MotionCore
import Requests
import Testing

/// Every frame that a reader cuts out of a sheet is the frame that stands alone, by the rules of each
/// reader as an independent program encodes them.
@Suite struct SheetReaderTests {
    /// Requests that change what is in the metadata, by name.
    static let options: [(name: String, change: @Sendable (inout SheetSpec) -> Void)] = [
        ("plain", { _ in }),
        ("gaps", { ($0.padding, $0.border, $0.extrude) = (2, 3, 1) }),
        ("trim-frame", { ($0.trim, $0.padding, $0.extrude) = (.frame, 1, 1) }),
        (
            "trim-animation",
            {
                ($0.trim, $0.tags) = (
                    .animation,
                    [
                        .init(name: "a", from: 0, to: 4),
                        .init(name: "b", from: 3, to: 6, direction: .reverse),
                        .init(name: "c", from: 8, to: 8),
                    ]
                )
            }
        ),
        ("trim-sheet", { ($0.trim, $0.columns, $0.extrude) = (.sheet, 5, 2) }),
        (
            "tags",
            {
                $0.tags = [
                    .init(name: "a", from: 0, to: 3), .init(name: "b", from: 2, to: 9, direction: .reverse),
                    .init(name: "c", from: 1, to: 5, direction: .pingpong),
                    .init(name: "d", from: 7, to: 8, direction: .pingpong),
                ]
            }
        ),
        ("premultiplied", { ($0.alpha, $0.trim, $0.sides) = (.premultiplied, .frame, .powerOfTwo) }),
        ("bleed", { ($0.bleeds, $0.trim, $0.extrude, $0.sides) = (true, .frame, 1, .multiple(of: 4)) }),
        ("square", { ($0.isSquare, $0.sides, $0.layout) = (true, .powerOfTwo, .columns) }),
        ("strip", { ($0.layout, $0.padding) = (.strip, 1) }),
    ]

    static let severalPages: [(name: String, change: @Sendable (inout SheetSpec) -> Void)] = [
        ("pages", { ($0.maxSide, $0.padding) = (60, 1) }),
        ("pages-trim", { ($0.maxSide, $0.trim, $0.extrude) = (64, .frame, 1) }),
        (
            "pages-tags",
            {
                ($0.maxSide, $0.tags) = (
                    50,
                    [.init(name: "a", from: 0, to: 3), .init(name: "b", from: 2, to: 9, direction: .reverse)]
                )
            }
        ),
    ]

    /// What is rendered: an arc that turns, in two colors and twice as large; and values in four steps, so that many
    /// frames are alike and the first one is empty.
    static let indicators: [(name: String, change: SheetCase.IndicatorChange)] = [
        ("arc", { _ in }),
        (
            "two",
            {
                ($0.trackPaint, $0.colors, $0.scales) = (
                    .color(Color(rgba: 0xFF00_0050)), [Color(rgba: 0x1234_5678)], [2]
                )
            }
        ),
        (
            "values",
            {
                $0.animation.motion = nil
                ($0.animation.value, $0.animation.easing) = (ValueSpan(from: 0, to: 1), .steps(Steps(4)))
            }
        ),
    ]

    @Test(
        "readers cut the frames out of the sheet that stand alone",
        arguments: SheetDialect.all.filter { ![.css, .cssStrip, .godot, .qml].contains($0) }.map(\.name))
    func cut(name: String) throws {
        let dialect = try SheetDialect.named(name)
        try FileManager.default.withTemporaryFolder { folder in
            var cases: [[String: Any]] = []
            for (indicator, change) in Self.indicators {
                for (option, sheet) in Self.options + (dialect == .aseprite ? [] : Self.severalPages) {
                    let made = try SheetCase("\(indicator)-\(option)", in: folder, indicator: change) {
                        sheet(&$0)
                        $0.dialects = [dialect]
                        // Pages are measured in pixels, and at scale 2 a frame has twice as many.
                        if indicator == "two", let side = $0.maxSide { $0.maxSide = 2 * side }
                    }
                    cases.append(made.facts(name))
                }
            }
            try read(cases, in: folder, with: "sheet_frames.py")
        }
    }

    @Test(
        "readers turn frames back that lie on the page clockwise, or counterclockwise for libGDX",
        arguments: SheetDialect.all.filter { $0.turn != nil }.map(\.name))
    func turned(name: String) throws {
        let indicators: [(name: String, change: SheetCase.IndicatorChange)] = [
            ("arc", { ($0.extent, $0.animation.motion, $0.animation.frames) = (16, .value(.fluent), 5) }),
            (
                "values",
                {
                    ($0.animation.motion, $0.animation.value) = (nil, ValueSpan(from: 0, to: 1))
                    $0.animation.easing = .linear
                    ($0.trackPaint, $0.scales) = (.none, [2])
                }
            ),
        ]
        let options: [(name: String, change: @Sendable (inout SheetSpec) -> Void)] = [
            ("plain", { _ in }), ("extruded", { ($0.extrude, $0.padding) = (2, 1) }),
            ("premultiplied", { $0.alpha = .premultiplied }), ("bled", { $0.bleeds = true }),
        ]
        let dialect = try SheetDialect.named(name)
        try FileManager.default.withTemporaryFolder { folder in
            var cases: [[String: Any]] = []
            for (indicator, change) in indicators {
                for (option, sheet) in options {
                    let made = try SheetCase("\(indicator)-\(option)", in: folder, indicator: change) {
                        sheet(&$0)
                        ($0.trim, $0.rotates, $0.dialects) = (.frame, true, [dialect])
                    }
                    var facts = made.facts(name)
                    let count = made.job.timeline.count
                    if indicator == "values" {
                        facts["values"] = (0..<count).map { Double($0) / Double(count - 1) }
                    }
                    cases.append(facts)
                }
            }
            try read(cases, in: folder, with: "sheet_frames.py")
        }
    }

    @Test("the independent reader is no rubber stamp: a frame that is one pixel off fails")
    func rejects() throws {
        try FileManager.default.withTemporaryFolder { folder in
            let made = try SheetCase("off", in: folder) { $0.dialects = [.jsonHash] }
            let file = made.folder.appending(path: "spin.json")
            let text = try String(contentsOf: file, encoding: .utf8)
            let first = try #require(text.firstRange(of: "\"x\": 27"))
            try text.replacingCharacters(in: first, with: "\"x\": 28").write(
                to: file, atomically: true, encoding: .utf8)
            #expect(throws: Reader.Failure.self) {
                try read([made.facts("json-hash")], in: folder, with: "sheet_frames.py")
            }
        }
    }

    private func read(
        _ cases: [[String: Any]], in folder: URL, with script: String, _ arguments: String...
    ) throws {
        let list = folder.appending(path: "cases.json")
        try JSONSerialization.data(withJSONObject: cases).write(to: list)
        _ = try Reader.python.run([Reader.script(script), list.path] + arguments)
    }

    @Test("Godot 3 loads the resource and finds each animation, its timing, and every frame's pixels")
    func godot() throws {
        try Reader.godot.requireInstalled()
        try FileManager.default.withTemporaryFolder { folder in
            var cases: [[String: Any]] = []
            for (indicator, change) in Self.indicators {
                for (option, sheet) in Self.options + Self.severalPages {
                    let made = try SheetCase("\(indicator)-\(option)", in: folder, indicator: change) {
                        sheet(&$0)
                        $0.dialects = [.godot]
                        if indicator == "two", let side = $0.maxSide { $0.maxSide = 2 * side }
                    }
                    cases.append(try made.godotFacts())
                }
            }
            try read(cases, in: folder, with: "godot_frames.py")
        }
    }

    /// Requests whose stylesheets differ, and the densities of screens to look at them on.
    static let styles:
        [(
            name: String, indicator: SheetCase.IndicatorChange,
            sheet: @Sendable (inout SheetSpec) -> Void, densities: [Double]
        )] = [
            ("grid", { _ in }, { _ in }, [1]),
            ("columns", { _ in }, { ($0.layout, $0.padding, $0.border) = (.columns, 1, 2) }, [1]),
            ("strip", { _ in }, { ($0.layout, $0.extrude) = (.strip, 1) }, [1]),
            ("ragged", { _ in }, { $0.columns = 5 }, [1]),
            (
                "tags", { _ in },
                {
                    $0.tags = [
                        .init(name: "row", from: 4, to: 7),
                        .init(name: "back", from: 2, to: 6, direction: .reverse),
                        .init(name: "both", from: 1, to: 5, direction: .pingpong),
                        .init(name: "one", from: 3, to: 3),
                    ]
                }, [1]
            ),
            ("scales", { $0.scales = [2, 1] }, { $0.padding = 1 }, [1, 2]),
            ("uneven", { ($0.scales, $0.extent) = ([1, 1.5], 25) }, { $0.columns = 4 }, [1, 1.5]),
            ("run", indicators[2].change, { $0.sides = .powerOfTwo }, [1]),
            (
                "run tags", indicators[2].change,
                {
                    $0.tags = [
                        .init(name: "up", from: 0, to: 9),
                        .init(name: "down", from: 0, to: 9, direction: .reverse),
                    ]
                }, [1]
            ),
            ("name", { $0.name = "7 up! #é%(1) .,+" }, { _ in }, [1]),
            (
                "bleed", { ($0.trackPaint, $0.stroke) = (.color(Color(rgba: 0xFF00_0050)), 6) },
                { $0.bleeds = true }, [1]
            ),
        ]

    @Test(
        "Chromium plays each stylesheet: at every time the right frame, and a message where motion is unwelcome"
    )
    func css() throws {
        try Reader.chromium.requireInstalled()
        try FileManager.default.withTemporaryFolder { folder in
            var cases: [[String: Any]] = []
            for (name, indicator, sheet, densities) in Self.styles {
                let made = try SheetCase(name, in: folder, indicator: indicator) {
                    sheet(&$0)
                    $0.dialects = [.css]
                }
                for density in densities {
                    let suffix = density == 1 ? "" : density == 2 ? "@2x" : "@1.5x"
                    cases.append(try made.styleFacts(density: density, suffix: suffix))
                }
            }
            try read(cases, in: folder, with: "chromium_css.py")
        }
    }

    @Test("Chromium shows the right frame of each strip at every time, and paints nothing while it plays")
    func strips() throws {
        try Reader.chromium.requireInstalled()
        try FileManager.default.withTemporaryFolder { folder in
            var cases: [[String: Any]] = []
            for (name, indicator, sheet, _) in Self.styles
            where !["scales", "uneven", "bleed"].contains(name) {
                let made = try SheetCase("strip-\(name)", in: folder, indicator: indicator) {
                    sheet(&$0)
                    $0.dialects = [.cssStrip]
                }
                cases.append(try made.styleFacts(density: 1, suffix: ""))
            }
            try read(cases, in: folder, with: "chromium_css.py")
            // A background that changes its position is painted for each frame, or the count would prove nothing.
            let loop: SheetCase.IndicatorChange = {
                ($0.animation.motion, $0.animation.frames) = (.value(.fluent), nil)
            }
            let plain = try SheetCase("plain", in: folder, indicator: loop) { $0.dialects = [.css] }
            let moved = try SheetCase("moved", in: folder, indicator: loop) { $0.dialects = [.cssStrip] }
            let strip = moved.folder.path + "/spin.css=2"
            let script = Reader.script("chromium_paints.py")
            let said = try Reader.python.run([script, plain.folder.path + "/spin.css=1000", strip])
            let counts = String(decoding: said, as: UTF8.self).matches(of: /: (\d+) paints/).compactMap {
                Int($0.1)
            }
            #expect(counts.count == 2 && counts[0] > 10 && counts[1] <= 2, "\(counts)")
        }
    }
}

import Formats
import Foundation
import MotionCore
import Requests
import Testing

/// The published schema describes what the dialect `spindle` writes, and nothing else.
@Suite struct SheetSchemaTests {
    private static let schema = Reader.root.appending(
        path: "Sources/Spindle/Schemas/sheet.schema.json")

    /// Which of the texts the schema accepts, by name, judged by Python's jsonschema.
    private func verdicts(_ texts: [String: String]) throws -> [String: Bool] {
        var verdicts: [String: Bool] = [:]
        try FileManager.default.withTemporaryFolder { folder in
            var paths: [String] = []
            for (name, text) in texts {
                let file = folder.appending(path: name + ".json")
                try text.write(to: file, atomically: true, encoding: .utf8)
                paths.append(file.path)
            }
            let output = try Reader.python.run(
                [Reader.script("schema.py"), Self.schema.path] + paths.sorted())
            for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
                let words = line.split(separator: " ")
                verdicts[String(words[0])] = words[1] == "yes"
            }
        }
        return verdicts
    }

    private func text(
        in folder: URL, _ name: String, _ indicator: SheetCase.IndicatorChange,
        _ sheet: (inout SheetSpec) -> Void
    ) throws -> String {
        let made = try SheetCase(name, in: folder, indicator: indicator) {
            sheet(&$0)
            $0.dialects = [.spindle]
        }
        let file = made.folder.appending(path: "spin\(made.suffix).spindle.json")
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test("the schema accepts the metadata of every kind of sheet")
    func good() throws {
        try FileManager.default.withTemporaryFolder { folder in
            var texts: [String: String] = [:]
            for (indicator, change) in SheetReaderTests.indicators {
                for (option, sheet) in SheetReaderTests.options {
                    let name = "\(indicator)-\(option)"
                    texts[name] = try text(in: folder, name, change, sheet)
                }
            }
            texts["subcycle"] = try text(
                in: folder, "subcycle",
                {
                    ($0.animation.motion, $0.animation.frames, $0.formats) = (
                        .value(.materialWeb), nil, [.sheet]
                    )
                },
                { $0.loop = .subcycle })
            #expect(texts["subcycle"]?.contains("\"rotationPerWrap\": 216") == true)
            let verdicts = try verdicts(texts)
            #expect(verdicts.count == texts.count)
            #expect(verdicts.filter { !$0.value }.isEmpty)
        }
    }

    /// What to replace in a good text, by what, to make it wrong.
    static let wrong = [
        ("version", "\"version\": 1", "\"version\": 2"), ("format", "spindle-sheet", "sheet"),
        ("missing", "  \"fps\": 120,\n", ""), ("more", "\"fps\": 120", "\"fps\": 120, \"speed\": 1"),
        ("state", "\"state\": \"determinate\"", "\"state\": \"busy\""),
        ("values", "\"state\": \"determinate\"", "\"state\": \"indeterminate\""),
        ("value", "\"value\": 0.25", "\"value\": 1.25"), ("no-value", ", \"value\": 0.25", ""),
        ("digest", "\"sha256\": \"", "\"sha256\": \"0"), ("path", "\"file\": \"", "\"file\": \"../"),
        ("width", "\"w\": 24", "\"w\": 0"), ("place", "{\"x\": 27,", "{\"x\": -24,"),
        ("fraction", "{\"x\": 27,", "{\"x\": 24.5,"), ("direction", "\"forward\"", "\"pingpong_reverse\""),
        ("original", "\"duplicateOf\": 0", "\"duplicateOf\": \"0\""),
    ]

    @Test("the schema refuses what has one thing wrong")
    func bad() throws {
        try FileManager.default.withTemporaryFolder { folder in
            let good = try text(in: folder, "good", SheetReaderTests.indicators[2].change) { _ in }
                .replacing(/"fps": [0-9.]+/, with: "\"fps\": 120")
            var texts = ["good": good]
            for (name, old, new) in Self.wrong {
                let range = try #require(good.firstRange(of: old), "\(name)")
                texts[name] = good.replacingCharacters(in: range, with: new)
            }
            let verdicts = try verdicts(texts)
            #expect(verdicts.filter(\.value).map(\.key) == ["good"])
            #expect(verdicts.count == texts.count)
        }
    }
}

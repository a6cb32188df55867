import Foundation
import Platform
import Testing

@testable import Builds
@testable import Files

/// The published schema and our reader must agree on what a manifest is.
@Suite struct ManifestSchemaTests {
    static let good: [String: String] = [
        "map": "{version: 1, assets: {a: {motion: fluent}, b: }}",
        "list": "{version: 1, assets: [{name: a, motion: fluent, folder: x/y}]}",
        "json": #"{"version": 1, "defaults": {"scale": [1, 2], "folder": "f"}, "assets": {"a": {}}}"#,
        "themes":
            "{version: 1, themes: {brand: {base: fiori-dark, gap: 1}}, assets: {a: {theme: brand}}}",
        "matrix":
            "{version: 1, assets: {a: {value: 0.5, matrix: {direction: [ltr, rtl], label: {en: Load, de: Laden}, os: {ios: {size: 20}, web: {size: 24, sheet: {columns: 4}}}}}}}",
        "free": "{version: 1, x-any: &any {frames: 2}, assets: {a: *any}}",
        "vars": "{version: 1, vars: {big: 20, word: Load}, assets: {a: {label: 'a ${word}'}}}",
        "default-matrix":
            "{version: 1, defaults: {naming: '{name}-{direction}', matrix: {direction: [ltr, rtl]}}, assets: {a: {matrix: {direction: ~}}, b: }}",
        "kinds":
            "{version: 1, defaults: {circular: {size: 20}, linear: {height: 6}, pack: {to: sheet, delay: 40, sheet: {columns: 2}}}, assets: {a: }}",
        "naming": "{version: 1, assets: {a: {naming: '{name}-{size}', matrix: {size: [20, large]}}}}",
    ]

    static let bad: [String: String] = [
        "no-version": "assets: {a: }", "version": "{version: 2, assets: {a: }}",
        "version-text": "{version: '1', assets: {a: }}", "key": "{version: 1, asset: {a: }}",
        "option": "{version: 1, assets: {a: {sise: 3}}}", "range": "{version: 1, assets: {a: {fps: 0}}}",
        "unnamed": "{version: 1, assets: [{motion: fluent}]}",
        "free-inside": "{version: 1, assets: {a: {x-b: 1}}}",
        "vars-list": "{version: 1, vars: {a: [1]}, assets: {a: }}",
        "vars-name": "{version: 1, vars: {a b: 1}, assets: {a: }}",
        "kind-option": "{version: 1, defaults: {pack: {size: 3}}, assets: {a: }}",
        "kind-indicator": "{version: 1, defaults: {linear: {indicator: circular}}, assets: {a: }}",
        "extends": "{version: 1, extends: [a.yaml], assets: {a: }}",
        "named-twice": "{version: 1, assets: {a: {name: b}}}",
        "theme": "{version: 1, themes: {brand: {gap: 1}}, assets: {a: }}",
        "axis": "{version: 1, assets: {a: {matrix: {derection: [ltr]}}}}",
        "axis-empty": "{version: 1, assets: {a: {matrix: {direction: []}}}}",
        "bundle": "{version: 1, assets: {a: {matrix: {os: {ios: {sise: 3}}}}}}",
        "bundle-text": "{version: 1, assets: {a: {matrix: {os: {ios: small}}}}}",
        "asset-word": "{version: 1, assets: {a: {compression: smal}}}",
        "default-option": "{version: 1, defaults: {sise: 3}, assets: {a: }}",
        "bundle-value": "{version: 1, assets: {a: {matrix: {os: {ios: {fps: 0}}}}}}",
        "axis-value": "{version: 1, assets: {a: {matrix: {direction: [up]}}}}",
        "default-name": "{version: 1, defaults: {name: b}, assets: {a: }}",
        "includes": "{version: 1, includes: {a: b}, assets: {a: }}", "list": "[1]",
    ]

    @Test("the schema and the reader accept the same manifests")
    func agreement() throws {
        let files = Self.good.merging(Self.bad.map { ("bad-" + $0, $1) }) { first, _ in first }
        let verdicts = try SchemaVerdicts.of(files.mapValues { Array($0.utf8) }, "manifest.schema.json")
        #expect(verdicts.count == files.count)
        try FileManager.default.withTemporaryFolder { folder in
            for (name, text) in files {
                let isGood = Self.good[name] != nil
                #expect(verdicts[name] == isGood, "the schema on \(name)")
                let file = folder.appending(path: name + ".yaml")
                try Data(text.utf8).write(to: file)
                let inputs = InputFiles()
                let plan = try? BuildPlan(
                    Manifest.read(file.path, inputs: inputs), inputs: inputs, workers: Workers(count: 1))
                #expect((plan != nil) == isGood, "the reader on \(name)")
            }
        }
    }

    @Test("the starter manifest is one that the schema accepts")
    func starter() throws {
        let verdicts = try SchemaVerdicts.of(
            ["starter": Array(StarterManifest.text.utf8)], "manifest.schema.json")
        #expect(verdicts == ["starter": true])
    }

    @Test("every option can be an axis, and nothing else is named")
    func axes() throws {
        let file = Reader.root.appending(path: "Sources/Spindle/Schemas/manifest.schema.json")
        let json = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        var object: [String: Any]? = json
        for key in ["$defs", "matrix", "properties"] { object = object?[key] as? [String: Any] }
        #expect(Set((object ?? [:]).keys) == Set(ManifestSyntax.optionKeys))
    }
}
